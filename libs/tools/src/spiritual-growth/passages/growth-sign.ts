import type { Element, SignKey } from '@cosmic/sky/zodiac';

/** The inner road of each sign: what it practises, and how it knows that it has got somewhere. */
export const SIGN_ROAD: Record<SignKey, readonly string[]> = {
  aries: [
    'For an Aries the inner road begins where the shouting stops: to be brave enough to wait is the grown-up form of being brave enough to go.',
    'An Aries finds the sacred in beginnings, and the practice is to treat the four-hundredth morning as the first.',
    'What an Aries is here to learn has to do with fire that warms, which is the same fire, kept at home a little.',
  ],
  taurus: [
    'For a Taurus the inner road leads through the garden and the kitchen, since whoever really tastes a pear needs few further arguments.',
    'A Taurus finds the sacred in what stays, and the practice is to hold it with an open hand.',
    'What a Taurus is here to learn has to do with enough, a word that is easily said and takes years to believe.',
  ],
  gemini: [
    'For a Gemini the inner road is paved with questions, and the best of them is what remains when the clever answer has been given.',
    'A Gemini finds the sacred in between, between two people, two words, two breaths, and the practice is to leave that gap open.',
    'What a Gemini is here to learn has to do with depth, which is nothing but the same thing asked a fourth time.',
  ],
  cancer: [
    'For a Cancer the inner road goes home by way of everyone who ever felt at home there, and it ends at a door with room for a stranger.',
    'A Cancer finds the sacred in feeding and being fed, and the practice is to leave the past a seat without giving it the head of the table.',
    'What a Cancer is here to learn has to do with a shelter that can be carried, so that the heart may go out.',
  ],
  leo: [
    'For a Leo the inner road leads from the stage to the sun itself, which shines on all sorts of people and has never asked how it was.',
    'A Leo finds the sacred in the heart that gives itself away, and the practice is to do so once with nobody there.',
    'What a Leo is here to learn has to do with the difference between being loved and being applauded.',
  ],
  virgo: [
    'For a Virgo the inner road is swept daily and never clean, and to grow is to become fond of the leaves.',
    'A Virgo finds the sacred in service, and the practice is to serve what is whole and not only what is broken.',
    'What a Virgo is here to learn has to do with mercy, beginning with the person who keeps the list.',
  ],
  libra: [
    'For a Libra the inner road runs along a ridge between you and me, and to grow is to look down both sides without falling.',
    'A Libra finds the sacred in harmony, and the practice is to let in the one note that makes it true.',
    'What a Libra is here to learn has to do with choosing, which is how love gets a shape.',
  ],
  scorpio: [
    'For a Scorpio the inner road goes down before it goes up, and you know better than most that there are springs down there.',
    'A Scorpio finds the sacred in what cannot be faked, and the practice is to be touched without holding on.',
    'What a Scorpio is here to learn has to do with letting something end, and being there when it begins again.',
  ],
  sagittarius: [
    'For a Sagittarius the inner road is long on purpose, and to grow is to find the horizon inside the next village.',
    'A Sagittarius finds the sacred in meaning, and the practice is to stay when the meaning has not turned up yet.',
    'What a Sagittarius is here to learn has to do with truth that has been walked in, as one walks in boots.',
  ],
  capricorn: [
    'For a Capricorn the inner road is a mountain path, and to grow is to notice that the mountain does not mind who gets to the top.',
    'A Capricorn finds the sacred in time, and the practice is one hour that will never pay off.',
    'What a Capricorn is here to learn has to do with leaning on something, though the legs are perfectly strong.',
  ],
  aquarius: [
    'For an Aquarius the inner road leads out to all people and then back to a single one, who has a cold and would like some tea.',
    'An Aquarius finds the sacred in freedom, and the practice is to belong of one’s own free will.',
    'What an Aquarius is here to learn has to do with warmth at close range.',
  ],
  pisces: [
    'For a Pisces the inner road has no edges, so to grow is to build a small pier from which to swim.',
    'A Pisces finds the sacred everywhere, and the practice is to find it at the till as well, in the queue, on a Monday.',
    'What a Pisces is here to learn has to do with a compassion that has a door and can close it.',
  ],
};

/** Something to practise, by the element of the sign. */
export const GROWTH_PRACTICE: Record<Element, readonly string[]> = {
  fire: [
    'As a practice, light a candle in the morning, say one sentence that you mean, and blow it out before you begin to perform.',
    'Every evening for a week, write down what made you burn today and whether it gave light or only heat.',
    'Sit for five minutes before doing something that you badly want to do, and then do it with what the five minutes gave you.',
  ],
  earth: [
    'As a practice, do one daily chore so slowly and attentively that it could pass for a ceremony.',
    'Every evening for a week, touch three things that you are grateful for, literally, and say their names.',
    'Walk the same short way each day, and bring home one thing that you had not noticed before.',
  ],
  air: [
    'As a practice, keep silent for the first quarter of an hour of the day, in the head as well, as far as that is possible.',
    'Every evening for a week, write down one question, and forbid yourself the answer until Sunday.',
    'Breathe out, and wait in the small pause there until the next breath comes of its own accord, ten times.',
  ],
  water: [
    'As a practice, sit by some water, be it only a bowl, and let whatever you feel pass over it like clouds.',
    'Every evening for a week, ask whose feelings you carried today, and give each of them back with a good wish.',
    'Listen to one piece of music from beginning to end with your eyes closed, and tell nobody about it.',
  ],
};
