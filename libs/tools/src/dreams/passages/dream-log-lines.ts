/** Begins the look at several dreams: `{count}` is two or three. */
export const LOG_OPENING: readonly string[] = [
  'One dream is a snapshot, while {count} side by side begin to be a film, and it is the cut from one to the next that tells the story.',
  'You have laid {count} nights next to each other, which is how one finds out what the mind is really working on.',
  'A single dream may be supper speaking; with {count} of them it is worth listening for the voice that they share.',
  'Whoever keeps {count} dreams has begun a diary of the self that does not talk by day, so let us turn its pages.',
  'Put {count} dreams on one table and they start to nod at each other, as strangers do who have found that they know the same person.',
];

/** A symbol that is in several dreams: `{symbol}`, `{where}`. */
export const LOG_SHARED: readonly string[] = [
  'What comes back is {symbol}, found {where}, and whatever we meet more than once on the way is usually walking in our direction.',
  'The thread is {symbol}: your dreams have used it {where}, in new clothes each time, as a good actor does.',
  'Look for {symbol} {where}, since a dream that repeats itself has not yet been answered.',
  'Your nights agree on {symbol}, which you can find {where}, so let us stay with that for a moment.',
];

/** A second symbol of that sort: `{symbol}`, `{where}`. */
export const LOG_ALSO_SHARED: readonly string[] = [
  'The same goes for {symbol}, which you have told of {where}.',
  'And {symbol} can be met {where} as well.',
  'Beside it, {where}, your dreams have kept {symbol}.',
];

/** How they have changed from the first to the last: `{symbol}`. */
export const LOG_WATCH: readonly string[] = [
  'Read only the sentences about it, one after the other, and watch its size, its distance and what you did; that little series is the real dream.',
  'Ask whether you were nearer to it each time or further off, for in the matter of dreams that is what is called progress.',
  'The next time it appears you will recognise it, and a dreamer who recognises something has already begun to answer.',
];

/** No symbol is in more than one. */
export const LOG_NOTHING_SHARED: readonly string[] = [
  'At first sight these dreams have no picture in common, so look underneath: who had the say, how you moved, and whether you were heading somewhere or away.',
  'No single image returns, which may mean that your mind is trying one matter from several sides, like a person with a parcel and too few hands.',
  'Each night has brought its own scenery, and the one traveller who goes through all of it is you, so compare what you did rather than what you saw.',
];

/** A kind of picture that is in several dreams though no single symbol is. */
export const LOG_SHARED_GROUP = {
  water: [
    'One thing does recur, and that is water in one form or another, so feeling has been the element of these nights.',
    'Underneath, the scenes share their wetness, and where water keeps returning a feeling would like to be given its proper name.',
  ],
  sky: [
    'One thing does recur, and that is the weather and the light, which is how a mood looks when it is painted on the largest wall.',
    'Underneath, the scenes share a sky that has something to say, so ask what has been hanging in the air for a while.',
  ],
  land: [
    'One thing does recur, and that is open country, as if some part of you were looking for a place to stand.',
    'Underneath, the scenes share the great outdoors, and your daytime may be a little short of it.',
  ],
  animals: [
    'One thing does recur, and that is the company of animals, so instinct has been sending messengers until one of them is let in.',
    'Underneath, the scenes share fur, feathers or scales, and the question for each is the same: what did it want from you?',
  ],
  people: [
    'One thing does recur, and that is other people, so the work of these nights is probably done between you and somebody.',
    'Underneath, the scenes share a cast, and it is worth asking who was missing every time.',
  ],
  places: [
    'One thing does recur, and that is rooms and buildings, which dreams put up when we are wondering where we belong.',
    'Underneath, the scenes share walls and ways through them, so something about entering and leaving is on your mind.',
  ],
  body: [
    'One thing does recur, and that is your own body, so these nights are about how you are seen and how you hold yourself.',
    'Underneath, the scenes share skin and bone, and the matter is plainly a close one.',
  ],
  things: [
    'One thing does recur, and that is objects with a use, as if somebody were packing and could not decide what is needed.',
    'Underneath, the scenes share a fondness for things, so ask which of them you would have liked to keep.',
  ],
  events: [
    'One thing does recur, and that is doing: these nights are full of verbs, and you may be carrying a decision from bed to bed.',
    'Underneath, the scenes share their motion, and the question is who gave the signal to start.',
  ],
} as const satisfies Record<string, readonly string[]>;

