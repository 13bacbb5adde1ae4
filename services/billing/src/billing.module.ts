import { Module } from '@nestjs/common';
import { EventConsumersModule } from '@cosmic/platform/outbox/event-consumers.module';
import { CheckoutModule } from './checkout/checkout.module';
import { InvoicesModule } from './invoices/invoices.module';
import { MembersModule } from './members/members.module';
import { PlansModule } from './plans/plans.module';
import { PortalModule } from './portal/portal.module';
import { ReconciliationModule } from './reconciliation/reconciliation.module';
import { SubscriptionsModule } from './subscriptions/subscriptions.module';
import { WebhooksModule } from './webhooks/webhooks.module';

/** What the billing service is made of. */
@Module({
  imports: [
    EventConsumersModule.of('billing'),
    CheckoutModule,
    InvoicesModule,
    MembersModule,
    PlansModule,
    PortalModule,
    ReconciliationModule,
    SubscriptionsModule,
    WebhooksModule,
  ],
})
export class BillingModule {}
