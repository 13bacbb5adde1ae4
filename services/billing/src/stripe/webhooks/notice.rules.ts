import { z } from 'zod';
import { AppError } from '@cosmic/contracts/errors';
import { text } from '@cosmic/contracts/text';

/** All that is read of a notice, so it may have been written by any version of the API. */
const noticeSchema = z.object({
  id: text(255, { min: 1 }),
  type: text(255, { min: 1 }),
  data: z.object({ object: z.unknown() }),
});

const customerSchema = text(255, { min: 1 }).nullable();

/** What is kept of a notice: never its body, which is not needed to act on it. */
export interface Notice {
  id: string;
  type: string;
  /** Whom it is about; null where it names nobody. */
  customer: string | null;
}

/** The kinds of notices after which a customer is read again; others are none of our business. */
const HANDLED: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'customer.deleted',
]);

export function isHandled(type: string): boolean {
  return HANDLED.has(type);
}

/** @throws AppError `webhook_refused` for what is no notice, or names what can't be stored */
export function readNotice(event: unknown): Notice {
  const notice = noticeSchema.safeParse(event).data;
  const customer = customerOf(notice?.data.object);
  if (!notice || !customerSchema.safeParse(customer).success) throw new AppError('webhook_refused');
  return { id: notice.id, type: notice.type, customer };
}

function customerOf(object: unknown): string | null {
  if (typeof object !== 'object' || object === null) return null;
  const { object: kind, id, customer } = object as Record<string, unknown>;
  const named = kind === 'customer' ? id : customer;
  if (typeof named === 'string') return named;
  const expanded = (named as { id?: unknown } | null | undefined)?.id;
  return typeof expanded === 'string' ? expanded : null;
}
