import { PLANET_PATHS, SIGN_PATHS } from '@cosmic/sky/glyph-paths';
import { classes } from './classes';

export type ZodiacName = keyof typeof SIGN_PATHS;
export type PlanetName = keyof typeof PLANET_PATHS;
export type GlyphName = ZodiacName | PlanetName;

const GLYPHS: Record<GlyphName, string> = { ...SIGN_PATHS, ...PLANET_PATHS };

/** Every sign and planet that can be drawn. */
export const GLYPH_NAMES = Object.keys(GLYPHS) as readonly GlyphName[];

/** @returns whether a sign or a planet of that name can be drawn. */
export function isGlyphName(name: string): name is GlyphName {
  return Object.hasOwn(GLYPHS, name);
}

/** The drawing of a glyph, for pictures that place it themselves; 24 units wide and high. */
export function glyphPath(name: GlyphName): string {
  return GLYPHS[name];
}

interface GlyphProps {
  name: GlyphName;
  className?: string;
  strokeWidth?: number;
}

/** A sign or a planet beside its name; silent for screen readers. */
export function Glyph({ name, className = 'size-6', strokeWidth = 1.25 }: GlyphProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={classes('line-art shrink-0', className)}
      strokeWidth={strokeWidth}
      aria-hidden="true"
      focusable="false"
    >
      <path d={GLYPHS[name]} />
    </svg>
  );
}
