import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { rowsPastAge } from '../metrics';
import { ScheduledTask } from '../schedule/scheduled-task';
import { keepMonths } from './months';
import type { RetentionRule } from './retention-rule';

/** The injection token of a service's rules. */
export const RETENTION_RULES = Symbol('retention rules');

const HOUR_MS = 60 * 60 * 1_000;
/** Few enough that a batch locks its rows for milliseconds only. */
const BATCH = 2_000;
/** A turn ends after so many; what is left waits for the next one. */
const MAX_BATCHES = 500;
/** Further ones are not counted: counting must not cost what a clean-up would. */
const MAX_COUNTED = 10_000;

/** Erases once an hour what is older than its rule says, and shows how much of it is left. */
@Injectable()
export class Retention extends ScheduledTask {
  constructor(
    private readonly database: DataSource,
    @Inject(RETENTION_RULES) private readonly rules: readonly RetentionRule[],
  ) {
    super({ name: 'retention', everyMs: HOUR_MS });
  }

  async run(): Promise<void> {
    for (const rule of this.rules) {
      await keepMonths(this.database, rule);
      for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
        if ((await this.eraseSome(rule)) < BATCH) break;
      }
      rowsPastAge.set({ table: rule.table }, await this.left(rule));
    }
  }

  /**
   * A place is a row's own in one part of a table only: in the others, too, nothing goes but what is past its age.
   *
   * @returns how many rows are gone
   */
  private async eraseSome(rule: RetentionRule): Promise<number> {
    const [, count] = (await this.database.query(
      `DELETE FROM ${rule.table} AS each WHERE ${past(rule)} AND ctid = ANY (ARRAY(
         SELECT ctid FROM ${rule.table} AS each WHERE ${past(rule)} LIMIT ${BATCH}
         FOR UPDATE SKIP LOCKED))`,
      [rule.days],
    )) as [unknown[], number];
    return count;
  }

  private async left(rule: RetentionRule): Promise<number> {
    const [row]: [{ count: number }] = await this.database.query(
      `SELECT count(*)::integer AS count FROM (
         SELECT FROM ${rule.table} AS each WHERE ${past(rule)} LIMIT ${MAX_COUNTED}) AS old`,
      [rule.days],
    );
    return row.count;
  }
}

function past({ since, only }: RetentionRule): string {
  const old = `each.${since} < now() - make_interval(days => $1)`;
  return only ? `${old} AND (${only})` : old;
}
