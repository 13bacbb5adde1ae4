import { Module, type DynamicModule } from '@nestjs/common';
import { KeyRing } from '@cosmic/platform/crypto/key-ring';
import { SealedValues } from '@cosmic/platform/crypto/sealed-values';
import { EventConsumersModule } from '@cosmic/platform/outbox/event-consumers.module';
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
      imports: [EventConsumersModule.of('usage')],
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
      ],
    };
  }
}
