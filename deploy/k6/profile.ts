import type { Options, Scenario } from 'k6/options';
import { THRESHOLDS } from './mix.ts';

/** What k6 is told of a run: one course of visits, and what must be true of it. */
export function optionsOf(course: Scenario, thresholds = THRESHOLDS): Options {
  return {
    scenarios: { visits: { ...course, exec: 'visit' } as Scenario },
    thresholds: { ...thresholds },
    summaryTrendStats: ['avg', 'med', 'p(95)', 'p(99)', 'max'],
  };
}
