import type { Planet } from '@cosmic/sky/bodies';

/** What a planet is about, to stand in the middle of a sentence. */
export const PLANET_THEME: Readonly<Record<Planet, string>> = {
  sun: 'vitality, purpose and the wish to be seen as one is',
  moon: 'moods, memory and everything that feels like home',
  mercury: 'thoughts, conversations, errands and the art of the right question',
  venus: 'affection, taste, money and what we find beautiful',
  mars: 'drive, courage, irritation and the first move',
  jupiter: 'growth, trust, learning and the larger view',
  saturn: 'structure, patience, duty and whatever has to last',
  uranus: 'freedom, surprise and the habit of doing things another way',
  neptune: 'dreams, compassion, music and the blurring of edges',
  pluto: 'depth, power and the slow replacing of what has been outgrown',
};

/** What it is like when a planet changes its sign. */
export const INGRESS: readonly string[] = [
  'On {date} {planet} moves into {sign}, and with it {theme} takes on another manner.',
  'From {date} on {planet} is in {sign}, which gives {theme} a new costume and a different pace.',
  '{planet} crosses into {sign} on {date}, so look there for {theme} in the weeks that follow.',
  'A change of scene comes on {date}, when {planet} enters {sign} and {theme} has to learn the local customs.',
];

/** What it is like when a planet begins to run backwards. */
export const TURNS_RETROGRADE: readonly string[] = [
  '{planet} stands still on {date} in {sign} and then turns retrograde.',
  'On {date} {planet} comes to a halt in {sign} and begins to go back over its own tracks.',
];

/** And when it ends doing so. */
export const TURNS_DIRECT: readonly string[] = [
  'On {date} {planet} turns direct in {sign}, and what had been under review may be put into practice: {theme}.',
  '{planet} stops in {sign} on {date} and moves forward again; matters of {theme} pick up speed over the following days.',
];

/** An eclipse, which is a new or full Moon with emphasis. */
export const ECLIPSE: readonly string[] = [
  'The {eclipse} of {date} in {sign} is a lunation in italics: it points at something that is changing anyway and asks for a witness, not for a decision on the spot.',
  'On {date} there is {anEclipse} in {sign}. Eclipses come in seasons, twice a year, and they are best met by clearing a little space in the diary and watching what comes up.',
];

/** The four principal phases, said of their date. */
export const PHASE = {
  'new-moon': [
    'The Moon is new on {date}, in {sign}. Sun and Moon share one place, the nights are dark, and whatever is begun quietly has a month of growing light ahead of it.',
    'With the New Moon in {sign} on {date} the month draws breath. A single intention is enough, provided that it is small enough to start on the same day.',
  ],
  'first-quarter': [
    'The First Quarter follows on {date}, with the Moon in {sign}; half lit and still growing, it tends to bring the first practical obstacle and, with it, a decision.',
    'On {date} the Moon reaches its First Quarter in {sign}. What seemed obvious a week ago meets its first objection, and is usually the better for it.',
  ],
  'full-moon': [
    'The Full Moon of {date} stands in {sign}, opposite the Sun. What has been growing becomes visible, sometimes to everybody at once, and feelings arrive without knocking.',
    'On {date} the Moon is full in {sign}. It rises as the Sun goes down and stays until morning, a good light for seeing how far a matter has really come.',
  ],
  'last-quarter': [
    'At the Last Quarter on {date}, in {sign}, the Moon gives its light back. The days after it are made for finishing, forgiving and taking things off the list.',
    'The Last Quarter comes on {date} with the Moon in {sign}, and the tide goes out. Notice what you are still carrying that the month no longer needs.',
  ],
} as const;
