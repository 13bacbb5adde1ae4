import type { Element, SignKey } from '@cosmic/sky/zodiac';

/** How faith and growth work with Jupiter in each sign, at birth or today. */
export const JUPITER_GROWS: Record<SignKey, readonly string[]> = {
  aries: [
    'Jupiter in Aries trusts the leap, and grows by daring something before there is any proof.',
    'In Aries Jupiter makes courage contagious, and its wisdom is that a start can be a prayer.',
  ],
  taurus: [
    'Jupiter in Taurus trusts the slow ripening of things, and grows by enjoying what is there already.',
    'In Taurus Jupiter makes plenty out of little, and its wisdom can be held in the hand.',
  ],
  gemini: [
    'Jupiter in Gemini trusts the next conversation, and grows by asking people who think otherwise.',
    'In Gemini Jupiter makes the many small truths add up, and its wisdom comes with a wink.',
  ],
  cancer: [
    'Jupiter in Cancer trusts what is kind, and grows by making room for one more at the table.',
    'In Cancer Jupiter makes the heart roomy, and its wisdom has flour on its hands.',
  ],
  leo: [
    'Jupiter in Leo trusts joy, and grows by giving generously and in good style.',
    'In Leo Jupiter makes life a celebration, and its wisdom is to invite the shy ones.',
  ],
  virgo: [
    'Jupiter in Virgo trusts the small good deed, and grows by learning a craft with patience.',
    'In Virgo Jupiter makes the detail shine, and its wisdom is to be of use without being used up.',
  ],
  libra: [
    'Jupiter in Libra trusts the other person, and grows through fairness, friendship and good manners.',
    'In Libra Jupiter makes peace attractive, and its wisdom is that both may be right.',
  ],
  scorpio: [
    'Jupiter in Scorpio trusts the depth, and grows by going through with something instead of around it.',
    'In Scorpio Jupiter makes honesty rich, and its wisdom is found where others stop asking.',
  ],
  sagittarius: [
    'Jupiter in Sagittarius, its own sign, trusts the far horizon, and grows by travelling, in miles or in books.',
    'In Sagittarius Jupiter makes hope a habit, and its wisdom likes to laugh at itself.',
  ],
  capricorn: [
    'Jupiter in Capricorn trusts what has been earned, and grows by carrying responsibility lightly.',
    'In Capricorn Jupiter makes ambition serve something, and its wisdom comes with the years and keeps its promises.',
  ],
  aquarius: [
    'Jupiter in Aquarius trusts the future, and grows among friends who want to improve something.',
    'In Aquarius Jupiter makes room for whoever is different, and its wisdom is freely shared.',
  ],
  pisces: [
    'Jupiter in Pisces, an old home of its own, trusts what cannot be shown, and grows by compassion, music and prayer.',
    'In Pisces Jupiter makes the borders soft, and its wisdom is to be kind first and to understand later.',
  ],
};

/** What Saturn asks to be practised in each sign, at birth or today. */
export const SATURN_TEACHES: Record<SignKey, readonly string[]> = {
  aries: [
    'Saturn in Aries teaches a will that can wait, and courage which has been practised in small portions.',
    'The lesson of Saturn in Aries is to act on one’s own account and to stand by it afterwards.',
  ],
  taurus: [
    'Saturn in Taurus teaches what is enough, and a security that does not depend on the shelf being full.',
    'The lesson of Saturn in Taurus is to build slowly and to allow oneself to enjoy it before it is done.',
  ],
  gemini: [
    'Saturn in Gemini teaches the exact word, and thinking a thought through to its less entertaining end.',
    'The lesson of Saturn in Gemini is to know a few things well and to say plainly when one does not.',
  ],
  cancer: [
    'Saturn in Cancer teaches a tenderness with walls, and how to be one’s own good parent.',
    'The lesson of Saturn in Cancer is to need others without shame and to feed them without a bill.',
  ],
  leo: [
    'Saturn in Leo teaches the heart to shine without an audience, and to be proud only of what is true.',
    'The lesson of Saturn in Leo is to play in earnest, and to take oneself a little less so.',
  ],
  virgo: [
    'Saturn in Virgo teaches good work and its hardest part, which is to stop.',
    'The lesson of Saturn in Virgo is that order serves life and not the other way round.',
  ],
  libra: [
    'Saturn in Libra teaches commitment, fair terms and the art of staying friendly while saying no.',
    'The lesson of Saturn in Libra is that a bond holds because two people hold it.',
  ],
  scorpio: [
    'Saturn in Scorpio teaches trust, the slow kind that has read the small print.',
    'The lesson of Saturn in Scorpio is to let go of control exactly where it has become a prison.',
  ],
  sagittarius: [
    'Saturn in Sagittarius teaches belief that has been tested, and freedom with a keel.',
    'The lesson of Saturn in Sagittarius is to live one truth instead of teaching ten.',
  ],
  capricorn: [
    'Saturn in Capricorn, its own sign, teaches patience, and authority that nobody has to shout for.',
    'The lesson of Saturn in Capricorn is to climb in such a way that one still likes oneself at the top.',
  ],
  aquarius: [
    'Saturn in Aquarius, an old home of its own, teaches how to be different and loyal at once.',
    'The lesson of Saturn in Aquarius is to give an idea a form in which other people can live.',
  ],
  pisces: [
    'Saturn in Pisces teaches compassion with an edge, and dreams which keep their appointments.',
    'The lesson of Saturn in Pisces is to find the one firm plank in all that water, and to stand on it.',
  ],
};

