import { compose, type Line } from '../compose';
import {
  BACKWARDS,
  DAY_CLOSING,
  DRESS,
  FORWARDS,
  GOOD_FOR,
  GUEST_DAY,
  ITS_TODAY,
  NEXT_DATE,
  OWN_DAY,
  RITUAL_LEAD,
  STANDS,
  TODAY_IS,
} from '../passages/planet-day';
import { PLANET_ERRAND, PLANET_GIFT, PLANET_GREETING } from '../passages/planet-character';
import { SIGN_ACCENT } from '../passages/sign-accent';
import { utcDate } from '../today';
import { fullDate, listed, planetName, signBy } from '../wording';
import type { PlanetDayFacts } from './facts';

/** Composes the reading of a planet's day from our authors' passages. */
export function almanac(facts: PlanetDayFacts, seed: string): string {
  const { planet, day, host, position, noon, next, today } = facts;
  const slots = {
    planet: planetName(planet),
    host: planetName(host),
    weekday: day.weekday,
    sign: signBy(position.sign).name,
    date: fullDate(next),
    things: listed(day.goodFor),
    wait: day.easeOff,
    colour: day.color,
    scent: day.scent,
    today: today.weekday,
    ruler: planetName(today.planet),
  };
  const isToday = next.getTime() === noon.getTime();
  return compose(
    [seed, planet, utcDate(noon)],
    [
      [
        { from: PLANET_GREETING[planet] },
        { from: day.ownDay ? OWN_DAY : GUEST_DAY, slots },
        { from: PLANET_GIFT[planet] },
      ],
      [{ from: STANDS, slots }, { from: SIGN_ACCENT[position.sign] }, courseLine(facts)],
      [
        { from: GOOD_FOR, slots },
        { from: PLANET_ERRAND[planet] },
        { from: DRESS, slots },
        { from: RITUAL_LEAD, slots },
        { from: [day.ritual] },
      ],
      [
        { from: isToday ? ITS_TODAY : NEXT_DATE, slots },
        isToday || today.planet === host ? undefined : { from: TODAY_IS, slots },
        { from: DAY_CLOSING, slots },
      ],
    ],
  );
}

function courseLine({ planet, retrograde, until }: PlanetDayFacts): Line | undefined {
  if (!until) return undefined;
  const slots = { planet: planetName(planet), until: fullDate(until) };
  return { from: retrograde ? BACKWARDS : FORWARDS, slots };
}
