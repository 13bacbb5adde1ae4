import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type Stripe from 'stripe';
import { DataSource } from 'typeorm';
import type { PaidPlan } from '@cosmic/contracts/billing';
import { AppError } from '@cosmic/contracts/errors';
import type { Actor } from '@cosmic/contracts/message';
import { ForgottenMembers } from '@cosmic/platform/members/forgotten-members';
import { LOG } from '@cosmic/platform/platform.tokens';
import { Addresses } from '../customers/addresses';
import { CustomerSync } from '../customers/customer-sync';
import { CustomersRepository } from '../customers/customers.repository';
import { memberIdOf } from '../../members/member';
import { PortalService } from '../portal/portal.service';
import { Catalogue } from '../provider/catalogue';
import { APP } from '../provider/marks';
import { isUncertain, Provider, refusalOf, summaryOf } from '../provider/provider';
import { Refunds } from '../provider/refunds';
import { CheckoutsRepository, type Checkout } from './checkouts.repository';

@Injectable()
export class CheckoutService {
  constructor(
    private readonly provider: Provider,
    private readonly catalogue: Catalogue,
    private readonly refunds: Refunds,
    private readonly customers: CustomersRepository,
    private readonly checkouts: CheckoutsRepository,
    private readonly forgotten: ForgottenMembers,
    private readonly database: DataSource,
    private readonly sync: CustomerSync,
    private readonly addresses: Addresses,
    private readonly portal: PortalService,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  /**
   * A page to pay a plan on. A member has one open at a time, however often it
   * is asked for; who subscribes already gets the portal instead. A call to
   * Stripe that brings no answer leaves the page to be asked for again under
   * the same idempotency key.
   *
   * @throws AppError `sign_in_required`, `checkout_failed`,
   *   `payment_provider_unavailable`, `payments_off`
   */
  async create(actor: Actor | null, plan: PaidPlan): Promise<string> {
    const userId = memberIdOf(actor, 'sign_in_required');
    if (await this.forgotten.has(this.database.manager, userId))
      throw new AppError('sign_in_required');
    try {
      return await this.pageFor(userId, plan);
    } catch (error) {
      if (!(error instanceof AppError)) this.log.warn(summaryOf(error), 'a checkout failed');
      throw refusalOf(error, 'checkout_failed');
    }
  }

  private async pageFor(userId: string, plan: PaidPlan): Promise<string> {
    const claim = await this.customers.claimOf(userId);
    const standing = claim && (await this.sync.run(claim));
    if (standing?.subscriptionId) return this.portal.pageOf(claim!.stripeCustomerId);
    const customer = await this.customerOf(userId);
    await this.addresses.tell(userId);
    const { checkout, replaces } = await this.checkouts.open(userId, plan);
    if (checkout.url) return checkout.url;
    const page = await this.make(checkout, { userId, plan, customer });
    if (replaces) await this.refunds.closePages(customer, page.sessionId);
    if (await this.checkouts.store(checkout.id, page)) return page.url;
    // Another tab has chosen another plan meanwhile, or the member is gone.
    await this.refunds.closePages(customer);
    throw new AppError('checkout_failed');
  }

  private async make(
    checkout: Checkout,
    { userId, plan, customer }: { userId: string; plan: PaidPlan; customer: string },
  ): Promise<{ sessionId: string; url: string; expiresAt: Date }> {
    const metadata = { app: APP, userId };
    const wanted: Stripe.Checkout.SessionCreateParams = {
      mode: 'subscription',
      customer,
      client_reference_id: userId,
      line_items: [{ price: await this.catalogue.priceOf(plan), quantity: 1 }],
      success_url: `${this.provider.site}/pricing/success`,
      cancel_url: `${this.provider.site}/pricing?checkout=cancelled`,
      metadata,
      subscription_data: { metadata },
    };
    try {
      const session = await this.provider.stripe.checkout.sessions.create(wanted, {
        idempotencyKey: `checkout-${checkout.id}`,
      });
      return {
        sessionId: session.id,
        url: session.url!,
        expiresAt: new Date(session.expires_at * 1_000),
      };
    } catch (error) {
      if (!isUncertain(error)) await this.checkouts.giveUp(checkout.id);
      throw error;
    }
  }

  private async customerOf(userId: string): Promise<string> {
    const { id, stripeCustomerId } = await this.customers.ensure(userId);
    if (stripeCustomerId) return stripeCustomerId;
    const customer = await this.provider.stripe.customers.create(
      { metadata: { app: APP, userId } },
      { idempotencyKey: `customer-${id}` },
    );
    if (!(await this.customers.nameAtProvider(id, customer.id))) {
      throw new AppError('sign_in_required');
    }
    return customer.id;
  }
}
