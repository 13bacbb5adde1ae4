import type { Place } from '@cosmic/contracts/places';
import type { Fact } from '@cosmic/contracts/readings';
import type { Planet } from '@cosmic/sky/bodies';
import { formatPosition, type Sign } from '@cosmic/sky/zodiac';
import {
  maybeBirthOf,
  openTo,
  positionAtBirth,
  signsAtBirth,
  type Birth,
  type DayBirth,
  type ExactBirth,
} from '../birth';
import { houseWords } from '../house-frame';
import type { Facts } from '../maker';
import type { ParamsOf } from '../tool';
import { birthRing, wheelOf } from '../wheel';
import {
  fullDate,
  houseName,
  houseTheme,
  planetLabel,
  planetName,
  signBy,
  signsApart,
  timeOfDay,
} from '../wording';
import { crossingsOf, guestsOf, type CrossAspect, type Guest } from './synastry';
import type { compatibility } from './tool';

const DISTANCES = [
  'the same sign',
  'neighbours',
  'a sextile',
  'a square',
  'a trine',
  'a quincunx',
  'an opposition',
] as const;

type Known = ParamsOf<typeof compatibility>;

/** What is asked of two people; other tools ask for less. */
export type PairParams = Pick<Known, 'sign1' | 'sign2' | 'dob1' | 'dob2'> &
  Partial<Pick<Known, 'time1' | 'place1' | 'time2' | 'place2'>>;

/** The planets that a birth date is enough for. */
const DAY_PLANETS = ['sun', 'venus', 'mars'] as const satisfies readonly Planet[];

/** One of the two, with the sky of the birth where it is known. */
export interface Person {
  readonly whose: 'Your' | 'Their';
  readonly sign: Sign;
  readonly birth: Birth | undefined;
}

export interface CompatibilityFacts extends Facts {
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
  const you: Person = {
    whose: 'Your',
    sign: signBy(params.sign1),
    birth: birthOfOne(params.dob1, params.time1, params.place1),
  };
  const they: Person = {
    whose: 'Their',
    sign: signBy(params.sign2),
    birth: birthOfOne(params.dob2, params.time2, params.place2),
  };
  const known = {
    you,
    they,
    apart: signsApart(params.sign1, params.sign2),
    crossings: crossingsOf(you.birth, they.birth),
    guests: {
      theirs: guestsOf(they.birth, you.birth),
      yours: guestsOf(you.birth, they.birth),
    },
  };
  const figure = figureOf(known);
  return { ...known, shown: shownOf(known), ...(figure ? { figure } : {}) };
}

function birthOfOne(dob: string, time = '', place: Place | null = null): Birth | undefined {
  return maybeBirthOf({ dob, time, place });
}

/** Two rings where both dates are known; a Moon that was not compared is not drawn. */
function figureOf({ you, they, crossings }: Omit<CompatibilityFacts, 'shown'>) {
  if (!you.birth || !they.birth) return undefined;
  const ring = (label: string, birth: Birth) => {
    const { points } = birthRing(label, birth);
    return {
      label,
      points: points.filter(({ point }) => point !== 'moon' || birth.time === 'known'),
    };
  };
  return wheelOf([ring('You', you.birth), ring('They', they.birth)], {
    cusps: you.birth.time === 'known' ? you.birth.cusps : undefined,
    aspects: crossings.map(({ yours, theirs, aspect }) => {
      return { first: yours, second: theirs, aspect };
    }),
  });
}

function shownOf(known: Omit<CompatibilityFacts, 'shown'>): Fact[] {
  const { you, they, apart, crossings, guests } = known;
  const pair = (of: (sign: Sign) => string) => `${of(you.sign)} and ${of(they.sign)}`;
  const isExact = you.birth?.time === 'known' && they.birth?.time === 'known';
  const measured = isExact ? '' : ', at the middle of the day where the hour is not known';
  return [
    { key: 'signs', label: 'Signs', value: pair(({ name }) => name) },
    {
      key: 'distance',
      label: 'Distance',
      value: `${DISTANCES[apart] ?? ''}, ${apart * 30}° apart`,
    },
    { key: 'elements', label: 'Elements', value: pair(({ element }) => element) },
    { key: 'modes', label: 'Modes', value: pair(({ mode }) => mode) },
    { key: 'rulers', label: 'Rulers', value: pair(({ ruler }) => planetName(ruler as Planet)) },
    ...personFacts(you),
    ...personFacts(they),
    ...crossings.map(({ yours, theirs, aspect, orb }) => ({
      key: `cross-${yours}-${theirs}`,
      label: `Your ${planetLabel(yours)} ${aspect} their ${planetLabel(theirs)}`,
      value: `${orb.toFixed(1)}° from exact${measured}`,
    })),
    ...guests.theirs.map(({ planet, house }) => ({
      key: `their-${planet}-in-yours`,
      label: `Their ${planetLabel(planet)} in your chart`,
      value: houseWords(house),
    })),
    ...guests.yours.map(({ planet, house }) => ({
      key: `your-${planet}-in-theirs`,
      label: `Your ${planetLabel(planet)} in their chart`,
      value: `their ${houseName(house)} house (${houseTheme(house)})`,
    })),
  ];
}

function personFacts({ whose, birth }: Person): Fact[] {
  if (!birth) return [];
  const key = whose.toLowerCase();
  const said = birth.said.map((fact) => ({
    key: `${key}-${fact.key}`,
    label: `${whose} ${fact.label.toLowerCase()}`,
    value: fact.value,
  }));
  return [...said, ...(birth.time === 'known' ? exactFacts(whose, birth) : dayFacts(whose, birth))];
}

function exactFacts(whose: Person['whose'], birth: ExactBirth): Fact[] {
  const key = whose.toLowerCase();
  return [
    ...(['sun', 'moon', 'venus', 'mars', 'saturn'] as const).map((planet) => ({
      key: `${key}-${planet}`,
      label: `${whose} ${planetLabel(planet)}`,
      value: positionAtBirth(birth, planet),
    })),
    {
      key: `${key}-rising`,
      label: `${whose} rising sign`,
      value: formatPosition(birth.chart.angles.ascendant),
    },
  ];
}

function dayFacts(whose: Person['whose'], birth: DayBirth): Fact[] {
  const key = whose.toLowerCase();
  const time = timeOfDay(birth.at) === '12:00' ? 'noon' : timeOfDay(birth.at);
  const placed = DAY_PLANETS.map((planet) => ({
    key: `${key}-${planet}`,
    label: `${whose} ${planetLabel(planet)}`,
    value: `${formatPosition(birth.chart.bodies[planet].longitude)} at ${time} UTC on ${fullDate(birth.at)}${alsoIn(birth, planet)}`,
  }));
  const moons = signsAtBirth(birth, 'moon').map((sign) => signBy(sign).name);
  const moon = {
    key: `${key}-moon`,
    label: `${whose} Moon`,
    value: `in ${moons.join(' or ')} on that date${moons.length > 1 ? `, depending on ${openTo(birth)}` : ''}`,
  };
  return [...placed, moon];
}

/** Says so where a planet changed signs on the day and the hour would decide. */
function alsoIn(birth: DayBirth, planet: Planet): string {
  const names = signsAtBirth(birth, planet).map((sign) => signBy(sign).name);
  return names.length > 1 ? `; ${names.join(' or ')} depending on ${openTo(birth)}` : '';
}
