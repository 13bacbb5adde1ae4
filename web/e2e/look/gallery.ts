import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const WEB = resolve(__dirname, '../..');

/** The built pages with that of all primitives among them, which is not shipped. */
export interface Gallery {
  folder: string;
  remove(): Promise<void>;
}

/** Builds the English pages with the gallery; whatever else is shipped is laid beside them. */
export async function buildGallery(): Promise<Gallery> {
  const folder = await mkdtemp(join(tmpdir(), 'cosmic-gallery-'));
  const vite = resolve(WEB, '../node_modules/vite/bin/vite.js');
  const args = [vite, 'build', WEB, '--mode', 'gallery', '--outDir', folder];
  const building = spawn(process.execPath, args, {
    // Tests have another environment, in which the pages' elements could not be made.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(building, 'exit');
  if (code !== 0) throw new Error(`the gallery is not built: vite ended with ${code}`);
  await cp(join(WEB, 'dist'), folder, { recursive: true, force: false });
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
