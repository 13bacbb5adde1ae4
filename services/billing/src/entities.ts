import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { ForgottenMemberEntity } from '@cosmic/platform/members/forgotten-member.entity';
import { EVENT_ENTITIES } from '@cosmic/platform/outbox/entities';
import { CheckoutEntity } from './stripe/checkout/checkout.entity';
import { CustomerEntity } from './stripe/customers/customer.entity';
import { InvoiceEntity } from './invoices/invoice.entity';
import { PlanEntity } from './plans/plan.entity';
import { ReconciliationEntity } from './stripe/reconciliation/reconciliation.entity';
import { SubscriptionEntity } from './subscriptions/subscription.entity';
import { WebhookEventEntity } from './stripe/webhooks/webhook-event.entity';

/** An entity for every table of the service's schema. */
export const entities: readonly EntityTarget<ObjectLiteral>[] = [
  ...EVENT_ENTITIES,
  CheckoutEntity,
  CustomerEntity,
  ForgottenMemberEntity,
  InvoiceEntity,
  PlanEntity,
  ReconciliationEntity,
  SubscriptionEntity,
  WebhookEventEntity,
];
