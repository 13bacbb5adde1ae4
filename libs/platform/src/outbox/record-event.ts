import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { EventContract } from '@cosmic/contracts/message';
import { currentTrace, traceFrom } from '../trace';

/**
 * Writes an event beside the change it tells of, in the caller's transaction:
 * both are there or neither. The relay sends it on after the commit.
 */
export async function recordEvent<Payload extends z.ZodType>(
  transaction: EntityManager,
  contract: EventContract<Payload>,
  payload: z.input<Payload>,
): Promise<void> {
  await transaction.query(
    'INSERT INTO outbox (id, subject, payload, trace) VALUES ($1, $2, $3, $4)',
    [
      randomUUID(),
      contract.subject,
      JSON.stringify(contract.payload.parse(payload)),
      currentTrace() ?? traceFrom(undefined),
    ],
  );
}
