import { BODIES, SIGNS, anyOf, wordOf } from './words';
import type { SkyWord } from './words';

const BODY = anyOf(BODIES);
const SIGN = `(?:${SIGNS.join('|')})`;

/** Words that tell where or how a body stands and may part it from its sign. */
const STATE = wordSet(
  `a again along also and as at back be been begins bright both by comes continues currently day days
  deep degrees direct drifts early enters evening falling falls final finds first for from full gibbous
  glides glows goes going had hangs has having her high his hour in ingress into is it's its journey journeys
  just last late later leaving left light lights lingers lit low makes morning move moved moves moving new newly next
  night now of on once passage passes passing path percent place placed position presence quietly remains
  rests retrograde returns ride rides right rise rises shift shifts shine shines settles settling shining sign sits
  slips spends stands starts stay stays still stops swings than that the then this through tight to today
  together tomorrow tonight transit transits travelling travels turns until visit waits wanders waning
  waxing week which while will with`,
);

/** Words after which a sign belongs to somebody or something else than the body before. */
const OTHER = wordSet(
  `you your you're yourself we our us they their them those someone somebody anyone anybody everyone
  everybody who whose people person friend friends partner born i my me he she`,
);

/** What only explains the body just named, as in ', your ruling planet,'. */
const APPOSITION = /^, (?:your|the|a|an|our|its) [^,]{1,40},/i;

/** Rules of the craft, which are true under any sky. */
export const LORE =
  /\b(?:at home|rul(?:e|es|ed|er|ing)|govern(?:s|ed|ing)?|exalted|exaltation|domicile|detriment|fall|strongest|happiest)\b/i;
/** Words by which a statement is denied. */
export const DENIAL = /\b(?:not|never|no longer|neither|nor|without|\w+n't)\b/i;
/** Words that make a statement one about no particular time. */
export const CONDITION =
  /\b(?:whenever|if|every time|each time|any time|imagine|suppose|used to)\b/i;

/** A part of a text that makes one statement, and where it begins. */
export interface Clause {
  at: number;
  text: string;
}

/** Cuts a text where a new statement begins: at the ends of sentences, and before 'while' or 'but'. */
export function clausesOf(text: string): Clause[] {
  const ends = /[.!?]["')]*(?:\s+|$)|\n+|;|,? (?:while|whereas|but|although|though) /g;
  const clauses: Clause[] = [];
  let from = 0;
  for (const end of text.matchAll(ends)) {
    clauses.push({ at: from, text: text.slice(from, end.index) });
    from = end.index + end[0].length;
  }
  clauses.push({ at: from, text: text.slice(from) });
  return clauses;
}

/** A body named in a clause. */
export interface Mention {
  body: SkyWord;
  from: number;
  to: number;
  /** Said of somebody's birth rather than of the sky of the moment. */
  natal: boolean;
}

/** All bodies of a clause in its order. */
export function bodiesIn(clause: string): Mention[] {
  return [...clause.matchAll(new RegExp(`\\b${BODY}\\b`, 'gi'))].flatMap((match) => {
    const body = wordOf(BODIES, match[0]);
    if (!body) return [];
    const natal = /\b(?:your|natal|birth|my|their|his|her|\w+'s) $/i.test(
      clause.slice(0, match.index),
    );
    return [{ body, from: match.index, to: match.index + match[0].length, natal }];
  });
}

/** The bodies that what stands at `at` is said of: the nearest before it, with those joined to it. */
export function subjectsOf(clause: string, bodies: readonly Mention[], at: number): Mention[] {
  const before = bodies.filter(({ to }) => to <= at);
  const nearest = before.at(-1);
  if (!nearest || !leadsOn(clause.slice(nearest.to, at))) return [];
  const subjects = [nearest];
  for (let last = before.length - 1; last > 0; last -= 1) {
    const [one, other] = [before[last - 1], before[last]];
    if (
      !one ||
      !other ||
      !/^,?(?: and| &)?(?: the| your)? ?$/i.test(clause.slice(one.to, other.from))
    )
      break;
    subjects.unshift(one);
  }
  return subjects;
}

/** Whether the words between a body and what follows still speak of the body: at most one is unknown. */
function leadsOn(words: string): boolean {
  const gap = words.replace(APPOSITION, '');
  if (LORE.test(gap) || DENIAL.test(gap)) return false;
  const between = gap.toLowerCase().match(/[\p{L}'-]+/gu) ?? [];
  if (between.length > 9 || between.some((word) => OTHER.has(word))) return false;
  const signs = new RegExp(`^${SIGN}$`, 'i');
  const known = (word: string) =>
    STATE.has(word) || word === "'s" || word === "'" || word.endsWith('ly') || signs.test(word);
  return between.filter((word) => !known(word)).length <= 1;
}

function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}
