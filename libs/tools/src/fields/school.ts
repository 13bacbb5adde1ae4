import { AYANAMSAS, HOUSE_SYSTEMS, ZODIACS } from '@cosmic/contracts/sky/chart-school';
import { problem } from '@cosmic/contracts/field-problems';
import { z } from 'zod';
import { withoutForm } from './field';

/**
 * How a chart is counted: the page sends what the member's profile says where that differs from what
 * is usual, and nobody is asked.
 */
export function chartSchool() {
  const one = <Value extends string>(values: readonly [Value, ...Value[]], usual: Value) =>
    withoutForm(
      z
        .enum(values, { error: problem('not_listed') })
        .optional()
        .describe(`Default: ${usual}`),
    );
  return {
    zodiac: one(ZODIACS, 'tropical'),
    houses: one(HOUSE_SYSTEMS, 'placidus'),
    ayanamsa: one(AYANAMSAS, 'lahiri'),
  };
}
