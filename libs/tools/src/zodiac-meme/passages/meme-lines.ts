import type { Element, SignKey } from '@cosmic/sky/zodiac';

/** Opens a set of captions: `{sign}`, `{aSign}`. */
export const MEME_INTRO: readonly string[] = [
  'Captions for {sign}, to be put under any picture of a cat, a raccoon or a politician looking at his watch.',
  'Here is your set for {sign}: choose a picture, add a line, send it to the person who will answer “this is so you”.',
  'A fresh batch for {sign}, tested on volunteers, two of whom have since asked for their data to be deleted.',
  'Please enjoy these responsibly, {sign}, and tag nobody who is in a position to tag you back.',
  'Somebody in your contacts will send these to {aSign} within the hour, so it may as well be you.',
];

/** The Moon of today: `{moon}` is its sign, `{sign}` and `{aSign}` the reader's. */
export const MEME_MOON: Record<SignKey, readonly string[]> = {
  aries: [
    'Today’s mood, with the Moon in {moon}: me, {aSign}, slamming a door that slides.',
    'With the Moon in {moon} today, {sign} has decided to become a morning person, effective at once, for an hour.',
  ],
  taurus: [
    'Today’s mood, with the Moon in {moon}: me, {aSign}, under a blanket, referring to it as a project.',
    'With the Moon in {moon} today, {sign} has cancelled everything that cannot be eaten.',
  ],
  gemini: [
    'Today’s mood, with the Moon in {moon}: me, {aSign}, telling the same story to three people with three endings.',
    'With the Moon in {moon} today, {sign} has been “about to put the phone down” since lunch.',
  ],
  cancer: [
    'Today’s mood, with the Moon in {moon}: me, {aSign}, crying because the last dumpling looked lonely.',
    'With the Moon in {moon} today, {sign} has gone quiet, which is the sound of a photo album being opened.',
  ],
  leo: [
    'Today’s mood, with the Moon in {moon}: me, {aSign}, buying bread as though there were paparazzi.',
    'With the Moon in {moon} today, {sign} would like everyone to know that it is being very brave about something.',
  ],
  virgo: [
    'Today’s mood, with the Moon in {moon}: me, {aSign}, alphabetising my problems and feeling much better.',
    'With the Moon in {moon} today, {sign} is cleaning behind the fridge and calls it therapy for the fridge.',
  ],
  libra: [
    'Today’s mood, with the Moon in {moon}: me, {aSign}, asking eleven people whether I am too dependent on opinions.',
    'With the Moon in {moon} today, {sign} has apologised to a chair for sitting on the other chair.',
  ],
  scorpio: [
    'Today’s mood, with the Moon in {moon}: me, {aSign}, reading “seen 14:02” as if it were a ransom note.',
    'With the Moon in {moon} today, {sign} is completely calm, and the plants have moved away from the window.',
  ],
  sagittarius: [
    'Today’s mood, with the Moon in {moon}: me, {aSign}, looking up flights with four pounds and a dream.',
    'With the Moon in {moon} today, {sign} has said the honest thing, and the honest thing is now a family matter.',
  ],
  capricorn: [
    'Today’s mood, with the Moon in {moon}: me, {aSign}, scheduling a breakdown for when there is a gap.',
    'With the Moon in {moon} today, {sign} has put “relax” on a list, done it, and ticked it very hard.',
  ],
  aquarius: [
    'Today’s mood, with the Moon in {moon}: me, {aSign}, explaining to a friend that I miss everyone in theory.',
    'With the Moon in {moon} today, {sign} has left the party to think about parties.',
  ],
  pisces: [
    'Today’s mood, with the Moon in {moon}: me, {aSign}, staring out of the bus as if there were a music video.',
    'With the Moon in {moon} today, {sign} has absorbed the feelings of a stranger’s dog.',
  ],
};

/** The three signs of an element together. */
export const MEME_ELEMENT: Record<Element, readonly string[]> = {
  fire: [
    'Put all three fire signs into one car, and Aries is driving, Leo has the music, Sagittarius has the map, and they have been to the same roundabout four times, singing.',
    'Three fire signs move a piano: two are shouting “lift”, one is on top of it, and the piano has never felt so alive.',
    'When the fire signs cook together there are three chefs, one pan and a neighbour with a bucket.',
  ],
  earth: [
    'Put all three earth signs into one car, and it has been serviced, there are sandwiches, and they arrive so early that the place has not been built yet.',
    'Three earth signs split a bill in silence, to the penny, and it is the closest that any of them has come to dancing.',
    'When the earth signs go camping there is a doormat, and Taurus has brought the bed.',
  ],
  air: [
    'Put all three air signs into one car, and nobody has noticed that it is not moving, because the conversation is.',
    'Three air signs choose a film together: Gemini has seen it, Libra minds for somebody else, Aquarius has started a lecture on screens, and it is light outside.',
    'When the air signs share a flat there is no bread, but there is a theory of bread, and guests.',
  ],
  water: [
    'Put all three water signs into one car, and a sad song comes on, and they have had to pull over, and nobody wants to be the one who stops crying first.',
    'Three water signs say “no, you choose” to one another until the restaurant has closed, and all three know exactly what was meant.',
    'When the water signs watch a cartoon there are tissues, a debate on the villain’s childhood, and soup.',
  ],
};

/** Which way Mercury runs: `{sign}`, `{mercury}`. */
export const MEME_MERCURY: Record<'retrograde' | 'direct', readonly string[]> = {
  retrograde: [
    'Breaking news: Mercury is retrograde in {mercury}, and {sign} has asked for that in writing, to show to people.',
    'Mercury is retrograde in {mercury}, so the message with the typing error has gone to the one person who prints things out.',
    'Since Mercury is retrograde, {sign} would like it to be known that nothing said on Tuesday was legally speech.',
  ],
  direct: [
    'Breaking news: Mercury is direct in {mercury}, so {sign} will have to find some other planet to blame.',
    'Mercury is direct in {mercury}, which means that {sign} wrote that message with both hands and a clear head.',
    'Since Mercury is direct, {sign} cannot call it a glitch; the technical term is “on purpose”.',
  ],
};

/** Ends a set: `{sign}`. */
export const MEME_CLOSING: readonly string[] = [
  'Last caption, for the group picture: you are all laughing at {sign}, and {sign} is the one who brought the snacks.',
  'And one to keep: behind every {sign} meme there is a person who thought that nobody had noticed, and was loved for it all along.',
  'For the final slide take a photograph of yourself, any photograph, and write underneath: “Accurate, and I will not be taking questions.”',
  'To close, a picture of two raccoons sharing a sandwich: {sign}, and whoever has put up with {sign} for longest.',
  'Do share these, and remember the etiquette: whoever says “that is not me at all” has to be sent two more.',
];
