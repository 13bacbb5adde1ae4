import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';

const PARTS = ['latin', 'latin-ext', 'cyrillic'];
const DEVANAGARI = 'Tiro Devanagari Hindi';

let areThere = false;

/** Makes the display faces of the site known to the canvas: one for Latin and Cyrillic, one for Devanagari. */
export function registerFonts(): void {
  if (areThere) return;
  const resolve = createRequire(__filename).resolve;
  const filesOf = (font: string) => join(dirname(resolve(`${font}/package.json`)), 'files');
  const cormorant = filesOf('@fontsource-variable/cormorant');
  for (const part of PARTS) {
    GlobalFonts.registerFromPath(
      join(cormorant, `cormorant-${part}-wght-normal.woff2`),
      `Cormorant ${part}`,
    );
  }
  GlobalFonts.registerFromPath(
    join(
      filesOf('@fontsource/tiro-devanagari-hindi'),
      'tiro-devanagari-hindi-devanagari-400-normal.woff2',
    ),
    DEVANAGARI,
  );
  areThere = true;
}

/** The face, by weight and size, as a canvas takes it. */
export function face(weight: number, size: number): string {
  const families = [...PARTS.map((part) => `Cormorant ${part}`), DEVANAGARI];
  return `${weight} ${size}px ${families.map((family) => `"${family}"`).join(', ')}, serif`;
}
