import { compose } from '../compose';
import {
  WATER_BOWL,
  WATER_CARE,
  WATER_CLOSING,
  WATER_OPENING,
  WATER_SPAN,
  WATER_WHEN,
  WATER_WORDS,
} from '../passages/water-lines';
import { WATER_AFTER, WATER_INTENTION } from '../passages/water-phase';
import { WATER_IN_SIGN, WATER_YOU } from '../passages/water-sign';
import { daysFromToday } from '../phase-ahead';
import { timeOfDay, weekdayAndDay } from '../wording';
import type { MoonWaterFacts } from './facts';

/** Composes a ritual from our authors' passages. */
export function almanac(facts: MoonWaterFacts, seed: string): string {
  const { sign, ahead, recipe, today } = facts;
  const { phase } = ahead;
  const when = {
    date: weekdayAndDay(ahead.at),
    time: `${timeOfDay(ahead.at)} UTC`,
    away: daysFromToday(ahead.days),
  };
  const span = { from: weekdayAndDay(ahead.from), to: weekdayAndDay(ahead.to) };
  return compose(
    [seed, sign.key, phase, today],
    [
      [
        { from: WATER_OPENING, slots: { phase, purpose: recipe.purpose } },
        { from: WATER_INTENTION[phase] },
      ],
      [
        { from: WATER_WHEN, slots: when },
        { from: WATER_IN_SIGN[ahead.sign] },
        { from: WATER_SPAN, slots: span },
      ],
      [
        { from: WATER_BOWL },
        { from: [recipe.vessel] },
        { from: [recipe.making] },
        { from: [...WATER_YOU[sign.key], recipe.signNote] },
      ],
      [
        { from: WATER_WORDS, slots: { words: recipe.words } },
        { from: [recipe.use] },
        { from: WATER_AFTER[phase] },
      ],
      [{ from: WATER_CARE }, { from: WATER_CLOSING }],
    ],
  );
}
