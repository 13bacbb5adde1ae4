/**
 * `npm run backup -- <folder>` copies all data of this clone, `npm run restore -- <folder>` puts them
 * back into one that has none. Neither is for a clone that runs.
 */
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { placesOf } from './places.mjs';
import { requirePrerequisites } from './prerequisites.mjs';
import { explain } from './running/progress.mjs';
import { AlreadyRunning } from './running/run-record.mjs';
import { Trouble } from './running/trouble.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
requirePrerequisites(root);
const { backUp, restore } = await import('./backups.mjs');

const [what, named] = process.argv.slice(2);
try {
  if (!named) throw new Trouble(`Name the folder: npm run ${what} -- <folder>`);
  const folder = resolve(named);
  if (what === 'restore') {
    console.log(`Restored what was backed up at ${await restore(placesOf(root), folder)}.`);
  } else {
    await backUp(placesOf(root), folder, new Date());
    console.log(`Backed up to ${folder}, with the keys that open it: keep it to yourself.`);
  }
} catch (error) {
  if (error instanceof AlreadyRunning) {
    console.error(`Cosmic Guide is running (process ${error.run.launcher.pid}): stop it first.`);
  } else explain(error);
  process.exitCode = 1;
}
