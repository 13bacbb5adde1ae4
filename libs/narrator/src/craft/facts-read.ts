import type { Fact } from '@cosmic/contracts/readings/readings';
import { fold } from '../language/fold';
import { kindOf, read, type Term } from './lexer';
import type { StatedFact } from './stated';
import { termsOf } from './stated-terms';
import { Known, pairOf, type Relation, type Statement, type When } from './statement';

interface Reading {
  readonly statements: readonly Statement[];
  readonly named: readonly [string, When][];
  readonly own: readonly string[];
  readonly asOf: readonly string[];
  readonly places: readonly [string, string][];
}

/** Words and marks that are no terms of a statement. */
const FLAGS = new Set(['craft', 'meets', 'shape']);
const DAYS = new Set(['date', 'weekday', 'time']);
const READ_OFF = new Set(
  'span trend tally times accord draw layout system rate colour scent tara day-of orb'.split(' '),
);
const ANIMALS_IN_LINES = /Snake|Horse|Rat|Ox|Tiger|Rabbit|Dragon|Goat|Monkey|Rooster|Dog|Pig/;
const CLAUSE = /;\s*|\)\s*;?\s*/;
/** A date that only says for when a position was computed. */
const AS_OF = /(?:at noon UTC on|positions for(?: noon UTC on)?|as of|, counted from|की)\s/;

const WEEKDAY = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDay();

/**
 * What is known from the facts of a reading: what their maker states, and of a line without
 * statements what can be read off it.
 */
export function knownFrom(facts: readonly StatedFact[]): Known {
  const stated = facts.flatMap(({ states }) => states ?? []).flatMap(termsOf);
  const born = facts.some(({ key }) => key === 'birth');
  const [lines, told] = [true, false].map((bare) =>
    readFrom(facts, born, ({ states }) => (states === undefined) === bare),
  ) as [Reading, Reading];
  const read = {
    ...lines,
    // Statements have no form for these; they are read off their lines all the same.
    statements: [
      ...lines.statements,
      ...told.statements.filter(
        ({ subject, object }) => isReadOff(subject, object) || isReadOff(object, subject),
      ),
    ],
    named: [...lines.named, ...told.named.filter(([id]) => READ_OFF.has(kindOf(id)))],
  };
  const known = new Known(
    [...stated.flatMap(({ statements }) => statements), ...read.statements],
    [...stated.flatMap(({ named, when }) => named.map((id) => [id, when] as const)), ...read.named],
  );
  for (const { own, asOf, places } of [...stated, read]) {
    for (const id of own) known.own.add(id);
    for (const id of asOf) known.asOf.add(id);
    known.places.push(...places);
  }
  return known;
}

/**
 * Reads lines that a visitor sees under 'Why this reading': a line's label is what its values are
 * said of, unless a value names a body of its own.
 */
