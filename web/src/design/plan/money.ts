import { localeOf } from '../../language/language';

/** An amount in the currency's minor unit, as it is written: ₹299, and ₹299.50 where there is more to say. */
export function moneyOf(minor: number, currency: string): string {
  return new Intl.NumberFormat(localeOf('en-IN'), {
    style: 'currency',
    currency,
    minimumFractionDigits: minor % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(minor / 100);
}
