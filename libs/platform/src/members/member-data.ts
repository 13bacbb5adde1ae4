import { Inject, Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { DataSource, type EntityManager } from 'typeorm';
import { problem } from '@cosmic/contracts/field-problems';
import type { MemberRows } from '@cosmic/contracts/member';
import { textLike } from '@cosmic/contracts/text';
import { parse } from '@cosmic/contracts/validation';
import { placeOf } from '../crypto/seal-anew';
import { SealedValues } from '../crypto/sealed-values';
import { ForgottenMembers, IS_RECENT } from './forgotten-members';
import {
  isOf,
  markOfRow,
  type MemberDeclarations,
  type MemberTable,
  type Owners,
} from './member-table';

/** The injection token of what a service declares. */
export const MEMBER_DECLARATIONS = Symbol('what is kept of members');

/** Rows of a page: with texts of 20,000 characters it still fits into one message. */
const PAGE = 15;

/** Where the next page begins: `<table>:<key of the last row>`; without a key at the table's start. */
const cursorSchema = textLike(/^[a-z_]{1,63}:[0-9a-f-]{0,36}$/, 100, problem('not_a_list_place'));

interface Place {
  table: MemberTable;
  /** The key of the last row that was told; null at the start. */
  after: string | null;
}

/** Tells and erases what a service keeps of a member, by what its tables declare. */
@Injectable()
export class MemberData {
  private readonly short: readonly MemberTable[];
  private readonly long: readonly MemberTable[];

  constructor(
    private readonly database: DataSource,
    private readonly modules: ModuleRef,
    @Inject(MEMBER_DECLARATIONS) private readonly declared: MemberDeclarations,
    private readonly forgotten: ForgottenMembers,
  ) {
    this.short = declared.tables.filter(({ pagedBy }) => !pagedBy);
    this.long = declared.tables.filter(({ pagedBy }) => pagedBy);
  }

  /**
   * A page of what is kept of a member, by table; short tables come whole with the first.
   *
   * @param after  where the page before said that this one begins; undefined for the first
   * @throws AppError `invalid_input` for a place that is none
   */
  async rowsOf(userId: string, after: string | undefined): Promise<MemberRows> {
    const place = after === undefined ? this.startOf(this.long[0]) : this.placeOf(after);
    const rows: Record<string, unknown[]> = {};
    if (after === undefined) {
      for (const table of this.short) rows[table.table] = await this.wholeOf(table, userId);
    }
    if (!place) return { rows, next: null };
    const page = await this.pageOf(place, userId);
    rows[place.table.table] = page.rows;
    return { rows, next: page.next };
  }

  /** Erases what is kept of members, and of guests that they were. */
  async erase(transaction: EntityManager, owners: Owners): Promise<void> {
    for (const table of this.declared.tables) await eraseFrom(table, transaction, owners);
  }

  /**
   * Erases what came of forgotten members after they were erased: a request that was under way then,
   * a late event.
   */
  async eraseLate(): Promise<void> {
    const { manager } = this.database;
    if (!this.declared.remembers) await this.forgotten.purge(manager);
    if (!(await this.forgotten.any(manager))) return;
    for (const table of this.declared.tables) {
      if (table.erased !== 'rows' && typeof table.erased !== 'function') continue;
      const members = await lateMembers(manager, table);
      if (members.length === 0) continue;
      await this.database.transaction((transaction) =>
        eraseFrom(table, transaction, { members, guests: [] }),
      );
    }
  }

  private startOf(table: MemberTable | undefined): Place | undefined {
    return table && { table, after: null };
  }

  private placeOf(text: string): Place {
    const [name = '', key = ''] = parse(cursorSchema, text, 'after').split(':');
    const table = this.long.find((one) => one.table === name);
    const isKey = table?.pagedBy?.type === 'uuid' ? UUID.test(key) : /^\d{1,18}$/.test(key);
    if (!table || (key !== '' && !isKey)) parse(NOWHERE, text, 'after');
    return { table: table!, after: key === '' ? null : key };
  }

  private async wholeOf(table: MemberTable, userId: string): Promise<unknown[]> {
    if (!isList(table.exported)) {
      const source = this.modules.get(table.exported, { strict: false });
      return [...(await source.memberRows(userId))];
    }
    const { condition, values } = isOf(table, { members: [userId], guests: [] });
    const order = table.order ? `ORDER BY ${table.order}` : '';
    const rows = await this.read(table, `WHERE ${condition} ${order}`, values);
    return rows.map((row) => this.told(table, row));
  }

  private async pageOf(
    { table, after }: Place,
    userId: string,
  ): Promise<{ rows: unknown[]; next: string | null }> {
    const { column, type } = table.pagedBy!;
    const { condition, values } = isOf(table, { members: [userId], guests: [] });
    const key = values.length + 1;
    const rows = await this.read(
      table,
      `WHERE ${condition} AND ($${key}::${type} IS NULL OR ${column} > $${key}::${type})
       ORDER BY ${column} LIMIT ${PAGE}`,
      [...values, after],
    );
    const following = this.long[this.long.indexOf(table) + 1];
    const next =
      rows.length === PAGE
        ? `${table.table}:${String(rows.at(-1)![column])}`
        : following && `${following.table}:`;
    return { rows: rows.map((row) => this.told(table, row)), next: next ?? null };
  }

  private read(
    { table, from = table, exported }: MemberTable,
    which: string,
    values: unknown[],
  ): Promise<Record<string, unknown>[]> {
    const columns = (exported as readonly string[]).join(', ');
    return this.database.query(`SELECT ${columns} FROM ${from} ${which}`, values);
  }

  private told({ sealed, told }: MemberTable, row: Record<string, unknown>): object {
    const opened = { ...row };
    if (sealed) {
      const values = this.modules.get<SealedValues>(SealedValues, { strict: false });
      const bound = String(row[sealed.bound ?? sealed.key.column]);
      for (const column of Object.keys(sealed.columns)) {
        if (column in row)
          opened[column] = values.open(row[column], placeOf(sealed, column, bound));
      }
    }
    return told ? told(opened) : opened;
  }
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const NOWHERE = textLike(/^$/, 100, problem('not_a_list_place'));

function isList(exported: MemberTable['exported']): exported is readonly string[] {
  return Array.isArray(exported);
}

async function eraseFrom(
  table: MemberTable,
  transaction: EntityManager,
  owners: Owners,
): Promise<void> {
  if (typeof table.erased === 'function') return table.erased(transaction, owners);
  if (table.erased !== 'rows') return;
  const { condition, values } = isOf(table, owners);
  await transaction.query(`DELETE FROM ${table.table} WHERE ${condition}`, values);
}

/** Forgotten members of whom there are rows again. */
async function lateMembers(manager: EntityManager, table: MemberTable): Promise<string[]> {
  const { mark, where } = markOfRow(table);
  const id = typeof table.holds === 'object' ? `substr(${table.owner}, 8)` : `${table.owner}::text`;
  const rows: { id: string }[] = await manager.query(
    `SELECT DISTINCT ${id} AS id FROM ${table.table}
     WHERE ${where ? `${where} AND ` : ''}${mark} IN (SELECT mark FROM forgotten_members WHERE ${IS_RECENT})`,
  );
  return rows.map((row) => row.id);
}