function readFrom(
  facts: readonly StatedFact[],
  born: boolean,
  isWanted: (fact: StatedFact) => boolean,
): Reading {
  const statements: Statement[] = [];
  const named: [string, When][] = [];
  const own: string[] = [];
  const asOf: string[] = [];
  const places: [string, string][] = [];
  const period = facts.find(({ key }) => key === 'period')?.value ?? '';
  const year = Number(/\b\d{4}\b/.exec(period)?.[0]) || undefined;
  for (const fact of facts.filter(isWanted)) {
    const when = whenOf(fact, born);
    const card = /^card-\d+$/.test(fact.key);
    const label = namesIn(fact.label);
    const inAnimals = ANIMALS_IN_LINES.test(fact.value);
    const clauses = fact.value
      .split(CLAUSE)
      .map((clause) => ({ clause, terms: namesIn(clause, card) }));
    const becomes = isEvent(fact);
    const pair = pairIn(label);
    const relate = (one: string, other: string, relation: Relation) => {
      statements.push({ subject: one, relation, object: other, when });
    };
    const all = [label, ...clauses.map(({ terms }) => terms)].flat();
    const dated = [...all, ...weekdaysOf(all, year)];
    for (const id of dated) named.push([id, when]);

    for (const [at, { clause, terms }] of clauses.entries()) {
      const rules = /\b(?:ruled by|ruler)\b|स्वामी/i.test(clause);
      const bodies = terms.filter((id) => kindOf(id) === 'body');
      const own = bodies.length > 0 && label.every((id) => kindOf(id) !== 'body');
      const heads = pair ? [pair] : own ? bodies : label;
      const values = [...terms, ...weekdaysOf(terms, year)];
      const relation: Relation = becomes ? 'becomes' : 'is';
      // Of a count only the result is its number; the others are steps on the way.
      const counted = label.some((id) => kindOf(id) === 'count');
      const result = at === 0 ? values.find((id) => kindOf(id) === 'figure') : undefined;
      for (const head of heads) {
        for (const value of values) {
          if (counted && kindOf(value) === 'figure' && value !== result) continue;
          if (value === head || (kindOf(head) === 'body' && kindOf(value) === 'body')) continue;
          relate(head, value, relation);
        }
      }
      for (const one of label) {
        for (const body of bodies) relate(one, body, rules ? 'rules' : relation);
      }
      // What stands side by side as values of one subject belongs together as well.
      for (const [at, one] of values.entries()) {
        for (const other of values.slice(at + 1)) {
          if (kindOf(one) === kindOf(other)) continue;
          // 'Earth Snake before it, Metal Horse from it on': each element is its own animal's.
          if (inAnimals && isApart(clause, one, other)) continue;
          relate(one, other, relation);
        }
      }
    }
    // An event is one statement, though its line is cut at brackets.
    const event = becomes
      ? clauses.flatMap(({ terms }) => [...terms, ...weekdaysOf(terms, year)])
      : [];
    for (const sign of event.filter((id) => kindOf(id) === 'sign')) {
      for (const day of event.filter((id) => DAYS.has(kindOf(id)))) relate(sign, day, 'becomes');
    }
    const place = /^card-(\d+)$/.exec(fact.key)?.[1];
    if (place) {
      for (const id of all)
        for (const kind of ['figure', 'ordinal']) relate(`${kind}:${place}`, id, 'is');
    }
    if (pair) {
      for (const id of label.filter((one) => kindOf(one) !== 'body')) relate(pair, id, 'is');
    }
    for (const [at, one] of label.entries()) {
      for (const other of label.slice(at + 1)) {
        relate(
          one,
          other,
          /\b(?:ruler|lord)\b|का स्वामी/i.test(fact.label) ? 'rules' : becomesIn(fact),
        );
      }
      for (const other of clauses.flatMap(({ terms }) => terms)) {
        if (/\b(?:ruler|lord)\b|का स्वामी/i.test(fact.label) && kindOf(other) === 'body') {
          relate(one, other, 'rules');
        }
      }
    }
    if (OWN.test(fact.label) || OWN_KEYS.has(fact.key)) {
      own.push(...all.filter((id) => ['sign', 'animal', 'stem', 'polarity'].includes(kindOf(id))));
    }
    if (fact.key === 'houses') own.push(...all.filter((id) => kindOf(id) === 'sign'));
    if (fact.key === 'ruler') own.push(...label.filter((id) => kindOf(id) === 'sign'));
  }
  for (const { label, value, key } of facts.filter(isWanted)) {
    const dated = AS_OF.exec(value);
    const until = dated ? value.slice(dated.index) : key === 'period' ? value : '';
    const days = namesIn(until);
    asOf.push(...days, ...weekdaysOf(days));
    const title = fold(label);
    if (!/^card-\d+$/.test(key) || title.length < 4) continue;
    for (const id of namesIn(value, true)) {
      if (/^(?:card|major)$/.test(kindOf(id))) places.push([title, id]);
    }
  }
  return { statements, named, own, asOf, places };
}

/** Whether a pair of terms is of a kind that no statement has a form for. */
function isReadOff(one: string, other: string): boolean {
  const kind = kindOf(one);
  const partner = kindOf(other);
  if (kind === 'year') return partner === 'date' || partner === 'figure';
  return READ_OFF.has(kind) || (/^(?:card|major)$/.test(kind) && partner === 'stem');
}

/** Whether an element and an animal are named in a clause, but not beside each other. */
function isApart(clause: string, one: string, other: string): boolean {
  const name = (kind: string) => [one, other].find((id) => kindOf(id) === kind)?.split(':')[1];
  const [stem, animal] = [name('stem'), name('animal')];
  if (stem === undefined || animal === undefined) return false;
  return !new RegExp(`${stem} ${animal}`, 'i').test(clause);
}

