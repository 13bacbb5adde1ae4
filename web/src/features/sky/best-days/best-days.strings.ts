const allOf = (conditions: number) => (conditions === 2 ? 'both' : `all ${conditions}`);

/** The hours of a year that meet what is asked of them. */
export const bestDaysStrings = {
  title: 'Best days',
  intro:
    'Say what a good hour has to meet. You get every window of the next twelve months that meets it, to the minute, and what it would cost to come an hour early or late.',
  place: 'Place',
  placeHint: 'Its clock and its horizon decide',
  sets: 'Ready sets',
  traditions: { western: 'Western', jyotish: 'Jyotish' },
  purposes: {
    begin: 'To begin something',
    sign: 'To sign',
    travel: 'To travel',
    marry: 'To marry',
  },
  choose: 'Conditions',
  chosen: (count: number) => (count === 0 ? 'none chosen' : `${count} chosen`),
  none: 'Choose at least one condition.',
  tooMany: (max: number) => `${max} conditions can be asked at once. Take some away.`,
  find: 'Find the windows',
  finding: 'Looking through the year',
  failed: 'The windows could not be worked out. Your connection may be down.',
  again: 'Try again',
  asked: 'What is asked',
  all: (windows: number, conditions: number) =>
    conditions === 1
      ? `${windows === 1 ? 'One window meets' : `${windows} windows meet`} it`
      : `${windows === 1 ? 'One window meets' : `${windows} windows meet`} ${allOf(conditions)} conditions`,
  nothing: (conditions: number) =>
    conditions === 1 ? 'No window meets it' : `No window meets ${allOf(conditions)} conditions`,
  butThese:
    'In these twelve months the conditions never come together. These windows meet all but one.',
  noneAtAll:
    'In these twelve months no window meets all, nor all but one. Take away a condition that matters less to you.',
  noneOfOne: 'In these twelve months it never happens here.',
  allButOne: (windows: number) =>
    windows === 1 ? 'One window meets all but one' : `${windows} windows meet all but one`,
  showNear: 'Show those that meet all but one',
  range: (from: string, to: string, place: string) => `${from} to ${to}, by the clock of ${place}.`,
  earliest: (shown: number) => `The earliest ${shown} are listed.`,
  more: (count: number) => `Show ${count} more`,
  now: 'Now',
  left: (length: string) => `${length} left`,
  day: 'd',
  hour: 'h',
  minute: 'min',
  meetsAll: 'Meets all',
  misses: 'Misses',
  earlier: 'An hour earlier',
  later: 'An hour later',
  loses: (names: string) => `not met: ${names}`,
  losesNothing: 'nothing is lost',
  conditions: (met: number, all: number) => `${met} of ${all} conditions met`,
  met: 'Met',
  notMet: 'Not met',
  keepOne: 'Calendar file',
  keepOneOf: (window: string) => `Calendar file of ${window}`,
  keepAll: (count: number) => `Calendar file of all ${count}`,
  fileName: 'best-days.ics',
  calendar: (place: string) => `Best days, ${place}`,
  summary: 'Best hours',
  noSunrise: (days: number) =>
    `On ${days} of these days the Sun does not both rise and set there. Days and hours of a planet, and parts of the Vedic day, do not exist then and count as not met.`,
  wedding:
    'A wedding asks for more than an hour: both charts, and what the two families keep. Take these windows as a first sieve.',
  rule: "Nothing is weighed and there is no score: a condition is met or it is not. Every quarter of an hour of the year is looked at, and a window shorter than the way from one to the next may be left out. An hour earlier is counted from its begin, an hour later from its end. Sunrise is the upper limb of the Sun at sea level with 34' of refraction. Customs differ; ready sets are the short form of what handbooks and almanacs print.",
};
