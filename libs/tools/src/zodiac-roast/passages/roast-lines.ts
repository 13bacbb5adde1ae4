import type { SignKey } from '@cosmic/sky/zodiac';

/** Opens a roast: `{sign}`, `{aSign}`. */
export const ROAST_OPENING: readonly string[] = [
  'Ladies and gentlemen, please raise your glasses to {sign}, and please hold on to them, because {sign} gestures.',
  'We are gathered here to say to the face of {sign} what has been said so fondly behind its back for years.',
  'Let the record show that {aSign} walked in here of its own free will and picked up a reading with the word “roast” in the name.',
  'Every family has one, every office has two, and every holiday house has had to hide the good knives from {aSign} with an opinion.',
  'The court of the zodiac is in session, the accused is {sign}, and the evidence had to be brought in by lorry.',
  'Nobody in this room loves {sign} more than we do, which is why nobody else has kept notes.',
  'Before we begin, would {sign} please stop looking so flattered; this is not that kind of toast.',
  'It says in the old books that {sign} is complicated, and the old books had only met one.',
];

/** The Moon of today in the dock: `{moon}` is its sign. */
export const ROAST_MOON: Record<SignKey, readonly string[]> = {
  aries: [
    'Today of all days the Moon is in {moon}, so even your feelings have left the house without a coat.',
    'As for the sky, the Moon is in {moon} and has already replied to an e-mail that it had not finished reading.',
  ],
  taurus: [
    'Today of all days the Moon is in {moon}, so your inner life is a sofa with a lid on it.',
    'As for the sky, the Moon is in {moon}, has eaten, and would like to discuss eating again.',
  ],
  gemini: [
    'Today of all days the Moon is in {moon}, so you will have nine feelings and describe eleven.',
    'As for the sky, the Moon is in {moon} with forty tabs open, and the music is coming from one of yours.',
  ],
  cancer: [
    'Today of all days the Moon is in {moon}, so somebody is going to be hurt by a full stop.',
    'As for the sky, the Moon is in {moon} and is looking at photographs from 2014 with the light off.',
  ],
  leo: [
    'Today of all days the Moon is in {moon}, so even your bad mood has a lighting designer.',
    'As for the sky, the Moon is in {moon} and has asked whether anyone noticed that it came up.',
  ],
  virgo: [
    'Today of all days the Moon is in {moon}, so your heart has been put into alphabetical order.',
    'As for the sky, the Moon is in {moon} and has found a crumb on the horizon.',
  ],
  libra: [
    'Today of all days the Moon is in {moon}, so you will apologise to a door, and the door will feel torn.',
    'As for the sky, the Moon is in {moon} and has been standing in front of two jumpers since dawn.',
  ],
  scorpio: [
    'Today of all days the Moon is in {moon}, so a simple “how are you” will be taken down and kept.',
    'As for the sky, the Moon is in {moon} and knows what you looked up last night.',
  ],
  sagittarius: [
    'Today of all days the Moon is in {moon}, so your feelings have booked a flight and told nobody.',
    'As for the sky, the Moon is in {moon} and has just explained philosophy to a taxi driver.',
  ],
  capricorn: [
    'Today of all days the Moon is in {moon}, so you may have one feeling, between two and a quarter past.',
    'As for the sky, the Moon is in {moon} and has sent round the minutes of your last cry.',
  ],
  aquarius: [
    'Today of all days the Moon is in {moon}, so you love all of humankind and have left four of them on read.',
    'As for the sky, the Moon is in {moon} and finds your emotions interesting, as one finds frogs interesting.',
  ],
  pisces: [
    'Today of all days the Moon is in {moon}, so you will weep at an advert for roof insulation.',
    'As for the sky, the Moon is in {moon} and has walked past its own stop, humming.',
  ],
};

/** In which of the sign's houses it sits: `{house}` in words. */
export const ROAST_MOON_HOUSE: readonly (readonly string[])[] = [
  [
    'For you that is the {house} house, your own face, so everybody can read it from across the road.',
    'It sits in your {house} house, that of the self, as if you had needed the encouragement.',
  ],
  [
    'For you that is the {house} house, the purse, so step away from the basket and take three breaths.',
    'It sits in your {house} house, where you will call a third lamp an investment in your peace of mind.',
  ],
  [
    'For you that is the {house} house, which talks, so your voice notes will come with chapters.',
    'It sits in your {house} house, and so does the draft of a message that you should leave there.',
  ],
  [
    'For you that is the {house} house, home, where you will rearrange the furniture in place of a conversation.',
    'It sits in your {house} house, in pyjamas, telling your mother’s stories with your mother’s pauses.',
  ],
  [
    'For you that is the {house} house, where you flirt, so warn the barista.',
    'It sits in your {house} house, the playground, and you have pushed in on the slide.',
  ],
  [
    'For you that is the {house} house, the daily round, so expect to make a timetable for making timetables.',
    'It sits in your {house} house, where you will be busy all day and finish with a tidy cable.',
  ],
  [
    'For you that is the {house} house, that of other people, so everything will turn out to be their mood.',
    'It sits in your {house} house, across the table, and pulls exactly the face that you pull.',
  ],
  [
    'For you that is the {house} house, where secrets live, so you are once again one click from somebody’s holiday of 2016.',
    'It sits in your {house} house, in the dark, with a magnifying glass and a biscuit.',
  ],
  [
    'For you that is the {house} house, the faraway one, so you will correct somebody’s pronunciation of a place where you spent a weekend.',
    'It sits in your {house} house, on a soap box, with a view that you got from a podcast.',
  ],
  [
    'For you that is the {house} house, in full public view, so do check whether the camera is on.',
    'It sits in your {house} house, the career, and has added “visionary” to your profile.',
  ],
  [
    'For you that is the {house} house, where your friends are, and they have muted you with love until Thursday.',
    'It sits in your {house} house, in the group, and has started a poll about a poll.',
  ],
  [
    'For you that is the {house} house, behind the curtain, where you think that nobody can hear you rehearse the argument.',
    'It sits in your {house} house, the quiet one, with a duvet over its head and eleven unread messages.',
  ],
];

/** Which way Mercury runs: `{mercury}` is its sign. */
export const ROAST_MERCURY: Record<'retrograde' | 'direct', readonly string[]> = {
  retrograde: [
    'Mercury is retrograde in {mercury} as well, so for once you have an excuse, and you will use it till it squeaks.',
    'On top of that Mercury is retrograde, which explains the typing error but not the message.',
    'Yes, Mercury is retrograde in {mercury}, and no, it did not make you text them; it merely did not stop you.',
    'They tell us that Mercury is retrograde, so whatever you send today will be read aloud by the wrong person.',
  ],
  direct: [
    'Mercury, in {mercury}, is direct, by the way, so what you said this morning was all your own work.',
    'You cannot blame Mercury either, which is direct in {mercury} and has an alibi.',
    'Mind you, Mercury is direct in {mercury}, so the tone of that e-mail was simply you.',
    'We looked it up for you: Mercury is direct in {mercury}, and the excuse is not available today.',
  ],
};

/** Turns from the charges to mercy: `{sign}`, `{aSign}`. */
export const ROAST_TURN: readonly string[] = [
  'And yet, and here we put the glass down for a moment, there is the other thing about {sign}.',
  'The defence, who asks for the floor and has a lump in its throat, would like to add something.',
  'Now for what we would say if the house were on fire and there were time for only one sentence.',
  'So much for the prosecution, which, one notices, has been sitting next to {aSign} all evening.',
  'All of that is true, and none of it has ever stopped anybody from ringing you first.',
  'Enough: the jury has been laughing and would still like to go home with you.',
];
