import { Injectable } from '@nestjs/common';
import { readingsEvents } from '@cosmic/contracts/readings';
import { onEvents, type EventHandler } from '@cosmic/platform/outbox/event-consumers';
import { FiguresRepository } from '../figures/figures.repository';
import { MembersRepository } from '../members/members.repository';
import { ToolLogEntity } from './tool-log.entity';

/** One line per finished reading, and one more in the day's figures, from the event that tells of it. */
@Injectable()
export class ToolLogsProjection {
  readonly handler: EventHandler;

  constructor(members: MembersRepository, figures: FiguresRepository) {
    this.handler = onEvents(readingsEvents.completed, async (happenings, transaction) => {
      await figures.add(
        transaction,
        happenings.map(({ payload: { toolType }, at }) => ({
          at,
          figure: 'readings',
          name: toolType,
          value: 1,
        })),
      );
      const logs = [];
      for (const { payload: reading } of happenings) {
        const userId = reading.actor.kind === 'member' ? reading.actor.id : null;
        if (userId !== null && (await members.isErased(transaction, userId))) continue;
        logs.push({
          userId,
          generationId: reading.generationId,
          toolType: reading.toolType,
          inputData: reading.params as object,
          responseText: reading.content,
          tokensUsed: reading.tokensUsed,
          processingTimeMs: reading.processingTimeMs,
        });
      }
      if (logs.length > 0) await transaction.getRepository(ToolLogEntity).insert(logs);
    });
  }
}
