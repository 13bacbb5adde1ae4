import type { Element } from '@cosmic/sky/zodiac';

/** Venus or Mars changing signs: `{date}`, `{sign}`, `{house}`, `{theme}`. */
export const LOVE_INGRESS = {
  venus: [
    'On {date} Venus packs her bag for {sign}, and with her in your {house} house the tenderness shifts to {theme}.',
    'From {date} Venus is in {sign}, your {house} house, so look for sweetness in {theme} and expect the tone to change.',
    'A new chapter opens on {date}, as Venus enters {sign} and begins to furnish your {house} house of {theme}.',
    'Come {date}, Venus moves on to {sign}, which for you means your {house} house and some fresh luck in {theme}.',
  ],
  mars: [
    'On {date} Mars marches into {sign}, so the heat moves to your {house} house, and {theme} could use the push.',
    'From {date} Mars is in {sign}, your {house} house, where he brings courage and a raised voice to {theme}.',
    'The drive changes direction on {date}, when Mars enters {sign} and lights the stove in your {house} house of {theme}.',
    'Come {date}, Mars moves on to {sign}, and whatever you want in {theme}, the business of your {house} house, you will want it sooner.',
  ],
} as const satisfies Record<string, readonly string[]>;

/** Venus or Mars standing still to turn: `{date}`, `{sign}`. */
export const LOVE_STATION = {
  venus: {
    retrograde: [
      'On {date} Venus turns retrograde in {sign}, and for some weeks the heart would rather understand an old story than hurry into a new one.',
      'As Venus turns retrograde in {sign} on {date}, an old flame may write; you are free to smile and leave it at that.',
    ],
    direct: [
      'On {date} Venus turns direct in {sign}, and a feeling that had been going round in circles finds the door.',
      'When Venus turns direct in {sign} on {date}, what you have learned about your own taste can finally be worn out of the house.',
    ],
  },
  mars: {
    retrograde: [
      'On {date} Mars turns retrograde in {sign}, so chasing gets harder and finding out why you are running gets easier.',
      'As Mars turns retrograde in {sign} on {date}, old arguments come back for a better ending, and you may give them one.',
    ],
    direct: [
      'On {date} Mars turns direct in {sign}, and courage that had gone missing comes home a little muddy.',
      'When Mars turns direct in {sign} on {date}, a stalled plan for two can be pushed out of the garage.',
    ],
  },
} as const;

/** What it is like while Venus or Mars runs backwards from the beginning. */
export const LOVE_RETROGRADE = {
  venus: [
    'She is retrograde for now, which favours second looks: at an old love, at your own taste, at what you settled for.',
    'Since she is retrograde at present, let nostalgia cook you supper and do not sign a lease with it.',
    'Because she is retrograde, whatever feels familiar deserves the question of whether it also felt good.',
  ],
  mars: [
    'Being retrograde, he does better at repairing a quarrel than at starting a conquest.',
    'Since he is retrograde for now, the wish is real and the timing is not, so practise wanting out loud to a friend.',
    'Because he is retrograde, the anger that turns up may be last year’s; look at the date before you deliver it.',
  ],
} as const satisfies Record<string, readonly string[]>;

/** Neither of the two changes sign or direction: `{span}`. */
export const LOVE_STEADY: readonly string[] = [
  'Neither of them changes signs in {span}, so the music stays the same and you have time to learn the steps.',
  'Both keep to their signs throughout {span}, which makes for settled weather: what begins well has a fair chance of going on well.',
  'All through {span} the two stay where they are, so there is no curtain to wait for and no reason to put off the question.',
];

/** What to do with a meeting of Venus and another planet. */
export const LOVE_MEETING = {
  easy: [
    'Put an invitation near that date, a modest one, and let it be easy to say yes to.',
    'Such days are for saying the warm thing first and for not explaining it afterwards.',
    'It favours the second message, the slower dance and the compliment that you nearly kept to yourself.',
    'If there is something kind to be said, say it then, while both ears are open.',
    'Leave that evening free, and leave it rather empty, since the best part was never on the plan.',
  ],
  tense: [
    'Should a quarrel be in the air that day, be the one who asks what the matter really is.',
    'Attraction and annoyance may use the same entrance, so wait a night before you name what you feel.',
    'It is a day for wanting honestly and for hearing an honest no without turning it into a story.',
    'Give a sharp word twelve hours, because the half of it that is true will keep.',
    'Expect a pull in two directions, and remember that being pulled is also how a kite stays up.',
  ],
} as const satisfies Record<string, readonly string[]>;

