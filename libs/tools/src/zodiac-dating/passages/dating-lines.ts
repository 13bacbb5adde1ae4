import type { Element, SignKey } from '@cosmic/sky/zodiac';

/** Opens a date: `{you}` is the reader's name, `{they}` the other one's or 'the other one'; then the signs. */
export const DATE_OPENING: Record<'named' | 'nameless', readonly string[]> = {
  named: [
    'So, {you}, it is to be {they}: {youSign} on one side of the table, {theirSign} on the other, and a menu that neither of you will read.',
    'Put down the phone for a minute, {you}, because this is about {they}, and about what {youSign} does when {theirSign} smiles.',
    'Every good evening starts with somebody’s nerve, {you}, and between {youSign} and {theirSign} it may have to be yours.',
    'Here is what the sky would whisper to you on the stairs, {you}: with {theirSign}, {they} will notice more than you think, and {youSign} has more charm than it counts.',
    'Well, {you}, {youSign} meeting {theirSign} is a first chapter worth reading slowly, and {they} has the other half of the book.',
    'Nobody needs a chart to like somebody, {you}, but {youSign} and {theirSign} have their customs, and it helps to know them before you meet {they}.',
  ],
  nameless: [
    'So it is to be {youSign} on one side of the table and {theirSign} on the other, with a menu that neither of you will read.',
    'Put down the phone for a minute, because this is about what {youSign} does when {theirSign} smiles.',
    'Every good evening starts with somebody’s nerve, and between {youSign} and {theirSign} it may have to be yours.',
    'Here is what the sky would whisper to you on the stairs: {theirSign} will notice more than you think, and {youSign} has more charm than it counts.',
    'When {youSign} meets {theirSign}, the first chapter is worth reading slowly.',
    'Nobody needs a chart to like somebody, but {youSign} and {theirSign} have their customs, and it helps to know them before you ring the bell.',
  ],
};

/** The first hour, by the two elements in alphabetical order. */
export const DATE_SPARK = {
  'air-air': [
    'With air on both sides the talk starts before the coats are off, and the danger is only that nobody will remember to flirt.',
    'Two air signs will have agreed on a podcast by nine o’clock; see to it that you also agree on a second drink.',
  ],
  'air-earth': [
    'Air brings the ideas and earth brings the sandwiches, so the first hour feels like an interview and the second like a holiday.',
    'One of you thinks aloud and the other one thinks it through; leave pauses, because the earthy answer is worth the wait.',
  ],
  'air-fire': [
    'Fire and air catch quickly, so expect to be loud, to be funny and to be asked by the next table to keep it down.',
    'Between fire and air a spark needs about four minutes; the art is to have something left for the walk home.',
  ],
  'air-water': [
    'Air asks and water senses, so the first hour may run on two channels until somebody says something honest.',
    'One of you comes with stories and the other one with moods; let the story stop where the mood begins.',
  ],
  'earth-earth': [
    'Two earth signs do not rush, and an hour of comfortable silence about good food is already rather intimate.',
    'With earth on both sides trust comes early and confession late; one of you will have to go first about the feelings.',
  ],
  'earth-fire': [
    'Fire wants to leave the restaurant and earth wants to see the dessert card, and both of you are right in turn.',
    'One of you is the match and the other one is the hearth; do not be alarmed if it takes a moment to light.',
  ],
  'earth-water': [
    'Earth and water settle into each other like rain into a garden, so nothing much has to be performed.',
    'Between earth and water the shy parts come out by themselves; make it a place where one can hear them.',
  ],
  'fire-fire': [
    'Two fire signs make a bonfire of the first hour, with competitive storytelling and at least one dare.',
    'With fire on both sides nobody wonders whether the other is keen; somebody should still mind the bill and the last train.',
  ],
  'fire-water': [
    'Fire comes in bold and water reads the room, so begin a shade softer than you feel and let the heat arrive later.',
    'Between fire and water there is steam by half past eight; a gentle tone decides whether it is a sauna or a fog.',
  ],
  'water-water': [
    'Two water signs will know how the other one feels before the starters, so say it aloud now and then for the fun of it.',
    'With water on both sides the evening has an undertow, and it is wise to eat something and to look out at the lights.',
  ],
} as const satisfies Record<string, readonly string[]>;

