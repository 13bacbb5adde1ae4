import type { QueryRunner } from 'typeorm';
import type { MonthlyTable } from './keep-months.sql';

/*
 * The steps by which a table that is in use becomes one in parts of a month, and no row is copied.
 * They are part of migrations, so never edited. Each works in the schema of its migration.
 */

const BOUND = 'before_the_months';

/**
 * Says of every row that it lies before the end of next month. Nothing is read for it;
 * `checkMonthsBound` of the next migration reads the rows beside running work.
 */
export async function boundByMonths(
  runner: QueryRunner,
  { table, since }: MonthlyTable,
): Promise<void> {
  await runner.query(`
    SET LOCAL timezone = 'UTC';
    DO $$ BEGIN
      EXECUTE format(
        'ALTER TABLE ${table} ADD CONSTRAINT ${BOUND} CHECK (${since} < %L) NOT VALID',
        to_char(date_trunc('month', now()) + interval '2 months', 'YYYY-MM-DD'));
    END $$;
  `);
}

export async function dropMonthsBound(runner: QueryRunner, { table }: MonthlyTable): Promise<void> {
  await runner.query(`ALTER TABLE ${table} DROP CONSTRAINT IF EXISTS ${BOUND}`);
}

/** Sees that every row lies within the bound, while others write; the table is its own afterwards. */
export async function checkMonthsBound(
  runner: QueryRunner,
  { table }: MonthlyTable,
): Promise<void> {
  await runner.query(`
    ALTER TABLE ${table} VALIDATE CONSTRAINT ${BOUND};
    LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE;
  `);
}

/** Gives a table and its indexes other names, which begin with the table's. */
export async function setAside(runner: QueryRunner, table: string, name: string): Promise<void> {
  await runner.query(`
    DO $$ DECLARE index record; BEGIN
      FOR index IN
        SELECT indexrelid::regclass AS id, relname FROM pg_index JOIN pg_class ON oid = indexrelid
        WHERE indrelid = '${table}'::regclass
      LOOP
        EXECUTE format('ALTER INDEX %s RENAME TO %I', index.id,
          regexp_replace(index.relname, '^${table}', '${name}'));
      END LOOP;
    END $$;
    ALTER TABLE ${table} RENAME TO ${name};
  `);
}

/** Has those who may work with one table work with another: services run meanwhile, and the migrator gives rights later. */
export async function giveSameRights(
  runner: QueryRunner,
  table: string,
  as: string,
): Promise<void> {
  await runner.query(`
    DO $$ DECLARE role regrole; BEGIN
      FOR role IN
        SELECT DISTINCT grantee FROM pg_class, aclexplode(relacl)
        WHERE pg_class.oid = '${as}'::regclass AND grantee NOT IN (0, relowner)
      LOOP
        EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON ${table} TO %s', role);
        EXECUTE format('GRANT USAGE ON SEQUENCE %s TO %s',
          pg_get_serial_sequence('${table}', 'id'), role);
      END LOOP;
    END $$;
  `);
}

/** Makes the table of before, as it is, the first part of the new one; where it is empty it goes. */
export async function attachBefore(
  runner: QueryRunner,
  { table }: MonthlyTable,
  before: string,
): Promise<void> {
  await runner.query(`
    SET LOCAL datestyle = 'ISO';
    SET LOCAL timezone = 'UTC';
    DO $$
    DECLARE
      bound CONSTANT text := substring(pg_get_constraintdef(oid) from '[0-9]{4}-[0-9]{2}-[0-9]{2}')
        FROM pg_constraint WHERE conrelid = '${before}'::regclass AND conname = '${BOUND}';
    BEGIN
      IF EXISTS (SELECT FROM ${before}) THEN
        EXECUTE format('ALTER TABLE ${table} ATTACH PARTITION ${before}
                          FOR VALUES FROM (MINVALUE) TO (%L)', bound);
        ALTER TABLE ${before} DROP CONSTRAINT ${BOUND};
      ELSE
        DROP TABLE ${before};
      END IF;
    END $$;
  `);
}
