/** A day of the week or month on which the Moon changes signs: `{date}`, `{sign}`. */
export const MOON_ARRIVES: readonly string[] = [
  'On {date} the Moon moves into {sign}, and the whole tone of things changes key.',
  'Circle {date}, when the Moon enters {sign} and the mood comes round to you.',
  'The mood shifts on {date}, as the Moon crosses into {sign}.',
];

/** What she brings there, for a day that is to come: `{house}`, `{theme}`. */
export const MOON_ARRIVES_IN: readonly string[] = [
  'From then on it is your {house} house that she lights, so leave a little room for {theme}.',
  'For you that sign is the {house} house, and a small wish about {theme} may speak up there.',
  'It brings {theme}, the business of your {house} house, to the top of the pile.',
];

/** The same when she has done so already; where she went is where she still is. */
export const MOON_ARRIVED: readonly string[] = [
  'On {date} the Moon moved into {sign}, and the whole tone of things changed key.',
  'The mood shifted on {date}, when the Moon crossed into {sign}.',
  'Since {date} the Moon has been in {sign}, and the mood has come round with her.',
];

/** As of which day a reading speaks: `{date}`. */
export const DATELINE: Record<'day' | 'stretch', readonly string[]> = {
  day: [
    'All of this is written for {date}.',
    'These lines are for {date} and no other day.',
    'What follows is for {date}.',
  ],
  stretch: [
    'All of this is told as of {date}.',
    'These lines show the sky as it stands on {date}.',
    'What follows is the view from {date}.',
  ],
};

/** The Moon changing signs on the very day: `{time}` UTC, `{sign}`. */
export const MOON_CHANGES: readonly string[] = [
  'At {time} UTC the Moon enters {sign}, so the day has two moods and you may keep the one you prefer.',
  'Since the Moon crosses into {sign} at {time} UTC, the mood before and the mood after need not agree with one another.',
  'Around {time} UTC the Moon moves into {sign}, and a feeling that was stuck may simply change rooms.',
];

/** The small gifts of a reading: `{number}`, `{colour}`, `{mood}`, and the last two with their articles. */
export const EXTRAS: readonly string[] = [
  'For luck there is the number {number} and a touch of {colour}; for company, {companion}, who will understand {aMood} mood without a footnote.',
  'Your small talismans {period} are {colour}, the number {number} and the good opinion of {companion}, and the mood that suits them is {mood}.',
  'Wear a little {colour}, smile when {number} turns up, and if you meet {companion} while you are feeling {mood}, stay for another cup.',
  'The lucky number is {number}, the colour is {colour}, and the person to sit beside is {companion}, most of all if you feel {mood}.',
  'Should you want a token, take the number {number} or anything {colour}; should you want company in {aMood} hour, take {companion}.',
];
