import type { ChartSchool, HouseSystem } from '@cosmic/contracts/sky/chart-school';
import type { FigureOf } from '@cosmic/contracts/readings/figures';
import type { Language } from '@cosmic/contracts/language';
import type { Pair } from '@cosmic/contracts/people/pairs';
import type { Fact } from '@cosmic/contracts/readings/readings';
import { byBody, PLANETS, type Planet } from '@cosmic/sky/bodies';
import { aspectsAmong, type ChartPoint } from '@cosmic/sky/charts/aspects';
import { chartPoints } from '@cosmic/sky/charts/chart';
import { compositeChart, davisonChart } from '@cosmic/sky/charts/relationship';
import { birthOf, type Birth, type BirthData, type ExactBirth } from '../charts/birth';
import { countedBy, zodiacFact } from '../charts/chart-school';
import { crossingsOf, guestsOf, type CrossAspect } from '../compatibility/synastry';
import { compatibility } from '../compatibility/tool';
import { compose } from '../compose';
import { facts as gunaFacts } from '../guna-milan/facts';
import { gunaMilan } from '../guna-milan/tool';
import { LOVE_WORDS } from '../words/love-words';
import { SKY_NAMES } from '../words/sky-names';
import { birthRing, ringOf, wheelOf } from '../charts/wheel';
import { pairKey } from '../wording';
import { PAIR_WORDS } from './words';

type Wheel = FigureOf<'wheel'>;

/** Somebody of a pair. */
export interface OneOfTwo {
  /** Null for the member. */
  readonly name: string | null;
  readonly birth: BirthData;
}

/** How two stand to each other, as far as the member told. */
export type Tie = 'partners' | 'kin' | 'others';

interface Told {
  readonly language: Language;
  readonly tie: Tie;
}

/** How charts are counted is the member's choice, also of others' charts. */
interface Asked extends Told {
  readonly school?: ChartSchool;
}

const MAJOR: readonly string[] = ['conjunction', 'sextile', 'square', 'trine', 'opposition'];

/**
 * Two births beside each other. Where the hour or the place of one is not known, its Moon moves too
 * far to be compared and is left out, as are angles and houses.
 *
 * @throws SkyError `invalid_input`, `out_of_range` for births that are none
 */
export function pairOf(
  first: OneOfTwo,
  second: OneOfTwo,
  { language, tie, school = {} }: Asked,
): Pair {
  const words = PAIR_WORDS[language];
  const [one, other] = [first, second].map(({ birth }) => birthOf(birth, language, school)) as [
    Birth,
    Birth,
  ];
  const crossings = crossingsOf(one, other);
  const nameOf = ({ name }: OneOfTwo) => name ?? words.you;
  const guna = tie === 'kin' ? null : gunaOf(first.birth, second.birth);
  const areExact = one.time === 'known' && other.time === 'known';
  return {
    people: [
      { name: first.name, isExact: one.time === 'known' },
      { name: second.name, isExact: other.time === 'known' },
    ],
    counted: countedFacts([one, other], school, language),
    synastry: wheelOf([ringIn(nameOf(first), one), ringIn(nameOf(second), other)], {
      cusps: one.time === 'known' ? one.cusps : undefined,
      aspects: crossings.map(({ yours, theirs, aspect }) => {
        return { first: yours, second: theirs, aspect, rings: [0, 1] };
      }),
    }),
    contacts: contactsOf(crossings, [first, second], { language, tie }),
    guests: [
      ...guestsOf(other, one).map((guest) => ({ whose: 'second' as const, ...guest })),
      ...guestsOf(one, other).map((guest) => ({ whose: 'first' as const, ...guest })),
    ],
    composite: compositeOf(one, other, words.composite),
    davison: areExact ? davisonOf(one, other, words.davison, school) : null,
    guna,
    readings:
      tie === 'kin' ? [] : [compatibility, ...(guna ? [gunaMilan] : [])].map(({ slug }) => slug),
  };
}

/** Two systems only where the asked one has no houses at one of the two places. */
function countedFacts(births: readonly Birth[], school: ChartSchool, language: Language): Fact[] {
  const systems = new Map(
    births
      .flatMap(({ said }) => said.filter(({ key }) => key === 'houses'))
      .map((fact) => [fact.value, fact]),
  );
  return [zodiacFact(school, undefined, language), ...systems.values()];
}

