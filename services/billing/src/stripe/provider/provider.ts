import Stripe from 'stripe';
import type { Payments } from '@cosmic/contracts/billing';
import { AppError, type ErrorCode } from '@cosmic/contracts/errors';
import type { ProviderConfig } from '../../config';

const RETRIES = 1;

/** The payment provider: Stripe, through its SDK with the API version that the SDK pins. */
export class Provider {
  /** The site's address, without a slash at its end. */
  readonly site: string;
  readonly payments: Payments;
  private readonly client: Stripe | null;

  constructor(
    config: ProviderConfig,
    private readonly webhookSecret: string | undefined,
  ) {
    const key = config.STRIPE_SECRET_KEY;
    this.client = key ? connect(key, config) : null;
    this.payments = paymentsWith(key);
    this.site = config.PUBLIC_URL;
  }

  /** Whether anything can be bought here. */
  get isSetUp(): boolean {
    return this.payments !== 'off';
  }

  /** @throws AppError `payments_off` where no key is configured */
  get stripe(): Stripe {
    if (!this.client) throw new AppError('payments_off');
    return this.client;
  }

  /**
   * Reads a notice whose signature fits its exact bytes and is not older than
   * five minutes.
   *
   * @throws AppError `webhook_refused`
   */
  noticeOf(body: Buffer, signature: string): Stripe.Event {
    try {
      return this.stripe.webhooks.constructEvent(body, signature, this.webhookSecret ?? '');
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw new AppError('webhook_refused');
    }
  }
}

function paymentsWith(key: string | undefined): Payments {
  if (!key) return 'off';
  return /^[sr]k_live_/.test(key) ? 'live' : 'test';
}

function connect(key: string, config: ProviderConfig): Stripe {
  const base = config.STRIPE_API_BASE && new URL(config.STRIPE_API_BASE);
  return new Stripe(key, {
    timeout: config.STRIPE_TIMEOUT_MS,
    // A retry carries the idempotency key of its first attempt.
    maxNetworkRetries: RETRIES,
    telemetry: false,
    appInfo: { name: 'cosmic-guide' },
    ...(base && {
      protocol: base.protocol === 'https:' ? 'https' : 'http',
      host: base.hostname,
      port: base.port || (base.protocol === 'https:' ? 443 : 80),
    }),
  });
}

/** @returns whether Stripe says that what was named does not exist (any more). */
export function isMissing(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
  );
}

/** @returns whether the call may have had its effect although nothing came back. */
export function isUncertain(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError
  );
}

/** What a caller is told of a failed call: that Stripe is away, or that the thing did not work. */
export function refusalOf(error: unknown, code: ErrorCode): AppError {
  if (error instanceof AppError) return error;
  return new AppError(isUncertain(error) ? 'payment_provider_unavailable' : code);
}

/** What of a failed call may be logged: Stripe's message can repeat what was sent. */
export function summaryOf(error: unknown): object {
  if (!(error instanceof Stripe.errors.StripeError)) return { err: error };
  const { type, code, statusCode, requestId } = error;
  return { stripe: { type, code, statusCode, requestId } };
}
