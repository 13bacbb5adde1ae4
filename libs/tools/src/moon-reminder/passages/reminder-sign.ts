import type { SignKey } from '@cosmic/sky/zodiac';

/** What the sign in which a phase falls lends to it. */
export const REMINDER_IN_SIGN: Record<SignKey, readonly string[]> = {
  aries: [
    'She will be in Aries by then, so whatever you decide should fit in one breath and begin the same day.',
    'Since it falls in Aries, the hour has no patience with committees; bring a verb and good shoes.',
    'Aries will have her, and there the first honest impulse is worth more than the third clever one.',
  ],
  taurus: [
    'She will be in Taurus by then, so give the moment something to hold: bread, soil, a good pen, a heavy key.',
    'Since it falls in Taurus, the hour believes only what it can touch, and it would like you to go slowly.',
    'Taurus will have her, and there a wish has to pass through the hands before it counts.',
  ],
  gemini: [
    'She will be in Gemini by then, so talk it through with somebody quick before you write anything down.',
    'Since it falls in Gemini, the hour likes a question better than an answer; bring two pens and a sense of humour.',
    'Gemini will have her, and there a thing is only half true until it has been said in a second way.',
  ],
  cancer: [
    'She will be in Cancer by then, so stay near a kitchen and keep your plans soft enough to be carried home.',
    'Since it falls in Cancer, the hour asks who is at the table before it asks what is on the list.',
    'Cancer will have her, and there an old photograph can settle what an argument could not.',
  ],
  leo: [
    'She will be in Leo by then, so do it with a little style: the good glass, the red scarf, the candle you were saving.',
    'Since it falls in Leo, the hour would like to be celebrated, and it does not mind a small audience.',
    'Leo will have her, and there the heart speaks up as long as nobody laughs at the wrong place.',
  ],
  virgo: [
    'She will be in Virgo by then, so make it practical: a list with three lines, the third of them easy.',
    'Since it falls in Virgo, the hour loves a sharp pencil and a clean surface more than any grand vow.',
    'Virgo will have her, and there a good intention is one that somebody could check on Friday.',
  ],
  libra: [
    'She will be in Libra by then, so ask one other person along; a shared reminder is half kept already.',
    'Since it falls in Libra, the hour wants it fair and, if at all possible, also beautiful.',
    'Libra will have her, and there it pays to hear the other side before you fall in love with your own.',
  ],
  scorpio: [
    'She will be in Scorpio by then, so shut the door, say the true thing first and keep it between you and the paper.',
    'Since it falls in Scorpio, the hour has no use for the polite version of your wish.',
    'Scorpio will have her, and there one honest line goes deeper than a page of good resolutions.',
  ],
  sagittarius: [
    'She will be in Sagittarius by then, so take the question outdoors and walk until it gets bigger or funnier.',
    'Since it falls in Sagittarius, the hour aims high and packs light; leave the small print at home.',
    'Sagittarius will have her, and there hope counts as a method, provided that it owns a map.',
  ],
  capricorn: [
    'She will be in Capricorn by then, so choose what you could still keep up in a wet week, and give it a date.',
    'Since it falls in Capricorn, the hour respects a short list that is done over a long one that is admired.',
    'Capricorn will have her, and there patience is not the price of the thing but the pleasure of it.',
  ],
  aquarius: [
    'She will be in Aquarius by then, so do one part of it differently from last time, merely to see what happens.',
    'Since it falls in Aquarius, the hour thinks in friends and in futures; ask what would also help your street.',
    'Aquarius will have her, and there the odd idea gets a chair before anyone says that it cannot be done.',
  ],
  pisces: [
    'She will be in Pisces by then, so keep music or water within reach and let the plan be a little blurred.',
    'Since it falls in Pisces, the hour answers in pictures; write down the first one, even if it is a boat on a roof.',
    'Pisces will have her, and there doing less, with tenderness, turns out to be doing quite a lot.',
  ],
};

