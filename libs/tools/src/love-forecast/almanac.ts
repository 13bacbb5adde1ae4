import { seeded } from '@cosmic/divination/seeded';
import { compose, type Line } from '../compose';
import { ASPECT_LEAD } from '../passages/aspects';
import {
  HEART_MOON,
  HEART_PHASE,
  HEART_QUIET,
  LOVE_CLOSING,
  LOVE_COUPLED,
  LOVE_INGRESS,
  LOVE_MEETING,
  LOVE_RETROGRADE,
  LOVE_SINGLE,
  LOVE_STATION,
  LOVE_STEADY,
  NATAL_CONTACT,
} from '../passages/love-forecast-lines';
import { MARS_COURTS, VENUS_COURTS } from '../passages/love-houses';
import { LOVE_OPENING, MARS_TOUR, VENUS_TOUR } from '../passages/love-openings';
import { MARS_IN_SIGN, VENUS_IN_SIGN } from '../passages/love-planets';
import { LOVE_LESSON, OTHER_SUN } from '../passages/pair-lines';
import { PLANET_PAIRS } from '../passages/planet-pairs';
import { YOU_IN_LOVE } from '../passages/sign-in-love';
import { utcDate } from '../today';
import {
  houseFrom,
  houseName,
  houseTheme,
  listed,
  planetName,
  signBy,
  withArticle,
} from '../wording';
import type { LoveFacts } from './facts';
import { dayIn } from './span';

/** Composes a love forecast from our authors' passages. */
export function almanac(facts: LoveFacts, seed: string): string {
  const { sign, span, sky } = facts;
  const chance = [seed, sign.key, span.period, utcDate(span.noon)];
  const house = (planet: 'venus' | 'mars') => houseFrom(sign.key, sky[planet].sign) - 1;
  return compose(chance, [
    [
      { from: LOVE_OPENING[sign.key], slots: { span: span.words } },
      { from: YOU_IN_LOVE[sign.key] },
    ],
    [
      { from: VENUS_TOUR[sky.venus.sign] },
      { from: VENUS_COURTS[house('venus')] ?? [] },
      sky.venus.retrograde ? { from: LOVE_RETROGRADE.venus } : undefined,
      { from: MARS_TOUR[sky.mars.sign] },
      { from: MARS_COURTS[house('mars')] ?? [] },
      sky.mars.retrograde ? { from: LOVE_RETROGRADE.mars } : undefined,
    ],
    [...changeLines(facts, chance), ...meetingLines(facts, chance)],
    birthLines(facts, chance),
    [
      ...heartLines(facts, chance),
      { from: LOVE_LESSON[sign.key] },
      { from: LOVE_SINGLE[sign.element] },
      { from: LOVE_COUPLED[sign.element] },
      { from: LOVE_CLOSING },
    ],
  ]);
}

/** The first turn and up to two changes of sign, in order of time. */
function changeLines({ sign, span, sky }: LoveFacts, chance: readonly string[]): Line[] {
  const turns = sky.stations.slice(0, 1).map(({ at, body, turns, sign: there }) => ({
    at,
    from: LOVE_STATION[body as 'venus' | 'mars'][turns],
    slots: { date: dayIn(span, at), sign: signBy(there).name },
  }));
  const moves = seeded('moves', ...chance)
    .shuffle(sky.ingresses)
    .slice(0, 2)
    .map(({ at, body, sign: entered }) => {
      const house = houseFrom(sign.key, entered);
      return {
        at,
        from: LOVE_INGRESS[body as 'venus' | 'mars'],
        slots: {
          date: dayIn(span, at),
          sign: signBy(entered).name,
          house: houseName(house),
          theme: houseTheme(house),
        },
      };
    });
  const told = [...turns, ...moves].sort((a, b) => a.at.getTime() - b.at.getTime());
  return told.length > 0 ? told : [{ from: LOVE_STEADY, slots: { span: span.words } }];
}

/** One of the meetings of Venus. */
function meetingLines({ span, sky }: LoveFacts, chance: readonly string[]): Line[] {
  const [met] = seeded('meeting', ...chance).shuffle(sky.meetings);
  if (!met) return [];
  const { partner, aspect, at } = met;
  const tense = aspect === 'square' || aspect === 'opposition';
  return [
    {
      from: ASPECT_LEAD[aspect],
      slots: { a: 'Venus', b: planetName(partner), when: `around ${dayIn(span, at)}` },
    },
    { from: PLANET_PAIRS[`venus-${partner}`] },
    { from: LOVE_MEETING[tense ? 'tense' : 'easy'] },
  ];
}

/** Only of planets whose sign does not hang on the hour. */
function birthLines({ sign, span, chart, contacts }: LoveFacts, chance: readonly string[]): Line[] {
  if (!chart) return [];
  const slots = { whose: 'Your', they: 'you' };
  const suns = chart.ranges.sun.signs;
  const [venus, otherVenus] = chart.ranges.venus.signs;
  const [mars, otherMars] = chart.ranges.mars.signs;
  const lines: Line[] = [];
  if (!suns.includes(sign.key)) {
    const sun = listed(suns.map((key) => signBy(key).name)).replace(' and ', ' or ');
    lines.push({ from: OTHER_SUN, slots: { whose: 'your', sun, chosen: sign.name } });
  }
  if (venus && !otherVenus) lines.push({ from: VENUS_IN_SIGN[venus], slots });
  if (mars && !otherMars) lines.push({ from: MARS_IN_SIGN[mars], slots });
  const [contact] = seeded('contact', ...chance).shuffle(contacts);
  if (contact) {
    const { visitor, natal, aspect, at } = contact;
    lines.push({
      from: NATAL_CONTACT[`${visitor}-${natal}`],
      slots: { date: dayIn(span, at), anAspect: withArticle(aspect) },
    });
  }
  return lines;
}

/** Up to two days on which the Moon speaks for romance or partnership, in order of time. */
function heartLines({ sign, span, sky }: LoveFacts, chance: readonly string[]): Line[] {
  const heart = (key: Parameters<typeof signBy>[0]) => (houseFrom(sign.key, key) === 5 ? 5 : 7);
  const phases = sky.phases.map(({ at, phase, sign: lit }) => ({
    at,
    from: HEART_PHASE[`${phase === 'new-moon' ? phase : 'full-moon'}-${heart(lit)}`],
    slots: { date: dayIn(span, at), sign: signBy(lit).name },
  }));
  const visits = sky.moon.map(({ at, sign: entered }) => ({
    at,
    from: HEART_MOON[heart(entered)],
    slots: { date: dayIn(span, at), sign: signBy(entered).name },
  }));
  const random = seeded('heart', ...chance);
  const chosen = [...random.shuffle(phases), ...random.shuffle(visits)].slice(0, 2);
  if (chosen.length === 0) return [{ from: HEART_QUIET, slots: { span: span.words } }];
  return chosen.sort((a, b) => a.at.getTime() - b.at.getTime());
}
