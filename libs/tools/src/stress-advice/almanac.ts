import { compose } from '../compose';
import {
  CALM_PERMISSION,
  CALM_PRACTICE,
  EVENING_PHASE,
  MARS_BACK,
  MARS_PRESSURE,
  MOON_AND_MARS,
  MOON_STRAIN,
  SIGN_STRAIN,
  STRESS_CLOSING,
  STRESS_HELP,
  STRESS_OPENING,
} from '../passages/stress-lines';
import { utcDate } from '../today';
import { houseFrom, signBy } from '../wording';
import type { StressFacts } from './facts';

/** Composes a reading for somebody under strain from our authors' passages. */
export function almanac({ sign, moon, mars, noon, apart }: StressFacts, seed: string): string {
  const marsHouse = houseFrom(sign.key, mars.sign);
  return compose(
    [seed, sign.key, utcDate(noon)],
    [
      [{ from: STRESS_OPENING }, { from: SIGN_STRAIN[sign.key] }, { from: SIGN_STRAIN[sign.key] }],
      [
        { from: MOON_STRAIN[moon.sign] },
        {
          from: MARS_PRESSURE[marsHouse - 1] ?? [],
          slots: { mars: signBy(mars.sign).name },
        },
        mars.retrograde ? { from: MARS_BACK } : undefined,
        { from: MOON_AND_MARS[apart] ?? [] },
      ],
      [
        { from: CALM_PRACTICE[sign.element] },
        { from: CALM_PRACTICE[sign.element] },
        { from: CALM_PERMISSION[sign.mode] },
        { from: EVENING_PHASE[moon.phase] },
      ],
      [{ from: STRESS_HELP }, { from: STRESS_CLOSING }],
    ],
  );
}
