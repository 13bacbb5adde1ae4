import type { ChartSchool } from '@cosmic/contracts/sky/chart-school';
import type { Language } from '@cosmic/contracts/language';
import type { Fact } from '@cosmic/contracts/readings/readings';
import type { Planet } from '@cosmic/sky/bodies';
import type { Sign, SignKey } from '@cosmic/sky/zodiac';
import {
  birthOf,
  maybeBirthOf,
  openTo,
  positionAtBirth,
  signsAtBirth,
  type Birth,
  type BirthData,
  type DayBirth,
  type ExactBirth,
} from '../charts/birth';
import { BIRTH_WORDS } from '../words/birth-words';
import type { Whose } from '../words/love-words';
import type { Facts } from '../maker';
import type { ParamsOf } from '../tool';
import { birthRing, wheelOf } from '../charts/wheel';
import { zodiacFact } from '../charts/chart-school';
import { SKY_NAMES } from '../words/sky-names';
import { signBy, signsApart, timeOfDay } from '../wording';
import { crossingsOf, guestsOf, type CrossAspect, type Guest } from './synastry';
import type { compatibility } from './tool';
import { WORDS } from './words';

type Known = ParamsOf<typeof compatibility>;

/** What is asked of two people; other tools ask for less. */
export type PairParams = Pick<Known, 'sign1' | 'sign2' | 'dob1' | 'dob2'> &
  Partial<Pick<Known, 'time1' | 'place1' | 'time2' | 'place2' | 'language'>> &
  ChartSchool;

/** The planets that a birth date is enough for. */
const DAY_PLANETS = ['sun', 'venus', 'mars'] as const satisfies readonly Planet[];

/** One of the two, with the sky of the birth where it is known. */
export interface Person {
  readonly whose: Whose;
  readonly sign: Sign;
  readonly birth: Birth | undefined;
}

export interface CompatibilityFacts extends Facts {
  readonly language: Language;
  readonly you: Person;
  readonly they: Person;
  /** 0 to 6 signs between the two. */
  readonly apart: number;
  /** The closest first. */
  readonly crossings: readonly CrossAspect[];
  /** Planets of theirs in your houses and of yours in theirs; none unless both births are exact. */
  readonly guests: { readonly theirs: readonly Guest[]; readonly yours: readonly Guest[] };
}

/** What two signs, and two birth dates where given, have to do with one another. */
export function facts(params: PairParams): CompatibilityFacts {
  const { language = 'en' } = params;
  const { dob1, time1 = '', place1 = null, dob2, time2 = '', place2 = null } = params;
  const you = personOf('your', params.sign1, { dob: dob1, time: time1, place: place1 }, params);
  const they = personOf('their', params.sign2, { dob: dob2, time: time2, place: place2 }, params);
  const known = {
    language,
    you,
    they,
    apart: signsApart(you.sign.key, they.sign.key),
    crossings: crossingsOf(you.birth, they.birth),
    guests: {
      theirs: guestsOf(they.birth, you.birth),
      yours: guestsOf(you.birth, they.birth),
    },
  };
  const figure = figureOf(known);
  return { ...known, shown: shownOf(known), ...(figure ? { figure } : {}) };
}

function personOf(
  whose: Whose,
  chosen: SignKey,
  born: BirthData,
  school: ChartSchool & { readonly language?: Language | undefined },
): Person {
  const birth = maybeBirthOf(born, school.language, school);
  // People know their tropical sign: of a date that has it, the chart has the one to be read.
  const isOfDate =
    birth &&
    school.zodiac === 'sidereal' &&
    signsAtBirth(birthOf(born, school.language), 'sun').includes(chosen);
  return { whose, sign: signBy(isOfDate ? birth.chart.bodies.sun.sign : chosen), birth };
}

/** Two rings where both dates are known; a Moon that was not compared is not drawn. */
function figureOf({ language, you, they, crossings }: Omit<CompatibilityFacts, 'shown'>) {
  if (!you.birth || !they.birth) return undefined;
  const { rings } = WORDS[language].facts;
  const ring = (label: string, birth: Birth) => {
    const { points } = birthRing(label, birth);
    return {
      label,
      points: points.filter(({ point }) => point !== 'moon' || birth.time === 'known'),
    };
  };
  return wheelOf([ring(rings.your, you.birth), ring(rings.their, they.birth)], {
    cusps: you.birth.time === 'known' ? you.birth.cusps : undefined,
    aspects: crossings.map(({ yours, theirs, aspect }) => {
      return { first: yours, second: theirs, aspect, rings: [0, 1] };
    }),
  });
}

