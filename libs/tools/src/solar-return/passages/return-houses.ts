/** The Sun of a solar return by the house of the return: index 0 is the first. */
export const RETURN_SUN: readonly (readonly string[])[] = [
  [
    'The Sun stands in the first house of the return, so the year is about you, plainly and without apology: how you look, start and stand.',
    'In the first house, where the Sun of this return is, a person begins again, and people will ask what you have done to yourself.',
  ],
  [
    'The Sun stands in the second house of the return, so the year asks what you have, what you need and what you would not sell.',
    'In the second house, where the Sun of this return is, worth gets counted, and you may well find that you had been charging too little for yourself.',
  ],
  [
    'The Sun stands in the third house of the return, so the year is made of talk, letters, short roads and things to learn.',
    'In the third house, where the Sun of this return is, you find your voice by using it, daily and on small subjects.',
  ],
  [
    'The Sun stands in the fourth house of the return, so the year turns inwards and homewards, and a wall may get a new colour.',
    'In the fourth house, where the Sun of this return is, one goes back for something, and comes up with roots in both hands.',
  ],
  [
    'The Sun stands in the fifth house of the return, so the year wants to be enjoyed, and whatever you make for fun will be the main thing.',
    'In the fifth house, where the Sun of this return is, hearts, children and paint pots are close at hand.',
  ],
  [
    'The Sun stands in the sixth house of the return, so the year is won on ordinary mornings, by one habit that holds.',
    'In the sixth house, where the Sun of this return is, you put your days in order, and find that order can be kind.',
  ],
  [
    'The Sun stands in the seventh house of the return, so the year has another person in it, standing opposite and in a good light.',
    'In the seventh house, where the Sun of this return is, agreements get made, mended or honestly ended.',
  ],
  [
    'The Sun stands in the eighth house of the return, so the year goes below the surface, to what is shared, owed and trusted.',
    'In the eighth house, where the Sun of this return is, something old gets settled, and you walk lighter afterwards.',
  ],
  [
    'The Sun stands in the ninth house of the return, so the year widens: a country, a course, a conviction.',
    'In the ninth house, where the Sun of this return is, you outgrow a map, and have the pleasure of drawing the next one.',
  ],
  [
    'The Sun stands in the tenth house of the return, so the year puts you where you can be seen, and asks you to be there on purpose.',
    'In the tenth house, where the Sun of this return is, work and name come up for a step, and the stairs will hold.',
  ],
  [
    'The Sun stands in the eleventh house of the return, so the year belongs to friends, circles and a hope that more than one person carries.',
    'In the eleventh house, where the Sun of this return is, you look up from your own desk and find a whole table laid.',
  ],
  [
    'The Sun stands in the twelfth house of the return, so the year does its best work behind closed doors, and rest is part of the work.',
    'In the twelfth house, where the Sun of this return is, something comes to a gentle end, so that next year may start with clean hands.',
  ],
];

/** A question to carry through the year, by the house that it is about. */
export const YEAR_QUESTION: readonly (readonly string[])[] = [
  [
    'A question to carry along: what would you begin if nobody had an opinion on it?',
    'As a question for the pocket: who are you when you are not being helpful?',
  ],
  [
    'A question to carry along: what is enough, in figures and in hours?',
    'As a question for the pocket: which of your talents have you been giving away with the wrapping paper?',
  ],
  [
    'A question to carry along: what have you been meaning to say, and to whom?',
    'As a question for the pocket: what would you study if there were no examination?',
  ],
  [
    'A question to carry along: where do you come home to yourself, and how often are you there?',
    'As a question for the pocket: which family habit would you like to be the last to have?',
  ],
  [
    'A question to carry along: what did you love at the age of ten, and where is it now?',
    'As a question for the pocket: when did you last lose track of the time, and doing what?',
  ],
  [
    'A question to carry along: which one habit would make the other ones easier?',
    'As a question for the pocket: what could be done half as well and be good enough?',
  ],
  [
    'A question to carry along: what do you admire in the person opposite, and could you have some of it yourself?',
    'As a question for the pocket: which promise between two people needs to be said aloud again?',
  ],
  [
    'A question to carry along: what are you still carrying that has long been paid for?',
    'As a question for the pocket: whom do you trust with the version that has no jokes in it?',
  ],
  [
    'A question to carry along: what would you have to see for yourself in order to believe it?',
    'As a question for the pocket: which of your opinions has not been out of the house for years?',
  ],
  [
    'A question to carry along: what would you like your name to stand for by the next birthday?',
    'As a question for the pocket: which duty is truly yours, and which one merely knew your address?',
  ],
  [
    'A question to carry along: with whom do you become more than you are alone?',
    'As a question for the pocket: which hope would be worth saying to six people at once?',
  ],
  [
    'A question to carry along: what could you stop doing without anybody noticing for a month?',
    'As a question for the pocket: what does the quiet say when you let it finish?',
  ],
];

