import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { chown, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RunningSite } from '@cosmic/migrate/testing/site';
import { NotRun } from './scenario';

const run = promisify(execFile);
/** A site's tables take about a twentieth of it. */
const TABLES_MB = 128;
const CHUNK = Buffer.alloc(1024 * 1024);

/** A disk that can be filled. */
export interface SmallDisk {
  readonly folder: string;
  /** Leaves no room on it; once more where some of what lay there is gone. */
  fill(): Promise<void>;
  free(): Promise<void>;
  remove(): Promise<void>;
}

/** Mounts one, a tmpfs. @throws NotRun where this machine lets nobody mount */
export async function mountDisk(megabytes: number): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'cosmic-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0700`, 'tmpfs', folder]);
  } catch (error) {
    await rm(folder, { recursive: true });
    throw new NotRun(`this machine lets nobody mount a disk: ${(error as Error).message.trim()}`);
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    async fill() {
      const file = createWriteStream(filler, { flags: 'a' });
      const full = once(file, 'error');
      const more = () => file.write(CHUNK, (error) => error ?? more());
      more();
      const [error] = (await full) as [NodeJS.ErrnoException];
      if (error.code !== 'ENOSPC') throw error;
    },
    free: () => rm(filler, { force: true }),
    async remove() {
      await run('umount', ['--lazy', folder]); // sessions keep files open that are gone
      await rm(folder, { recursive: true });
    },
  };
}

/**
 * Moves all tables of a site to a small disk of their own (its log, the WAL, stays where it is); they
 * go back when it is removed.
 */
export async function smallDisk({ world }: RunningSite): Promise<SmallDisk> {
  const [{ data }] = (await world.query<{ data: string }>(
    `SELECT current_setting('data_directory') AS data`,
  )) as [{ data: string }];
  const { uid, gid } = await stat(data);
  const disk = await mountDisk(TABLES_MB);
  await chown(disk.folder, uid, gid);
  const name = `disk_${new URL(world.databaseUrl).pathname.slice(1)}`;
  const moveAll = async (from: string, to: string) => {
    for (const kind of ['TABLE', 'INDEX']) {
      await world.query(`ALTER ${kind} ALL IN TABLESPACE ${from} SET TABLESPACE ${to}`);
    }
  };
  await world.query(`CREATE TABLESPACE ${name} LOCATION '${disk.folder}'`);
  await moveAll('pg_default', name);
  return {
    ...disk,
    async remove() {
      await disk.free();
      await moveAll(name, 'pg_default');
      await world.query('CHECKPOINT'); // until then the files of what was moved are there
      await world.query(`DROP TABLESPACE ${name}`);
      await disk.remove();
    },
  };
}
