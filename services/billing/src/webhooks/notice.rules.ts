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

/**
 * Which customer a notice is about. That and its id are all that is taken from
 * it, so it may have been written by any version of the API.
 */
export function customerOf(object: unknown): string | null {
  if (typeof object !== 'object' || object === null) return null;
  const { object: kind, id, customer } = object as Record<string, unknown>;
  const named = kind === 'customer' ? id : customer;
  if (typeof named === 'string') return named;
  const expanded = (named as { id?: unknown } | null | undefined)?.id;
  return typeof expanded === 'string' ? expanded : null;
}
