import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';

const PARTS = ['latin', 'latin-ext', 'cyrillic'];

let areThere = false;

/** Makes the display face of the site known to the canvas. */
export function registerFonts(): void {
  if (areThere) return;
  const resolve = createRequire(__filename).resolve;
  const files = join(dirname(resolve('@fontsource-variable/cormorant/package.json')), 'files');
  for (const part of PARTS) {
    GlobalFonts.registerFromPath(
      join(files, `cormorant-${part}-wght-normal.woff2`),
      `Cormorant ${part}`,
    );
  }
  areThere = true;
}

/** The face, by weight and size, as a canvas takes it. */
export function face(weight: number, size: number): string {
  return `${weight} ${size}px ${PARTS.map((part) => `"Cormorant ${part}"`).join(', ')}, serif`;
}
