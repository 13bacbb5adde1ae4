import type { PlanKey } from '@cosmic/contracts/billing';
import { useListPlansQuery } from '../../api/subscription.api';
import { CheckList } from '../../design/check-list';
import { moneyOf } from '../../design/plan/money';
import { claimsOf } from '../../design/plan/plan-claims';
import { dashboardStrings } from './dashboard.strings';

const s = dashboardStrings.subscription;

/** What a plan costs and holds, by the plans themselves; nothing while they are unknown. */
export function PlanTerms({ plan: key }: { plan: PlanKey }) {
  const { data } = useListPlansQuery();
  const plan = data?.plans.find((candidate) => candidate.key === key);
  if (!plan) return null;
  return (
    <div className="grid gap-5">
      {plan.price > 0 && <p>{s.price[plan.interval](moneyOf(plan.price, plan.currency))}</p>}
      <CheckList items={claimsOf(plan.limits)} />
    </div>
  );
}