/** Opens a year that is running: `{date}`, `{time}` by the clock of its place, `{position}`, `{next}`. */
export const RETURN_OPENING: readonly string[] = [
  'Your present year of the Sun began on {date} at {time}, when the Sun came back to {position}, the very place it had when you were born; it runs until {next}.',
  'Birthdays are approximate, but the Sun is not: it returned to {position}, its place at your birth, on {date} at {time}, and the chart of that minute colours everything until {next}.',
  'On {date} at {time} the Sun completed another round and stood at {position} again, and from that minute an astrologer reads your year, which lasts until {next}.',
];

/** Opens a year that is about to begin: `{date}`, `{time}`, `{position}`. */
export const RETURN_COMING: readonly string[] = [
  'Your next year of the Sun begins on {date} at {time}, when the Sun comes back to {position}, the very place it had when you were born.',
  'Not long now: on {date} at {time} the Sun is again at {position}, as it was at your birth, and the chart of that minute belongs to your new year.',
  'Another round is nearly done, for on {date} at {time} the Sun will stand at {position} once more, and the clock of your own year starts over.',
];

/** Opens one whose minute is not known: `{from}`, `{to}`, `{sign}`. */
export const RETURN_OPENING_DAY: readonly string[] = [
  'The Sun comes back to its place in {sign} between {from} and {to}; the minute would need the hour of your birth, and so would a rising sign for the year, which therefore stays unknown.',
  'Somewhere from {from} to {to} lies the minute at which the Sun returns to its place in {sign}. Without the hour of birth it cannot be told more closely, and the year has no rising sign here.',
  'Without the hour of your birth the return has a day and no minute: it falls between {from} and {to}, with the Sun in {sign}, and its rising sign has to stay open.',
];

/** Leads over to houses counted from the Sun: `{sign}`. */
export const RETURN_SOLAR: readonly string[] = [
  'What can be read is where the planets stand in solar houses, counted from {sign}, and those hold for the whole of that time.',
  'There is plenty left to read: the planets of that day, placed in solar houses with {sign} as the first.',
  'Let the houses be counted from {sign}, then, the sign of your Sun, and see who moves in where.',
];

/** The rising degree of the return within the houses of the birth: `{house}`, `{theme}`. */
export const RETURN_OVER: readonly string[] = [
  'The sign that rises over the year falls in the {house} house of your birth chart, so the new door opens onto {theme}.',
  'Laid over the chart of your birth, the year begins in your {house} house, and {theme} will be the first to notice.',
  'As the rising degree of the return lies in the {house} house you were born with, this year speaks with the accent of {theme}.',
];

/** The Moon of the return by house: `{house}`, `{theme}`. */
export const RETURN_MOON_HOUSE: readonly string[] = [
  'She is in the {house} house of the return, so your heart will keep wandering over to {theme}.',
  'Her place in the year is the {house} house, and {theme} will tell you how you are before you ask.',
  'There she stands in the {house} house of the return, which makes {theme} a matter of feeling first and reason second.',
];

/** The Moon changed signs within those hours: `{one}`, `{two}`. */
export const RETURN_MOON_OPEN: readonly string[] = [
  'As for the mood of the year, the Moon changes from {one} to {two} in those hours, and only the hour of birth could say which one is yours.',
  'The Moon passes from {one} into {two} within that stretch, so the mood of the year has more than one candidate, and you will know it when you feel it.',
];

/** Half way round: `{date}`. */
export const RETURN_HALF: readonly string[] = [
  'Half way round, on {date}, the Sun stands opposite its place, which is a good day for looking at the year from the other side.',
  'Put a mark at {date}, when the year is half spent and the Sun is exactly opposite: what has begun to grow by then may be watered, and the rest let go.',
  'The turning point comes on {date}, with the Sun straight across from where the year began, so plan a quiet evening for taking stock.',
];

/** Ends a reading of a year. */
export const RETURN_CLOSING: readonly string[] = [
  'A return chart is a weather map of twelve months; what you plant in that weather is up to you.',
  'Nothing in it has to happen, and quite a lot of it may, if you walk towards it.',
  'Keep this until your next birthday and read it then with a pencil; that is how one learns to read charts, and years.',
  'The Sun will be back at that degree in any case, so you might as well have something to tell it.',
  'Many happy returns is what people say, and few of them know how literally it can be meant.',
];