/** The Moon coming into the house of romance (5) or of partnership (7): `{date}`, `{sign}`. */
export const HEART_MOON = {
  5: [
    'Keep an eye on {date}, when the Moon enters {sign}, your house of romance, and lightness comes more easily than usual.',
    'For an outing that is allowed to be silly there is {date}, as the Moon moves into {sign} and your fifth house of play.',
    'On {date} the Moon comes into {sign}, your fifth house, and the heart is inclined to skip a stair or two.',
    'Around {date} the Moon enters {sign} and your house of play, so let somebody beat you at something and demand a rematch.',
  ],
  7: [
    'Keep an eye on {date}, when the Moon enters {sign}, your house of partnership, and the important sentence may be somebody else’s.',
    'For a talk between two people there is {date}, as the Moon moves into {sign} and your seventh house.',
    'On {date} the Moon comes into {sign}, your seventh house, and you can feel rather exactly where the other person stands.',
    'Around {date} the Moon enters {sign} and your house of partnership, which is a gentle time to ask for what you need.',
  ],
} as const satisfies Record<number, readonly string[]>;

/** The Moon reaches neither of them: `{span}`. */
export const HEART_QUIET: readonly string[] = [
  'The Moon crosses neither your house of romance nor that of partnership in {span}, so nothing pushes you, and a small kindness is noticed all the more.',
  'No tide pulls at your houses of love in {span}, which leaves you the pleasant task of making a first wave yourself.',
  'As the Moon keeps clear of your houses of love in {span}, moods will not decide for you; a plain question can.',
];

/** A new or full Moon in one of those houses: `{date}`, `{sign}`. */
export const HEART_PHASE = {
  'new-moon-5': [
    'Ring {date} in red: a New Moon in {sign} opens your fifth house, and romance gets a clean page with room for doodles.',
    'The New Moon of {date} falls in {sign}, your house of play, so begin something for no better reason than delight.',
  ],
  'new-moon-7': [
    'Ring {date} in red: a New Moon in {sign} opens your seventh house, so begin as a pair, or begin to want to be one.',
    'The New Moon of {date} falls in {sign}, your house of partnership, and a promise made small is likely to stay.',
  ],
  'full-moon-5': [
    'Ring {date} in red: a Full Moon in {sign} lights up your fifth house, and what has been a flirtation would like to be told what it is.',
    'The Full Moon of {date} falls in {sign}, your house of play, so let your feelings go out in their best coat.',
  ],
  'full-moon-7': [
    'Ring {date} in red: a Full Moon in {sign} lights up your seventh house, and both sides of a bond can be seen at once.',
    'The Full Moon of {date} falls in {sign}, your house of partnership, so say what you have both been thinking.',
  ],
} as const satisfies Record<string, readonly string[]>;

/** A planet of the coming sky at an angle to the Venus or Mars of a birth date: `{date}`, `{anAspect}`. */
export const NATAL_CONTACT = {
  'venus-venus': [
    'Around {date} Venus comes to {anAspect} with the Venus you were born with, so dress as the person you feel like and see who recognises you.',
    'Your own taste gets a visit around {date}, as Venus forms {anAspect} with your natal Venus; choose pleasure that you will still approve of at breakfast.',
  ],
  'venus-mars': [
    'Around {date} Venus forms {anAspect} with your natal Mars, and wanting something becomes remarkably easy to show.',
    'Your own boldness gets a visit around {date}, as Venus comes to {anAspect} with your natal Mars; ask nicely and ask for the real thing.',
  ],
  'mars-venus': [
    'Around {date} Mars forms {anAspect} with your natal Venus, which turns up the heat under an affection that was only simmering.',
    'Your own heart gets a knock at the door around {date}, as Mars comes to {anAspect} with your natal Venus; look through the peephole and then open.',
  ],
  'mars-mars': [
    'Around {date} Mars forms {anAspect} with the Mars you were born with, so your temper and your appetite arrive on the same train.',
    'Your own engine is tuned around {date}, as Mars comes to {anAspect} with your natal Mars; drive it somewhere worth going.',
  ],
  'jupiter-venus': [
    'Around {date} Jupiter forms {anAspect} with your natal Venus, and affection grows in whatever direction you let it.',
    'Your own heart is widened around {date}, as Jupiter comes to {anAspect} with your natal Venus; be generous and keep an eye on the portions.',
  ],
  'jupiter-mars': [
    'Around {date} Jupiter forms {anAspect} with your natal Mars, so you dare more, and mostly it suits you.',
    'Your own courage is fed around {date}, as Jupiter comes to {anAspect} with your natal Mars; pick one large wish and go after that.',
  ],
  'saturn-venus': [
    'Around {date} Saturn forms {anAspect} with your natal Venus, which asks what love is made of when nobody is looking.',
    'Your own heart is examined around {date}, as Saturn comes to {anAspect} with your natal Venus; what is sound in it will hold.',
  ],
  'saturn-mars': [
    'Around {date} Saturn forms {anAspect} with your natal Mars, so wanting has to learn patience and gains a good deal of strength by it.',
    'Your own drive is put to the test around {date}, as Saturn comes to {anAspect} with your natal Mars; slow down and mean it.',
  ],
} as const satisfies Record<string, readonly string[]>;