/** The house in which a phase falls, counted from the sign that asks: `{sign}`. */
export const REMINDER_HOUSE: readonly (readonly string[])[] = [
  [
    'Counted from {sign}, that is your first house, so the night is about you: how you begin, and what your face does when nobody is looking.',
    'For {sign} this is the first house, home of body and self; put yourself at the head of your own list for one evening.',
  ],
  [
    'Counted from {sign}, that is your second house, and the subject is what you own, what you can do, and what you would never sell.',
    'For {sign} this is the second house, where things have a worth as well as a price; look after one that lasts.',
  ],
  [
    'Counted from {sign}, that is your third house, so expect letters, neighbours, siblings and the sentence you should have said on Monday.',
    'For {sign} this is the third house, the one of words and errands; a short message may do more than a long journey.',
  ],
  [
    'Counted from {sign}, that is your fourth house, and the reminder belongs at home, with the door shut and the kettle on.',
    'For {sign} this is the fourth house, where the roots are; think of one room and one person who smells of childhood.',
  ],
  [
    'Counted from {sign}, that is your fifth house, so leave room for play, flirting, paint on the fingers and somebody under ten.',
    'For {sign} this is the fifth house, and joy is on the agenda as an item, not as a reward for the other items.',
  ],
  [
    'Counted from {sign}, that is your sixth house, and what wants attention is the ordinary day: the desk, the bicycle, the habit at four o’clock.',
    'For {sign} this is the sixth house, where small repairs make large differences; start with the one that squeaks.',
  ],
  [
    'Counted from {sign}, that is your seventh house, so whatever you note down will have another person’s name in it.',
    'For {sign} this is the seventh house, the chair across the table; ask more than you explain.',
  ],
  [
    'Counted from {sign}, that is your eighth house, where things are shared and trusted, and where a locked drawer may be opened an inch.',
    'For {sign} this is the eighth house, so let the subject be trust: what you lend, what you owe, what you keep to yourself.',
  ],
  [
    'Counted from {sign}, that is your ninth house, and the view is long: a journey, a course of study, a belief that could do with fresh air.',
    'For {sign} this is the ninth house, where maps are kept; look up one place or one idea that you have only heard about.',
  ],
  [
    'Counted from {sign}, that is your tenth house, so the question is what you would like to be known for by people who have never met you.',
    'For {sign} this is the tenth house, the one with the wide window; your work may be seen, so choose which part of it.',
  ],
  [
    'Counted from {sign}, that is your eleventh house, and friends come into it: who is missing, who is due a call, whom you would build something with.',
    'For {sign} this is the eleventh house, where hopes are held in common; say yours where somebody can second it.',
  ],
  [
    'Counted from {sign}, that is your twelfth house, so let the night be a private one, with more rest in it than results.',
    'For {sign} this is the twelfth house, behind the curtain; what you need may be silence and a little less of everybody.',
  ],
];

/** How each sign tends to treat a reminder. */
export const REMINDER_HABIT: Record<SignKey, readonly string[]> = {
  aries: [
    'Knowing you, Aries, the thing will be done the evening before; try keeping one match for the night itself.',
    'An Aries needs only one alarm, provided that it rings while there is still something to win.',
  ],
  taurus: [
    'Knowing you, Taurus, it will happen if there is a good chair involved, so put the chair where you will be.',
    'A Taurus keeps any appointment that comes with supper, so write the menu under the date.',
  ],
  gemini: [
    'Knowing you, Gemini, there are four lists already; put this one on your hand.',
    'A Gemini remembers what was said better than what was written, so tell somebody and let them ask you about it.',
  ],
  cancer: [
    'Knowing you, Cancer, everybody else’s dates are in your head; ask one of them to remember this one for you.',
    'A Cancer will do for the family what no diary can order, so make it a family matter, even if the family is a cat.',
  ],
  leo: [
    'Knowing you, Leo, a plain note will be ignored; use gold ink, or at least an exclamation mark.',
    'A Leo turns up when there is an occasion, so announce it and let yourself be expected.',
  ],
  virgo: [
    'Knowing you, Virgo, the reminder has a reminder; delete one of them and trust the other.',
    'A Virgo will prepare until the moment has gone home, so set the time at which preparing stops.',
  ],
  libra: [
    'Knowing you, Libra, the date will be moved for anyone who asks nicely; this once, be the one who asks.',
    'A Libra keeps it if it is pretty, so choose the paper with care and put it where the light falls.',
  ],
  scorpio: [
    'Knowing you, Scorpio, nobody else will ever see this note, and that is as it should be.',
    'A Scorpio forgets nothing, so the reminder is less about remembering than about allowing.',
  ],
  sagittarius: [
    'Knowing you, Sagittarius, you will be somewhere else that day; take it along, it fits in a pocket.',
    'A Sagittarius treats dates as suggestions, so tie this one to a thing you never miss, such as lunch.',
  ],
  capricorn: [
    'Knowing you, Capricorn, it is in the calendar already, in the right colour; now also leave the half hour after it empty.',
    'A Capricorn keeps every appointment except the ones with pleasure, so book this as a meeting and let no one move it.',
  ],
  aquarius: [
    'Knowing you, Aquarius, the standard alarm will be switched off on principle; invent a signal of your own.',
    'An Aquarius remembers whatever is strange enough, so put a spoon in your shoe and you will know why.',
  ],
  pisces: [
    'Knowing you, Pisces, the day will arrive as a feeling some time before the date does; write it down all the same.',
    'A Pisces loses paper and keeps songs, so choose one for this night and let it do the reminding.',
  ],
};
