import type { PaidPlan, Plan } from '@cosmic/contracts/billing';
import { Button } from '../../design/button';
import { ButtonLink } from '../../design/button-link';
import { CheckList } from '../../design/check-list';
import { classes } from '../../design/classes';
import { moneyOf } from '../../design/plan/money';
import { claimsOf } from '../../design/plan/plan-claims';
import { planStrings } from '../../design/plan/plan.strings';
import { paths } from '../../paths';
import { pricingStrings as s } from './pricing.strings';

const MONTHS = 12;

/** What `price` counts in one unit of its currency. */
const MINOR = 100;

interface PlanCardProps {
  plan: Plan;
  /** The plan that the visitor has; undefined for guests and while that is unknown. */
  current: Plan['key'] | undefined;
  canBuy: boolean;
  isBusy: boolean;
  onBuy: (plan: PaidPlan) => void;
}

/** A plan with its price, what it holds and the way to it. */
export function PlanCard({ plan, current, canBuy, isBusy, onBuy }: PlanCardProps) {
  const { key, price, currency, interval } = plan;
  const name = planStrings.names[key];
  const isPopular = key === 'monthly';
  const isCurrent = key === current;
  return (
    <section
      aria-label={name}
      className={classes(
        'relative flex flex-col gap-7 border px-7 pb-8 pt-10 md:px-5 lg:px-7',
        isPopular ? 'border-gold bg-gold/5' : 'border-gold-line/50 bg-ink-deep/50',
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
        <p className="flex flex-wrap items-baseline gap-x-3 md:flex-col lg:flex-row">
          <span className="figures font-display text-headline">{moneyOf(price, currency)}</span>
          <span className="text-ivory-soft">{interval === 'year' ? s.perYear : s.perMonth}</span>
        </p>
        <Terms plan={plan} />
      </div>
      <CheckList items={claimsOf(plan.limits)} className="flex-1" />
      {key === 'free' ? (
        <FreeWay isMember={current !== undefined} />
      ) : (
        <Button
          variant={isPopular ? 'primary' : 'secondary'}
          busy={isBusy && s.busy}
          disabled={!canBuy}
          onClick={() => onBuy(key)}
        >
          <Words name={name} isCurrent={isCurrent} current={current} />
        </Button>
      )}
    </section>
  );
}

/** A line below every price, so that the lists of cards side by side begin at one height. */
function Terms({ plan: { key, price, currency, savingPercent } }: { plan: Plan }) {
  if (savingPercent === null) {
    return (
      <p className="text-ivory-soft md:min-h-[2lh] lg:min-h-0">
        {key === 'free' ? s.noCard : s.anyTime}
      </p>
    );
  }
  const aMonth = moneyOf(Math.round(price / MONTHS / MINOR) * MINOR, currency);
  return (
    <p className="flex flex-wrap gap-x-3 md:min-h-[2lh] lg:min-h-0">
      <span className="text-gold">{s.save(savingPercent)}</span>
      <span className="text-ivory-soft">{s.aMonth(aMonth)}</span>
    </p>
  );
}

/** Every member has what is free, subscribers too. */
function FreeWay({ isMember }: { isMember: boolean }) {
  return isMember ? (
    <p className="grid min-h-12 content-center text-ivory-soft">{s.free.have}</p>
  ) : (
    <ButtonLink to={paths.signup(paths.pricing)} variant="secondary">
      {s.free.go}
    </ButtonLink>
  );
}

function Words({
  name,
  isCurrent,
  current,
}: { name: string; isCurrent: boolean } & Pick<PlanCardProps, 'current'>) {
  const isSubscriber = current === 'monthly' || current === 'yearly';
  if (isSubscriber && !isCurrent) return s.switchTo(name);
  return (
    <>
      {isCurrent ? s.manage : s.subscribe}
      <span className="sr-only"> {name}</span>
    </>
  );
}
