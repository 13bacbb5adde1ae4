import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { MAX_TOLD, readings, readingsEvents } from '@cosmic/contracts/readings/readings';
import { ForgottenMembers } from '@cosmic/platform/members/forgotten-members';
import { RpcClient } from '@cosmic/platform/nats/rpc-client';
import {
  EventProjection,
  onEvent,
  onEvents,
  type DeliveredEvent,
} from '@cosmic/platform/outbox/event-handler';
import { FiguresRepository } from '../figures/figures.repository';
import { ToolLogsRepository, type ToolLog } from './tool-logs.repository';

type Completed = z.output<typeof readingsEvents.completed.payload>;
type Told = z.output<typeof readings.told.reply>['generations'][number];

/**
 * One line per finished reading, and one more in the day's figures, from the event that tells of it.
 * The event holds neither parameters nor text: they are asked of readings, and a reading that is gone
 * by then is counted and not logged. While readings is away the event waits.
 */
@Injectable()
export class ToolLogsProjection extends EventProjection {
  readonly handlers;

  constructor(
    forgotten: ForgottenMembers,
    logs: ToolLogsRepository,
    private readonly rpc: RpcClient,
    figures: FiguresRepository,
  ) {
    super();
    this.handlers = [
      onEvents(readingsEvents.completed, async (delivered, transaction) => {
        await figures.add(transaction, delivered.map(counted));
        await logs.lockOwners(transaction);
        const told = await this.told(delivered);
        const lines = delivered.flatMap(({ payload }) => lineOf(payload, told) ?? []);
        const gone = await forgotten.among(
          transaction,
          lines.flatMap(({ userId }) => userId ?? []),
        );
        await logs.insert(
          transaction,
          lines.filter(({ userId }) => userId === null || !gone.has(userId)),
        );
      }),
      onEvent(
        readingsEvents.handedOver,
        async ({ userId, generationIds }, transaction) => {
          await logs.lockOwners(transaction);
          if (await forgotten.has(transaction, userId)) {
            await logs.erase(transaction, generationIds);
          } else {
            await logs.handOver(transaction, userId, generationIds);
          }
        },
        { evenOfForgotten: true },
      ),
      onEvent(readingsEvents.erased, ({ generationIds }, transaction) =>
        logs.erase(transaction, generationIds),
      ),
    ];
  }

  private async told(delivered: readonly DeliveredEvent<Completed>[]): Promise<Map<string, Told>> {
    const ids = delivered.map(({ payload }) => payload.generationId);
    const told = new Map<string, Told>();
    for (let at = 0; at < ids.length; at += MAX_TOLD) {
      const asked = { ids: ids.slice(at, at + MAX_TOLD) };
      const { generations } = await this.rpc.send(readings.told, null, asked);
      for (const generation of generations) told.set(generation.id, generation);
    }
    return told;
  }
}

function counted({ payload: { toolType }, at }: DeliveredEvent<Completed>) {
  return { at, figure: 'readings', name: toolType, value: 1 } as const;
}

function lineOf(completed: Completed, told: ReadonlyMap<string, Told>): ToolLog | undefined {
  const reading = told.get(completed.generationId);
  return (
    reading && {
      userId: reading.actor.kind === 'member' ? reading.actor.id : null,
      generationId: completed.generationId,
      toolType: completed.toolType,
      inputData: reading.params,
      responseText: reading.content,
      tokensUsed: completed.tokensUsed,
      processingTimeMs: completed.processingTimeMs,
    }
  );
}
