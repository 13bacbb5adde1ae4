const CYCLES = { physical: 'Body', emotional: 'Feeling', intellectual: 'Mind' } as const;

/** The words that pictures carry for those who can't see them, and on their marks. */
export const figuresStrings = {
  wheel: (rings: readonly string[]) => `Chart wheel: ${rings.join(', with around it: ')}`,
  biorhythm: (from: string, to: string) => `Three curves from ${from} to ${to}`,
  cycles: CYCLES,
  today: 'today',
  chakras: (shares: readonly string[]) => `Seven centres of the body: ${shares.join(', ')}`,
  aura: (layers: readonly string[]) => `Layers of colour around a figure: ${layers.join(', ')}`,
  dice: (planet: string, sign: string, house: number) =>
    `Three dice: ${planet}, ${sign}, house ${house}`,
  moon: (phase: string, percent: number) => `${phase}, ${percent}% lit`,
  nakshatras: (names: readonly string[]) => `The ring of 27 lunar mansions: ${names.join(' or ')}`,
  letters: {
    caption: 'The name, letter by letter',
    letter: 'Letter',
    value: 'Value',
    kind: 'Counts for',
    vowel: 'soul urge',
    consonant: 'personality',
    chaldean: 'Chaldean',
    none: 'none',
  },
  points: { sun: 'Sun', moon: 'Moon', rising: 'Rising' },
  pair: (one: string, other: string, angle: number) =>
    `${one} and ${other} on the circle of signs, ${angle} degrees apart`,
  two: (one: string, other: string) => (one === other ? `${one}, twice` : `${one} and ${other}`),
  apart: (angle: number) => (angle === 0 ? 'In the same place' : `${angle}° apart`),
  number: (text: string) => `The number ${text}`,
  rising: (sign: string) => `The signs that rise here in the next 24 hours, ${sign} first`,
} as const;
