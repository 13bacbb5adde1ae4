/** How such a number is reached. `{thing}` is it, `{example}` a birth date and `{sum}` how it adds up. */
export const METHOD: readonly string[] = [
  'The usual way to it is the life path. Year, month and day of a birth date are each added up digit by digit until one digit is left, except that 11, 22 and 33 are kept as they are; then the three results are added in the same way. Somebody born on {example} has {sum}, and so arrives at {thing}.',
  'To find out whether it is yours, write your birth date as year, month and day. Add the digits of each until a single one remains, keeping 11, 22 and 33 whenever they turn up, and then add the three. For {example} that gives {sum}: the result is {thing}.',
];

/** That there are other numbers of a person. */
export const OTHER_PLACES: readonly string[] = [
  'The same figure can turn up in a name as well, and there it says something else. All letters together make the number of destiny, the vowels the number of what one longs for, the consonants the number of the first impression. One person may have {thing} in all of these places or in none.',
  'A birth date is only one of the places where it may be found. In a name, written in the letters from A to Z, the whole gives the destiny, the vowels give the soul’s urge and the consonants the personality, and {thing} has a different accent in each.',
];

/** Why some numbers are not reduced. */
export const MASTER: readonly string[] = [
  'As a master number it is left standing where others are added further. That is an invitation rather than an honour: the theme of its single digit, {root}, is there as well, only with higher stairs. People with such a number often live the simple version for years and grow into the other one late, which is perfectly all right.',
];
export const NOT_MASTER: readonly string[] = [
  'It is one of the nine roots to which every other number can be led back. A house number, a telephone number, a year: sooner or later each of them comes down to one of the nine, and whoever has an eye for {thing} will notice how often it is there.',
];

/** The days on which it is in the air. */
export const DAYS: readonly string[] = [
  'In the coming month it is in the air on {days}: the figures of those dates, added up, come to {thing}. Nobody has to do anything about that. But if you would like an occasion to try out what has been said here, you have the choice of several.',
  'The calendar offers a few occasions. Added up, the dates {days} come to {thing}, so you may pick one of them, do a single thing in the spirit of the number, and see how it feels by evening.',
];

/** An exercise. */
export const EXERCISE: readonly string[] = [
  'For an experiment, look back over the past month and find three moments in which you acted as this number describes, and one in which you did the contrary. The one is usually the more instructive. Ask what it protected, and whether that still needs protecting.',
  'A small exercise shows more than a long explanation. Divide a page in two, write on the left what this number does easily in your life and on the right what it costs, and then cross out everything that somebody else once told you about yourself.',
];
