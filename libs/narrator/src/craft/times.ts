import { isDenied, type Claim } from './claim';
import { kindOf, type Term } from './lexer';
import type { Day } from './ledger';

const OF_TIME = new Set(['date', 'time', 'weekday', 'month', 'year']);
const TOPICS = new Set(['body', 'phase', 'eclipse', 'cycle', 'span', 'trend']);
/** Which days of the week a rough word allows. */
const ROUGHLY: Readonly<Record<string, readonly number[]>> = {
  'weekday:mid': [2, 3, 4],
  'weekday:end': [5, 6, 0],
  'weekday:start': [1, 2],
};
/** The days of the planets; the later planets are guests on a day of another. */
const DAY_OF: Readonly<Record<string, number>> = {
  ...{ sun: 0, moon: 1, mars: 2, mercury: 3, jupiter: 4, venus: 5, saturn: 6 },
  ...{ uranus: 6, neptune: 4, pluto: 2 },
};

/** Dates, days and hours, each with what it is said of. */
export function timeClaims(claim: Claim): string | null {
  return births(claim) ?? daysOfPlanets(claim) ?? relativeDays(claim) ?? dates(claim);
}

function dates(claim: Claim): string | null {
  const { segments, whole, known, ledger } = claim;
  const topics = (terms: readonly Term[]) =>
    terms.filter(({ kind }) => TOPICS.has(kind)).map(({ id }) => id);
  // 'On 25 April Venus enters Gemini': the day stands before what it is said of.
  let subjects = segments.map(({ terms }) => topics(terms)).find((named) => named.length > 0) ?? [];
  const pairs = whole.terms.some((term) => term.kind === 'aspect');
  const born = isOfBirth(whole.words);
  for (const { terms } of segments) {
    const own = topics(terms);
    if (own.length > 0) subjects = own;
    for (const term of terms) {
      const { id, kind, at, length } = term;
      if (kind === 'ordinal' && isDayOfMonth(whole.words, at) && !known.names(id)) return id;
      if (!OF_TIME.has(kind) || (born && ledger.birth)) continue;
      const rough = ROUGHLY[id];
      if (rough) {
        const said = (day: number, of: string) => known.about(of, `weekday:${day}`).length > 0;
        const of = [...subjects, ...arrivals(claim)];
        if (subjects.length > 0 && !rough.some((day) => of.every((one) => said(day, one))))
          return id;
        continue;
      }
      const today = kind === 'date' && /^(?:today|tonight)$/.test(whole.words[0] ?? '');
      if (today && subjects.length === 0 && !known.asOf.has(id)) return id;
      if (!known.names(id)) {
        if (kind === 'weekday' && subjects.length === 0 && !known.has('weekday')) continue;
        return id;
      }
      const year =
        kind === 'date' && whole.terms.find((one) => one.kind === 'year' && one.at === at + length);
      if (year && known.about(id, year.id).length === 0) return `${id} ${year.id}`;
      if (kind !== 'date' && kind !== 'weekday' && kind !== 'time') continue;
      if (subjects.length === 0 || pairs) continue;
      const stated = subjects.some((subject) => known.about(subject, id).length > 0);
      const spans = subjects.some((subject) => /^(?:span|trend)/.test(subject));
      if (!stated && (spans || !known.asOf.has(id))) return `${subjects.join(' ')} ${id}`;
      const arrived =
        kind !== 'time' && arrivals(claim).find((sign) => known.about(sign, id).length === 0);
      if (arrived) return `${arrived} ${id}`;
      const leading = subjects.find((subject) => subject.startsWith('span:'));
      if (leading && kind !== 'time' && known.about(leading, id).length === 0)
        return `${leading} ${id}`;
    }
  }
  return null;
}

/** Signs that a body goes into at a time; where a sentence names one day alone. */
function arrivals({ whole, known }: Claim): string[] {
  const days = whole.terms.filter(({ kind }) => kind === 'date' || kind === 'weekday');
  const bodies = whole.terms.filter(({ kind }) => kind === 'body');
  if (days.length !== 1) return [];
  return whole.terms
    .filter(({ kind, id }) => {
      const stated = bodies.flatMap((body) => known.about(body.id, id));
      return (
        kind === 'sign' &&
        stated.length > 0 &&
        stated.every(({ relation }) => relation === 'becomes')
      );
    })
    .map(({ id }) => id);
}

