import type { SignKey } from '@cosmic/sky/zodiac';

/** What a Moon in a sign needs from somebody near; `{whose}` is 'Your' or 'Their', `{they}` 'you' or 'they'. */
export const MOON_IN_LOVE: Record<SignKey, readonly string[]> = {
  aries: [
    '{whose} Moon in Aries needs to be allowed a flare of temper, and has forgotten it by the time the kettle boils.',
    'With the Moon in Aries {they} want to be answered at once, and honestly, and preferably while walking.',
    'At heart, with the Moon in Aries, {they} want to be chosen without a committee.',
  ],
  taurus: [
    '{whose} Moon in Taurus needs touch, meals at the usual hour and nobody rearranging the furniture of the heart.',
    'With the Moon in Taurus {they} feel loved by whatever is repeated, warm and real.',
    'At heart, with the Moon in Taurus, {they} want a quiet evening that is the same as the last one.',
  ],
  gemini: [
    '{whose} Moon in Gemini needs to talk it over, at breakfast, by message and once again in bed.',
    'With the Moon in Gemini {they} feel loved by curiosity, and lonely wherever nobody asks.',
    'At heart, with the Moon in Gemini, {they} want to be understood in the first half of the sentence.',
  ],
  cancer: [
    '{whose} Moon in Cancer needs to be remembered: the date, the song, the thing about the onions.',
    'With the Moon in Cancer {they} feel everything first and explain it later, if there is a shoulder near.',
    'At heart, with the Moon in Cancer, {they} want somebody who rings to ask whether the train was on time.',
  ],
  leo: [
    '{whose} Moon in Leo needs to be somebody’s favourite, and returns the favour with trumpets.',
    'With the Moon in Leo {they} feel loved by delight, plainly shown, and chilled by a shrug.',
    'At heart, with the Moon in Leo, {they} want a hand to hold and a small round of applause.',
  ],
  virgo: [
    '{whose} Moon in Virgo needs to be useful and to hear, once a day, that the soup was good.',
    'With the Moon in Virgo {they} show care in details, and feel cared for when someone notices the details.',
    'At heart, with the Moon in Virgo, {they} want to get it right, and to be kissed when it goes wrong.',
  ],
  libra: [
    '{whose} Moon in Libra needs a kind tone and a fair share, and cannot sleep on an unfinished quarrel.',
    'With the Moon in Libra {they} feel loved by company, and by being asked which of the two it should be.',
    'At heart, with the Moon in Libra, {they} want harmony, and a person for whom it is no effort.',
  ],
  scorpio: [
    '{whose} Moon in Scorpio needs all of the truth, or at least the part about the feelings.',
    'With the Moon in Scorpio {they} feel loved by loyalty that has been tested, and keep a private list of the tests.',
    'At heart, with the Moon in Scorpio, {they} want to be known to the bottom and loved all the same.',
  ],
  sagittarius: [
    '{whose} Moon in Sagittarius needs open doors, and comes back more gladly the wider they stand.',
    'With the Moon in Sagittarius {they} feel loved by laughter, by plans and by not being asked for the time.',
    'At heart, with the Moon in Sagittarius, {they} want a companion for the road and a reason to laugh on it.',
  ],
  capricorn: [
    '{whose} Moon in Capricorn needs respect before sugar, and melts, slowly, when somebody simply stays.',
    'With the Moon in Capricorn {they} feel loved by being able to rely on it, and say so by fixing the shelf.',
    'At heart, with the Moon in Capricorn, {they} want to put the load down where nobody is watching but one.',
  ],
  aquarius: [
    '{whose} Moon in Aquarius needs a friend in the lover and a window in the house.',
    'With the Moon in Aquarius {they} feel loved by being left as odd as they came.',
    'At heart, with the Moon in Aquarius, {they} want closeness that leaves a door on the latch.',
  ],
  pisces: [
    '{whose} Moon in Pisces needs gentleness, music and somebody who finds the way back to the car.',
    'With the Moon in Pisces {they} feel what others feel, and rest best near a person with a calm tide.',
    'At heart, with the Moon in Pisces, {they} want to be held without having to say why.',
  ],
};

