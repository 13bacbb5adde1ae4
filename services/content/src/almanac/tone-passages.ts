import type { Tone } from '@cosmic/contracts/blog/blog-admin';
import type { Subject } from '../subjects/subject';

type Kind = Subject['kind'];

/** How an article begins, by its kind and tone. `{thing}` is what it is about. */
export const OPENING: Readonly<Record<Kind, Readonly<Record<Tone, readonly string[]>>>> = {
  sign: {
    mystical: [
      'Every sign is a door, and {thing} is one that opens differently depending on who is standing in front of it and at what hour they knock.',
      'Long before anybody drew {thing} on a chart, people felt the stretch of the year that it names and gave that feeling a shape among the stars.',
    ],
    educational: [
      '{thing} is one of twelve equal parts of the Sun’s yearly path, thirty degrees wide, and what astrologers say of it follows from a few simple building blocks.',
      'To understand {thing} it helps to take the sign apart first, into its element, its mode and its ruling planet, and to put it back together afterwards.',
    ],
    conversational: [
      'If you know somebody with a lot of {thing} about them, you have probably wondered more than once what goes on in there, so let us have a look.',
      'Ask ten people about {thing} and you will hear the same three jokes; this is an attempt to get past them and say something useful.',
    ],
    poetic: [
      'There is a weather that belongs to {thing}, a certain slant of light across the table, and those who were born into it carry it from room to room.',
      'Some words for {thing} were found by shepherds and some by clockmakers, and between the two there is still room for a few more.',
    ],
  },
  card: {
    mystical: [
      'When {thing} turns up on the cloth, the room becomes a little quieter, as if the card had been listening to the question before you asked it.',
      '{thing} has been handed across tables for centuries, and each pair of hands has left something of its own question in the picture.',
    ],
    educational: [
      '{thing} is easiest to read in layers: first its place in the deck, then its element and correspondence, and only at the end what it says today.',
      'A good reading of {thing} begins long before the draw, with knowing why the card stands where it does among the other seventy-seven.',
    ],
    conversational: [
      'So you drew {thing}, you looked at it for a while, and now you would like somebody to tell you plainly what to do with it.',
      'Everybody who reads cards has a story about {thing}, usually one in which they misunderstood it at first and laughed about it later.',
    ],
    poetic: [
      'A card is a small window, and the weather behind {thing} has never once been the same for two people looking out.',
      'Lay {thing} on a dark cloth, lean a candle towards it, and see what the picture is willing to say once you have stopped asking.',
    ],
  },
  number: {
    mystical: [
      'Numbers were sacred long before they were useful, and {thing} still remembers the time when it was counted out in stones around a fire.',
      'Behind every ordinary figure there is a second one that means something, and whoever starts noticing {thing} soon meets it everywhere.',
    ],
    educational: [
      'In numerology {thing} is reached by adding digits until they can be added no further, and what it stands for depends on what was counted.',
      'Before {thing} can mean anything, it has to be worked out, so this article shows the arithmetic first and the interpretation after it.',
    ],
    conversational: [
      'You added up your birthday on the back of an envelope, and it came to {thing}; here is what people who like numbers would tell you about that.',
      'Let us talk about {thing} without any fog machines: where it comes from, what it is supposed to say, and how to use it on a Tuesday.',
    ],
    poetic: [
      'Count slowly and {thing} stops being a quantity; it becomes a posture, a way of standing in a doorway before stepping out.',
      'Children give their numbers colours and tempers, and anybody who has lived with {thing} for long enough knows that the children are right.',
    ],
  },
  sky: {
    mystical: [
      'The sky does not hurry, and yet something is always just about to happen in it; these are the weeks ahead as {thing} writes them.',
      'Go outside tonight, let your eyes grow used to the dark, and {thing} will begin to look less like decoration and more like a letter.',
    ],
    educational: [
      'Everything below was computed from the true motions of the bodies concerned, and {thing} is described first by what happens and then by what it may mean.',
      'A month of {thing} can be read like a timetable, and once the main stations are known the smaller stops make sense by themselves.',
    ],
    conversational: [
      'Here is what {thing} has in store for the coming weeks, in plain words, with dates that you can write straight into your calendar.',
      'You do not need a telescope for any of this, only a calendar and perhaps a window; {thing} will see to the rest.',
    ],
    poetic: [
      'Somewhere above the streetlights {thing} goes on with its long unhurried sentence, and this month contains a few commas worth reading aloud.',
      'The weeks ahead have a shape, drawn in light by {thing}, and it is a pleasure to trace it once with a finger before living through it.',
    ],
  },
};

/** How an article ends, by its tone. `{thing}` as above. */
export const CLOSING: Readonly<Record<Tone, readonly string[]>> = {
  mystical: [
    'Take from this only what glows when you hold it up to your own life. The rest was meant for somebody else, and {thing} has never minded being shared.',
    'Nothing in {thing} forces a hand or shuts a door. It lends you a lantern for a stretch of the path, and the feet on the path remain your own.',
  ],
  educational: [
    'Treat what was said about {thing} as a vocabulary and not as a verdict: it gives names to leanings, so that you can notice them and choose what to do with them.',
    'If one point about {thing} is worth keeping, it is that symbols describe and do not decide. Compare them with your own experience, and let the experience win.',
  ],
  conversational: [
    'That is {thing} in a nutshell, or at least in a fairly large nut. Keep what sounds like you, argue with the remainder, and tell a friend about the bit that made you laugh.',
    'None of this is homework. If one sentence about {thing} follows you into the week, then the article has done what it came for.',
  ],
  poetic: [
    'Fold these words about {thing} into a pocket, like a leaf, and find them again on some colder day when they may have turned into exactly the colour you needed.',
    'Perhaps {thing} asks for no more than this: that you look up now and then, lose your place in the hurry, and go on more slowly than before.',
  ],
};

