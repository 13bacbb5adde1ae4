import { Module } from '@nestjs/common';
import { ProviderModule } from '../provider/provider.module';
import { RecordsModule } from '../records.module';
import { Addresses } from './addresses';
import { AddressesProjection } from './addresses.projection';
import { CustomerSync } from './customer-sync';
import { SyncLoop } from './sync-loop';

/** Brings what is known of customers in line with Stripe. */
@Module({
  imports: [ProviderModule, RecordsModule],
  providers: [CustomerSync, SyncLoop, Addresses, AddressesProjection],
  exports: [CustomerSync, SyncLoop, Addresses],
})
export class SyncModule {}