/** A planet of theirs in a house of yours: `{planet}`. Index 0 is the first house. */
export const THEIRS_IN_YOURS: readonly (readonly string[])[] = [
  [
    'Their {planet} falls in your first house, so they make you feel more like yourself, and sometimes more than you had planned.',
    'In your first house stands their {planet}, which means that you notice them before anything else in the room.',
  ],
  [
    'Their {planet} falls in your second house, so they touch on what you own and value, and may teach you a better price.',
    'In your second house stands their {planet}, which makes them good for your sense of worth, as long as the bills are clear.',
  ],
  [
    'Their {planet} falls in your third house, so the two of you can talk about anything, and mostly do.',
    'In your third house stands their {planet}, which turns errands together into the best part of the week.',
  ],
  [
    'Their {planet} falls in your fourth house, so they feel like home, with all the old echoes that come with it.',
    'In your fourth house stands their {planet}, which lets them in where visitors are not shown.',
  ],
  [
    'Their {planet} falls in your fifth house, so they bring out the player in you, and romance does not need to be asked twice.',
    'In your fifth house stands their {planet}, which is a good place for laughter, flirting and the making of things.',
  ],
  [
    'Their {planet} falls in your sixth house, so love shows in the daily round: who cooks, who fetches, who remembers the pills for the cat.',
    'In your sixth house stands their {planet}, which makes them helpful, and now and then a little too interested in your method.',
  ],
  [
    'Their {planet} falls in your seventh house, so you see a partner in them, for better and for conversation.',
    'In your seventh house stands their {planet}, right across from you, where one looks for the other half of a sentence.',
  ],
  [
    'Their {planet} falls in your eighth house, so it goes deep, and small talk between you never stays small.',
    'In your eighth house stands their {planet}, which asks for trust early on, and rewards it.',
  ],
  [
    'Their {planet} falls in your ninth house, so they widen your map, and you argue about the world with pleasure.',
    'In your ninth house stands their {planet}, which makes travelling together a kind of courtship.',
  ],
  [
    'Their {planet} falls in your tenth house, so they see what you could become, and others see the two of you.',
    'In your tenth house stands their {planet}, which may make them your best reference or your strictest critic.',
  ],
  [
    'Their {planet} falls in your eleventh house, so you are friends whatever else you are.',
    'In your eleventh house stands their {planet}, which means shared plans, shared people and a long table.',
  ],
  [
    'Their {planet} falls in your twelfth house, so they reach a part of you that has no words, and you may dream of them.',
    'In your twelfth house stands their {planet}, which makes for tenderness, and for the need to say a few things aloud.',
  ],
];

/** A planet of yours in a house of theirs: `{planet}`. */
export const YOURS_IN_THEIRS: readonly (readonly string[])[] = [
  [
    'Your {planet}, in turn, lands in their first house, so you change how they carry themselves.',
    'On their side your {planet} stands in the first house, and they would know your step on the stairs.',
  ],
  [
    'Your {planet}, in turn, lands in their second house, so you matter where they keep what they treasure.',
    'On their side your {planet} stands in the second house, and they feel steadier with you about.',
  ],
  [
    'Your {planet}, in turn, lands in their third house, so they save things up to tell you.',
    'On their side your {planet} stands in the third house, and your messages get read first.',
  ],
  [
    'Your {planet}, in turn, lands in their fourth house, so you sit in their memory as if you had always been there.',
    'On their side your {planet} stands in the fourth house, and they relax when they hear your key.',
  ],
  [
    'Your {planet}, in turn, lands in their fifth house, so with you they are younger than they are.',
    'On their side your {planet} stands in the fifth house, and you are their idea of a good time.',
  ],
  [
    'Your {planet}, in turn, lands in their sixth house, so you make their weekdays go better, or at least differently.',
    'On their side your {planet} stands in the sixth house, and they show you love by helping.',
  ],
  [
    'Your {planet}, in turn, lands in their seventh house, so to them you look like a partner from the first day.',
    'On their side your {planet} stands in the seventh house, and what you think of them counts double.',
  ],
  [
    'Your {planet}, in turn, lands in their eighth house, so you get at what they keep locked, and should knock.',
    'On their side your {planet} stands in the eighth house, and they cannot be casual about you.',
  ],
  [
    'Your {planet}, in turn, lands in their ninth house, so you are their far country, and they have begun on the language.',
    'On their side your {planet} stands in the ninth house, and you make them believe in something.',
  ],
  [
    'Your {planet}, in turn, lands in their tenth house, so they are proud to be seen with you and want to do you credit.',
    'On their side your {planet} stands in the tenth house, and your good opinion spurs them on.',
  ],
  [
    'Your {planet}, in turn, lands in their eleventh house, so you belong to their future as well as to their Friday.',
    'On their side your {planet} stands in the eleventh house, and you would be friends even without the rest.',
  ],
  [
    'Your {planet}, in turn, lands in their twelfth house, so you reach them where they seldom go themselves; tread softly.',
    'On their side your {planet} stands in the twelfth house, and they may feel more about you than they can say.',
  ],
];
