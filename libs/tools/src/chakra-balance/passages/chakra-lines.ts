/** Opens a reading of seven centres: `{digits}` is how many figures of the date count. */
export const CHAKRA_OPENING: readonly string[] = [
  'Seven centres stand along the spine in the old Indian picture, and the figures of your birth date can be laid among them like coins.',
  'Take the {digits} figures of your birth date that are not nought, hand each to the centre of its number, and a small portrait comes out.',
  'The old picture has seven wheels, one above the other, and your date of birth turns some of them more than others.',
  'Imagine seven lamps from the base of the spine to the crown, and a birth date that has {digits} matches to light them with.',
  'There is an old Indian map of a person with seven stations on it, and your birthday knows where the trains stop.',
  'Everybody has all seven of these centres; what your date of birth decides in our game is only where the weight lies.',
];

/** The heaviest centre: `{name}` as in ‘the root’, `{place}`, `{theme}`, `{percent}`. */
export const CHAKRA_HEAVIEST: readonly string[] = [
  'The largest share, {percent} of everything, falls to {name} ({place}), whose subject is {theme}.',
  '{name} receives more than any other, {percent} altogether, and its old subject is {theme}.',
  'With {percent} of all the points {name} is clearly ahead, and that is the centre of {theme}.',
  'In your case {name} is in the lead with {percent}, and along with it comes an interest in {theme}.',
];

/** Several share the lead: `{names}`. */
export const CHAKRA_TIED: readonly string[] = [
  'It shares the lead with {names}, so there is more than one place from which you can draw.',
  'On the same level you find {names}, which keeps the whole picture from tipping over.',
  'Exactly as much went to {names}, and between equals there is always conversation.',
];

/** More than one is quiet: `{names}`. */
export const CHAKRA_ALSO_QUIET: readonly string[] = [
  'The same can be said of {names}, where your date leaves all the furnishing to you.',
  'No points went to {names} either, and empty rooms are the ones that may be furnished as you please.',
  'Equally little is written down for {names}, which is another way of saying that everything is still possible there.',
];

/** From the strongest to a quiet one: `{name}`, `{quiet}`. */
export const CHAKRA_WAY: readonly string[] = [
  'Your usual journey leads from {name}, where there is plenty, towards {quiet}, where a little attention is repaid immediately.',
  'Think of it as an arrangement between neighbours: {name} lends what it has in abundance, and {quiet} remembers the favour.',
  'What you have learned with the help of {name} is exactly what you can bring to {quiet} as a present.',
  'Whenever {name} has been working overtime, an afternoon in the company of {quiet} is the best kind of holiday.',
];

/** No centre is without a point. */
export const CHAKRA_NONE_QUIET: readonly string[] = [
  'No centre goes without, by the way, and that is not common: every one of your seven lamps has at least a flicker.',
  'Not one of the seven is left out, so wherever you knock in yourself, somebody is at home.',
  'All seven got something, a rare spread, and it may explain why you can talk to nearly anyone.',
];

/** Which centre today belongs to: `{today}` as in ‘the root’, `{sum}` as in 3 + 11 + 21 = 35, `{theme}`. */
export const CHAKRA_DAY: readonly string[] = [
  'According to your personal day, {sum}, today is the turn of {today}, the centre of {theme}.',
  'As for today, your numbers are {sum}, and they lead to {today}, the centre of {theme}.',
  'Add the date of today to your personal year, {sum}, and you arrive at {today}, where everything is about {theme}.',
  'The calendar has something to say as well: {sum}, which hands the day to {today} and to {theme}.',
];

/** A small exercise: `{practice}` is a sentence of its own. */
export const CHAKRA_PRACTICE: readonly string[] = [
  'The exercise that belongs to it is a short one: “{practice}” It takes considerably less time than boiling an egg.',
  'Here is something to do with your own hands and feet: “{practice}” It works in ordinary clothes and without an audience.',
  'A tiny practice goes along with that: “{practice}” Nobody around you needs to notice anything.',
  'Should you have a moment between two appointments: “{practice}” Afterwards carry on as though nothing had happened.',
];

/** A question to keep: `{question}` is a sentence of its own. */
export const CHAKRA_QUESTION: readonly string[] = [
  'A question to carry in your pocket: “{question}” Nobody is going to collect the answers.',
  'Ask yourself in a quiet moment: “{question}” The second answer is usually the better one.',
  'For the way home there is a question, “{question}” Let it walk beside you for a bit.',
];

/** What it is and is not. */
export const CHAKRA_NOTE: readonly string[] = [
  'How figures and centres go together is our own rule for a very old picture, and it says nothing about anybody’s health.',
  'It is a picture to think with and no finding; a doctor would look for other things and be right to.',
  'The tradition links numbers and centres without ever saying how to count, so the counting is ours and the salt is yours.',
  'Nothing here has been measured, only laid out nicely, as one lays out stones on a windowsill.',
];

/** Ends a reading of the centres. */
export const CHAKRA_CLOSING: readonly string[] = [
  'Balance, by the way, does not mean that all seven weigh the same; it means that you can get from one to the other.',
  'You were never meant to shine in seven colours at once, and rainbows do not do it either.',
  'What is strong may carry and what is quiet may be carried, and on some days they change places.',
  'Come back on another day, for the date of birth stays as it is, while the day’s centre moves.',
  'Whichever lamp is lit, the one who walks up and down the stairs with the matches is you.',
];
