const CYCLES = { physical: 'Body', emotional: 'Feeling', intellectual: 'Mind' } as const;

/** The words that pictures carry for those who can't see them, and on their marks. */
export const figuresStrings = {
  wheel: (rings: readonly string[]) => `Chart wheel: ${rings.join(', with around it: ')}`,
  noHouses: 'Without an hour and a place of birth the wheel begins at Aries and has no houses.',
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
  rising: (sign: string) => `The signs that rise here in the next 24 hours, ${sign} first`,
} as const;
