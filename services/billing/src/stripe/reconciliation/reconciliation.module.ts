import { Module } from '@nestjs/common';
import { ProviderModule } from '../provider/provider.module';
import { RecordsModule } from '../../records.module';
import { Reconciler } from './reconciler';

/** The nightly comparison of everybody with Stripe. */
@Module({
  imports: [ProviderModule, RecordsModule],
  providers: [Reconciler],
})
export class ReconciliationModule {}
