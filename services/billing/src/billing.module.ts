import { Module } from '@nestjs/common';
import { EventConsumersModule } from '@cosmic/platform/outbox/event-consumers.module';
import { QueuesModule } from '@cosmic/platform/queue/queues.module';
import { CheckoutModule } from './stripe/checkout/checkout.module';
import { InvoicesModule } from './invoices/invoices.module';
import { MembersModule } from './members/members.module';
import { PlansModule } from './plans/plans.module';
import { PortalModule } from './stripe/portal/portal.module';
import { SubscriptionsModule } from './subscriptions/subscriptions.module';
import { WebhooksModule } from './stripe/webhooks/webhooks.module';

/** What the billing service is made of. */
@Module({
  imports: [
    EventConsumersModule.of('billing'),
    QueuesModule.forService(),
    CheckoutModule,
    InvoicesModule,
    MembersModule,
    PlansModule,
    PortalModule,
    SubscriptionsModule,
    WebhooksModule,
  ],
})
export class BillingModule {}
