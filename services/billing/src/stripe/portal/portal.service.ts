import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { AppError } from '@cosmic/contracts/errors';
import type { Actor } from '@cosmic/contracts/message';
import { LOG } from '@cosmic/platform/platform.tokens';

import { CustomersRepository } from '../customers/customers.repository';
import { memberIdOf } from '../../members/member';
import { Catalogue } from '../provider/catalogue';
import { Provider, refusalOf, summaryOf } from '../provider/provider';

@Injectable()
export class PortalService {
  constructor(
    private readonly provider: Provider,
    private readonly catalogue: Catalogue,
    private readonly customers: CustomersRepository,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  /**
   * The page where a member manages the subscription.
   *
   * @throws AppError `portal_sign_in_required`, `no_subscription`, `portal_failed`,
   *   `payment_provider_unavailable`, `payments_off`
   */
  async open(actor: Actor | null): Promise<string> {
    const userId = memberIdOf(actor, 'portal_sign_in_required');
    const customer = await this.customers.stripeCustomerOf(userId);
    if (!customer) throw new AppError('no_subscription');
    try {
      return await this.pageOf(customer);
    } catch (error) {
      if (!(error instanceof AppError)) this.log.warn(summaryOf(error), 'the portal failed');
      throw refusalOf(error, 'portal_failed');
    }
  }

  /** A new page for a customer; good for one visit. */
  async pageOf(customer: string): Promise<string> {
    const { url } = await this.provider.stripe.billingPortal.sessions.create(
      {
        customer,
        configuration: await this.catalogue.portal(),
        return_url: `${this.provider.site}/dashboard/subscription`,
      },
      { idempotencyKey: `portal-${randomUUID()}` },
    );
    return url;
  }
}
