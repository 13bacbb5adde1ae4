import { Module } from '@nestjs/common';
import { EventConsumersModule } from '@cosmic/platform/outbox/event-consumers.module';
import { LateErasureModule } from '@cosmic/platform/members/late-erasure.module';
import { MemberDataModule } from '@cosmic/platform/members/member-data.module';
import { QueuesModule } from '@cosmic/platform/queue/queues.module';
import { RetentionModule } from '@cosmic/platform/retention/retention.module';
import { ScheduleModule } from '@cosmic/platform/schedule/schedule.module';
import { FiguresModule } from './figures/figures.module';
import { MEMBER_TABLES } from './members/member-tables';
import { RETENTION } from './retention/rules';
import { ToolLogsModule } from './tool-logs/tool-logs.module';

/** What the usage service is made of. */
@Module({
  imports: [
    EventConsumersModule.of('usage'),
    QueuesModule.forService(),
    ScheduleModule.of('usage'),
    RetentionModule.of(RETENTION),
    FiguresModule,
    LateErasureModule.of(MEMBER_TABLES),
    MemberDataModule.of('usage', MEMBER_TABLES),
    ToolLogsModule,
  ],
})
export class UsageModule {}
