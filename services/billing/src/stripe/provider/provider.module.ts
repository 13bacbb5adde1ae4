import { Module } from '@nestjs/common';
import { CONFIG } from '@cosmic/platform/platform.tokens';
import type { BillingConfig, BillingWorkerConfig } from '../../config';
import { Catalogue } from './catalogue';
import { CustomerReader } from './customer-reader';
import { Provider } from './provider';
import { Refunds } from './refunds';

/** Stripe, and what is asked of it. */
@Module({
  providers: [
    Catalogue,
    CustomerReader,
    Refunds,
    {
      provide: Provider,
      inject: [CONFIG],
      useFactory: (config: BillingConfig | BillingWorkerConfig) =>
        new Provider(
          config,
          'STRIPE_WEBHOOK_SECRET' in config ? config.STRIPE_WEBHOOK_SECRET : undefined,
        ),
    },
  ],
  exports: [Catalogue, CustomerReader, Refunds, Provider],
})
export class ProviderModule {}
