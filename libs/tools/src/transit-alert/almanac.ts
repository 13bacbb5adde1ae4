import { compose, type Line } from '../compose';
import { RETRO_HOUSE, RETRO_NEXT, RETRO_NOW, RETRO_TASK } from '../passages/retrograde-lines';
import { RETROGRADE } from '../passages/ruler';
import { SIGN_ACCENT } from '../passages/sign-accent';
import {
  ECLIPSE_AFTER,
  ECLIPSE_MEANING,
  ECLIPSE_NEXT,
  ECLIPSE_TODAY,
  FULL_MOON_HOUSE,
  LUNATION_ANSWER,
  LUNATION_MEANING,
  LUNATION_NEXT,
  LUNATION_TODAY,
  NEW_MOON_HOUSE,
  RETRO_ALERT,
  SATURN_MEANING,
  SATURN_NOW,
  SATURN_WHO,
  SLOW_ASPECT,
  SLOW_GIFT,
  SLOW_HOUSE,
  SLOW_NEXT,
  SLOW_NOW,
  SLOW_STATION,
  TO_THE_MOON,
  TRANSIT_CLOSING,
  TRANSIT_QUESTION,
  TRANSIT_TIPS,
} from '../passages/transit-lines';
import { seasonSlots, waitWords } from '../retrograde-seasons';
import { utcDate } from '../today';
import {
  fullDate,
  houseFrom,
  houseName,
  houseTheme,
  monthAndYear,
  planetLabel,
  signBy,
  timeOfDay,
} from '../wording';
import type { TransitEvent } from './events';
import { eclipseName, type TransitFacts } from './facts';
import type { Stay } from './stay';

/** Composes a reading about a transit from our authors' passages. */
export function almanac(facts: TransitFacts, seed: string): string {
  const { meaning, moon, rising, apart, noon } = facts;
  const { what, where, then } = partsOf(facts);
  const [one, two, three] = meaning.tips;
  return compose(
    [seed, 'transit', meaning.id, moon.key, rising.key, utcDate(noon)],
    [
      what,
      [...where, { from: TO_THE_MOON[apart] ?? [], slots: { moon: moon.name } }],
      then,
      [
        { from: TRANSIT_TIPS, slots: { one, two, three } },
        { from: TRANSIT_QUESTION },
        { from: [meaning.question] },
        { from: TRANSIT_CLOSING },
      ],
    ],
  );
}

/** The parts of a reading that depend on the kind of transit. */
interface Parts {
  /** What it is and when. */
  readonly what: Line[];
  /** Which house it falls in. */
  readonly where: Line[];
  /** What comes with it or after it. */
  readonly then: readonly (Line | undefined)[];
}

type EventOf<Kind extends TransitEvent['kind']> = Extract<TransitEvent, { kind: Kind }>;

function partsOf(facts: TransitFacts): Parts {
  const { event } = facts;
  switch (event.kind) {
    case 'retrograde':
      return retrogradeParts(facts, event);
    case 'slow':
      return slowParts(facts, event);
    case 'saturn':
      return saturnParts(facts, event);
    case 'lunation':
      return lunationParts(facts, event);
    case 'eclipse':
      return eclipseParts(facts, event);
  }
}

function retrogradeParts({ house, noon }: TransitFacts, event: EventOf<'retrograde'>): Parts {
  const { planet, seasons, season } = event;
  const slots = seasonSlots(planet, season, noon);
  return {
    what: seasons.current
      ? [{ from: RETRO_NOW, slots }, { from: RETROGRADE[planet] }]
      : [
          { from: RETRO_NEXT, slots },
          { from: RETRO_ALERT, slots },
        ],
    where: [{ from: RETRO_HOUSE[house - 1] ?? [] }],
    then: [{ from: RETRO_TASK[planet] }, { from: RETRO_TASK[planet] }],
  };
}

