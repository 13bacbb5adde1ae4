import { Module, type DynamicModule } from '@nestjs/common';
import { EventConsumersModule } from '@cosmic/platform/outbox/event-consumers.module';
import { CheckoutController } from './checkout/checkout.controller';
import { CheckoutService } from './checkout/checkout.service';
import { CheckoutsRepository } from './checkout/checkouts.repository';
import type { BillingConfig } from './config';
import { Addresses } from './customers/addresses';
import { CustomerSync } from './customers/customer-sync';
import { CustomersRepository } from './customers/customers.repository';
import { SyncLoop } from './customers/sync-loop';
import { InvoicesController } from './invoices/invoices.controller';
import { InvoicesRepository } from './invoices/invoices.repository';
import { InvoicesService } from './invoices/invoices.service';
import { MembersController } from './members/members.controller';
import { MembersProjection } from './members/members.projection';
import { MembersRepository } from './members/members.repository';
import { MembersService } from './members/members.service';
import { PlansController } from './plans/plans.controller';
import { PlansRepository } from './plans/plans.repository';
import { PlansService } from './plans/plans.service';
import { PortalController } from './portal/portal.controller';
import { PortalService } from './portal/portal.service';
import { Catalogue } from './provider/catalogue';
import { CustomerReader } from './provider/customer-reader';
import { Provider } from './provider/provider';
import { Undoing } from './provider/undoing';
import { Reconciler } from './reconciliation/reconciler';
import { ReconciliationsRepository } from './reconciliation/reconciliations.repository';
import { SubscriptionsController } from './subscriptions/subscriptions.controller';
import { SubscriptionsRepository } from './subscriptions/subscriptions.repository';
import { SubscriptionsService } from './subscriptions/subscriptions.service';
import { WebhookEventsRepository } from './webhooks/webhook-events.repository';
import { WebhooksController } from './webhooks/webhooks.controller';
import { WebhooksService } from './webhooks/webhooks.service';

/** What the service is made of. */
@Module({})
export class BillingModule {
  static with(config: BillingConfig): DynamicModule {
    return {
      module: BillingModule,
      imports: [EventConsumersModule.of('billing')],
      controllers: [
        PlansController,
        SubscriptionsController,
        CheckoutController,
        PortalController,
        InvoicesController,
        WebhooksController,
        MembersController,
      ],
      providers: [
        PlansService,
        PlansRepository,
        SubscriptionsService,
        SubscriptionsRepository,
        CheckoutService,
        CheckoutsRepository,
        PortalService,
        InvoicesService,
        InvoicesRepository,
        WebhooksService,
        WebhookEventsRepository,
        MembersService,
        MembersRepository,
        MembersProjection,
        Reconciler,
        ReconciliationsRepository,
        CustomerSync,
        Addresses,
        CustomersRepository,
        SyncLoop,
        Catalogue,
        CustomerReader,
        Undoing,
        { provide: Provider, useValue: new Provider(config, config.STRIPE_WEBHOOK_SECRET) },
      ],
    };
  }
}