/** A date to plan, by the sign of the person who is asked out: `{they}`. */
export const DATE_IDEA: Record<SignKey, readonly string[]> = {
  aries: [
    'Plan something with a score: table tennis, a climbing wall, a silly race to the bridge, and chips afterwards.',
    'Take {they} somewhere that neither of you has mastered, say an ice rink, and keep the sitting still for the second half.',
  ],
  taurus: [
    'Plan around the senses: a market, a picnic with decent cheese, and a bench in the last of the sun.',
    'Take {they} to the small place with four tables, order slowly, and walk off the pudding through a garden.',
  ],
  gemini: [
    'Plan an evening in two halves: a bookshop where each picks something for the other, and then a bar in which to defend the choice.',
    'Take {they} to a quiz, a flea market or a lecture about something absurd, and go on talking on the tram.',
  ],
  cancer: [
    'Plan something by the water that ends indoors, with soup, soft light and no one else’s playlist.',
    'Take {they} to the café that you have loved for years, and say why; then let them show you theirs.',
  ],
  leo: [
    'Plan an occasion: two tickets, good shoes, and a seat from which one can be seen being happy.',
    'Take {they} dancing, or to karaoke if you have the nerve, and cheer louder than anybody in the room.',
  ],
  virgo: [
    'Plan something well made and not too loud: a pottery class, a botanical garden, or a film with a talk after it.',
    'Take {they} for a long walk with a good bakery at the end, and have the timetable in your pocket.',
  ],
  libra: [
    'Plan a gallery and then a drink, since pictures give both of you something to look at besides each other.',
    'Take {they} somewhere pretty, in the hour when the lamps come on, and wear the thing that you feel best in.',
  ],
  scorpio: [
    'Plan something after dark: an old cinema, a night walk, a bar with a back room and no music worth shouting over.',
    'Take {they} to see something slightly eerie, a crypt or a thriller, and compare notes very quietly.',
  ],
  sagittarius: [
    'Plan a day trip with one fixed point and no second one: the first train, an unknown station, lunch wherever there is a queue.',
    'Take {they} to eat something that you cannot pronounce, and swap the worst travel stories that you have.',
  ],
  capricorn: [
    'Plan it properly: a table in your own name, a walk up to a view, and an end before either of you is tired.',
    'Take {they} to something old and solid, a castle, a jazz cellar or a bookshop with ladders, and be on time.',
  ],
  aquarius: [
    'Plan an experiment: the planetarium, a repair café, or dinner at which each course is from another part of town.',
    'Take {they} to the strangest event in the listings, and award it marks together afterwards.',
  ],
  pisces: [
    'Plan something with music in it, or water, or both, and leave an hour free for getting lost.',
    'Take {they} to the aquarium or a small concert, walk home the long way, and do not check the map.',
  ],
};

/** A question for the table, by the sign of the other person: `{they}`. */
export const ASK_THEM: Record<SignKey, readonly string[]> = {
  aries: [
    'Ask {they} this: what would you start tomorrow if nobody could tell you off?',
    'A good question for the way back: which argument did you lose and secretly enjoy?',
  ],
  taurus: [
    'Ask {they} this: which smell takes you straight back to being seven?',
    'A good question for the second hour: what do you own that you would carry out of a burning house besides the cat?',
  ],
  gemini: [
    'Ask {they} this: what have you changed your mind about in the past year, and who did it?',
    'A good question for a lull: which of your stories do you tell differently to different people?',
  ],
  cancer: [
    'Ask {they} this: who taught you to cook, and what did they never write down?',
    'A good question for a quiet moment: what does home sound like on a Sunday?',
  ],
  leo: [
    'Ask {they} this: what were you applauded for as a child, and what would you like to be applauded for now?',
    'A good question between two songs: who was your first great idol, and would they like your shoes?',
  ],
  virgo: [
    'Ask {they} this: what do you do better than anyone you know, and who has noticed?',
    'A good question for a corner table: which small thing, done badly, spoils your whole day?',
  ],
  libra: [
    'Ask {they} this: what is the most beautiful thing in your flat, and who else knows that?',
    'A good question for the last drink: when did you last say yes and mean no?',
  ],
  scorpio: [
    'Ask {they} this: what do people get wrong about you at first, and do you let them?',
    'A good question for a low voice: what did you find out, once, by simply waiting?',
  ],
  sagittarius: [
    'Ask {they} this: where did you get lost and end up glad of it?',
    'A good question for a long wait: what do you believe that your family finds ridiculous?',
  ],
  capricorn: [
    'Ask {they} this: what were you serious about at nine years old?',
    'A good question for when the view comes up: what would you do with a year that did not count?',
  ],
  aquarius: [
    'Ask {they} this: which rule would you abolish, and what would you do on the first morning without it?',
    'A good question to keep in a pocket: who is the strangest friend you have, and what did you learn there?',
  ],
  pisces: [
    'Ask {they} this: which song have you never been able to hear all the way through?',
    'A good question on the long way home: what did you dream about as a job before somebody mentioned rent?',
  ],
};

