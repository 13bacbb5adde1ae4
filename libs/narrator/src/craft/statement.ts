/** The time or the chart that a statement is about. */
export type When = 'now' | 'birth' | 'return' | 'progressed' | 'thrown';

/** How two terms of a statement belong together. */
export type Relation =
  /** So it is: a body in a sign, in a house, at a degree, retrograde; a card in its place. */
  | 'is'
  /** So it becomes or became at the time that the statement gives: an ingress, a station, a full moon. */
  | 'becomes'
  /** One rules the other. */
  | 'rules';

/** One thing that is known for one reading: two terms and how they belong together. */
export interface Statement {
  readonly subject: string;
  readonly relation: Relation;
  readonly object: string;
  readonly when: When;
}

/** Two bodies and what is between them, as one subject. */
export function pairOf(one: string, other: string): string {
  return `pair:${[one, other].sort().join('+')}`;
}

/** All that is known for a reading, ready to be asked. */
export class Known {
  private readonly pairs = new Map<string, Statement[]>();
  /** By each term, what statements join it to. */
  private readonly partners = new Map<string, string[]>();
  private readonly named = new Map<string, Set<When>>();
  private readonly kinds = new Set<string>();
  private readonly rulers = new Set<string>();
  /** The visitor's own sign or signs. */
  readonly own = new Set<string>();
  /** The days for which positions are told. */
  readonly asOf = new Set<string>();
  /** What the places of a spread are called, and the card that lies there. */
  readonly places: (readonly [string, string])[] = [];

  constructor(statements: readonly Statement[], terms: Iterable<readonly [string, When]>) {
    for (const statement of statements) {
      const { subject, relation, object } = statement;
      if (relation === 'rules') this.rulers.add(subject).add(object);
      const key = pair(statement.subject, statement.object);
      push(this.pairs, key, statement);
      push(this.partners, subject, object);
      if (object !== subject) push(this.partners, object, subject);
    }
    for (const [id, when] of terms) {
      const whens = this.named.get(id) ?? new Set();
      this.named.set(id, whens.add(when));
      this.kinds.add(id.slice(0, id.indexOf(':')));
    }
  }

  /** Statements about two terms, in either order. */
  about(one: string, other: string): readonly Statement[] {
    return this.pairs.get(pair(one, other)) ?? [];
  }

  /** Whether anything is said of it, at a time if one is given. */
  names(id: string, when?: When): boolean {
    const whens = this.named.get(id);
    return whens !== undefined && (when === undefined || whens.has(when));
  }

  /** Whether anything of a kind is named. */
  has(kind: string): boolean {
    return this.kinds.has(kind);
  }

  /** Whether a card lies at a place of the spread. */
  isAt(title: string, card: string): boolean {
    return this.places.some(([place, id]) => place === title && id === card);
  }

  /** Whether a body is said to rule anything. */
  isRuler(body: string): boolean {
    return this.rulers.has(body);
  }

  /** Everything of a kind that is known of a term, once a statement. */
  of(id: string, kind: string): string[] {
    return (this.partners.get(id) ?? []).filter((other) => other.startsWith(`${kind}:`));
  }
}

function pair(one: string, other: string): string {
  return one < other ? `${one}|${other}` : `${other}|${one}`;
}

function push<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
