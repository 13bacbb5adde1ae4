import { compose, type Line } from '../compose';
import { dayNumber, turnOn } from '../memory/memory';
import {
  WELL_CLOSING,
  WELL_COMPANY,
  WELL_EVENING,
  WELL_MORNING,
  WELL_OPENING,
  WELL_PLEASURE,
  WELL_THOUGHT,
  WELL_WORK,
} from '../passages/wellbeing-day';
import { ELEMENT_EVEN, ELEMENT_LACKS, ELEMENT_RHYTHM } from '../passages/wellbeing-elements';
import { MOON_WELL, NIGHT_PHASE } from '../passages/wellbeing-moon';
import { MODE_RESTS, SIGN_IN_REPAIR, SIGN_THRIVES } from '../passages/wellbeing-sign';
import { VENUS_BACK, VENUS_WELL, VENUS_WHERE } from '../passages/wellbeing-venus';
import { countName } from '../number-words';
import { houseFrom } from '../wording';
import type { WellbeingFacts } from './facts';

/** What stays true for weeks has its turn every fifth day, with three passages each. */
const EVERY_DAYS = 5;

/** Composes a reading about feeling well from our authors' passages: one text for a sign and a day. */
export function almanac(facts: WellbeingFacts): string {
  const { sign, moon, noon } = facts;
  const listener = { who: sign.key, day: dayNumber(noon) };
  const slow = turnOn(listener, 'wellbeing', [
    [{ from: SIGN_THRIVES[sign.key] }],
    elementLines(facts),
    [{ from: SIGN_IN_REPAIR[sign.key] }],
    venusLines(facts),
    [{ from: MODE_RESTS[sign.mode] }],
  ]);
  return compose(listener, [
    [{ from: WELL_OPENING }, { from: MOON_WELL[moon.sign] }, { from: WELL_THOUGHT }],
    slow.map((line) => ({ ...line, every: EVERY_DAYS })),
    [{ from: WELL_MORNING }, { from: WELL_WORK }, { from: WELL_PLEASURE }, { from: WELL_COMPANY }],
    [{ from: NIGHT_PHASE[moon.phase] }, { from: WELL_EVENING }, { from: WELL_CLOSING }],
  ]);
}

function elementLines({ sign, balance, leading }: WellbeingFacts): Line[] {
  const lead = leading
    ? {
        from: ELEMENT_RHYTHM[sign.element][leading],
        slots: { count: `${countName(balance.elements[leading])} of the ten planets` },
      }
    : { from: ELEMENT_EVEN };
  return [
    lead,
    ...balance.missingElements.slice(0, 1).map((one) => ({ from: ELEMENT_LACKS[one] })),
  ];
}

function venusLines({ sign, venus }: WellbeingFacts): Line[] {
  return [
    { from: VENUS_WELL[venus.sign] },
    { from: VENUS_WHERE[houseFrom(sign.key, venus.sign) - 1] ?? [] },
    ...(venus.retrograde ? [{ from: VENUS_BACK }] : []),
  ];
}