/** Where the two may stumble, by how many signs apart: `{they}`. */
export const DATE_TRIP: readonly (readonly string[])[] = [
  [
    'Since you share a sign, you will want the same chair and tell the same joke; take turns and it becomes a duet.',
    'Being of one sign, you and {they} may finish each other’s sentences a little too early, so let some of them run.',
  ],
  [
    'As neighbours in the zodiac you take each other’s habits for moods; when in doubt, ask {they} whether this is the face or the weather.',
    'One sign apart, you live next door and keep different hours, so agree on when the evening ends before it does.',
  ],
  [
    'Two signs apart, the two of you get on so well that somebody has to say out loud that this is a date.',
    'With a sextile between your signs it could stay friendly for ever, so at some point stand nearer than friends do.',
  ],
  [
    'Three signs apart you will collide over something small, the route or the bill, and how you laugh about it is the real test.',
    'With a square between your signs a bit of sparring is in order, provided that neither you nor {they} keeps the score overnight.',
  ],
  [
    'Four signs apart it all runs so smoothly that you may forget to find anything out; ask one question more than is needed.',
    'With a trine between your signs comfort comes early, so leave {they} wondering about at least one thing.',
  ],
  [
    'Five signs apart you do not share a rhythm, so check whether {they} is bored or merely thinking, since it looks the same.',
    'With a quincunx between your signs the jokes may land a beat late; wait for them, for they do land.',
  ],
  [
    'Six signs apart you are opposites, which is magnetic in the first hour and a discussion in the second; enjoy both.',
    'With an opposition between your signs you and {they} will each be fascinated by what the other finds easy, so show it instead of teaching it.',
  ],
];

/** A day that is kinder to one of the two: `{date}`, `{sign}`, and `{host}`, the sign it favours. */
export const DATING_DAY_LEANING: readonly string[] = [
  'For the day, look at {date}: the Moon in {sign} smiles mostly on {host}, so let the other one choose the place.',
  'No Moon of the fortnight suits both signs at once, but on {date} it is in {sign}, where {host} feels well and can be generous.',
  'Try {date}, with the Moon in {sign}; it warms the {host} side of the table first, from where the bread can be passed across.',
  'Since your signs keep different hours, take {date}, when the Moon in {sign} puts {host} in good humour, and return the favour next time.',
];

/** A day for it: `{date}`, and the `{sign}` of its Moon. */
export const DATING_DAY: readonly string[] = [
  'For the day, look at {date}: the Moon is in {sign} then, which sits well with both of you.',
  'If you may choose the evening, choose {date}, with the Moon in {sign} on the side of you both.',
  'The kindest sky of the fortnight for you two is on {date}, when the Moon is in {sign}.',
  'Try {date} first, because the Moon in {sign} is good to both of your signs.',
];