function pairIn(label: readonly string[]): string | undefined {
  const [one, other, ...more] = label.filter((id) => kindOf(id) === 'body');
  const aspect = label.some((id) => kindOf(id) === 'aspect');
  return one && other && more.length === 0 && aspect ? pairOf(one, other) : undefined;
}

const OWN = /^(?:Sign|Signs|Sun sign|Moon sign|Rising sign|Sun at birth|Year sign|Their Sun|राशि)$/;
const OWN_KEYS = new Set(['sign', 'sign-1', 'sign-2', 'rising', 'sun-sign', 'compatible-sign']);

/** What a line of ours names; cards at the head of their lines only, since a card is named like a virtue. */
function namesIn(text: string, card = false): string[] {
  const { terms, words } = read(text);
  const named = terms.filter(({ kind, id, at, capital }) => {
    if (kind === 'major') return card && at <= 1;
    if (kind === 'stem' && card) return true;
    if (
      kind === 'sign' &&
      terms.length > 0 &&
      words[at - 1] === 'from' &&
      words[at - 2] === 'house'
    )
      return false;
    if (card && (id === 'body:sun' || id === 'body:moon')) return false;
    if (kind === 'animal' || kind === 'stem' || id === 'month:3' || id === 'month:5')
      return capital || !/[a-z]/i.test(text);
    return !FLAGS.has(kind);
  });
  return [...new Set(named.flatMap(meant))];
}

/** A number may be said more roughly than it is known. */
function meant({ id, kind }: Term): string[] {
  const [, value = ''] = id.split(':');
  if (kind === 'degree') {
    const [whole = 0, minutes = 0] = value.split('.').map(Number);
    return [id, `degree:${whole}`, ...(minutes >= 30 ? [`degree:${whole + 1}`] : [])];
  }
  if (kind === 'date') {
    const [day, month] = value.split('-');
    return [id, `month:${month}`, `figure:${day}`, `ordinal:${day}`];
  }
  if (kind === 'figure' || kind === 'word') return [`figure:${value}`];
  return [id];
}

/** @param otherwise the year of dates that name none */
function weekdaysOf(ids: readonly string[], otherwise?: number): string[] {
  const named = ids.findLast((id) => kindOf(id) === 'year')?.slice(5);
  const year = named === undefined ? otherwise : Number(named);
  if (!year) return [];
  return ids
    .filter((id) => kindOf(id) === 'date')
    .map((id) => id.slice(5).split('-').map(Number))
    .map(([day = 1, month = 1]) => `weekday:${WEEKDAY(year, month, day)}`);
}

function whenOf({ key, label, value }: Fact, born: boolean): When {
  if (key === 'throw' || key === 'standing') return 'thrown';
  if (/\bprogressed\b/i.test(label)) return 'progressed';
  if (/of the return\b|in the return\b/i.test(`${label} ${value}`)) return 'return';
  if (/\b(?:today|now|tonight)\b|आज/i.test(label)) return 'now';
  if (/\b(?:Sun|Moon|Rising) sign\b/.test(label)) return 'birth';
  if (/^(?:birth|natal|their|your)-/.test(key) || /\bat birth\b|\bbirth\b/i.test(label))
    return 'birth';
  return born && !/\bUTC on\b/.test(value) ? 'birth' : 'now';
}

/** Whether a line tells of something that happens at a time, rather than of how things are. */
function isEvent(fact: Fact): boolean {
  return becomesIn(fact) === 'becomes';
}

function becomesIn({ label, value }: Fact): Relation {
  if (
    /\b(?:enters|changes? signs|changed signs|turns|into|next|ahead|before|last)\b|प्रवेश|परिवर्तन|होता है/i.test(
      `${label} ${value}`,
    )
  ) {
    return 'becomes';
  }
  const dated = read(value).terms.some(({ kind }) => kind === 'date' || kind === 'time');
  const phase = read(value).terms.some(({ kind }) => kind === 'phase' || kind === 'eclipse');
  return dated && phase && !AS_OF.test(value) ? 'becomes' : 'is';
}
