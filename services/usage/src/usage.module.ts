import { Module } from '@nestjs/common';
import { EventConsumersModule } from '@cosmic/platform/outbox/event-consumers.module';
import { FiguresModule } from './figures/figures.module';
import { MembersModule } from './members/members.module';
import { ToolLogsModule } from './tool-logs/tool-logs.module';

/** What the usage service is made of. */
@Module({
  imports: [EventConsumersModule.of('usage'), FiguresModule, ToolLogsModule, MembersModule],
})
export class UsageModule {}
