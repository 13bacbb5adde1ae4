import type { Angle, Cycle, Degree, Drawn, Moment, Stated, Term, YearAnimal } from './stated';
import { fold } from '../language/fold';
import { kindOf } from './lexer';
import { pairOf, type Relation, type Statement, type When } from './statement';

/** What a statement comes to in terms of the vocabulary. */
export interface Terms {
  readonly statements: readonly Statement[];
  /** Everything that is named. */
  readonly named: readonly string[];
  readonly when: When;
  /** The visitor's own. */
  readonly own: readonly string[];
  /** The days for which positions are told. */
  readonly asOf: readonly string[];
  /** What a place of a spread is called, and the card there. */
  readonly places: readonly (readonly [string, string])[];
}

/** Terms that are said of each subject, and that belong to one another as well. */
interface Group {
  readonly of: readonly string[];
  readonly values: readonly string[];
  readonly relation?: Relation;
  readonly when?: When;
  /** What is said of each subject and of nothing else. */
  readonly only?: readonly string[];
  readonly named?: readonly string[];
  readonly own?: readonly string[];
  readonly asOf?: readonly string[];
  readonly place?: readonly [string, string];
}

/** What a statement of a maker comes to, for a check to ask. */
export function termsOf(stated: Stated): Terms[] {
  return stated.is === 'angle' ? angleGroups(stated).map(termsIn) : [termsIn(groupOf(stated))];
}

function termsIn(group: Group): Terms {
  const { of, values, only = [], relation = 'is', when = 'now' } = group;
  const pairs = [
    ...of.flatMap((subject) => [...values, ...only].map((object) => [subject, object] as const)),
    ...values.flatMap((one, at) =>
      values
        .slice(at + 1)
        .filter((other) => kindOf(other) !== kindOf(one))
        .map((other) => [one, other] as const),
    ),
  ];
  return {
    statements: pairs.map(([subject, object]) => ({ subject, relation, object, when })),
    named: [...of, ...values, ...only, ...(group.named ?? [])],
    when,
    own: group.own ?? [],
    asOf: group.asOf ?? [],
    places: group.place ? [group.place] : [],
  };
}

function groupOf(stated: Exclude<Stated, Angle>): Group {
  switch (stated.is) {
    case 'placed': {
      const { body, sign, degree, house, motion, phase, light, lit, nakshatra, at, when } = stated;
      const days = momentIds(at);
      const values = [
        ...ids('sign', sign),
        ...degreeIds(degree),
        ...ids('house', house),
        ...ids('motion', motion),
        ...phaseIds(phase),
        ...ids('light', light),
        ...ids('percent', lit),
        ...nakshatraIds(nakshatra),
        ...days,
      ];
      return { of: [bodyId(body)], values, when, asOf: days };
    }
    case 'happens': {
      const { body, turns, phase, eclipse, sign, degree, house, at, until } = stated;
      const of = [
        ...(body === undefined ? [] : [bodyId(body)]),
        ...phaseIds(phase),
        ...(eclipse ? ['eclipse:any'] : []),
      ];
      const values = [
        ...ids('motion', turns),
        ...ids('sign', sign),
        ...degreeIds(degree),
        ...ids('house', house),
        ...momentIds(at),
        ...momentIds(until),
      ];
      return { of, values: [...of.slice(1), ...values], relation: 'becomes' };
    }
    case 'number': {
      const { of, value, through = [], at } = stated;
      const way = through.flatMap((step) => step.match(/\d+/g) ?? []);
      return {
        of: [`count:${of}`],
        values: ids('figure', value ?? undefined),
        named: [...way.map((figure) => `figure:${Number(figure)}`), ...momentIds(at)],
      };
    }
    case 'drawn':
      return cardGroup(stated);
    case 'animal':
      return animalGroup(stated);
    case 'cycle':
      return cycleGroup(stated);
    case 'rules':
      return { of: [bodyId(stated.body)], values: [stated.over], relation: 'rules' };
    case 'own':
      return { of: [], values: [`sign:${stated.sign}`], own: [`sign:${stated.sign}`] };
    case 'days': {
      const named = stated.at.flatMap(momentIds);
      return { of: [], values: [], named, asOf: stated.positions ? named : [] };
    }
    case 'belongs':
      return { of: [], values: stated.terms.flatMap(alike) };
  }
}

