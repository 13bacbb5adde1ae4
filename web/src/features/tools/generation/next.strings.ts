/** What leads on from a reading. */
export const nextStrings = {
  title: 'Next',
  card: (name: string) => `Everything that ${name} can mean`,
  deck: 'The deck',
  planet: (planet: string) => `${planet} has a part in this; here is its day`,
  retrograde: (planet: string) => `${planet} is turning back; what to go over`,
  today: (sign: string) => `What today is like for ${sign}`,
  company: (sign: string) => `Who gets along with ${sign}`,
  love: (sign: string) => `The week ahead in love, for ${sign}`,
  number: (number: string) => `Your road in threes: what ${number} says`,
  bestDays: 'Best days',
  bestDaysFor: {
    begin: 'Every good hour of a year to begin something',
    sign: 'Every good hour of a year to sign',
    travel: 'Every good hour of a year to set out',
    marry: 'Every good hour of a year to marry',
  },
  pair: 'A place and an hour for the two of you',
  open: 'One card for what is still open',
  moon: 'When the next Full Moon is, and what for',
} as const;
