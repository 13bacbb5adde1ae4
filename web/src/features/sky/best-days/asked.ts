import {
  CONDITIONS,
  conditionOf,
  conditionWith,
  type Condition,
  type ConditionKind,
} from '@cosmic/sky/elections/conditions';
import {
  PURPOSES,
  readySet,
  TRADITIONS,
  type Purpose,
  type Tradition,
} from '@cosmic/sky/elections/ready-sets';

export interface ReadySet {
  readonly tradition: Tradition;
  readonly purpose: Purpose;
  readonly conditions: readonly Condition[];
}

export const READY_SETS: readonly ReadySet[] = TRADITIONS.flatMap((tradition) =>
  PURPOSES.map((purpose) => ({
    tradition,
    purpose,
    conditions: inOrder(readySet(tradition, purpose)),
  })),
);

/** What an address asks for; the first ready set where it names no condition that there is. */
export function conditionsIn(asked: URLSearchParams): readonly Condition[] {
  const keys = new Set((asked.get('ask') ?? '').split(','));
  const found = [...keys].flatMap((key) => conditionOf(key) ?? []);
  return found.length > 0 ? inOrder(found) : (READY_SETS[0]?.conditions ?? []);
}

/** Conditions as an address and a request name them. */
export function keysOf(conditions: readonly Condition[]): string {
  return conditions.map(({ key }) => key).join(',');
}

/** The ready set that asks for the same. */
export function readySetOf(conditions: readonly Condition[]): ReadySet | undefined {
  return READY_SETS.find((set) => keysOf(set.conditions) === keysOf(conditions));
}

/** Whether a word of a kind, or a kind that has none, is among some conditions. */
export function isAsked(conditions: readonly Condition[], kind: ConditionKind, word?: string) {
  return conditions.some(
    (one) => one.kind === kind && (word === undefined || one.words.includes(word)),
  );
}

/** The conditions with a word of a kind, or a kind that has none, put in or taken out. */
export function turned(
  conditions: readonly Condition[],
  kind: ConditionKind,
  word?: string,
): readonly Condition[] {
  const isIn = isAsked(conditions, kind, word);
  const others = conditions.filter((one) => one.kind !== kind);
  const known = conditions.filter((one) => one.kind === kind);
  if (word === undefined) return isIn ? others : inOrder([...others, ...made(kind, [])]);
  if (CONDITIONS[kind]?.takes === 'one') {
    const left = known.filter((one) => !one.words.includes(word));
    return inOrder([...others, ...left, ...(isIn ? [] : made(kind, [word]))]);
  }
  const words = known.flatMap((one) => one.words);
  const next = isIn ? words.filter((other) => other !== word) : [...words, word];
  return inOrder([...others, ...(next.length > 0 ? made(kind, next) : [])]);
}

function made(kind: ConditionKind, words: readonly string[]): Condition[] {
  return [conditionWith(kind, words) ?? []].flat();
}

function inOrder(conditions: readonly Condition[]): readonly Condition[] {
  const kinds = Object.keys(CONDITIONS);
  const placeOf = ({ kind, words: [word = ''] }: Condition) =>
    100 * kinds.indexOf(kind) + (CONDITIONS[kind]?.words.indexOf(word) ?? 0);
  return [...conditions].sort((a, b) => placeOf(a) - placeOf(b));
}
