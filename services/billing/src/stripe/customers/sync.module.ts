import { Module } from '@nestjs/common';
import { ProviderModule } from '../provider/provider.module';
import { RecordsModule } from '../../records.module';
import { Addresses } from './addresses';
import { AddressesProjection } from './addresses.projection';
import { CustomerSync } from './customer-sync';
import { DueCustomers } from './due-customers';
import { SyncQueueModule } from './sync-queue.module';
import { SyncProcessor } from './sync.processor';

/** Brings what is known of customers in line with Stripe. */
@Module({
  imports: [ProviderModule, RecordsModule],
  providers: [CustomerSync, Addresses, AddressesProjection],
  exports: [CustomerSync, Addresses],
})
export class SyncModule {}

/** Does so for whoever is due, in the worker. */
@Module({
  imports: [ProviderModule, RecordsModule, SyncModule, SyncQueueModule],
  providers: [DueCustomers, SyncProcessor],
})
export class SyncWorkModule {}
