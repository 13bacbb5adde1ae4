import type { PlanLimits } from '@cosmic/contracts/billing';
import { planStrings as s } from './plan.strings';

/** What a plan holds, in the language of this build: a line each for what it limits. */
export function claimsOf(limits: PlanLimits): string[] {
  const { dailyToolLimit, toolLimits, monthlyArticleLimit } = limits;
  const { tarot = dailyToolLimit } = toolLimits;
  const tools = s.tools(dailyToolLimit);
  const draws = s.draws(tarot);
  // What sets a plan apart comes first.
  return [
    ...(dailyToolLimit === null ? [tools, draws] : [draws, tools]),
    s.articles(monthlyArticleLimit),
  ];
}
