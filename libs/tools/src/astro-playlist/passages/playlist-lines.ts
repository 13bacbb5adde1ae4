import type { MoonPhase } from '@cosmic/sky/astronomy/moon';

/** What to look for at one stop of the list: `{kinds}`, `{tempo}`, `{key}`, `{instruments}`, `{era}`, `{search}`. */
export const PLAY_STYLE: readonly string[] = [
  'Look for {kinds} at {tempo} beats a minute, in {key}, with {instruments}.',
  'That means {tempo} beats a minute, {key}, and {instruments}; try {kinds}.',
  'The recipe reads: {kinds}, {instruments}, {key}, {tempo} beats a minute.',
  'Put {instruments} in front and keep to {tempo} beats a minute; {key} suits it, and so do {kinds}.',
  'What fits is {key} at {tempo} beats a minute, played on {instruments}, in the manner of {kinds}.',
];

/** Where to find it: `{search}`, `{era}`. */
export const PLAY_SEARCH: readonly string[] = [
  'Type “{search}” into whatever you listen with, and take the third result, not the first.',
  'For a start, search for “{search}” and lean towards {era}.',
  'If you do not know where to begin, {era} will do, or the words “{search}”.',
  'The words “{search}” open the right drawer, and the best of it comes from {era}.',
  'Ask any player for “{search}”; ask an older friend about {era}.',
  'A good door to knock at is “{search}”, and behind it you find {era}.',
];

/** What the phase of the Moon does to the dynamics. */
export const PLAY_PHASE: Record<MoonPhase, readonly string[]> = {
  'New Moon': [
    'As the Moon is new, leave half a minute of silence between the songs and begin each of them from nothing.',
    'With a new moon the volume stays low, and the most important track may be an instrumental.',
  ],
  'Waxing Crescent': [
    'As the crescent is waxing, add one instrument per song, so that the list grows the way the light does.',
    'With a waxing crescent the list may be short, five songs, each a shade braver than the last.',
  ],
  'First Quarter': [
    'At the first quarter of the Moon a list may turn on its heel, so change direction sharply in the middle.',
    'With half a Moon growing, put the two songs side by side that should not go together.',
  ],
  'Waxing Gibbous': [
    'As the Moon is waxing gibbous, keep turning it up by a hair, and save the favourite for last but one.',
    'With the Moon almost round, play the song that is nearly perfect, and then the one that is.',
  ],
  'Full Moon': [
    'As the Moon is full, play it out loud and let the neighbours have an opinion.',
    'With a full moon nobody goes home early, so put the long version in.',
  ],
  'Waning Gibbous': [
    'As the Moon is waning gibbous, choose songs that other people gave to you, and pass one on.',
    'With the light going down a little, let the choruses get smaller and the voices older.',
  ],
  'Last Quarter': [
    'At the last quarter of the Moon take something away from song to song, first the drums and then the band.',
    'With half a Moon left, delete one track that you only keep for old times’ sake.',
  ],
  'Waning Crescent': [
    'As the crescent is waning, let the list run out rather than end, and fall asleep before it does.',
    'With so thin a Moon the last three songs need no words at all.',
  ],
};

/** Opens a list: `{sign}`, `{moonSign}`, `{todays}`. */
export const PLAY_OPENING: readonly string[] = [
  'Here is an hour of music without a single title in it, for a Sun in {sign}, a Moon in {moonSign} and the sky of today.',
  'You choose the songs; what follows is the weather for them, drawn from {sign}, from {moonSign} and from where the Moon is now.',
  'Every list has an arc, and yours bends from {sign} over {moonSign} to the Moon of the day.',
  'Think of it as a map of one hour, with {sign} at the door, {moonSign} in the back room and today’s Moon on the roof.',
  'No song is named here, because you know better ones; but {sign}, {moonSign} and the Moon of today agree on an order.',
  'Three voices have a say in what you hear today: {sign}, {moonSign} and the Moon overhead.',
];

/** From the first tempo to the last: `{from}`, `{to}`. */
export const PLAY_FASTER: readonly string[] = [
  'All in all the list picks up speed, from about {from} beats a minute to {to}, so do not start it before you have found your shoes.',
  'Between the first song and the peak you climb from {from} to {to} beats a minute, and you will feel it in the stairs.',
];
export const PLAY_SLOWER: readonly string[] = [
  'All in all the list slows down, from about {from} beats a minute to {to}, like a train that has seen its station.',
  'Between the first song and the peak you come down from {from} to {to} beats a minute, which is what evenings are for.',
];
export const PLAY_LEVEL: readonly string[] = [
  'All in all the tempo hardly changes, {from} beats a minute at the start and {to} at the peak, so vary the colours instead.',
  'Between the first song and the peak the pulse stays near {from}, {to} at the most distant point, and a steady pulse is a good friend.',
];

/** Ends a list. */
export const PLAY_CLOSING: readonly string[] = [
  'End with the song that you would be embarrassed to name; it is usually the truest.',
  'When it is over, leave the silence on for the length of one more track.',
  'Give the list a title that nobody else would understand, and keep it for the next rainy Thursday.',
  'Send one of the songs to somebody without a comment, and see what comes back.',
  'If a song turns up that does not fit anything written here and makes you dance, the stars stand corrected.',
  'Play it again in a month, and you will hear who you were today.',
];
