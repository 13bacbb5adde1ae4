import type { Element } from '@cosmic/sky/zodiac';

/** The birthday is today: `{age}`. */
export const BIRTHDAY_TODAY: readonly string[] = [
  'It is today: number {age}, fresh from the oven and entirely yours.',
  'Happy birthday, then, on the very day, with {age} in icing and all of our good wishes underneath.',
  'So this is {age}, and it begins this morning; come in, sit down and be congratulated.',
];

/** The birthday is still to come: `{date}`, `{age}`. */
export const BIRTHDAY_AHEAD: readonly string[] = [
  'Number {age} is waiting on {date}, and this letter has set out early so as to be there when you wake.',
  'On {date} you turn {age}, and since good wishes keep well, here they are already.',
  'The day itself is {date}, when the cake will say {age} and you may believe it or not.',
  'Your next one is on {date}, number {age}; until then consider this the wrapping paper.',
];

/** Only the sign is known and the Sun is in it: `{sign}`, `{from}`, `{to}`. */
export const SEASON_NOW: readonly string[] = [
  'The Sun is in {sign} until {to}, so it is birthday time for you and yours, on whichever of these days it falls.',
  'From {from} to {to} the Sun keeps to {sign}, and somewhere in that stretch is a day with your name on it.',
  'This is your part of the year: the Sun is in {sign} up to {to} and in no hurry to leave.',
];

/** Only the sign is known and the Sun is yet to come: `{sign}`, `{from}`, `{to}`. */
export const SEASON_AHEAD: readonly string[] = [
  'Your part of the year begins on {from}, when the Sun enters {sign}, and lasts until {to}; consider yourself congratulated in advance.',
  'On {from} the Sun enters {sign} again, and from then until {to} the candles are for you and yours.',
  'The Sun comes round to {sign} on {from} and stays until {to}, so this letter is early, which is better than late.',
];

/** The date leaves two Sun signs open: `{one}`, `{two}`, and the `{sign}` of this letter. */
export const BIRTHDAY_CUSP: readonly string[] = [
  'The Sun changed from {one} to {two} around the date of your birth, so the hour and the place decide which you are; this letter is addressed to {sign}, and you may open the other one too.',
  'Between {one} and {two} only the hour and the place of your birth could choose; we wrote to {sign} and send our love to both.',
];

/** The Sun coming back to its place: `{date}`. */
export const BIRTHDAY_RETURN: readonly string[] = [
  'Around {date} the Sun is back at the very spot in the sky where it stood on the day you were born, which is what a birthday really is.',
  'By the sky your year turns around {date}, as the Sun comes home to the degree that it held at your birth.',
  'Astronomers would congratulate you around {date}, when the Sun has gone all the way round and stands where it stood at first.',
  'Never mind the calendar: around {date} the Sun finds its old place again, to the minute, and you begin another lap.',
];

/** The Moon of that day: `{date}`. */
export const BIRTHDAY_MOON = {
  'New Moon': [
    'The Moon of {date} is a New Moon, so the night is dark enough for candles and the slate is clean.',
    'With a New Moon on {date}, wish for something that may begin very small.',
  ],
  'Waxing Crescent': [
    'The Moon of {date} is a waxing crescent, thin and keen, and suits a wish that wants to grow.',
    'With a waxing crescent on {date}, there is light to come, and you may count on it.',
  ],
  'First Quarter': [
    'The Moon of {date} is at its first quarter, half lit and decided, as you may wish to be.',
    'With a first quarter Moon on {date}, the year comes in with a choice in its hand; take the brave one, or the fun one.',
  ],
  'Waxing Gibbous': [
    'The Moon of {date} is a waxing gibbous, nearly full, like a table to which the last guests are still on their way.',
    'With a waxing gibbous Moon on {date}, something is almost ready, and it may be you.',
  ],
  'Full Moon': [
    'The Moon of {date} is a Full Moon, so the sky has hung its largest lamp over the garden.',
    'With a Full Moon on {date}, nobody will go home early, and whatever you feel will be easy to see.',
  ],
  'Waning Gibbous': [
    'The Moon of {date} is a waning gibbous, generous and mellow, which is good for thanking people by name.',
    'With a waning gibbous Moon on {date}, the light is kind and the stories get better after ten.',
  ],
  'Last Quarter': [
    'The Moon of {date} is at its last quarter, so leave one old thing outside the door when you come in.',
    'With a last quarter Moon on {date}, travel light into the new year, and let somebody else carry the cake.',
  ],
  'Waning Crescent': [
    'The Moon of {date} is a waning crescent, shy and silver, and does not mind a birthday in slippers.',
    'With a waning crescent on {date}, rest counts as celebration, and an early night as a luxury.',
  ],
} as const satisfies Record<string, readonly string[]>;

