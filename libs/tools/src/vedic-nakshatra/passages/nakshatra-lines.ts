import type { NakshatraLord } from '@cosmic/sky/charts/sidereal';

type Lines = readonly string[];

/** Begins the reading. */
export const NAKSHATRA_OPENING: Lines = [
  'Long before there were twelve signs, India gave the Moon twenty-seven houses, one for nearly every night, so that he should not have to sleep in the open.',
  'The Moon of the old tales is a prince with twenty-seven wives, and he spends about a day with each of them.',
  'Where a Western chart begins with the Sun, this tradition first asks at whose house the Moon had put up for the night.',
  'A nakshatra is a small room in the sky, crossed in about a day, and one of them was lit when you came.',
  'Measured against the fixed stars, the Moon needs a good twenty-seven days for one round, and each of these days has a name, a story and a temper.',
];

/** The nakshatra is certain, since hour and place are known: `{name}`, `{pada}`. */
export const EXACT: Lines = [
  'As your hour and place are known, there is no doubt about it: the Moon was in {name}, in the {pada} of its quarters.',
  'Your hour and place settle the matter, and the room is {name}, the {pada} of its quarters to be exact.',
  'With hour and place in hand one can say it plainly: {name}, the {pada} of its quarters.',
];

/** The day lies in one nakshatra from end to end: `{name}`. */
export const WHOLE_DAY: Lines = [
  'Even without an hour the case is clear, because the Moon spent all of your birth date in {name}.',
  'You gave a date alone, and luckily that is enough: the Moon stayed in {name} from the first minute of it to the last.',
  'For once the date suffices, since {name} kept the Moon from midnight to midnight.',
];

/** The date allows for several: `{names}`, `{name}`, and what `{decides}`. */
export const TWO_ROOMS: Lines = [
  'Around your birth date the Moon moved house, so without more to go by it may be {names}; each is told below, {name} first, because the Moon was there at the middle of the date.',
  'Your date allows for {names}, and only {decides} could decide; read them all, beginning with {name}, where the Moon stood at midday, and notice at which one you look up.',
  'As the Moon changed rooms about then, {names} are possible; here is {name} to start with, where the Moon stood at the middle of the date.',
];

/** Leads over to another possible one: `{name}`. */
export const OTHER_ROOM: Lines = [
  'Should it be {name} after all, hear this.',
  'Now suppose that {name} has it.',
  'And the other door, which has {name} written on it, opens like this.',
];

/** What was chosen decides between the two: `{name}`. */
export const CHOSEN_DECIDES: Lines = [
  'Your date would allow for more than one, and as you named {name} yourself, we take your word for it.',
  'You chose {name}, the sky of your birth date agrees that it may be so, and that settles it.',
  'Since {name} is one of those that your date allows, and you know it to be yours, we read it so.',
];

/** What was chosen is what the sky says: `{name}`. */
export const CHOSEN_RIGHT: Lines = [
  'You had said {name}, and the sky says the same.',
  'What you had in the list, {name}, is confirmed by the count.',
];

/** What was chosen is not what the sky says: `{chosen}`, `{names}`. */
export const CHOSEN_OTHER: Lines = [
  'You named {chosen}, which may come from another reckoning of the zodiac; by Lahiri’s, which we use, the date gives {names}.',
  'Another almanac may have told you {chosen}, and almanacs do differ; counted by Lahiri it comes to {names}.',
  'The list says {chosen} and the sky says {names}, so we follow the sky and leave you the first as a second home.',
];

/** The quarter of the nakshatra, first to fourth, by the four aims of life. */
export const PADA_LINE: readonly Lines[] = [
  [
    'The quarter that opens it asks for purpose, so you do things better once you know what they are for.',
    'In the first of the four quarters lives a sense of duty that has nothing to do with obedience.',
  ],
  [
    'The second quarter asks for means, so you are happiest when an idea has a budget and a cupboard.',
    'In the second of the four quarters lives a feeling for what things cost, and for what they are worth.',
  ],
  [
    'The third quarter asks for joy, so whatever you leave out, do not leave out the people and the play.',
    'In the third of the four quarters lives desire, with good manners and a large appetite.',
  ],
  [
    'The fourth quarter asks for freedom, so you hold things best with an open hand.',
    'In the fourth of the four quarters lives the wish to be done with fuss, and now and then with everything.',
  ],
];

