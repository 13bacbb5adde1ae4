import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const MANIFEST = resolve(__dirname, '../dist/.vite/manifest.json');

/**
 * The address of the file that the build made of a source.
 *
 * @param source its path from `web`
 */
export function addressOfPart(source: string): string {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, { file: string }>;
  const part = manifest[source];
  if (!part) throw new Error(`${source} is no part of its own in the build`);
  return `/${part.file}`;
}
