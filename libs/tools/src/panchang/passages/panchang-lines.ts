/** The lines round the limbs of a day's panchang. */
export const PANCHANG_OPENING: readonly string[] = [
  'In {place} the Sun rises at {sunrise} and sets at {sunset}, and the day runs on until the next sunrise.',
  'Your panchang day in {place} begins with the sunrise at {sunrise}; its Sun sets at {sunset}.',
  'Between the sunrise of {sunrise} and the sunset of {sunset}, {place} has the day that this page reads.',
];

export const TITHI_LINE: readonly string[] = [
  'The tithi at sunrise is {tithi}, of the month of {month}, and it ends at {until}.',
  'At sunrise the tithi is {tithi} in {month}; it gives way at {until}.',
  'Sunrise finds {tithi} of {month}, which lasts until {until}.',
];

export const NAKSHATRA_LINE: readonly string[] = [
  'Among the stars the Moon keeps to {nakshatra} until {until}.',
  'Her nakshatra at sunrise is {nakshatra}, and she stays there until {until}.',
  'The Moon wakes in {nakshatra} and moves on at {until}.',
];

export const YOGA_LINE: readonly string[] = [
  'The yoga is {yoga} and the karana {karana}, the two small hands of this clock, which almanacs never leave out and hardly anybody reads.',
  'Sun and Moon together make the yoga {yoga}, and half a tithi makes the karana {karana}, a smaller measure for smaller matters.',
  'Completing the five limbs are the yoga {yoga} and the karana {karana}, which add a shade of mood rather than a command.',
];

export const RAHU_LINE: readonly string[] = [
  'Rahu kalam is from {from} to {to}; by custom nothing new is begun then, and what is under way goes on.',
  'From {from} to {to} is Rahu kalam, which custom keeps for work already begun.',
  'Many people leave the first step of a plan out of Rahu kalam, here {from} to {to}, and you may try how that feels.',
];

export const ABHIJIT_LINE: readonly string[] = [
  'Abhijit, the good stretch round midday, is from {from} to {to}.',
  'If a single hour has to do for something important, take Abhijit, from {from} to {to}.',
  'Around noon comes Abhijit, {from} to {to}, a favourite for signing and setting out.',
];

export const NO_ABHIJIT_LINE: readonly string[] = [
  'Abhijit, the stretch round midday, is not counted on a Wednesday.',
  'On a Wednesday the almanacs leave Abhijit out, so midday is just midday.',
];

export const GOOD_HOURS_LINE: readonly string[] = [
  'The first good choghadiya of daylight is {name}, {from} to {to}.',
  'Of the eight choghadiyas of the day, {name} from {from} to {to} is the first that almanacs praise.',
  'For a small beginning in daylight there is the choghadiya {name}, from {from} to {to}.',
];

export const FESTIVAL_TODAY: readonly string[] = [
  'By the rule of the almanacs this is the day of {festival}, which is a reason to be with others.',
  'The calendar keeps {festival} today, so let the list wait for an hour.',
];

export const FESTIVAL_NEXT: readonly string[] = [
  'Next among the great days comes {festival}, on {date}.',
  'Ahead of you lies {festival}, on {date}.',
  'On the way is {festival}, on {date}.',
];

export const PANCHANG_CLOSING: readonly string[] = [
  'A panchang says what time it is and leaves to you what to do with it.',
  'None of this is an order; it is a way of looking up before looking down at a list.',
  'Take from it one convenient hour and one reasonable task, and let everything else be weather.',
  'Almanacs are old company, so agree with them when it helps and smile when it does not.',
  'Favourable hours are made by people at least as often as they are discovered in a calendar.',
  'Choose one thing, begin it gently, and the day has done its work.',
];

export const NO_SUN_OPENING: readonly string[] = [
  'In {place} the Sun does not rise and set on this date, so there is no day to divide into parts.',
  'On this date the Sun in {place} stays on one side of the horizon, and a panchang day has neither beginning nor end.',
];

export const NO_SUN_LINE: readonly string[] = [
  'Rahu kalam, Abhijit and the choghadiyas are shares of daylight, and without a sunrise they are not counted.',
  'What is left are the limbs that need no horizon, as they stand at noon by the clock there.',
  'Tithi, nakshatra, yoga and karana come from the Sun and the Moon alone, and so they hold here too.',
  'Almanacs were made where mornings come every day, which is worth knowing when you carry one north.',
];