/** The angle is that of the pair; each of the two has one. */
function angleGroups({ bodies, aspect, orb, at, when }: Angle): Group[] {
  const [one, other] = [bodyId(bodies[0]), bodyId(bodies[1])];
  const id = `aspect:${aspect}`;
  return [
    { of: [pairOf(one, other)], values: [], only: [id, ...orbIds(orb), ...momentIds(at)], when },
    { of: [one, other], values: [], only: [id], when },
  ];
}

function cardGroup({ place, title, card, reversed }: Drawn): Group {
  const id = cardId(card);
  return {
    of: [id],
    values: [`figure:${place}`, `ordinal:${place}`, ...(reversed ? ['side:reversed'] : [])],
    // 'You' is a word of every sentence.
    ...(title.length < 4 ? {} : { place: [fold(title), id] as const }),
  };
}

function animalGroup({ of, animal, element, polarity, at }: YearAnimal): Group {
  const own = [
    `animal:${animal.toLowerCase()}`,
    ...(element ? [`stem:${element.toLowerCase()}`] : []),
    ...ids('polarity', polarity),
  ];
  const role = of === 'yours' || of === 'other' ? [] : [`role:${of}`];
  return { of: role, values: own, named: momentIds(at), own: of === 'yours' ? own : [] };
}

function cycleGroup({ cycle, percent, day, length, trend, at }: Cycle): Group {
  return {
    of: ids('cycle', cycle),
    values: [
      ...ids('percent', percent),
      ...ids('figure', day),
      ...ids('figure', length),
      ...ids('trend', trend),
      ...momentIds(at),
    ],
  };
}

/** The nodes are told apart by how they are reckoned; a text names them alike. */
function bodyId(body: string): string {
  return `body:${/^(?:true|mean)-node$/.test(body) ? 'north-node' : body}`;
}

/** Cards without a suit are the major ones, named without their article. */
function cardId(card: string): string {
  return card.includes('-of-') && card !== 'wheel-of-fortune'
    ? `card:${card}`
    : `major:${card.replace(/^the-/, '')}`;
}

function ids(kind: string, value: string | number | undefined): string[] {
  return value === undefined ? [] : [`${kind}:${value}`];
}

function phaseIds(phase: string | undefined): string[] {
  if (phase === undefined) return [];
  const name = phase.toLowerCase().replaceAll(' ', '-');
  return [`phase:${name === 'full-moon' ? 'full' : name === 'new-moon' ? 'new' : name}`];
}

function nakshatraIds(name: string | undefined): string[] {
  return name === undefined ? [] : [`nakshatra:${name.toLowerCase().replaceAll(' ', '-')}`];
}

/** A degree may be said more roughly than it is known. */
function degreeIds(degree: Degree | undefined): string[] {
  if (degree === undefined) return [];
  const { degrees, minutes } = degree;
  return [
    `degree:${degrees}.${minutes}`,
    `degree:${degrees}`,
    ...(minutes >= 30 ? [`degree:${degrees + 1}`] : []),
  ];
}

function orbIds(orb: number | undefined): string[] {
  return orb === undefined ? [] : [`degree:${Number(orb.toFixed(1))}`];
}

/** A date is also its month, its day of the week and its number within the month. */
function momentIds(moment: Moment | undefined): string[] {
  if (moment === undefined) return [];
  const [year = 0, month = 1, day = 1] = moment.date.split('-').map(Number);
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return [
    `date:${day}-${month}`,
    `month:${month}`,
    `figure:${day}`,
    `ordinal:${day}`,
    `weekday:${weekday}`,
    `year:${year}`,
    ...(moment.time ? [`time:${Number(moment.time.slice(0, 2))}:${moment.time.slice(3)}`] : []),
  ];
}

/** A number may be said as a figure or by its place. */
function alike(term: Term): string[] {
  return term.startsWith('figure:') ? [term, `ordinal:${term.slice(7)}`] : [term];
}
