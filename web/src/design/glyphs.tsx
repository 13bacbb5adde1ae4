import { classes } from './classes';

/** Zodiac signs and planets as drawn lines on a 24 by 24 grid: no font has to have them. */
const ZODIAC = {
  aries:
    'M12 21V9.5C12 5.5 10 3.2 7.4 3.2C5 3.2 3.4 4.9 3.4 7.1c0 1.9 1.1 3.3 2.8 3.7M12 9.5C12 5.5 14 3.2 16.6 3.2c2.4 0 4 1.7 4 3.9c0 1.9-1.1 3.3-2.8 3.7',
  taurus: 'M12 9.6a5.7 5.7 0 1 0 0 11.4a5.7 5.7 0 0 0 0-11.4ZM4 3c.6 4 3.6 6.6 8 6.6S19.4 7 20 3',
  gemini:
    'M4 3c2.2 1.3 5 1.9 8 1.9S17.8 4.3 20 3M4 21c2.2-1.3 5-1.9 8-1.9s5.8.6 8 1.9M8.6 4.7v14.6M15.4 4.7v14.6',
  cancer:
    'M3.3 9.3a3.1 3.1 0 1 0 6.2 0a3.1 3.1 0 0 0-6.2 0ZM3.3 9.3C4 6 8 4.3 12.5 4.3c3.2 0 6.3.7 8.5 2M20.7 14.7a3.1 3.1 0 1 0-6.2 0a3.1 3.1 0 0 0 6.2 0ZM20.7 14.7c-.7 3.3-4.7 5-9.2 5c-3.2 0-6.3-.7-8.5-2',
  leo: 'M7.4 12.4a2.9 2.9 0 1 0 0 5.8a2.9 2.9 0 0 0 0-5.8ZM9.3 13.1C8 10.6 6.6 9.2 6.6 7.3c0-2.5 2.2-4.3 5-4.3s5 1.9 5 4.6c0 3.5-3.4 6.5-3.4 10.3c0 2 1.1 3.1 2.7 3.1c1.5 0 2.6-.8 3.2-2.2',
  virgo:
    'M2.8 5.6c.9-1.3 1.7-1.9 2.4-1.9c1.2 0 1.7 1.1 1.7 3v10.8M6.9 7.6c.6-2.5 1.5-3.9 2.8-3.9c1.3 0 1.8 1.1 1.8 3v10.8M11.5 7.6c.6-2.5 1.5-3.9 2.8-3.9c1.3 0 1.8 1.1 1.8 3v9.1c0 2.8 1.2 4.6 4.2 5.6M16.1 10.2c.7-1.4 1.6-2 2.6-2c1.5 0 2.4 1.2 2.4 3.1c0 3.8-3 7.5-8.2 10',
  libra:
    'M3 20.3h18M3 15.7h6.2C7.5 14.5 6.5 12.7 6.5 10.6C6.5 7.3 8.9 4.7 12 4.7s5.5 2.6 5.5 5.9c0 2.1-1 3.9-2.7 5.1H21',
  scorpio:
    'M2.8 5.6c.9-1.3 1.7-1.9 2.4-1.9c1.2 0 1.7 1.1 1.7 3v10.8M6.9 7.6c.6-2.5 1.5-3.9 2.8-3.9c1.3 0 1.8 1.1 1.8 3v10.8M11.5 7.6c.6-2.5 1.5-3.9 2.8-3.9c1.3 0 1.8 1.1 1.8 3v10.4c0 1.9.8 2.9 2.4 2.9h2.9M18.9 17.3l2.7 2.7l-2.7 2.7',
  sagittarius: 'M3.5 20.5L20.5 3.5M12.3 3.5h8.2v8.2M6.2 11l6.8 6.8',
  capricorn:
    'M2.8 4.4c2.2.3 3.4 2 3.4 5v7M6.2 9.4c.7-3.3 2.1-5 4-5c2.1 0 3.2 1.6 3.2 4.6v6.5c0 3.5-1.4 5.5-4 6M13.4 15.5a3.7 3.7 0 1 1 3.7 3.7c-2.2 0-3.7-1.5-3.7-3.7',
  aquarius:
    'M2.8 10.2l4-3.7l2.4 3.7l4-3.7l2.4 3.7l4-3.7l1.6 2.4M2.8 17.2l4-3.7l2.4 3.7l4-3.7l2.4 3.7l4-3.7l1.6 2.4',
  pisces:
    'M5 3c2.6 2.4 3.9 5.4 3.9 9S7.6 18.6 5 21M19 3c-2.6 2.4-3.9 5.4-3.9 9s1.3 6.6 3.9 9M4.5 12h15',
} as const;

const PLANETS = {
  sun: 'M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16ZM12 11.4a.6.6 0 1 0 0 1.2a.6.6 0 0 0 0-1.2Z',
  moon: 'M15.5 3.5a9 9 0 1 0 0 17a9.8 9.8 0 0 1 0-17Z',
  mercury:
    'M12 6.6a4.4 4.4 0 1 0 0 8.8a4.4 4.4 0 0 0 0-8.8ZM7.6 2.5c.4 2.5 2 4.1 4.4 4.1s4-1.6 4.4-4.1M12 15.4v6.6M8.7 18.9h6.6',
  venus: 'M12 2.8a5.3 5.3 0 1 0 0 10.6a5.3 5.3 0 0 0 0-10.6ZM12 13.4v8.4M8 17.6h8',
  mars: 'M9.7 9a5.9 5.9 0 1 0 0 11.8a5.9 5.9 0 0 0 0-11.8ZM13.9 10.7l6.9-6.9M15.2 3.8h5.6v5.6',
  jupiter: 'M4.5 6.5c.7-2.2 2.2-3.5 4.2-3.5c2.5 0 4 1.7 4 4.2c0 3.5-3 6.7-8 9.3h15.8M16.6 3.5v17.7',
  saturn:
    'M8.3 2.5v13.7M5 6h7.3M8.3 11.6c1.2-1.9 2.9-2.9 4.7-2.9c2.6 0 4.3 1.9 4.3 4.5c0 3.2-3 4.6-3 6.9c0 1.1.7 1.7 1.7 1.7c.8 0 1.4-.3 1.8-.9',
  uranus:
    'M12 15.4a3 3 0 1 0 0 6a3 3 0 0 0 0-6ZM12 2.6v12.8M6.8 9h10.4M4.3 3.5c1.7 1.2 2.5 3 2.5 5.5s-.8 4.3-2.5 5.5M19.7 3.5c-1.7 1.2-2.5 3-2.5 5.5s.8 4.3 2.5 5.5',
  neptune:
    'M12 3v18.5M8.5 17.7h7M4.5 4c0 5.5 2.7 9 7.5 9s7.5-3.5 7.5-9M2.8 5.8L4.5 4l1.7 1.8M10.3 4.8L12 3l1.7 1.8M17.8 5.8L19.5 4l1.7 1.8',
  pluto:
    'M12 3a3.4 3.4 0 1 0 0 6.8A3.4 3.4 0 0 0 12 3ZM6.2 6.2c0 4.4 2.3 7 5.8 7s5.8-2.6 5.8-7M12 13.2v8.6M8.3 17.7h7.4',
} as const;

export type ZodiacName = keyof typeof ZODIAC;
export type PlanetName = keyof typeof PLANETS;
export type GlyphName = ZodiacName | PlanetName;

const GLYPHS: Record<GlyphName, string> = { ...ZODIAC, ...PLANETS };

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
