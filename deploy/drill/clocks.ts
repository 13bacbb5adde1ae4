import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Otherwise, Program, RunningSite } from '@cosmic/migrate/testing/site';
import { until } from '@cosmic/platform/testing/until';

const MINUTE_MS = 60_000;
const PRELOAD = pathToFileURL(resolve(__dirname, 'moving-clock.mjs')).href;

/** Clocks of processes that can be set while they run. */
export interface MovingClocks {
  /** What the processes have to be started with. */
  readonly otherwise: Otherwise;
  /**
   * Sets the clock of a process so many milliseconds ahead of the true one.
   *
   * @returns by how much it is ahead, as the process itself says, to the nearest minute
   */
  set(site: RunningSite, name: Program, ahead: number): Promise<number>;
  remove(): Promise<void>;
}

/** Makes such clocks for processes of a site that is still to be started. */
export async function movingClocks(names: readonly Program[]): Promise<MovingClocks> {
  const folder = await mkdtemp(join(tmpdir(), 'cosmic-clocks-'));
  const fileOf = (name: Program) => join(folder, name);
  return {
    otherwise: Object.fromEntries(
      names.map((name) => [
        name,
        { NODE_OPTIONS: `--import=${PRELOAD}`, MOVING_CLOCK: fileOf(name) },
      ]),
    ),
    async set(site, name, ahead) {
      const answer = `${fileOf(name)}.set`;
      await rm(answer, { force: true });
      await writeFile(fileOf(name), String(ahead));
      site.of(name)[0]!.child.kill('SIGUSR2');
      const told = await until(
        () => readFile(answer, 'utf8').catch(() => null),
        `the clock of ${name} is set`,
      );
      return Math.round((Number(told) - Date.now()) / MINUTE_MS) * MINUTE_MS;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
