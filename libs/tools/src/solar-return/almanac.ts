import { seeded } from '@cosmic/divination/draw/seeded';
import { certainSign, signsAtBirth } from '../charts/birth';
import { compose, type Line } from '../compose';
import type { PlanetPair } from '../charts/planet-pairs';
import { shownTo } from '../reader-clock';
import { SKY_NAMES } from '../words/sky-names';
import { eitherOf, fullDate, pairKey, timeOfDay } from '../wording';
import type { ReturnAspect, SolarReturnFacts } from './facts';
import { WORDS } from './words';

/** Composes a reading of a solar year from our authors' passages. */
export function almanac(facts: SolarReturnFacts, seed: string): string {
  const { language, birth, year, frame, aspects } = facts;
  const words = WORDS[language];
  const chance = [seed, 'solar return', birth.at.toISOString(), fullDate(year.start.at)];
  const [first, second] = aspects;
  return compose(chance, [
    ...(frame.kind === 'exact'
      ? [
          openingLines(facts),
          [...risingLines(facts), sunLine(facts)],
          moonLines(facts),
          planetLines(facts, chance),
        ]
      : [
          [...openingLines(facts), ...risingLines(facts)],
          [...moonLines(facts), ...planetLines(facts, chance)],
        ]),
    first ? [...aspectLines(facts, first), { from: words.aspectAdvice[first.aspect] }] : [],
    second ? aspectLines(facts, second) : [],
    [
      { from: words.half, slots: { date: SKY_NAMES[language].date(year.half) } },
      questionLine(facts),
      { from: words.closing },
    ],
  ]);
}

function openingLines({ language, birth, frame, year }: SolarReturnFacts): Line[] {
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const { start, coming, next } = year;
  if (start.time === 'unknown') {
    const slots = {
      from: names.date(start.from),
      to: names.date(start.to),
      sign: names.sign(frame.first.key),
    };
    return [{ from: words.openingDay, slots }];
  }
  const slots = {
    date: names.date(shownTo(start.place.zone, start.at)),
    time: timeOfDay(shownTo(start.place.zone, start.at)),
    position: names.position(birth.chart.bodies.sun.longitude),
    next: names.date(next),
  };
  return [{ from: coming ? words.coming : words.opening, slots }];
}

function risingLines(facts: SolarReturnFacts): Line[] {
  const { language, frame, over } = facts;
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const { key } = frame.first;
  if (over === undefined) return [{ from: words.solarHouses, slots: { sign: names.sign(key) } }];
  return [{ from: words.rising[key] }, { from: words.over, slots: houseSlots(facts, over) }];
}

/** By solar houses the Sun is in the first one for everybody, so only true houses tell. */
function sunLine({ language, placed }: SolarReturnFacts): Line {
  return { from: WORDS[language].sun[(placed.sun[0] ?? 1) - 1] ?? [] };
}

function moonLines(facts: SolarReturnFacts): Line[] {
  const { language, year, placed } = facts;
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const sign = certainSign(year.start, 'moon');
  if (!sign) {
    const slots = eitherOf(signsAtBirth(year.start, 'moon').map(names.sign), names.either);
    return [{ from: words.moonOpen, slots }];
  }
  const house = placed.moon[0] ?? 1;
  const placedLine = { from: words.moonHouse, slots: houseSlots(facts, house) };
  return [{ from: words.moon[sign] }, ...(year.start.time === 'known' ? [placedLine] : [])];
}

/** Two planets in houses that are certain; three where the Sun's house says nothing. */
function planetLines(
  { language, frame, placed }: SolarReturnFacts,
  chance: readonly string[],
): Line[] {
  const quick = seeded('quick', ...chance).shuffle(['mercury', 'venus', 'mars'] as const);
  const slow = seeded('slow', ...chance).shuffle(['jupiter', 'saturn'] as const);
  const order =
    frame.kind === 'exact' ? [quick[0], slow[0]] : [quick[0], quick[1], slow[0], slow[1]];
  return order.flatMap((planet) => {
    const [house, other] = planet ? placed[planet] : [];
    if (!planet || house === undefined || other !== undefined) return [];
    return [{ from: WORDS[language].inHouse[planet][house - 1] ?? [] }];
  });
}

function aspectLines(
  { language }: SolarReturnFacts,
  { first, second, aspect }: ReturnAspect,
): Line[] {
  const [words, { planetName }] = [WORDS[language], SKY_NAMES[language]];
  return [
    {
      from: words.aspectLead[aspect],
      slots: { a: planetName(first), b: planetName(second), when: words.inTheYear },
    },
    { from: words.pairs[pairKey(first, second) as PlanetPair] },
  ];
}

function questionLine({ language, frame, placed }: SolarReturnFacts): Line {
  const house = (frame.kind === 'exact' ? placed.sun[0] : placed.jupiter[0]) ?? 1;
  return { from: WORDS[language].question[house - 1] ?? [] };
}

function houseSlots({ language }: SolarReturnFacts, number: number) {
  const { house, houseTheme } = SKY_NAMES[language];
  return { house: house(number), theme: houseTheme(number) };
}
