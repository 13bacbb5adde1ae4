import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SCHEMAS } from './schemas';

const ROOT = resolve(__dirname, '../../..');

/** Migrations with this number and above make and drop indexes beside running work. */
const CAREFUL_SINCE = 1_764_500_100_000;

interface Written {
  path: string;
  number: number;
  schema: string;
  source: string;
}

const written: Written[] = SCHEMAS.flatMap(({ name: schema }) => {
  const folder = `services/${schema}/src/migrations`;
  return readdirSync(join(ROOT, folder))
    .filter((file) => /^\d+-.*\.ts$/.test(file))
    .map((file) => ({
      path: `${folder}/${file}`,
      number: Number.parseInt(file, 10),
      schema,
      source: readFileSync(join(ROOT, folder, file), 'utf8'),
    }));
});

/** What may hold up those who use a table, and what to do about it. */
function faultsOf({ schema, source }: Pick<Written, 'schema' | 'source'>): string[] {
  const sql = source.replace(/\s+/g, ' ');
  const made = [...sql.matchAll(/CREATE TABLE (?:IF NOT EXISTS )?(\w+)/g)].map(
    ([, table]) => table,
  );
  const faults: string[] = [];
  for (const [, concurrently, table] of sql.matchAll(
    /CREATE (?:UNIQUE )?INDEX (CONCURRENTLY )?(?:IF NOT EXISTS )?\w+ ON (?:ONLY )?([\w.]+)/g,
  )) {
    if (!concurrently && !made.includes(table!)) {
      faults.push(`an index on ${table}, which is there already: CREATE INDEX CONCURRENTLY`);
    }
    if (concurrently && !table!.startsWith(`${schema}.`)) {
      faults.push(`${table} without its schema, which no search path gives outside a transaction`);
    }
  }
  for (const [, concurrently, index] of sql.matchAll(
    /DROP INDEX (CONCURRENTLY )?(?:IF EXISTS )?(?!CONCURRENTLY)([\w.]+)/g,
  )) {
    if (!concurrently) faults.push(`${index}: DROP INDEX CONCURRENTLY`);
    if (concurrently && !index!.startsWith(`${schema}.`)) {
      faults.push(`${index} without its schema, which no search path gives outside a transaction`);
    }
  }
  if (/CONCURRENTLY/.test(sql) && !/transaction = false/.test(sql)) {
    faults.push('CONCURRENTLY works outside a transaction only: `readonly transaction = false`');
  }
  return faults;
}

describe('the migrations', () => {
  it('are as they were when they were noted', () => {
    const noted = readFileSync(join(ROOT, 'deploy/migrate/migrations.sha256'), 'utf8');
    const sums = written
      .map(({ path, source }) => `${createHash('sha256').update(source).digest('hex')}  ${path}\n`)
      .sort((one, other) => (one.slice(66) < other.slice(66) ? -1 : 1));

    // A new one: npm run migrations:seal. One that was changed: change it back, and add another.
    expect(noted).toBe(sums.join(''));
  });

  it('are each in the list that is run, in their order', () => {
    for (const { name: schema, migrations } of SCHEMAS) {
      const numbers = written
        .filter((one) => one.schema === schema)
        .map(({ number }) => number)
        .sort((one, other) => one - other);
      expect(migrations.map(({ name }) => Number(name.slice(-13)))).toEqual(numbers);
    }
  });

  it.each(
    written.filter(({ number }) => number >= CAREFUL_SINCE).map((one) => [one.path, one] as const),
  )('hold up nobody: %s', (_, one) => {
    expect(faultsOf(one)).toEqual([]);
  });

  it.each([
    ['CREATE INDEX late ON blog_posts (a)', 'CREATE INDEX CONCURRENTLY'],
    ['CREATE UNIQUE INDEX CONCURRENTLY late ON content.blog_posts (a)', 'transaction = false'],
    ['transaction = false; CREATE INDEX CONCURRENTLY late ON blog_posts (a)', 'without its schema'],
    ['DROP INDEX late', 'DROP INDEX CONCURRENTLY'],
    ['transaction = false; DROP INDEX CONCURRENTLY late', 'without its schema'],
  ])('are refused for %s', (source, fault) => {
    expect(faultsOf({ schema: 'content', source }).join()).toContain(fault);
  });

  it('may make an index on a table of their own', () => {
    const source = 'CREATE TABLE notes (a int); CREATE INDEX notes_by_a ON notes (a)';
    expect(faultsOf({ schema: 'content', source })).toEqual([]);
  });
});
