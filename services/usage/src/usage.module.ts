import { Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { Nats } from '@cosmic/platform/nats/nats-connection';
import { EventConsumers } from '@cosmic/platform/outbox/event-consumers';
import { LOG } from '@cosmic/platform/platform.module';
import { FiguresController } from './figures/figures.controller';
import { FiguresProjection } from './figures/figures.projection';
import { FiguresRepository } from './figures/figures.repository';
import { FiguresService } from './figures/figures.service';
import { MembersController } from './members/members.controller';
import { MembersProjection } from './members/members.projection';
import { MembersRepository } from './members/members.repository';
import { MembersService } from './members/members.service';
import { ToolLogsProjection } from './tool-logs/tool-logs.projection';

@Module({
  controllers: [FiguresController, MembersController],
  providers: [
    FiguresProjection,
    FiguresRepository,
    FiguresService,
    ToolLogsProjection,
    MembersProjection,
    MembersService,
    MembersRepository,
    {
      provide: EventConsumers,
      inject: [ToolLogsProjection, MembersProjection, FiguresProjection, DataSource, Nats, LOG],
      useFactory: (
        logs: ToolLogsProjection,
        members: MembersProjection,
        figures: FiguresProjection,
        database: DataSource,
        nats: Nats,
        log: Logger,
      ) =>
        new EventConsumers(
          'usage',
          [logs.handler, members.handler, ...figures.handlers],
          database,
          nats,
          log,
        ),
    },
  ],
})
export class UsageModule {}