/** One mood in several dreams: `{mood}`, `{where}`. */
export const LOG_SHARED_MOOD: readonly string[] = [
  'As for the feeling, {mood} is named {where}, and that is a thread as good as any picture.',
  'The mood they share is {mood}, which you speak of {where}.',
  'Under the scenery runs {mood}, mentioned {where}.',
];

/** How the feeling moves from the first dream to the last: `{from}`, `{to}`. */
export const LOG_MOOD_MOVES = {
  lighter: [
    'From the first dream to the last the mood goes from {from} to {to}, which looks as if something had been carried over a hill while you slept.',
    'Your telling begins in {from} and ends in {to}, so ask what happened in the days between, and have more of it.',
    'Between {from} at the start and {to} at the end lies some piece of work that nobody saw you do.',
  ],
  heavier: [
    'From the first dream to the last the mood goes from {from} to {to}, a sign that something would like to be noticed before it has to knock louder.',
    'Your telling begins in {from} and ends in {to}, so be kind to yourself this week and say out loud what has been added.',
    'Between {from} at the start and {to} at the end some weight has moved in, and to name it would be a fair beginning.',
  ],
  steady: [
    'The mood has moved from {from} to {to}, a change of colour rather than of temperature.',
    'Your telling begins in {from} and ends in {to}, two neighbours who may be talking about one and the same thing.',
    'With {from} at the start and {to} at the end, the feeling seems to be circling something and looking at it from both sides.',
  ],
} as const satisfies Record<string, readonly string[]>;

/** The moods are not named in the first or in the last. */
export const LOG_MOOD_MISSING: readonly string[] = [
  'One thing is not written in every one of them, and that is how it felt; add a single word to each dream, and read the words alone.',
  'Where the feeling is missing, put it in now from memory, since pictures change from night to night and the feeling is what they are changing around.',
  'Your notes tell more of what happened than of how it was, so give each night a mood in the margin, even if it is only “hm”.',
];

/** New in the last dream: `{symbol}`. */
export const LOG_ARRIVED: readonly string[] = [
  'Only the last of them has {symbol}, and what arrives last often brings the question that you are busy with now.',
  'Only the most recent night has {symbol} in it, so that may be where things are heading.',
  'The last dream opens the door to {symbol}, of which the first knew nothing.',
];

/** In the first and no longer in the last: `{symbol}`. */
export const LOG_LEFT: readonly string[] = [
  'Left behind since the first is {symbol}, and you might ask whether that was settled or merely dropped on the way.',
  'Meanwhile you no longer dream of {symbol}, as if that part of the matter had been dealt with.',
  'Gone since the first night: {symbol}. Some things do leave once they have been looked at.',
];

/** The tellings grow or shrink. */
export const LOG_LENGTH = {
  longer: [
    'You remember more each time, too, for the last telling is much longer than the first, and that is how the mind repays attention.',
    'It shows as well that your notes have grown, which tends to happen when a dream begins to feel at home with its reader.',
  ],
  shorter: [
    'The last one is told in far fewer words than the first, so it may be fresher, or closer to the bone.',
    'Your telling has become brief, and one might ask whether the dream was shorter or the morning was.',
  ],
} as const satisfies Record<string, readonly string[]>;

/** Something to do with the series. */
export const LOG_PRACTICE: readonly string[] = [
  'For the nights to come, put a date on each dream and one word about the day before it; after a month that column will be the most interesting thing you have read in a while.',
  'Give each of them a title, as if they were chapters, and then write the title of the chapter that is still missing.',
  'Tell them to somebody in a row, without pauses, as one story with yourself as its hero, and listen for the place where you say “and so”.',
  'Choose one picture from each, draw the set on a single card with no skill whatever, and keep it where you brush your teeth.',
  'Before you sleep, ask for the next part in one plain sentence, and in the morning write whatever comes, even if it is only the weather.',
];

/** Ends the look at several dreams. */
export const LOG_CLOSING: readonly string[] = [
  'You need not solve them; they are quite content to be kept.',
  'A series like this has no last page, so there is no hurry to reach it.',
  'The most useful meaning is the one that makes tomorrow morning a little easier.',
  'If one of these thoughts made you object, follow the objection, because it knows the way.',
];
