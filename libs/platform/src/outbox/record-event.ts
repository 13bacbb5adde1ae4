import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { EventContract } from '@cosmic/contracts/message';
import { orderedId } from '../database/ordered-id';
import { currentOrNewTrace } from '../trace';

/** The row of an event in the outbox: what {@link EVENT_COLUMNS} hold, in their order. */
export type EventRow = readonly [id: string, subject: string, payload: string, trace: string];

export const EVENT_COLUMNS = 'id, subject, payload, trace';

/**
 * Writes an event beside the change it tells of, in the caller's transaction:
 * both are there or neither. The relay sends it on after the commit.
 */
export async function recordEvent<Payload extends z.ZodType>(
  transaction: EntityManager,
  contract: EventContract<Payload>,
  payload: z.input<Payload>,
): Promise<void> {
  await transaction.query(`INSERT INTO outbox (${EVENT_COLUMNS}) VALUES ($1, $2, $3, $4)`, [
    ...eventRow(contract, payload),
  ]);
}

/** An event for a statement that writes it together with the change it tells of. */
export function eventRow<Payload extends z.ZodType>(
  contract: EventContract<Payload>,
  payload: z.input<Payload>,
): EventRow {
  return [
    orderedId(),
    contract.subject,
    JSON.stringify(contract.payload.parse(payload)),
    currentOrNewTrace(),
  ];
}