/** The dream of Neptune, shared by a generation, by element: `{sign}`. */
export const NEPTUNE_DREAMS: Record<Element, readonly string[]> = {
  fire: [
    'Neptune in {sign}, a stay of some fourteen years that is shared by everyone, dreams in flames, of ideals that one may be ready to begin alone.',
    'With Neptune in {sign} a whole generation longs for inspiration, and the art is to love the fire more than the smoke.',
    'The dream of Neptune in {sign} is a bright one: to be part of something brave, and to be honest about one’s heroes.',
  ],
  earth: [
    'Neptune in {sign}, a stay of some fourteen years that is shared by everyone, dreams with its hands, of a world in which work and the holy are one thing.',
    'With Neptune in {sign} a whole generation longs for something real, and the art is to see the real in what is imperfect.',
    'The dream of Neptune in {sign} is a practical one: to build something good and not to make a god of the building.',
  ],
  air: [
    'Neptune in {sign}, a stay of some fourteen years that is shared by everyone, dreams in ideas, of people who understand each other at last.',
    'With Neptune in {sign} a whole generation longs for perfect understanding, and the art is to love those who only half understand.',
    'The dream of Neptune in {sign} is a social one: peace, fairness, a common tongue, and a good deal of patience with the details.',
  ],
  water: [
    'Neptune in {sign}, a stay of some fourteen years that is shared by everyone, dreams in feelings, of a closeness in which nobody is left outside.',
    'With Neptune in {sign} a whole generation longs to dissolve into something larger, and the art is to come back and tell of it.',
    'The dream of Neptune in {sign} is a tender one: to be at one, and to find out gently where oneself begins.',
  ],
};

/** Where the north node points in each sign, at birth or today: `{planet}` is the node as it is reckoned. */
export const NODE_POINTS: Record<SignKey, readonly string[]> = {
  aries: [
    '{planet} in Aries points towards saying I, simply and early, and away from waiting until everyone agrees.',
    'With {planet} in Aries the growing edge is courage, in particular the courage to disappoint somebody nice.',
  ],
  taurus: [
    '{planet} in Taurus points towards peace, simple goods and trust in the morrow, and away from living on crises.',
    'With {planet} in Taurus the growing edge is calm, in particular the calm of owning little and liking it.',
  ],
  gemini: [
    '{planet} in Gemini points towards listening and asking, and away from knowing it already.',
    'With {planet} in Gemini the growing edge is curiosity, above all about the people next door.',
  ],
  cancer: [
    '{planet} in Cancer points towards feeling, home and need, and away from managing everything.',
    'With {planet} in Cancer the growing edge is softness, in particular on days when you have been very competent.',
  ],
  leo: [
    '{planet} in Leo points towards joy and the first person singular, and away from hiding in the group.',
    'With {planet} in Leo the growing edge is play, and to be seen at it.',
  ],
  virgo: [
    '{planet} in Virgo points towards the small, faithful deed, and away from drifting and from vague rescue.',
    'With {planet} in Virgo the growing edge is form: an hour, a method, a clean edge.',
  ],
  libra: [
    '{planet} in Libra points towards the other one, towards sharing and fair play, and away from always going first.',
    'With {planet} in Libra the growing edge is partnership, including the part where one asks.',
  ],
  scorpio: [
    '{planet} in Scorpio points towards trust, change and shared depth, and away from holding on to what is comfortable.',
    'With {planet} in Scorpio the growing edge is letting in, be it help, truth or somebody’s hand.',
  ],
  sagittarius: [
    '{planet} in Sagittarius points towards meaning and the wide view, and away from collecting ever more facts.',
    'With {planet} in Sagittarius the growing edge is faith, which one may also call going before it is certain.',
  ],
  capricorn: [
    '{planet} in Capricorn points towards standing up and taking charge, and away from waiting to be looked after.',
    'With {planet} in Capricorn the growing edge is backbone, worn comfortably.',
  ],
  aquarius: [
    '{planet} in Aquarius points towards friends, ideas and the common good, and away from needing to be special.',
    'With {planet} in Aquarius the growing edge is to be one of many and oddly yourself.',
  ],
  pisces: [
    '{planet} in Pisces points towards trust, mercy and the unplanned, and away from fixing it all.',
    'With {planet} in Pisces the growing edge is surrender, preferably in slippers and with music.',
  ],
};
