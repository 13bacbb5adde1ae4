/** The month as a panchang calendar. */
export const panchangStrings = {
  title: 'The panchang month',
  asking: 'Asking again',
  failed:
    'The days of this month could not be worked out. The almanac knows the years 1801 to 2199.',
  intro:
    'Each day from its sunrise at your place: tithi and nakshatra with their ends, the lunar month, and the festivals that follow by rule.',
  place: 'Place',
  placeHint: 'Sunrise decides the tithi of a day, so the place does too',
  months: 'Months',
  before: 'The month before',
  after: 'The month after',
  now: 'This month',
  table: (month: string, place: string) => `Panchang of ${month} for ${place}`,
  all: (month: string) => `All of ${month}, day by day`,
  heads: ['Day', 'Festival', 'Tithi', 'Nakshatra', 'Month', 'Sunrise'],
  month: (name: string, isAdded: boolean) => (isAdded ? `${name}, adhika` : name),
  bright: 'Shukla',
  dark: 'Krishna',
  noSun: 'The Sun does not rise and set here',
  file: 'Take the month along as a calendar file',
  fileName: (month: string) => `panchang-${month}.ics`,
  calendar: (month: string, place: string) => `Panchang ${month}, ${place}`,
  toDay: 'The panchang of today, hour by hour',
  rule: "Sunrise is the upper limb of the Sun at sea level with 34' of refraction; ayanamsa of Lahiri; months are amanta, from new moon to new moon. A tithi is kept on the day at whose sunrise it runs.",
};
