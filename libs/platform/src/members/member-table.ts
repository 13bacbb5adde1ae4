import type { Type } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SealedTable } from '../crypto/seal-anew';

/** Whose rows are meant: members, and guests that their browsers were. */
export interface Owners {
  members: readonly string[];
  guests: readonly string[];
}

/** A provider that tells a member's rows of a table, where a list of columns does not say it. */
export interface MemberRowSource {
  memberRows(userId: string): Promise<readonly object[]>;
}

/**
 * How rows go with the account: each by itself, with the row of another table that a foreign key
 * leads to, or by statements of the table's own. What is kept all the same says why.
 */
export type Erasure =
  | 'rows'
  | { with: string }
  | { kept: string }
  | ((transaction: EntityManager, owners: Owners) => Promise<void>);

/** What a service keeps of members in one table. Declared once: export and erasure go by it. */
export interface MemberTable {
  table: string;
  /** The column that says whose a row is. */
  owner: string;
  /**
   * What stands in it: a member's id (which is the default), the id of an actor whose kind stands in
   * `actor_kind`, or an actor's kind and id with a sign between, as `guest-<id>`.
   */
  holds?: 'member' | 'actor' | { kindAndId: '-' | ':' };
  /** What a member is told of each row: columns or expressions of SQL; `*` for all columns. */
  exported: readonly string[] | Type<MemberRowSource>;
  /** What is read for that, where it is more than the table. */
  from?: string;
  /** By what the rows are put in order, where they are told together. */
  order?: string;
  /** The key of a table that can be long: it is told page by page in its order. */
  pagedBy?: { column: string; type: 'uuid' | 'bigint' };
  /** Which of the columns lie sealed; they are opened for the member. */
  sealed?: SealedTable;
  /** Makes of a row, with its sealed values opened, what the member is told. */
  told?: (row: Record<string, unknown>) => object;
  erased: Erasure;
  /** Columns about a person that the member is not told, each with the reason. */
  withheld?: Readonly<Record<string, string>>;
}

/** All that a service has to say of what it keeps of persons. */
export interface MemberDeclarations {
  tables: readonly MemberTable[];
  /** Columns, as `table.column`, that sound like a person's in tables that keep nothing of members; with the reason. */
  others?: Readonly<Record<string, string>>;
  /** Why who was erased is remembered for ever, by a hash; absent where events alone may come late. */
  remembers?: string;
}

/** By which a forgotten member is known, of an expression that is the id: nobody's id can be read from it. */
const markOf = (id: string) => `sha256((${id})::bytea)`;

/**
 * The mark of whoever a row belongs to, and which rows have one. An index on it leads to what came
 * late of members who are forgotten.
 */
export function markOfRow({ owner, holds = 'member' }: MemberTable): {
  mark: string;
  where: string | null;
} {
  if (typeof holds === 'object') {
    const where = `${owner} LIKE 'member${holds.kindAndId}%'`;
    return { mark: markOf(`substr(${owner}, 8)`), where };
  }
  const where = holds === 'actor' ? `actor_kind = 'member'` : null;
  return { mark: markOf(`${owner}::text`), where };
}

/** Which rows are of some owners, as a condition with its values from `$1` on. */
export function isOf(
  { owner, holds = 'member' }: MemberTable,
  { members, guests }: Owners,
): { condition: string; values: unknown[] } {
  if (typeof holds === 'object') {
    const names = kindsAndIds({ members, guests }, holds.kindAndId);
    return { condition: `${owner} = ANY ($1::text[])`, values: [names] };
  }
  if (holds === 'member') {
    return { condition: `${owner} = ANY ($1::uuid[])`, values: [members] };
  }
  return {
    condition: `(actor_kind = 'member' AND ${owner} = ANY ($1::uuid[])
                 OR actor_kind = 'guest' AND ${owner} = ANY ($2::uuid[]))`,
    values: [members, guests],
  };
}

/** Owners as a column names them that holds an actor's kind and id. */
export function kindsAndIds({ members, guests }: Owners, between: '-' | ':'): string[] {
  return [
    ...members.map((id) => `member${between}${id}`),
    ...guests.map((id) => `guest${between}${id}`),
  ];
}
