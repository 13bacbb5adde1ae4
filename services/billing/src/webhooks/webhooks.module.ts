import { Module } from '@nestjs/common';
import { SyncModule } from '../customers/sync.module';
import { ProviderModule } from '../provider/provider.module';
import { RecordsModule } from '../records.module';
import { WebhooksController } from './webhooks.controller';
import { WebhooksService } from './webhooks.service';

/** Notices of Stripe. */
@Module({
  imports: [ProviderModule, RecordsModule, SyncModule],
  controllers: [WebhooksController],
  providers: [WebhooksService],
})
export class WebhooksModule {}
