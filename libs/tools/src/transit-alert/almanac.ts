import { compose, type Line } from '../compose';
import { atTime, shownTo } from '../reader-clock';
import { seasonSlots, waitWords } from '../charts/retrograde-seasons';
import { RETROGRADE_WORDS } from '../words/retrograde-words';
import { SKY_NAMES } from '../words/sky-names';
import { utcDate } from '../today';
import { houseFrom } from '../wording';
import type { SlowPlanet, TransitEvent } from './events';
import type { TransitFacts } from './facts';
import type { Stay } from './stay';
import { WORDS } from './words';

/** Composes a reading about a transit from our authors' passages. */
export function almanac(facts: TransitFacts, seed: string): string {
  const { language, transit, moon, rising, apart, noon } = facts;
  const words = WORDS[language];
  const { tips, question } = words.meaning(transit);
  const { what, where, then } = partsOf(facts);
  const [one, two, three] = tips;
  const toTheMoon = {
    from: words.toTheMoon[apart] ?? [],
    slots: { moon: SKY_NAMES[language].sign(moon.key) },
  };
  return compose(
    [seed, 'transit', transit, moon.key, rising.key, utcDate(noon)],
    [
      what,
      [...where, toTheMoon],
      then,
      [
        { from: words.tips, slots: { one, two, three } },
        { from: words.question },
        { from: [question] },
        { from: words.closing },
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

function retrogradeParts(
  { language, house, noon }: TransitFacts,
  event: EventOf<'retrograde'>,
): Parts {
  const { planet, seasons, season } = event;
  const words = RETROGRADE_WORDS[language];
  const slots = seasonSlots(planet, season, noon, language);
  return {
    what: seasons.current
      ? [{ from: words.now, slots }, { from: words.meanwhile[planet] }]
      : [
          { from: words.next, slots },
          { from: WORDS[language].retroAlert, slots },
        ],
    where: [{ from: words.house[house - 1] ?? [] }],
    then: [{ from: words.task[planet] }, { from: words.task[planet] }],
  };
}

function slowParts(facts: TransitFacts, event: EventOf<'slow'>): Parts {
  const { language, house, rising } = facts;
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const { planet, stay, station, aspects } = event;
  const next = houseFrom(rising.key, stay.until.sign);
  const [aspect] = aspects;
  const turning = {
    from: words.slowStation[station.turns],
    slots: {
      planet: names.planet(planet),
      date: names.date(station.at),
      sign: names.sign(station.sign),
    },
  };
  const moving = {
    from: words.slowNext,
    slots: {
      planet: names.planet(planet),
      sign: names.sign(stay.until.sign),
      date: names.date(stay.until.at),
      house: names.house(next),
      theme: names.houseTheme(next),
    },
  };
  return {
    what: [
      { from: words.slowNow, slots: staySlots(facts, planet, stay) },
      { from: words.slowGift[planet] },
    ],
    where: [{ from: words.slowHouse[house - 1] ?? [] }],
    then: [
      { from: words.slowGift[planet] },
      aspect && {
        from: words.slowAspect,
        slots: {
          planet: names.planet(planet),
          aspect: words.aspectName(aspect.aspect),
          other: names.planet(aspect.other),
        },
      },
      ...(station.at < stay.until.at ? [turning, moving] : [moving, turning]),
    ],
  };
}

function saturnParts(facts: TransitFacts, { stay, born }: EventOf<'saturn'>): Parts {
  const { language, house } = facts;
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const [first, second] = born;
  return {
    what: [
      { from: words.saturnNow, slots: staySlots(facts, 'saturn', stay) },
      {
        from: words.saturnBorn,
        slots: { first: names.monthAndYear(first), second: names.monthAndYear(second) },
      },
    ],
    where: [{ from: words.slowHouse[house - 1] ?? [] }],
    then: [{ from: words.saturnMeaning }, { from: words.saturnMeaning }],
  };
}

function lunationParts(facts: TransitFacts, event: EventOf<'lunation'>): Parts {
  const { language, house, zone } = facts;
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const { phase, at, sign, today, answer } = event;
  const slots = { ...whenSlots(facts, at), sign: names.sign(sign) };
  return {
    what: [{ from: (today ? words.lunationToday : words.lunationNext)[phase], slots }],
    where: [
      { from: words.lunationHouse[phase][house - 1] ?? [] },
      { from: words.signAccent[sign] },
    ],
    then: [
      { from: words.lunationMeaning[phase] },
      { from: words.lunationMeaning[phase] },
      {
        from: words.lunationAnswer[phase],
        slots: { date: names.date(shownTo(zone, answer.at)), sign: names.sign(answer.sign) },
      },
    ],
  };
}

function eclipseParts(facts: TransitFacts, event: EventOf<'eclipse'>): Parts {
  const { language, house, zone } = facts;
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const { eclipse, after, today } = event;
  const slots = {
    ...whenSlots(facts, eclipse.at),
    sign: names.sign(eclipse.sign),
    kind: words.eclipseKind(eclipse),
  };
  const phase = eclipse.eclipsed === 'sun' ? 'new-moon' : 'full-moon';
  const afterSlots = {
    kind: words.eclipseKind(after),
    date: names.date(shownTo(zone, after.at)),
    sign: names.sign(after.sign),
  };
  return {
    what: [
      { from: today ? words.eclipseToday : words.eclipseNext[eclipse.eclipsed], slots },
      { from: words.eclipseMeaning },
    ],
    where: [
      { from: words.lunationHouse[phase][house - 1] ?? [] },
      { from: words.signAccent[eclipse.sign] },
    ],
    then: [{ from: words.eclipseMeaning }, { from: words.eclipseAfter, slots: afterSlots }],
  };
}

function whenSlots({ language, day, zone }: TransitFacts, at: Date) {
  const shown = shownTo(zone, at);
  const clock = atTime(zone, at, language);
  const when = WORDS[language].when(SKY_NAMES[language].date(shown), clock);
  return { when, clock, wait: waitWords(day, shown, language) };
}

function staySlots(
  { language }: TransitFacts,
  planet: SlowPlanet | 'saturn',
  { position, since, until }: Stay,
) {
  const names = SKY_NAMES[language];
  return {
    planet: names.planet(planet),
    sign: names.sign(position.sign),
    since: names.date(since.at),
    until: names.date(until.at),
  };
}
