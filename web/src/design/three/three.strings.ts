export const threeStrings = {
  sun: 'Sun',
  moon: 'Moon',
  rising: 'Rising',
  toldBy: { sun: 'what you want', moon: 'what you need', rising: 'how you walk in' },
  needsHour: 'needs the hour and the town',
  needsPlace: 'needs the town',
  both: 'The date allows both; the hour decides.',
  several: 'One of these; the exact hour decides.',
} as const;