/** What an evening under that Moon is like, by its element. */
export const DATING_MOON: Record<Element, readonly string[]> = {
  fire: [
    'It makes for a bright, impulsive night, so leave room for the plan to be overthrown.',
    'Expect appetite, candour and a strong wish to stay out later than is sensible.',
    'Under such a Moon whoever dares first is thanked for it.',
  ],
  earth: [
    'It makes for a slow and comfortable night, in which the food matters and nobody looks at the clock.',
    'Expect ease, a good chair and a warmth that is felt rather than announced.',
    'Under such a Moon a real promise, however small, goes a long way.',
  ],
  air: [
    'It makes for a talkative night, light on its feet, and the best line will come on the way to the door.',
    'Expect wit, company and a great many subjects begun at once.',
    'Under such a Moon questions are more seductive than answers.',
  ],
  water: [
    'It makes for a tender night, in which a mood says more than a sentence, so choose a quiet place.',
    'Expect softness, long looks and one confession that nobody had planned.',
    'Under such a Moon it is wise to be kind early and to leave the irony at home.',
  ],
};

/** Another day: `{date}`, `{sign}`. */
export const SECOND_DAY: readonly string[] = [
  'Should that fall through, {date} will do nicely too, under the Moon in {sign}.',
  'A good second choice is {date}, with the Moon in {sign}.',
  'Failing that, there is {date}, when the Moon is in {sign} and nobody has anything better on.',
];

/** The message that asks, in the manner of the reader's sign. */
export const FIRST_MESSAGE: Record<SignKey, readonly string[]> = {
  aries: [
    'Your message can be nine words long, with a day in it and a dare, and should be sent before you reach the end of this paragraph.',
    'When you write, write as you are: one line, one plan, one exclamation mark at most.',
  ],
  taurus: [
    'Your message needs a place, a time and the name of a dish, since nobody says no to a dish.',
    'When you write, do not wait for the perfect mood; a photograph of a good loaf and a question will do.',
  ],
  gemini: [
    'Your message should stop one joke before you would normally stop, and then name a day.',
    'When you write, keep to a single question, however much it costs you, and make it one that cannot be answered with a thumb.',
  ],
  cancer: [
    'Your message may simply say that something reminded you of them, what it was, and that you are free on Thursday.',
    'When you write, leave out the apology at the beginning and the escape at the end; the middle is lovely.',
  ],
  leo: [
    'Your message can be as splendid as you like, provided that it contains a question about them.',
    'When you write, offer the better seat of the two, and let the postscript be the boldest line.',
  ],
  virgo: [
    'Your message has been ready since Tuesday and was best in its first version, so send that one.',
    'When you write, one small typing error is allowed and even recommended, since it shows that your pulse was up.',
  ],
  libra: [
    'Your message should offer one plan and not four, because a choice made for them is a present.',
    'When you write, say “I would like”, which is a beautiful phrase and strangely rare in your letters.',
  ],
  scorpio: [
    'Your message can stay short and slightly mysterious, as long as the place and the hour are perfectly plain.',
    'When you write, do not study how long the answer takes; ask, put the phone away and be found busy.',
  ],
  sagittarius: [
    'Your message should begin with “There is a place” and end with a train that actually runs.',
    'When you write, promise less than you feel like promising, and then surprise everybody by keeping it.',
  ],
  capricorn: [
    'Your message is allowed to sound pleased, so leave in the warm sentence that you were about to cut.',
    'When you write, put the dry joke first and the real invitation second, and sign with your first name.',
  ],
  aquarius: [
    'Your message may start in the middle, with a fact about octopuses, if it ends with a day and an address.',
    'When you write, mention that you would enjoy their company in particular, and not only the experiment.',
  ],
  pisces: [
    'Your message can be a song and one line, but let the line have a date in it, since songs are hard to put in a diary.',
    'When you write, say what you hope for in the plainest words that you own, and leave the rest to the walk.',
  ],
};

/** Ends a date: `{they}`. */
export const DATE_CLOSING: readonly string[] = [
  'And if it turns out to be only a pleasant evening, that is still one more than the sofa had to offer.',
  'Signs can tell you how to knock; whether anybody opens is between you and {they}.',
  'Wear something that you can laugh in, and pay attention to who is kind when nothing depends on it.',
  'Be yourself, then, about ten per cent braver, and home in time to tell a friend about it.',
  'Whatever happens, let {they} walk away having felt interesting, for that is what people come back for.',
  'The stars have done their bit, so the rest is up to your shoes.',
  'Send the message now, before you start improving it.',
];