/** A word for who is on their own, by the element of the sign. */
export const LOVE_SINGLE: Record<Element, readonly string[]> = {
  fire: [
    'If you are on your own, go where something is being done, because you are most attractive in the middle of it.',
    'Single or nearly so, you can afford to be found for once: sit still in a good place for as long as one drink lasts.',
    'Those of you without a partner might try asking a second question before telling the first story.',
  ],
  earth: [
    'If you are on your own, let yourself be seen doing what you are good at, since trust in you begins with your hands.',
    'Single or nearly so, you may accept one invitation that is not practical, and go before you have thought it through.',
    'Those of you without a partner might lower the fence by one plank, enough for a conversation.',
  ],
  air: [
    'If you are on your own, choose a talk that goes on over a talk that dazzles, and stay until it gets slightly awkward.',
    'Single or nearly so, you could move one of those witty exchanges to a table with two chairs.',
    'Those of you without a partner might notice who makes you quiet in a pleasant way.',
  ],
  water: [
    'If you are on your own, wait for somebody who asks back, since you have listened to enough monologues.',
    'Single or nearly so, you will do well to say what you feel in simple words and then leave it unexplained.',
    'Those of you without a partner might go by the body’s opinion: who is it that lets your shoulders come down?',
  ],
};

/** A word for who is in a couple, by the element of the sign. */
export const LOVE_COUPLED: Record<Element, readonly string[]> = {
  fire: [
    'In a couple, plan one thing that neither of you has ever done, and let the other one drive.',
    'With someone at your side already, admire them in front of other people, which costs nothing and lasts for days.',
    'Partnered readers could lose an argument on purpose and watch how the evening improves.',
  ],
  earth: [
    'In a couple, break one comfortable habit, for instance who sits where, and see each other from the other chair.',
    'With someone at your side already, say the fond thing aloud that you have been proving silently for months.',
    'Partnered readers could leave the list alone for one whole Sunday and touch nothing but each other and the bread.',
  ],
  air: [
    'In a couple, put the phones in a drawer and ask something to which you do not know the answer.',
    'With someone at your side already, finish one conversation that both of you have been so good at avoiding.',
    'Partnered readers could write each other a real letter, on paper, from the next room.',
  ],
  water: [
    'In a couple, ask for what you want before it has turned into a mood.',
    'With someone at your side already, choose a small ritual for the two of you and defend it against the whole world.',
    'Partnered readers could let a silence be only a silence, and hold hands in it.',
  ],
};

/** Ends a love forecast. */
export const LOVE_CLOSING: readonly string[] = [
  'The sky sets the table, and who sits down at it is still up to you.',
  'Nothing here is an appointment, so keep the dates that please you and be late for the rest.',
  'Take it as a weather report, then, and kiss whomever you like in the rain.',
  'Venus and Mars can only lend the mood; the sentence has to be yours, and short ones work.',
  'Should all of this turn out to be only an excuse to ring somebody, it was a good one.',
  'Hearts have never been punctual, so be patient with theirs, and with your own above all.',
  'Whatever you do with it, be as kind to yourself as you would be to the person you are hoping for.',
];
