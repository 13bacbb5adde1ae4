import type { AccuracyReport, AccuracyRow } from '@cosmic/sky/accuracy';

const NAMES: Record<string, string> = {
  'mean-node': 'Mean lunar node',
  'true-node': 'True lunar node',
  lilith: 'Lilith, mean apogee',
};

export const accuracyStrings = {
  title: 'How accurate is this?',
  intro:
    'Every position on this site is worked out by our own code. Here is how far it has ever been from a trusted reference, with the worst cases on show.',
  worst: {
    body: 'Bodies, at worst',
    angle: 'Angles, at worst',
    cusp: 'House cusps, at worst',
  },
  notes: [
    {
      title: 'How it was measured',
      text: ({ births, decades, reference }: AccuracyReport) =>
        `For ${births} births from the ${decades[0]}s to the ${decades.at(-1)}s, all over the world, ` +
        `we worked out each longitude and compared it with the ${reference}.`,
    },
    {
      title: 'What the columns say',
      text: () =>
        'Allowed is the error we accept, and our tests fail beyond it. Largest is the worst of all births, then comes the worst of each decade. A dash means that no reference birth of that decade has this value.',
    },
    {
      title: 'How small that is',
      text: () =>
        'All errors are in arcseconds (″) of longitude, 3,600 to a degree. The Moon moves by one in about two seconds, and its disc is some 1,900 of them wide.',
    },
    {
      title: 'What your own device works out',
      text: () =>
        'Wheels and the sky of the moment are drawn from shorter series, which spare you a download. From 1900 to 2050 they stay within 3″ of these positions, Pluto within 5″ and the true node within 15″.',
    },
  ],
  caption: 'Largest error in arcseconds',
  scroll: 'Scroll sideways to see every decade.',
  name: 'Body, angle or cusp',
  allowed: 'Allowed',
  largest: 'Largest',
  decade: (year: number) => `${year}s`,
  none: 'no reference value',
  kinds: {
    body: 'Bodies and lunar points',
    angle: 'Angles and lots',
    cusp: 'House cusps',
  } satisfies Record<AccuracyRow['kind'], string>,
  foot: ({ frame }: AccuracyReport) =>
    `Frame of the longitudes: ${frame}. Cusps 2, 3, 11 and 12 decide a quadrant system: the others are angles or lie opposite. Whole-sign and equal houses follow from the ascendant.`,
} as const;

/** The name of a row as people read it: `placidus 11` is `Placidus, cusp 11`. */
export function rowName({ name, kind }: AccuracyRow): string {
  const words = NAMES[name] ?? name.charAt(0).toUpperCase() + name.slice(1);
  return kind === 'cusp' ? words.replace(' ', ', cusp ') : words;
}
