import type { Language } from '@cosmic/contracts/language';
import { seeded } from '@cosmic/divination/draw/seeded';
import type { Planet } from '@cosmic/sky/bodies';
import { certainSign, signsAtBirth } from '../charts/birth';
import { compose, type Line } from '../compose';
import { LOVE_WORDS } from '../words/love-words';
import { SKY_NAMES } from '../words/sky-names';
import { pairKey } from '../wording';
import type { CompatibilityFacts, Person } from './facts';
import type { CrossAspect, Guest } from './synastry';
import { WORDS, type CompatibilityWords } from './words';

/** Composes a reading for two from our authors' passages. */
export function almanac(facts: CompatibilityFacts, seed: string): string {
  const { language, you, they, apart, crossings, guests } = facts;
  const [words, love] = [WORDS[language], LOVE_WORDS[language]];
  const [first, second] = [you, they].map(({ sign }) => SKY_NAMES[language].sign(sign.key));
  const slots = {
    ...{ first: first ?? '', second: second ?? '' },
    aFirst: words.withArticle(first ?? ''),
    aSecond: words.withArticle(second ?? ''),
  };
  return compose(
    [seed, you.sign.key, they.sign.key],
    [
      [
        { from: apart === 0 ? words.openingSame : words.opening, slots },
        { from: words.distance[apart] ?? [] },
        { from: words.elementPair[joined(you.sign.element, they.sign.element)] },
      ],
      [
        { from: love.youInLove[you.sign.key] },
        { from: love.theyInLove[they.sign.key] },
        { from: words.modePair[joined(you.sign.mode, they.sign.mode)] },
      ],
      [...planetLines(you, language), ...planetLines(they, language)],
      crossings
        .slice(0, guests.theirs.length > 0 ? 3 : 2)
        .flatMap((crossing) => crossLines(crossing, language)),
      guestLines(facts, seed),
      [rulerLine(facts), { from: love.lesson[you.sign.key] }],
      [{ from: words.practice[apart] ?? [] }, { from: words.closing }],
    ],
  );
}

/** The key under which words for two things are kept: in alphabetical order. */
function joined<A extends string>(one: A, other: A) {
  return [one, other].sort().join('-') as OrderedPair<A>;
}

type OrderedPair<A extends string> = Extract<
  keyof CompatibilityWords['elementPair'] | keyof CompatibilityWords['modePair'],
  `${A}-${A}`
>;

function planetLines({ whose, sign, birth }: Person, language: Language): Line[] {
  if (!birth) return [];
  const [words, love, names] = [WORDS[language], LOVE_WORDS[language], SKY_NAMES[language]];
  const lines: Line[] = [];
  const slots = love.slots[whose];
  const suns = signsAtBirth(birth, 'sun');
  if (!suns.includes(sign.key)) {
    const sun = names.either(suns.map(names.sign));
    const other = { whose: love.whoseDate[whose], sun, chosen: names.sign(sign.key) };
    lines.push({ from: love.otherSun, slots: other });
  }
  // Where the hour would decide the sign, the list of facts names both and the text is silent.
  const [venus, mars] = [certainSign(birth, 'venus'), certainSign(birth, 'mars')];
  if (venus) lines.push({ from: love.venusInSign[venus], slots });
  if (birth.time === 'known') {
    lines.push({ from: words.moonInLove[birth.chart.bodies.moon.sign], slots });
  }
  if (mars) lines.push({ from: love.marsInSign[mars], slots });
  return lines;
}

function crossLines({ yours, theirs, aspect }: CrossAspect, language: Language): Line[] {
  const { crossLead, crossPair } = LOVE_WORDS[language];
  const { planet } = SKY_NAMES[language];
  return [
    { from: crossLead[aspect], slots: { a: planet(yours), b: planet(theirs) } },
    { from: crossPair[pairKey(yours, theirs) as keyof typeof crossPair] },
  ];
}

/** One planet of theirs in your houses, and one of yours in theirs. */
function guestLines({ language, guests }: CompatibilityFacts, seed: string): Line[] {
  const words = WORDS[language];
  const random = seeded('guests', seed);
  const line = (found: readonly Guest[], passages: readonly (readonly string[])[]) =>
    found.length === 0
      ? []
      : [random.pick(found)].map(({ planet, house }) => ({
          from: passages[house - 1] ?? [],
          slots: { planet: SKY_NAMES[language].planet(planet) },
        }));
  return [...line(guests.theirs, words.theirsInYours), ...line(guests.yours, words.yoursInTheirs)];
}

function rulerLine({ language, you, they }: CompatibilityFacts): Line {
  const { rulerGift, rulerShared, rulerPair } = WORDS[language];
  const { planetName } = SKY_NAMES[language];
  const [one, other] = [rulerOf(you), rulerOf(they)];
  const slots = { a: planetName(one), giftA: rulerGift[one] };
  if (one === other) return { from: rulerShared, slots };
  return { from: rulerPair, slots: { ...slots, b: planetName(other), giftB: rulerGift[other] } };
}

/** A sign's classical ruler is one of the seven planets that words are kept for. */
function rulerOf({ sign }: Person) {
  return sign.ruler as Extract<Planet, keyof CompatibilityWords['rulerGift']>;
}
