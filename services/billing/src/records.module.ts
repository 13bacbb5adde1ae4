import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CheckoutEntity } from './stripe/checkout/checkout.entity';
import { CheckoutsRepository } from './stripe/checkout/checkouts.repository';
import { CustomerEntity } from './stripe/customers/customer.entity';
import { CustomersRepository } from './stripe/customers/customers.repository';
import { InvoiceEntity } from './invoices/invoice.entity';
import { InvoicesRepository } from './invoices/invoices.repository';
import { PlansRepository } from './plans/plans.repository';
import { ReconciliationEntity } from './stripe/reconciliation/reconciliation.entity';
import { ReconciliationsRepository } from './stripe/reconciliation/reconciliations.repository';
import { SubscriptionEntity } from './subscriptions/subscription.entity';
import { SubscriptionsRepository } from './subscriptions/subscriptions.repository';
import { WebhookEventEntity } from './stripe/webhooks/webhook-event.entity';
import { WebhookEventsRepository } from './stripe/webhooks/webhook-events.repository';

const repositories = [
  CheckoutsRepository,
  CustomersRepository,
  InvoicesRepository,
  PlansRepository,
  ReconciliationsRepository,
  SubscriptionsRepository,
  WebhookEventsRepository,
];

/** What billing keeps, a repository for each table: synchronisation writes most of them together. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      CheckoutEntity,
      CustomerEntity,
      InvoiceEntity,
      ReconciliationEntity,
      SubscriptionEntity,
      WebhookEventEntity,
    ]),
  ],
  providers: repositories,
  exports: repositories,
})
export class RecordsModule {}