/** A Moon that was not compared is not drawn. */
function ringIn(label: string, birth: Birth): Wheel['rings'][number] {
  const { points } = birthRing(label, birth);
  return {
    label,
    points: points.filter(({ point }) => point !== 'moon' || birth.time === 'known'),
  };
}

function contactsOf(
  crossings: readonly CrossAspect[],
  [first, second]: readonly [OneOfTwo, OneOfTwo],
  { language, tie }: Told,
): Pair['contacts'] {
  // Our words on love say 'your' and 'their', and are for those whom they are about.
  const isLove = tie === 'partners' && first.name === null;
  const [words, love, names] = [PAIR_WORDS[language], LOVE_WORDS[language], SKY_NAMES[language]];
  const said = new Map<string, number>();
  return crossings.map(({ yours, theirs, aspect, orb }) => {
    const seed = ['pair', yours, theirs, aspect];
    const count = said.get(aspect) ?? 0;
    said.set(aspect, count + 1);
    const [a, boundA] = words.planet(yours, first.name);
    const [b, boundB] = words.planet(theirs, second.name);
    const [themeA, themeB] =
      yours === theirs
        ? words.twice(words.themes[yours])
        : [words.themes[yours], words.themes[theirs]];
    const lines = isLove
      ? [
          {
            from: love.crossLead[aspect],
            slots: { a: names.planet(yours), b: names.planet(theirs) },
          },
          { from: love.crossPair[pairKey(yours, theirs) as keyof typeof love.crossPair] },
        ]
      : [
          {
            from: [words.aspects[aspect][count % 2 === 0 ? 0 : 1]],
            slots: { a, b, boundA, boundB, themeA, themeB },
          },
        ];
    const text = sentences(compose(seed, [lines]));
    return { first: yours, second: theirs, aspect, orb, text };
  });
}

/** A planet's theme may begin a sentence. */
function sentences(text: string): string {
  return text.replace(/(?<=[.!?] )\p{Ll}/gu, (letter) => letter.toUpperCase());
}

function compositeOf(one: Birth, other: Birth, label: string): Wheel {
  const { bodies, angles, cusps } = compositeChart(partsOf(one), partsOf(other));
  const middles = byBody(PLANETS, (planet) => ({
    longitude: bodies[planet],
    // A middle does not move by itself.
    retrograde: false,
  }));
  const isKnown = ({ point }: { readonly point: string }) => point !== 'moon' || angles;
  const { points } = ringOf(label, middles, angles);
  return wheelOf([{ label, points: points.filter(isKnown) }], {
    cusps,
    aspects: majorAmong(chartPoints({ bodies: middles, angles }).filter(isKnown)),
    highlight: ['sun', 'moon'],
  });
}

function partsOf(birth: Birth) {
  const { bodies } = birth.chart;
  return birth.time === 'known' ? { bodies, angles: birth.chart.angles } : { bodies };
}

function davisonOf(
  one: ExactBirth,
  other: ExactBirth,
  label: string,
  school: ChartSchool,
): Pair['davison'] {
  const by = (system: HouseSystem) => countedBy(school, davisonChart(one, other, { system }));
  const wanted = by(school.houses ?? 'placidus');
  const { at, place, bodies, angles, houses } = wanted.houses.defined ? wanted : by('whole-sign');
  const cusps = houses.defined ? houses.cusps : undefined;
  const figure = wheelOf([ringOf(label, bodies, angles)], {
    cusps,
    aspects: majorAmong(chartPoints({ bodies, angles })),
    highlight: ['sun', 'moon'],
  });
  const { latitude, longitude } = place;
  return { figure, at: at.toISOString(), latitude, longitude };
}

function majorAmong(points: readonly ChartPoint[]) {
  return aspectsAmong(points).filter(
    ({ aspect, first, second }) => MAJOR.includes(aspect) && !areAngles(first, second),
  );
}

function areAngles(...points: readonly string[]): boolean {
  return points.every((point) => !PLANETS.includes(point as Planet));
}

/** The eight kootas, of every hour where one is not known; null without a place, and for whoever is no adult. */
function gunaOf(one: BirthData, other: BirthData): Pair['guna'] {
  const asked = gunaMilan.params.safeParse({
    ...{ dob1: one.dob, time1: one.time, place1: one.place },
    ...{ dob2: other.dob, time2: other.time, place2: other.place },
  });
  if (!asked.success) return null;
  const { figure } = gunaFacts(asked.data);
  return figure?.kind === 'kootas' ? figure : null;
}
