const HOUSES: readonly string[] = [
  ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth'],
  ...['seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth'],
];

export const pairStrings = {
  title: (one: string, other: string) => `${one} and ${other}`,
  tab: 'Two charts',
  you: 'You',
  back: 'All people',
  invite: 'Ask somebody else by a link',
  choose: { first: 'The first', second: 'The second' },
  loading: 'Laying the two charts beside each other',
  failed: 'The two charts could not be loaded.',
  again: 'Try again',
  lost: 'You keep nobody under this address.',
  noBirth: 'Add your own birth date, and the two charts lie beside each other here.',
  addBirth: 'Add my birth date',
  rough: 'Where hour and town of a birth are not known, its Moon, houses and angles are left out.',
  synastry: {
    title: 'Two charts, one wheel',
    text: (inner: string, outer: string) =>
      `The inner ring is ${inner}, the outer one ${outer}. Lines join planets of the one with planets of the other.`,
    own: 'your chart',
    of: (name: string) => `the chart of ${name}`,
  },
  counted: 'How the charts are counted',
  contacts: {
    title: 'The closest contacts',
    none: 'No two planets of love, drive or duty stand close to an exact angle.',
    exact: (degrees: string) => `${degrees}° from exact`,
  },
  guests: {
    title: 'In each other’s houses',
    yoursIn: (planet: string, name: string, house: string) =>
      `Your ${planet} in the ${house} house of ${name}`,
    inYours: (name: string, planet: string, house: string) =>
      `The ${planet} of ${name} in your ${house} house`,
    ofIn: (name: string, planet: string, other: string, house: string) =>
      `The ${planet} of ${name} in the ${house} house of ${other}`,
    houses: HOUSES,
  },
  composite: {
    title: 'The composite chart',
    text: 'Each point stands halfway between those of the two, on the shorter way. It is read as the chart of what is between them.',
    houses: 'Its houses are whole signs from its own ascendant.',
    noHouses: 'Angles, houses and the Moon need hour and town of both births.',
  },
  davison: {
    title: 'The Davison chart',
    text: (day: string, place: string) =>
      `The true sky of the middle between the two births in time and place: ${day}, over ${place}.`,
    place: (latitude: string, longitude: string) => `${latitude}, ${longitude}`,
    north: (degrees: string) => `${degrees}° north`,
    south: (degrees: string) => `${degrees}° south`,
    east: (degrees: string) => `${degrees}° east`,
    west: (degrees: string) => `${degrees}° west`,
  },
  guna: {
    title: 'Guna milan',
    text: 'The eight kootas of the two Moons, as they are counted in the north of India. The reading says what each one rests on, and what cancels a dosha.',
    open: 'The eight kootas of the two Moons for every hour that is possible: without the time of birth the sum is a range. The reading says what is certain, and when each Moon moved on.',
  },
  read: 'Read on together',
} as const;
