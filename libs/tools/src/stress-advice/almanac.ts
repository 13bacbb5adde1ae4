import { compose, type Line } from '../compose';
import { dayNumber, turnOn } from '../memory/memory';
import {
  CALM_PERMISSION,
  CALM_PRACTICE,
  CALM_SECOND,
  STRESS_CLOSING,
  STRESS_HELP,
  STRESS_OPENING,
  STRESS_THOUGHT,
} from '../passages/stress-day';
import { MARS_BACK, MARS_PRESSURE, MOON_AND_MARS } from '../passages/stress-mars';
import { EVENING_PHASE, MOON_STRAIN } from '../passages/stress-moon';
import { MODE_RELIEF, SIGN_STRAIN } from '../passages/stress-sign';
import { houseFrom, signBy } from '../wording';
import type { StressFacts } from './facts';

/** What stays true for weeks has its turn every third day, with five passages each. */
const EVERY_DAYS = 3;

/** Composes a reading for somebody under strain from our authors' passages: one for a sign and a day. */
export function almanac({ sign, moon, mars, noon, apart }: StressFacts): string {
  const listener = { who: sign.key, day: dayNumber(noon) };
  const pressure: Line[] = [
    {
      from: MARS_PRESSURE[houseFrom(sign.key, mars.sign) - 1] ?? [],
      slots: { mars: signBy(mars.sign).name },
    },
    ...(mars.retrograde ? [{ from: MARS_BACK }] : []),
  ];
  const slow = turnOn(listener, 'strain', [
    [{ from: SIGN_STRAIN[sign.key] }],
    pressure,
    [{ from: MODE_RELIEF[sign.mode] }],
  ]);
  return compose(listener, [
    [{ from: STRESS_OPENING }, { from: MOON_STRAIN[moon.sign] }, { from: STRESS_THOUGHT }],
    [
      ...slow.map((line) => ({ ...line, every: EVERY_DAYS })),
      { from: CALM_PERMISSION },
      { from: MOON_AND_MARS[apart] ?? [] },
    ],
    [{ from: CALM_PRACTICE }, { from: CALM_SECOND }, { from: EVENING_PHASE[moon.phase] }],
    [{ from: STRESS_HELP }, { from: STRESS_CLOSING }],
  ]);
}
