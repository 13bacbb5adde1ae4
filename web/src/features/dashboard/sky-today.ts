import { ASPECTS } from '@cosmic/sky/charts/aspects';
import { PLANETS } from '@cosmic/sky/bodies';
import { positionsAt } from '@cosmic/sky/astronomy/ephemeris';
import { moonAt } from '@cosmic/sky/astronomy/moon';
import { SIGNS } from '@cosmic/sky/zodiac';
import type { Profile } from '../../api/profile.api';
import { formatPosition, phaseName, planetName, signName } from '../../design/sky/sky-names';
import { dashboardStrings } from './dashboard.strings';

const s = dashboardStrings.sky;

export interface SkyToday {
  elongation: number;
  phase: string;
  /** Of the disc, lit. */
  percent: number;
  /** The Moon's. */
  sign: string;
  /** What the sky does today, for the member where their birth is known. */
  lines: string[];
}

/** A transit is felt within so many degrees. */
const ORB = 2;
const MAX_LINES = 3;

/** The Moon, and what stands out for a person on this day. */
export async function skyToday(at: Date, profile: Profile | undefined): Promise<SkyToday> {
  const moon = moonAt(at);
  const own = profile && (await transitLines(at, profile));
  return {
    elongation: moon.elongation,
    phase: phaseName(moon.phase),
    percent: Math.round(moon.illumination * 100),
    sign: signName(moon.sign),
    lines: own && own.length > 0 ? own : signLines(moon.sign, profile?.zodiac_sign ?? null),
  };
}

/** The tightest aspects of today's planets to those of the birth. */
async function transitLines(
  at: Date,
  { birth_date, birth_time, birth_place }: Profile,
): Promise<string[]> {
  if (!birth_date) return [];
  const now = positionsAt(at, PLANETS);
  // What reads clocks is fetched for those alone whose birth is known.
  const { birthInstant } = await import('../../design/figures/birth-instant');
  const birth = await birthInstant(birth_date, birth_time, birth_place);
  const natal = positionsAt(birth, PLANETS);
  // Without an hour the Moon of the birth is a guess.
  const points = PLANETS.filter((planet) => planet !== 'moon' || birth_time !== null);
  return PLANETS.flatMap((body) =>
    points.flatMap((point) =>
      ASPECTS.filter(({ major }) => major).map(({ key, angle }) => {
        const apart = Math.abs(((now[body].longitude - natal[point].longitude + 540) % 360) - 180);
        return { body, point, key, orb: Math.abs(apart - angle) };
      }),
    ),
  )
    .filter(({ orb, body }) => orb <= ORB && body !== 'moon')
    .sort((one, other) => one.orb - other.orb)
    .slice(0, MAX_LINES)
    .map(({ body, point, key, orb }) =>
      s.transit(
        planetName(body),
        key,
        planetName(point),
        orb.toFixed(1),
        formatPosition(now[body].longitude),
      ),
    );
}

function signLines(moonSign: string, own: string | null): string[] {
  const from = SIGNS.findIndex(({ key }) => key === own);
  const to = SIGNS.findIndex(({ key }) => key === moonSign);
  if (from === -1) return [];
  const house = ((to - from + 12) % 12) + 1;
  return [s.house(signName(SIGNS[from]!.key), house)];
}
