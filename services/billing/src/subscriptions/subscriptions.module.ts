import { Module } from '@nestjs/common';
import { SyncModule } from '../customers/sync.module';
import { RecordsModule } from '../records.module';
import { SubscriptionsController } from './subscriptions.controller';
import { SubscriptionsService } from './subscriptions.service';

/** Where members stand. */
@Module({
  imports: [RecordsModule, SyncModule],
  controllers: [SubscriptionsController],
  providers: [SubscriptionsService],
})
export class SubscriptionsModule {}
