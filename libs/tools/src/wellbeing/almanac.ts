import { compose, type Line } from '../compose';
import { MOON_IN_HOUSE } from '../passages/moon-in-house';
import {
  ELEMENT_EVEN,
  ELEMENT_LACKS,
  ELEMENT_RHYTHM,
  MOON_WELL,
  NIGHT_PHASE,
  VENUS_BACK,
  VENUS_WELL,
  VENUS_WHERE,
  WELL_CLOSING,
  WELL_OPENING,
} from '../passages/wellbeing-lines';
import { MORNING, SIGN_THRIVES } from '../passages/wellbeing-sign';
import { countName } from '../number-words';
import { utcDate } from '../today';
import { houseFrom } from '../wording';
import type { WellbeingFacts } from './facts';

/** Composes a reading about feeling well from our authors' passages. */
export function almanac(facts: WellbeingFacts, seed: string): string {
  const { sign, moon, venus, noon } = facts;
  const thrives = { from: SIGN_THRIVES[sign.key] };
  return compose(
    [seed, sign.key, utcDate(noon)],
    [
      [{ from: WELL_OPENING }, thrives, thrives],
      [...elementLines(facts), { from: MORNING[sign.element] }],
      [
        { from: MOON_WELL[moon.sign] },
        { from: MOON_IN_HOUSE[houseFrom(sign.key, moon.sign) - 1] ?? [] },
        { from: VENUS_WELL[venus.sign] },
        { from: VENUS_WHERE[houseFrom(sign.key, venus.sign) - 1] ?? [] },
        venus.retrograde ? { from: VENUS_BACK } : undefined,
      ],
      [{ from: NIGHT_PHASE[moon.phase] }, { from: WELL_CLOSING }],
    ],
  );
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
