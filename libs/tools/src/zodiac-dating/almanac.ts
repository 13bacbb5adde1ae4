import { seeded } from '@cosmic/divination/draw/seeded';
import { certainSign, signsAtBirth } from '../charts/birth';
import { compose, type Line } from '../compose';
import { LOVE_WORDS } from '../words/love-words';
import { SKY_NAMES } from '../words/sky-names';
import { utcDate } from '../today';
import { pairKey, signBy } from '../wording';
import type { DatingFacts } from './facts';
import { WORDS, type DatingWords } from './words';

/** Composes a date for two from our authors' passages. */
export function almanac(facts: DatingFacts, seed: string): string {
  const { pair, names, noon } = facts;
  const { language, you, they, apart } = pair;
  const [words, called] = [WORDS[language], SKY_NAMES[language]];
  const chance = [seed, you.sign.key, they.sign.key, utcDate(noon)];
  const slots = {
    they: names.they ?? words.theOther,
    youSign: called.sign(you.sign.key),
    theirSign: called.sign(they.sign.key),
  };
  const elements = [you.sign.element, they.sign.element].sort().join('-');
  const opening = names.you ? words.opening.named : words.opening.nameless;
  return compose(chance, [
    [
      { from: opening, slots: { ...slots, you: names.you ?? '' } },
      { from: words.spark[elements as keyof DatingWords['spark']] },
    ],
    [{ from: words.youFlirt[you.sign.key] }, { from: words.theyFlirt[they.sign.key], slots }],
    birthLines(facts),
    [
      { from: words.idea[they.sign.key], slots },
      { from: words.ask[they.sign.key], slots },
      { from: words.trip[apart] ?? [], slots },
    ],
    [
      ...dayLines(facts, chance),
      { from: words.message[you.sign.key] },
      { from: words.closing, slots },
    ],
  ]);
}

/** Venus and Mars where a birth date makes their sign certain, and the closest contact of two. */
function birthLines({ pair: { language, you, they, crossings } }: DatingFacts): Line[] {
  const [love, names] = [LOVE_WORDS[language], SKY_NAMES[language]];
  const lines = [you, they].flatMap(({ whose, sign, birth }): Line[] => {
    if (!birth) return [];
    const slots = love.slots[whose];
    const suns = signsAtBirth(birth, 'sun');
    const [venus, mars] = [certainSign(birth, 'venus'), certainSign(birth, 'mars')];
    const sun = names.either(suns.map(names.sign));
    const other = { whose: love.whoseDate[whose], sun, chosen: names.sign(sign.key) };
    return [
      ...(suns.includes(sign.key) ? [] : [{ from: love.otherSun, slots: other }]),
      ...(venus ? [{ from: love.venusInSign[venus], slots }] : []),
      ...(mars ? [{ from: love.marsInSign[mars], slots }] : []),
    ];
  });
  const [closest] = crossings;
  if (!closest) return lines;
  const { yours, theirs, aspect } = closest;
  return [
    ...lines,
    { from: love.crossLead[aspect], slots: { a: names.planet(yours), b: names.planet(theirs) } },
    { from: love.crossPair[pairKey(yours, theirs) as keyof typeof love.crossPair] },
  ];
}

/** One of the days with its Moon, and another in case it does not suit. */
function dayLines({ pair, days }: DatingFacts, chance: readonly string[]): Line[] {
  const [first, second] = seeded('day', ...chance).shuffle(days);
  if (!first || !second) return [];
  const [words, names] = [WORDS[pair.language], SKY_NAMES[pair.language]];
  const slots = ({ at, moon, kindTo }: typeof first) => ({
    date: names.day(at),
    sign: names.sign(moon.sign),
    host: names.sign((kindTo === 'one' ? pair.you : pair.they).sign.key),
  });
  return [
    { from: first.kindTo === 'both' ? words.day : words.dayLeaning, slots: slots(first) },
    { from: words.moon[signBy(first.moon.sign).element] },
    { from: words.secondDay, slots: slots(second) },
  ];
}
