import { Module, type DynamicModule } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { KeyRing } from '@cosmic/platform/crypto/key-ring';
import { SealedValues } from '@cosmic/platform/crypto/sealed-values';
import { Nats } from '@cosmic/platform/nats/nats-connection';
import { EventConsumers } from '@cosmic/platform/outbox/event-consumers';
import { LOG } from '@cosmic/platform/platform.module';
import type { UsageConfig } from './config';
import { FiguresController } from './figures/figures.controller';
import { FiguresProjection } from './figures/figures.projection';
import { FiguresRepository } from './figures/figures.repository';
import { FiguresService } from './figures/figures.service';
import { MembersController } from './members/members.controller';
import { MembersProjection } from './members/members.projection';
import { MembersRepository } from './members/members.repository';
import { MembersService } from './members/members.service';
import { ToolLogsSealing } from './tool-logs/tool-logs-sealing';
import { ToolLogsProjection } from './tool-logs/tool-logs.projection';
import { ToolLogsRepository } from './tool-logs/tool-logs.repository';

/** What the usage service is made of. */
@Module({})
export class UsageModule {
  static with(config: UsageConfig): DynamicModule {
    return {
      module: UsageModule,
      controllers: [FiguresController, MembersController],
      providers: [
        FiguresProjection,
        FiguresRepository,
        FiguresService,
        ToolLogsProjection,
        ToolLogsRepository,
        ToolLogsSealing,
        MembersProjection,
        MembersService,
        MembersRepository,
        {
          provide: SealedValues,
          useValue: new SealedValues(new KeyRing(config.USAGE_DATA_SECRET, 'tool-logs')),
        },
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
              [...logs.handlers, members.handler, ...figures.handlers],
              database,
              nats,
              log,
            ),
        },
      ],
    };
  }
}
