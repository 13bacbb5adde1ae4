import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { AppError } from '@cosmic/contracts/errors';
import { LOG } from '@cosmic/platform/platform.tokens';
import { CustomerSync } from '../stripe/customers/customer-sync';
import { CustomersRepository } from '../stripe/customers/customers.repository';
import { CustomerReader } from '../stripe/provider/customer-reader';
import { refusalOf, summaryOf } from '../stripe/provider/provider';
import { Refunds } from '../stripe/provider/refunds';

@Injectable()
export class MembersService {
  constructor(
    private readonly customers: CustomersRepository,
    private readonly reader: CustomerReader,
    private readonly refunds: Refunds,
    private readonly sync: CustomerSync,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  /**
   * Ends whatever the member has at Stripe, at once. Returns when Stripe has
   * said so; asked again it finds nothing left.
   *
   * @throws AppError `payment_provider_unavailable` when Stripe does not say so
   */
  async cancelForDeletion(userId: string): Promise<boolean> {
    const customer = await this.customers.stripeCustomerOf(userId);
    if (!customer) return false;
    try {
      const snapshot = await this.reader.read(customer);
      const ended = snapshot ? await this.refunds.cancelAll(customer, snapshot) : 0;
      const claim = await this.customers.claimOf(userId);
      if (claim) await this.sync.run(claim);
      return ended > 0;
    } catch (error) {
      if (!(error instanceof AppError)) {
        this.log.warn(summaryOf(error), 'a subscription could not be ended');
      }
      throw refusalOf(error, 'payment_provider_unavailable');
    }
  }
}