/** 'You were born in November': of the day of birth where it is known, of nothing else. */
function births({ whole, ledger: { birth } }: Claim): string | null {
  if (!isOfBirth(whole.words) || !birth) return null;
  for (const { id, kind, at } of whole.terms) {
    if (/^(?:before|after|until)$/.test(whole.words[at - 1] ?? '')) return null;
    const [day, month] = id.slice(5).split('-').map(Number);
    const wrong =
      (kind === 'date' && (birth.day !== day || birth.month !== month)) ||
      (kind === 'month' && `month:${birth.month}` !== id) ||
      (kind === 'year' && birth.year !== undefined && `year:${birth.year}` !== id) ||
      (kind === 'weekday' && weekdayOf(birth) !== undefined && weekdayOf(birth) !== id);
    if (wrong) return `birth ${id}`;
  }
  return null;
}

function isOfBirth(words: readonly string[]): boolean {
  return /\bborn\b|\bbirth (?:date|day)\b|जन्म/.test(words.join(' '));
}

function weekdayOf({ day, month, year }: Day): string | undefined {
  if (!day || !month || !year) return undefined;
  return `weekday:${new Date(Date.UTC(year, month - 1, day)).getUTCDay()}`;
}

/** 'The day of Mars is Tuesday.' */
function daysOfPlanets({ whole, said }: Claim): string | null {
  if (!said.has('span:day-of') && !/'s day\b|\bbelongs to\b/.test(whole.words.join(' ')))
    return null;
  const dated = whole.terms.some(({ kind }) => kind === 'date');
  const weekday = whole.terms.find(({ kind }) => kind === 'weekday');
  const bodies = whole.terms.filter(({ kind, id }) => kind === 'body' && id !== 'body:all');
  if (bodies.length !== 1 || dated) return null;
  const [body] = bodies;
  const day = DAY_OF[body!.id.slice(5)];
  if (weekday) return weekday.id === `weekday:${day}` ? null : `${body!.id} ${weekday.id}`;
  return null;
}

/** 'tomorrow', 'in three days': counted from the day for which positions are told. */
function relativeDays({ whole, known, ledger: { today } }: Claim): string | null {
  const moves = whole.terms.filter(
    ({ kind, id }) =>
      /^(?:phase|eclipse|motion|trend|span)$/.test(kind) || (kind === 'body' && id !== 'body:all'),
  );
  if (moves.length === 0) return null;
  const values = whole.terms.filter(({ kind }) =>
    /^(?:sign|phase|eclipse|motion|nakshatra|trend|span)$/.test(kind),
  );
  if (values.length === 0) return null;
  for (const [days, at] of offsetsIn(whole.words, whole.terms)) {
    const date = today && dateAfter(today, days);
    if (!date) return 'an unknown day';
    const on = (id: string) => known.about(id, date).length > 0;
    if (
      !(moves.some(({ id }) => on(id)) && values.every(({ id }) => on(id))) &&
      !isDenied(whole, at)
    )
      return date;
  }
  return null;
}

function offsetsIn(words: readonly string[], terms: readonly Term[]): [number, number][] {
  const near = terms
    .filter(({ kind }) => kind === 'day')
    .map(({ id, at }): [number, number] => [id === 'day:tomorrow' ? 1 : -1, at]);
  const far = terms.flatMap((term): [number, number][] => {
    if (kindOf(term.id) !== 'word' && kindOf(term.id) !== 'figure') return [];
    const unit = words[term.at + term.length] ?? '';
    const before = words[term.at - 1] ?? '';
    if (!/^(?:days?|weeks?)$/.test(unit) || !/^(?:in|within)$/.test(before)) return [];
    return [
      [
        Number(term.id.slice(term.id.indexOf(':') + 1)) * (unit.startsWith('week') ? 7 : 1),
        term.at,
      ],
    ];
  });
  return [...near, ...far];
}

function dateAfter({ day, month, year }: Day, days: number): string | undefined {
  if (!day || !month || !year) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day + days));
  return `date:${date.getUTCDate()}-${date.getUTCMonth() + 1}`;
}

/** 'on the 14th', 'by the 3rd'. */
export function isDayOfMonth(words: readonly string[], at: number): boolean {
  if (!/^\d/.test(words[at] ?? '') || words[at - 1] !== 'the') return false;
  return /^(?:on|by|until|till|after|before|from|since|around)$/.test(words[at - 2] ?? '');
}