function shownOf(known: Omit<CompatibilityFacts, 'shown'>): Fact[] {
  const { language, you, they, apart, crossings, guests } = known;
  const [words, names] = [WORDS[language].facts, SKY_NAMES[language]];
  const { labels } = words;
  const pair = (of: (sign: Sign) => string) => names.listed([of(you.sign), of(they.sign)]);
  const isExact = you.birth?.time === 'known' && they.birth?.time === 'known';
  return [
    { key: 'signs', label: labels.signs, value: pair(({ key }) => names.sign(key)) },
    // Where there is a birth its chart says how it is counted; signs picked by hand are tropical ones.
    ...(you.birth || they.birth ? [] : [zodiacFact({}, undefined, language)]),
    {
      key: 'distance',
      label: labels.distance,
      value: words.apart(words.distances[apart] ?? '', apart * 30),
    },
    {
      key: 'elements',
      label: labels.elements,
      value: pair(({ element }) => names.element(element)),
    },
    { key: 'modes', label: labels.modes, value: pair(({ mode }) => names.mode(mode)) },
    {
      key: 'rulers',
      label: labels.rulers,
      value: pair(({ ruler }) => names.planetName(ruler as Planet)),
    },
    ...personFacts(you, language),
    ...personFacts(they, language),
    ...crossings.map(({ yours, theirs, aspect, orb }) => ({
      key: `cross-${yours}-${theirs}`,
      label: words.crossing(names.planet(yours), names.planet(theirs), aspect),
      value: words.orb(orb, isExact),
    })),
    ...guests.theirs.map(({ planet, house }) => ({
      key: `their-${planet}-in-yours`,
      label: words.inYours(names.planet(planet)),
      value: names.yourHouse(house),
    })),
    ...guests.yours.map(({ planet, house }) => ({
      key: `your-${planet}-in-theirs`,
      label: words.inTheirs(names.planet(planet)),
      value: words.theirHouse(names.house(house), names.houseTheme(house)),
    })),
  ];
}

function personFacts({ whose, birth }: Person, language: Language): Fact[] {
  if (!birth) return [];
  const { of } = WORDS[language].facts;
  const said = birth.said.map((fact) => ({
    key: `${whose}-${fact.key}`,
    label: of(whose, fact.label.toLowerCase()),
    value: fact.value,
  }));
  return [
    ...said,
    ...(birth.time === 'known'
      ? exactFacts(whose, birth, language)
      : dayFacts(whose, birth, language)),
  ];
}

function exactFacts(whose: Whose, birth: ExactBirth, language: Language): Fact[] {
  const { of, rising } = WORDS[language].facts;
  const names = SKY_NAMES[language];
  return [
    ...(['sun', 'moon', 'venus', 'mars', 'saturn'] as const).map((planet) => ({
      key: `${whose}-${planet}`,
      label: of(whose, names.planet(planet)),
      value: positionAtBirth(birth, planet, language),
    })),
    {
      key: `${whose}-rising`,
      label: of(whose, rising),
      value: names.position(birth.chart.angles.ascendant),
    },
  ];
}

function dayFacts(whose: Whose, birth: DayBirth, language: Language): Fact[] {
  const { of, atTime, moonOn } = WORDS[language].facts;
  const names = SKY_NAMES[language];
  const placed = DAY_PLANETS.map((planet) => {
    const position = names.position(birth.chart.bodies[planet].longitude);
    const at = atTime(position, timeOfDay(birth.at), names.date(birth.at));
    return {
      key: `${whose}-${planet}`,
      label: of(whose, names.planet(planet)),
      value: `${at}${alsoIn(birth, planet, language)}`,
    };
  });
  const moons = signsAtBirth(birth, 'moon').map(names.sign);
  const moon = {
    key: `${whose}-moon`,
    label: of(whose, names.planet('moon')),
    value: moonOn(moons, moons.length > 1 ? openTo(birth, language) : undefined),
  };
  return [...placed, moon];
}

/** Says so where a planet changed signs on the day and the hour would decide. */
function alsoIn(birth: DayBirth, planet: Planet, language: Language): string {
  const signs = signsAtBirth(birth, planet).map(SKY_NAMES[language].sign);
  if (signs.length === 1) return '';
  return `; ${BIRTH_WORDS[language].depending(signs, openTo(birth, language))}`;
}