/** The sign of that Moon, by its element: `{sign}`. */
export const BIRTHDAY_MOOD: Record<Element, readonly string[]> = {
  fire: [
    'Being in {sign}, she puts you in the mood for a bold toast and a late night.',
    'In {sign} as she is, she would have the music loud and the doors open.',
    'That she is in {sign} means impatience with the wrapping paper, and a good deal of laughter.',
  ],
  earth: [
    'Being in {sign}, she wants you fed, comfortable and given something with a bit of weight to it.',
    'In {sign} as she is, she counts the blessings and finds that there are more of them than chairs.',
    'That she is in {sign} means no fuss, a proper dinner and an honest kind of contentment.',
  ],
  air: [
    'Being in {sign}, she sends messages from morning to night, and one of them comes from a person you had not expected.',
    'In {sign} as she is, she seats the right people side by side and lets them talk.',
    'That she is in {sign} means a light heart, quick replies and a guest who stays for one more story.',
  ],
  water: [
    'Being in {sign}, she brings the old feelings along, most of them as guests and only one or two as weather.',
    'In {sign} as she is, she lets you cry at the song, and it is the good sort of crying.',
    'That she is in {sign} means tenderness, long hugs and a photograph that you had forgotten.',
  ],
};

/** Venus of that day, who sees to the presents: `{sign}`. */
export const BIRTHDAY_VENUS: Record<Element, readonly string[]> = {
  fire: [
    'Venus is in {sign} then and would like you to be given something that cannot be wrapped: a trip, a dance, an outrageous compliment.',
    'As Venus is in {sign}, ask for an experience and wear the loud thing to it.',
    'The presents are up to Venus in {sign}, who is for surprises, for red paper and for opening everything at once.',
  ],
  earth: [
    'Venus is in {sign} then and has a weakness for things that last: a good knife, a tree, a dinner that takes four hours.',
    'As Venus is in {sign}, ask for something that you can touch and will still touch in ten years.',
    'The presents are up to Venus in {sign}, who is for wool, for butter and for quality over ribbon.',
  ],
  air: [
    'Venus is in {sign} then and thinks that the best present is company: a long table, quick talk and a toast with a proper punch line.',
    'As Venus is in {sign}, ask for a book from each guest and for a letter inside it.',
    'The presents are up to Venus in {sign}, who is for concert tickets, old friends and anything that gets you talking.',
  ],
  water: [
    'Venus is in {sign} then and would rather have one thing that was chosen with feeling than ten that were bought.',
    'As Venus is in {sign}, ask for a song, a photograph or an hour by the water with the right person.',
    'The presents are up to Venus in {sign}, who is for keepsakes, soft lights and a hug that goes on too long.',
  ],
};

/** Ends a birthday letter. */
export const BIRTHDAY_CLOSING: readonly string[] = [
  'With love from up here, where every one of your birthdays has been noticed.',
  'Many happy returns, as they say, and for once the phrase is astronomically correct.',
  'Yours, with crumbs, and until next time round.',
  'Thank you for the last lap; the next one starts whenever you are ready.',
  'Now shut your eyes, think of something good, and blow.',
  'And do not tell anybody what you wished for, unless it concerns them.',
];
