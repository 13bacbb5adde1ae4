import { Body, Controller, Headers } from '@nestjs/common';
import {
  billing,
  type Invoice,
  type PaidPlan,
  type PlanList,
  type Subscription,
} from '@cosmic/contracts/billing';
import { AppError } from '@cosmic/contracts/errors';
import { routes } from '@cosmic/contracts/http';
import type { Actor } from '@cosmic/contracts/message';
import { RpcClient } from '@cosmic/platform/nats/rpc-client';
import { KeepsRawBody } from '../http/raw-body';
import { Serves } from '../http/serves';
import { CurrentActor } from '../session/actor';

@Controller()
export class BillingController {
  constructor(private readonly rpc: RpcClient) {}

  @Serves(routes.listPlans)
  plans(): Promise<PlanList> {
    return this.rpc.send(billing.plans, null, {});
  }

  @Serves(routes.getSubscription)
  subscription(@CurrentActor() actor: Actor): Promise<Subscription> {
    return this.rpc.send(billing.subscription, actor, {});
  }

  @Serves(routes.createCheckout)
  checkout(
    @CurrentActor() actor: Actor,
    @Body({ schema: routes.createCheckout.body }) body: { plan: PaidPlan },
  ): Promise<{ url: string }> {
    return this.rpc.send(billing.checkout, actor, body);
  }

  @Serves(routes.openPortal)
  portal(@CurrentActor() actor: Actor): Promise<{ url: string }> {
    return this.rpc.send(billing.portal, actor, {});
  }

  @Serves(routes.listInvoices)
  invoices(@CurrentActor() actor: Actor): Promise<{ invoices: Invoice[] }> {
    return this.rpc.send(billing.invoices, actor, {});
  }

  /** Passes the exact bytes on: only over them does the signature hold. */
  @Serves(routes.receiveWebhook)
  @KeepsRawBody()
  webhook(
    @Headers('stripe-signature') signature: string | undefined,
    @Body() body: unknown,
  ): Promise<{ received: true }> {
    if (!Buffer.isBuffer(body) || !signature) throw new AppError('webhook_refused');
    return this.rpc.send(billing.webhook, null, { body: body.toString('base64'), signature });
  }
}
