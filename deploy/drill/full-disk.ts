import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { chown, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RunningSite } from '@cosmic/migrate/testing/site';

const run = promisify(execFile);
/** A site's tables take about a twentieth of it. */
const DISK_MB = 128;
const CHUNK = Buffer.alloc(1024 * 1024);

/** A disk for the tables of a site, which can be filled. */
export interface SmallDisk {
  /** Which kind it is, for people. */
  readonly kind: string;
  fill(): Promise<void>;
  free(): Promise<void>;
  /** Takes it away again; the tables go back to where they were. */
  remove(): Promise<void>;
}

/**
 * Moves all tables of a site to a small disk of their own (its log, the WAL, stays where it is).
 * Where this machine lets nobody mount one, what stands for it are triggers by which every table
 * refuses to take anything, with the error that PostgreSQL has for a full disk.
 */
export async function smallDisk(site: RunningSite): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'cosmic-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=0700`, 'tmpfs', folder]);
  } catch {
    await rm(folder, { recursive: true });
    return triggersInstead(site);
  }
  return mounted(site, folder);
}

async function mounted({ world }: RunningSite, folder: string): Promise<SmallDisk> {
  const [{ data }] = (await world.query<{ data: string }>(
    `SELECT current_setting('data_directory') AS data`,
  )) as [{ data: string }];
  const { uid, gid } = await stat(data);
  await chown(folder, uid, gid);
  const name = `disk_${new URL(world.databaseUrl).pathname.slice(1)}`;
  const filler = join(folder, 'filler');
  const moveAll = async (from: string, to: string) => {
    for (const kind of ['TABLE', 'INDEX']) {
      await world.query(`ALTER ${kind} ALL IN TABLESPACE ${from} SET TABLESPACE ${to}`);
    }
  };
  await world.query(`CREATE TABLESPACE ${name} LOCATION '${folder}'`);
  await moveAll('pg_default', name);
  return {
    kind: `a tmpfs of ${DISK_MB} MB`,
    async fill() {
      const file = createWriteStream(filler);
      const full = once(file, 'error');
      const more = () => file.write(CHUNK, (error) => error ?? more());
      more();
      const [error] = (await full) as [NodeJS.ErrnoException];
      if (error.code !== 'ENOSPC') throw error;
    },
    free: () => rm(filler),
    async remove() {
      await rm(filler, { force: true });
      await moveAll(name, 'pg_default');
      await world.query('CHECKPOINT'); // until then the files of what was moved are there
      await world.query(`DROP TABLESPACE ${name}`);
      await run('umount', ['--lazy', folder]); // sessions keep files open that are gone
      await rm(folder, { recursive: true });
    },
  };
}

async function triggersInstead({ world }: RunningSite): Promise<SmallDisk> {
  await world.query(
    `CREATE FUNCTION public.disk_is_full() RETURNS trigger LANGUAGE plpgsql AS
     $$ BEGIN RAISE disk_full USING MESSAGE = 'could not extend file: No space left on device'; END $$`,
  );
  const tables = await world.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname IN ('auth', 'billing', 'readings', 'content', 'usage')`,
  );
  const each = (sql: (name: string) => string) =>
    world.query(tables.map(({ name }) => sql(name)).join(';'));
  const free = async () => {
    await each((name) => `DROP TRIGGER IF EXISTS disk_is_full ON ${name}`);
  };
  return {
    kind: 'triggers: this machine lets nobody mount one',
    async fill() {
      await each(
        (name) => `CREATE TRIGGER disk_is_full BEFORE INSERT OR UPDATE ON ${name}
          FOR EACH STATEMENT EXECUTE FUNCTION public.disk_is_full()`,
      );
    },
    free,
    async remove() {
      await free();
      await world.query('DROP FUNCTION public.disk_is_full');
    },
  };
}
