import { Module } from '@nestjs/common';
import { SyncQueueModule } from '../customers/sync-queue.module';
import { ProviderModule } from '../provider/provider.module';
import { RecordsModule } from '../../records.module';
import { WebhooksController } from './webhooks.controller';
import { WebhooksService } from './webhooks.service';

/** Notices of Stripe. */
@Module({
  imports: [ProviderModule, RecordsModule, SyncQueueModule],
  controllers: [WebhooksController],
  providers: [WebhooksService],
})
export class WebhooksModule {}
