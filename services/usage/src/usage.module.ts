import { Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { Nats } from '@cosmic/platform/nats/nats-connection';
import { EventConsumers } from '@cosmic/platform/outbox/event-consumers';
import { LOG } from '@cosmic/platform/platform.module';
import { ToolLogsProjection } from './tool-logs/tool-logs.projection';

@Module({
  providers: [
    ToolLogsProjection,
    {
      provide: EventConsumers,
      inject: [ToolLogsProjection, DataSource, Nats, LOG],
      useFactory: (logs: ToolLogsProjection, database: DataSource, nats: Nats, log: Logger) =>
        new EventConsumers('usage', [logs.handler], database, nats, log),
    },
  ],
})
export class UsageModule {}
