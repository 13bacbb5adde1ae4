import { Module } from '@nestjs/common';
import { LateErasureModule } from '@cosmic/platform/members/late-erasure.module';
import { QueuesModule } from '@cosmic/platform/queue/queues.module';
import { PROCESSED_EVENTS } from '@cosmic/platform/retention/retention-rule';
import { RetentionModule } from '@cosmic/platform/retention/retention.module';
import { ScheduleModule } from '@cosmic/platform/schedule/schedule.module';
import { SyncWorkModule } from './stripe/customers/sync.module';
import { MEMBER_TABLES } from './members/member-tables';
import { ReconciliationModule } from './stripe/reconciliation/reconciliation.module';

/** What the process that keeps up with Stripe is made of. */
@Module({
  imports: [
    QueuesModule.forWorker(),
    ScheduleModule.of('billing'),
    RetentionModule.of([PROCESSED_EVENTS]),
    LateErasureModule.of(MEMBER_TABLES),
    ReconciliationModule,
    SyncWorkModule,
  ],
})
export class BillingWorkerModule {}
