import { formatPosition } from '@cosmic/sky/zodiac';
import { compose, type Line } from '../compose';
import {
  RISING_AHEAD,
  RISING_CLOSING,
  RISING_MOON,
  RISING_OPENING,
  RISING_POLAR,
  RISING_RULER,
  RISING_SETTING,
  RISING_SPEED,
} from '../passages/rising-lines';
import { RISING_HINT, RISING_NOW, RISING_STAGE, RISING_WINDOW } from '../passages/rising-now';
import { SIGN_ACCENT } from '../passages/sign-accent';
import { planetName, signBy } from '../wording';
import { lengthOf, stretchOf } from './clock';
import type { RisingFacts } from './facts';

/** Composes the reading of a horizon from our authors' passages. */
export function almanac(facts: RisingFacts, seed: string): string {
  const { at, town, sign, degree, ascendant, span, setting, ruler, rulerAt, clock } = facts;
  const now = {
    place: town,
    time: clock(at),
    sign: sign.name,
    degrees: formatPosition(ascendant).slice(sign.name.length + 1),
  };
  const turn = { since: clock(span.from), until: clock(span.to) };
  const rulerSlots = { ruler: planetName(ruler), rulerSign: signBy(rulerAt.sign).name };
  return compose(
    [seed, sign.key, at.toISOString()],
    [
      [
        { from: RISING_OPENING, slots: now },
        { from: RISING_STAGE[Math.floor(degree / 10)] ?? [], slots: turn },
      ],
      [
        { from: RISING_NOW[sign.key] },
        { from: RISING_RULER, slots: rulerSlots },
        { from: SIGN_ACCENT[rulerAt.sign] },
        { from: RISING_SETTING, slots: { setting: setting.name } },
      ],
      [{ from: RISING_AHEAD }, ...windowLines(facts)],
      [...moonLine(facts), paceLine(facts), { from: RISING_CLOSING }],
    ],
  );
}

/** In the order of the clock, the first two with a use for them. */
function windowLines({ windows, clock }: RisingFacts): Line[] {
  return [...windows].flatMap(([element, span], at) => {
    const slots = { sign: signBy(span.sign).name, ...stretchOf(span, clock) };
    const line = { from: RISING_WINDOW[element], slots };
    return at < 2 ? [line, { from: RISING_HINT[span.sign] }] : [line];
  });
}

/** Only where she is still in that sign when it rises. */
function moonLine({ moon, moonSpan, clock }: RisingFacts): Line[] {
  if (moonSpan?.sign !== moon.sign) return [];
  const slots = { moonSign: signBy(moon.sign).name, ...stretchOf(moonSpan, clock) };
  return [{ from: RISING_MOON, slots }];
}

function paceLine({ pace }: RisingFacts): Line {
  if (!pace) return { from: RISING_POLAR };
  const { quick, slow } = pace;
  return {
    from: RISING_SPEED,
    slots: {
      quick: signBy(quick.sign).name,
      quickFor: lengthOf(quick),
      slow: signBy(slow.sign).name,
      slowFor: lengthOf(slow),
    },
  };
}
