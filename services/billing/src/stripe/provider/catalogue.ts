import { Injectable } from '@nestjs/common';
import type { PaidPlan } from '@cosmic/contracts/billing';
import { Provider } from './provider';
import { setUp, type SetUp } from './set-up';

/** What is sold, as Stripe knows it: made there when it is first needed, and kept. */
@Injectable()
export class Catalogue {
  private made: Promise<SetUp> | undefined;

  constructor(private readonly provider: Provider) {}

  /** The id of the price that a plan is sold at. */
  async priceOf(plan: PaidPlan): Promise<string> {
    return (await this.ready()).prices[plan];
  }

  /** The id of the portal's configuration. */
  async portal(): Promise<string> {
    return (await this.ready()).portal;
  }

  /** A set-up that failed is tried again by the next who asks. */
  private ready(): Promise<SetUp> {
    this.made ??= setUp(this.provider.stripe).catch((error: unknown) => {
      this.made = undefined;
      throw error;
    });
    return this.made;
  }
}