/** A section of its own for each tone: its heading, and the passages of its two or three paragraphs. */
export const TONE_SECTION: Readonly<
  Record<Tone, { heading: string; paragraphs: readonly (readonly string[])[] }>
> = {
  mystical: {
    heading: 'A small ritual for it',
    paragraphs: [
      [
        'The New Moon of {newMoon}, in {newSign}, is a good night for it. Put a bowl of clear water on the sill, write one sentence about {thing} that you would like to be true by spring, and slip the paper beneath the bowl without reading it again.',
        'Wait for the New Moon in {newSign} on {newMoon}. Light a single candle, say aloud what {thing} has been trying to show you, and let the candle burn for as long as it takes to drink a cup of something warm.',
      ],
      [
        'At the Full Moon of {fullMoon}, in {fullSign}, come back to what you began. Say thank you for whatever has moved, however little, and give away one object that belongs to the time before.',
        'When the Moon is full in {fullSign}, on {fullMoon}, open the window for a minute. What has ripened by then may be kept, and what has not may be forgiven for being slow.',
      ],
      [
        'A ritual does nothing by itself, of course. It is a way of paying attention with your hands, and attention is the one magic that has never been disproved.',
        'There is no wrong way to do this, only hurried ones. If the evening is noisy, choose the next; the Moon is patient with people who mean it.',
      ],
    ],
  },
  educational: {
    heading: 'How this was worked out',
    paragraphs: [
      [
        'Dates and positions in this article are calculated, not copied from an almanac: the places of the Sun, the Moon and the planets come from their orbits, and each event is the instant at which two of them stand in a certain relation. All dates are given in Universal Time, so they may fall a day earlier or later where you live.',
        'The figures here rest on the same calculation as the site’s charts, which follows every body along its orbit and takes the travelling time of light into account. Dates are counted in Universal Time; in the Americas an event of the early morning belongs to the evening before.',
      ],
      [
        'The New Moon falls on {newMoon}, with Sun and Moon together in {newSign}; the Full Moon on {fullMoon}, with the Moon in {fullSign} and the Sun opposite. Between the two lie about fifteen days, and all other phases follow from the angle that grows between the two lights.',
        'As a check, look at the Moon yourself: it is new on {newMoon} in {newSign}, and full on {fullMoon} in {fullSign}. If the disc above your roof agrees with the dates, you may trust the quieter ones among them as well.',
      ],
      [
        'Calculation ends there, and interpretation begins. What is said about the meaning of {thing} is a tradition that people have handed on and revised for a very long time, and it is honest to keep the two apart.',
        'How such facts are read is another matter. The meanings given for {thing} are the ones that most traditions share; where they differ, this article has taken the kinder reading.',
      ],
    ],
  },
  conversational: {
    heading: 'Three questions people ask',
    paragraphs: [
      [
        '“Do I have to believe in it?” Not at all. Think of {thing} as a conversation starter that happens to be four thousand years old. It works for the same reason a good question works: because somebody finally asks.',
        '“Is it real?” The dates are, and you can check them from your balcony. Whether {thing} means anything is up to you, and you are allowed to find it useful without making up your mind about the universe.',
      ],
      [
        '“When should I start?” If you like an occasion, take the New Moon in {newSign} on {newMoon}; it is the traditional moment for beginnings, and it has the advantage of being in your calendar already.',
        '“Is there a good day for it?” There is usually one within two weeks. The New Moon of {newMoon} in {newSign} suits a fresh start, and the Full Moon of {fullMoon} in {fullSign} is better for finishing and for saying how it went.',
      ],
      [
        '“And if it does not fit me at all?” Then it does not, and you have learned something about yourself anyway. Nobody is a single sign, card or number, and most of us are at least three before breakfast.',
        '“What if I get it wrong?” You cannot, really. The worst that happens is that you spent ten minutes thinking about your own life, which is ten more than most days have room for.',
      ],
    ],
  },
  poetic: {
    heading: 'An image to keep',
    paragraphs: [
      [
        'Imagine a table at dusk and somebody setting out two glasses, though only one guest is expected. That second glass is {thing}: a place kept free for what may still arrive.',
        'Think of a staircase worn hollow in the middle by everyone who ever climbed it. {thing} is like that, a shape made by use, and your own step fits into it before you have noticed.',
      ],
      [
        'On {newMoon} the Moon disappears into {newSign}, a coin dropped into a dark well, and for a night nobody can say how deep it goes. That is a good hour for whatever has no name yet.',
        'By {fullMoon} the Moon stands full in {fullSign}, and the gardens are silver to the last leaf. Things that were shy at noon may be said then, in half a voice, across a gate.',
      ],
      [
        'And in the morning there is bread, and the post, and a child who cannot find the other shoe. The great wheel goes on turning above it all, and it has never once asked for applause.',
        'Afterwards the street is only a street again. But something of it stays in the eyes for a while, the way a bright window stays when you have looked away.',
      ],
    ],
  },
};
