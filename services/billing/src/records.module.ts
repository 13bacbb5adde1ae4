import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CheckoutEntity } from './checkout/checkout.entity';
import { CheckoutsRepository } from './checkout/checkouts.repository';
import { CustomerEntity } from './customers/customer.entity';
import { CustomersRepository } from './customers/customers.repository';
import { InvoiceEntity } from './invoices/invoice.entity';
import { InvoicesRepository } from './invoices/invoices.repository';
import { PlansRepository } from './plans/plans.repository';
import { ReconciliationEntity } from './reconciliation/reconciliation.entity';
import { ReconciliationsRepository } from './reconciliation/reconciliations.repository';
import { SubscriptionEntity } from './subscriptions/subscription.entity';
import { SubscriptionsRepository } from './subscriptions/subscriptions.repository';
import { WebhookEventEntity } from './webhooks/webhook-event.entity';
import { WebhookEventsRepository } from './webhooks/webhook-events.repository';

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
