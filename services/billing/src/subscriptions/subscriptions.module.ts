import { Module } from '@nestjs/common';
import { SyncQueueModule } from '../stripe/customers/sync-queue.module';
import { RecordsModule } from '../records.module';
import { SubscriptionsController } from './subscriptions.controller';
import { SubscriptionsService } from './subscriptions.service';

/** Where members stand. */
@Module({
  imports: [RecordsModule, SyncQueueModule],
  controllers: [SubscriptionsController],
  providers: [SubscriptionsService],
})
export class SubscriptionsModule {}
