import { Injectable } from '@nestjs/common';
import { readingsEvents } from '@cosmic/contracts/readings';
import { onEvent, type EventHandler } from '@cosmic/platform/outbox/event-consumers';
import { ToolLogEntity } from './tool-log.entity';

/** One line per finished reading, written from the event that tells of it. */
@Injectable()
export class ToolLogsProjection {
  readonly handler: EventHandler = onEvent(
    readingsEvents.completed,
    async (reading, transaction) => {
      await transaction.getRepository(ToolLogEntity).insert({
        userId: reading.actor.kind === 'member' ? reading.actor.id : null,
        generationId: reading.generationId,
        toolType: reading.toolType,
        inputData: reading.params as object,
        responseText: reading.content,
        tokensUsed: reading.tokensUsed,
        processingTimeMs: reading.processingTimeMs,
      });
    },
  );
}