function slowParts({ house, rising }: TransitFacts, event: EventOf<'slow'>): Parts {
  const { planet, stay, station, aspects } = event;
  const next = houseFrom(rising.key, stay.until.sign);
  const [aspect] = aspects;
  const turning = {
    from: SLOW_STATION[station.turns],
    slots: {
      planet: planetLabel(planet),
      date: fullDate(station.at),
      sign: signBy(station.sign).name,
    },
  };
  const moving = {
    from: SLOW_NEXT,
    slots: {
      planet: planetLabel(planet),
      sign: signBy(stay.until.sign).name,
      date: fullDate(stay.until.at),
      house: houseName(next),
      theme: houseTheme(next),
    },
  };
  return {
    what: [{ from: SLOW_NOW, slots: staySlots(planet, stay) }, { from: SLOW_GIFT[planet] }],
    where: [{ from: SLOW_HOUSE[house - 1] ?? [] }],
    then: [
      { from: SLOW_GIFT[planet] },
      aspect && {
        from: SLOW_ASPECT,
        slots: {
          planet: planetLabel(planet),
          aspect: aspect.aspect,
          other: planetLabel(aspect.other),
        },
      },
      ...(station.at < stay.until.at ? [turning, moving] : [moving, turning]),
    ],
  };
}

function saturnParts({ house }: TransitFacts, { stay, born }: EventOf<'saturn'>): Parts {
  const [first, second] = born.map(monthAndYear);
  return {
    what: [
      { from: SATURN_NOW, slots: staySlots('saturn', stay) },
      { from: SATURN_WHO, slots: { first: first ?? '', second: second ?? '' } },
    ],
    where: [{ from: SLOW_HOUSE[house - 1] ?? [] }],
    then: [{ from: SATURN_MEANING }, { from: SATURN_MEANING }],
  };
}

function lunationParts({ house, noon }: TransitFacts, event: EventOf<'lunation'>): Parts {
  const { phase, at, sign, today, answer } = event;
  const slots = { ...whenSlots(noon, at), sign: signBy(sign).name };
  const rooms = phase === 'new-moon' ? NEW_MOON_HOUSE : FULL_MOON_HOUSE;
  return {
    what: [{ from: today ? LUNATION_TODAY[phase] : LUNATION_NEXT[phase], slots }],
    where: [{ from: rooms[house - 1] ?? [] }, { from: SIGN_ACCENT[sign] }],
    then: [
      { from: LUNATION_MEANING[phase] },
      { from: LUNATION_MEANING[phase] },
      {
        from: LUNATION_ANSWER[phase],
        slots: { date: fullDate(answer.at), sign: signBy(answer.sign).name },
      },
    ],
  };
}

function eclipseParts({ house, noon }: TransitFacts, event: EventOf<'eclipse'>): Parts {
  const { eclipse, after, today } = event;
  const slots = {
    ...whenSlots(noon, eclipse.at),
    sign: signBy(eclipse.sign).name,
    kind: eclipseName(eclipse),
  };
  const rooms = eclipse.eclipsed === 'sun' ? NEW_MOON_HOUSE : FULL_MOON_HOUSE;
  const afterSlots = {
    kind: eclipseName(after),
    date: fullDate(after.at),
    sign: signBy(after.sign).name,
  };
  return {
    what: [
      { from: today ? ECLIPSE_TODAY : ECLIPSE_NEXT[eclipse.eclipsed], slots },
      { from: ECLIPSE_MEANING },
    ],
    where: [{ from: rooms[house - 1] ?? [] }, { from: SIGN_ACCENT[eclipse.sign] }],
    then: [{ from: ECLIPSE_MEANING }, { from: ECLIPSE_AFTER, slots: afterSlots }],
  };
}

function whenSlots(noon: Date, at: Date) {
  return { date: fullDate(at), time: timeOfDay(at), wait: waitWords(noon, at) };
}

function staySlots(planet: Parameters<typeof planetLabel>[0], { position, since, until }: Stay) {
  return {
    planet: planetLabel(planet),
    sign: signBy(position.sign).name,
    since: fullDate(since.at),
    until: fullDate(until.at),
  };
}