/** The planet that the nakshatra is given to. */
export const LORD_LINE: Readonly<Record<NakshatraLord, Lines>> = {
  ketu: [
    'Its lord is Ketu, the tail of the dragon, who has been everywhere and asks what of it you would keep.',
    'Ketu rules it, a lord without a head, which is to say that you do some of your best knowing without thinking.',
  ],
  venus: [
    'Its lord is Venus, so beauty is not a luxury for you but a way of finding out what is right.',
    'Venus rules it, and your judgement improves in pleasant company.',
  ],
  sun: [
    'Its lord is the Sun, who expects you to stand where you can be seen and to be decent about it.',
    'The Sun rules it, so you wilt a little when you have to pretend.',
  ],
  moon: [
    'Its lord is the Moon himself, so moods are your tides, and it is wise to know the table of them.',
    'Moon rules Moon here, which doubles the tenderness and the memory.',
  ],
  mars: [
    'Its lord is Mars, so you think well on your feet and badly in waiting rooms.',
    'Mars rules it, and a fair contest does you good.',
  ],
  rahu: [
    'Its lord is Rahu, the head of the dragon, who is always hungry for what nobody in the family has done before.',
    'Rahu rules it, so the strange, the foreign and the new have your address.',
  ],
  jupiter: [
    'Its lord is Jupiter, so you learn in order to pass it on and are lucky when you do.',
    'Jupiter rules it, and your trust in things is a kind of talent.',
  ],
  saturn: [
    'Its lord is Saturn, so time is on your side, even though it takes its time.',
    'Saturn rules it, and what you repeat patiently turns to gold, or at least to good oak.',
  ],
  mercury: [
    'Its lord is Mercury, so words, numbers and short ways come to you like birds.',
    'Mercury rules it, and you are never quite lost as long as there is somebody to ask.',
  ],
};

/** Today’s Moon counted from the nakshatra of birth, first to ninth: `{today}`, `{name}`. */
export const TARA_LINE: readonly Lines[] = [
  [
    'Today the Moon is in {today}, at the first step from {name}, called Janma, birth: a day on which you feel everything a little closer to the skin.',
    'In {today}, the Moon stands at your Janma today, at the root, so go easy on yourself and begin nothing in a huff.',
  ],
  [
    'Today the Moon is in {today}, the second step from {name}, called Sampat, wealth: a good day for gathering in and for counting what is there.',
    'In {today}, the Moon stands at your Sampat today, so say yes to what is offered and write it down.',
  ],
  [
    'Today the Moon is in {today}, the third step from {name}, called Vipat, the stumble: look where you tread, and laugh if you do.',
    'In {today}, the Moon stands at your Vipat today, which asks for a spare key and a margin of ten minutes.',
  ],
  [
    'Today the Moon is in {today}, the fourth step from {name}, called Kshema, well-being: do the thing that keeps everything else in good repair.',
    'In {today}, the Moon stands at your Kshema today, a quiet day that likes to be used for quiet things.',
  ],
  [
    'Today the Moon is in {today}, the fifth step from {name}, called Pratyari, the opponent: expect a no, and find out what it protects.',
    'In {today}, the Moon stands at your Pratyari today, so arguments are sport and should end with a handshake.',
  ],
  [
    'Today the Moon is in {today}, the sixth step from {name}, called Sadhaka, the one who achieves: put the important thing on top of the pile.',
    'In {today}, the Moon stands at your Sadhaka today, and effort has the wind behind it.',
  ],
  [
    'Today the Moon is in {today}, the seventh step from {name}, the strictest of the nine: do less, do it cleanly, and be in bed by ten.',
    'In {today}, the Moon stands at the seventh step from {name} today, a stern teacher who goes home early if you do your work.',
  ],
  [
    'Today the Moon is in {today}, the eighth step from {name}, called Mitra, the friend: ask, call, invite.',
    'In {today}, the Moon stands at your Mitra today, so the help you need is probably one sentence away.',
  ],
  [
    'Today the Moon is in {today}, the ninth step from {name}, called Parama Mitra, the best friend: let the day carry you for a stretch.',
    'In {today}, the Moon stands at your Parama Mitra today, and generosity comes back by the next post.',
  ],
];

/** A small thing to do with a nakshatra. */
export const NAKSHATRA_STEP: Lines = [
  'Look for the Moon tonight, if the clouds allow, and give him a nod as one does to a landlord.',
  'Try this for one round of the Moon: write down a word each evening, and see which word returns after twenty-seven days.',
  'For a week, do the most important thing of the day at the hour at which you are usually in the best of moods.',
  'Tell somebody the story of your nakshatra in two sentences, and listen which one they smile at.',
];

/** Ends the reading. */
export const NAKSHATRA_CLOSING: Lines = [
  'The room was lit when you came in; how you furnish it is up to you.',
  'He moves on every day, that Moon, and so may you.',
  'Twenty-seven rooms belong to the house, and you have the key to all of them; this is only where you sleep best.',
  'Keep the image that stayed with you and let the other ones go back to the sky.',
];
