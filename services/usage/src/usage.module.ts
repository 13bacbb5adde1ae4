import { Module } from '@nestjs/common';
import { EventConsumersModule } from '@cosmic/platform/outbox/event-consumers.module';
import { MemberDataModule } from '@cosmic/platform/members/member-data.module';
import { FiguresModule } from './figures/figures.module';
import { MEMBER_TABLES } from './members/member-tables';
import { ToolLogsModule } from './tool-logs/tool-logs.module';

/** What the usage service is made of. */
@Module({
  imports: [
    EventConsumersModule.of('usage'),
    FiguresModule,
    MemberDataModule.of('usage', MEMBER_TABLES),
    ToolLogsModule,
  ],
})
export class UsageModule {}
