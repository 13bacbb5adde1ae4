import type { PaidPlan, Plan } from '@cosmic/contracts/billing';
import { Button } from '../../design/button';
import { ButtonLink } from '../../design/button-link';
import { classes } from '../../design/classes';
import { Icon } from '../../design/icon';
import { paths } from '../../paths';
import { pricingStrings as s } from './pricing.strings';

interface PlanCardProps {
  plan: Plan;
  isCurrent: boolean;
  isSubscriber: boolean;
  isBusy: boolean;
  onBuy: (plan: PaidPlan) => void;
}

/** A plan with its price, what it holds and the way to it. */
export function PlanCard({ plan, isCurrent, isSubscriber, isBusy, onBuy }: PlanCardProps) {
  const { key, name, price, currency, interval, savingPercent, claims } = plan;
  const isPopular = key === 'monthly';
  return (
    <section
      aria-label={name}
      className={classes(
        'relative flex flex-col gap-7 border bg-ink-deep/50 px-7 pb-8 pt-10',
        isPopular ? 'border-gold' : 'border-gold-line/50',
      )}
    >
      {isPopular && (
        <span className="absolute -top-3 left-7 rounded bg-gold px-3 py-0.5 text-[0.75rem] font-semibold tracking-[0.12em] text-ink-deep">
          {s.popular}
        </span>
      )}
      <div className="grid gap-3">
        <h2 className="flex flex-wrap items-baseline justify-between gap-3 text-title">
          {name}
          {isCurrent && <span className="font-text text-note text-gold">{s.current}</span>}
        </h2>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="figures font-display text-headline">{moneyOf(price, currency)}</span>
          <span className="text-ivory-soft">{interval === 'year' ? s.perYear : s.perMonth}</span>
        </p>
        <p className="min-h-[1.5em] text-gold">{savingPercent !== null && s.save(savingPercent)}</p>
      </div>
      <ul className="grid flex-1 content-start gap-3">
        {claims.map((claim) => (
          <li key={claim} className="flex gap-3">
            <Icon name="check" className="mt-1 size-4 text-gold" />
            {claim}
          </li>
        ))}
      </ul>
      {key === 'free' ? (
        isCurrent || isSubscriber ? (
          <p className="text-ivory-soft">{s.free.have}</p>
        ) : (
          <ButtonLink to={paths.signup()} variant="secondary">
            {s.free.go}
          </ButtonLink>
        )
      ) : (
        <Button
          variant={isPopular ? 'primary' : 'secondary'}
          busy={isBusy && s.busy}
          onClick={() => onBuy(key)}
        >
          {isSubscriber ? s.change : s.subscribe}
          <span className="sr-only"> {name}</span>
        </Button>
      )}
    </section>
  );
}

/** An amount in the currency's minor unit, as it is written: ₹299. */
function moneyOf(minor: number, currency: string): string {
  return new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency,
    maximumFractionDigits: minor % 100 === 0 ? 0 : 2,
  }).format(minor / 100);
}
