import type { ArchetypeId } from '@cosmic/divination/archetype/archetypes';

/** Names the result: `{core}` and `{second}` such as 'the Pioneer', each with its share. */
export const QUIZ_OPENING: readonly string[] = [
  'The counting is done, and {core} leads you, with {coreShare} per cent of all points, ahead of {second} with {secondShare}.',
  'Of the twelve who live in everybody, {core} has the loudest step in you: {coreShare} per cent, and {second} follows with {secondShare}.',
  'Eight answers and three signs later it is {core} who opens the door, at {coreShare} per cent, with {second} just behind at {secondShare}.',
  'Some people are a choir and some are a duet: in you {core} sings first, with {coreShare} per cent, and {second} takes the harmony with {secondShare}.',
  'Well, it is {core}, with {coreShare} per cent of the points, and at the elbow stands {second}, with {secondShare}.',
  'Put your answers side by side and {core} looks back at you, {coreShare} per cent strong, over the shoulder of {second} at {secondShare}.',
];

/** A moment by which the leading archetype can be recognised. */
export const CORE_VOICE: Record<ArchetypeId, readonly string[]> = {
  pioneer: [
    'People who know you can name the face you make just before you say “right, then”, and some of them reach for a coat.',
    'There is a drawer somewhere with your good beginnings in it, and two or three of them would still start.',
    'Somewhere a path exists that everyone now takes for granted, because you once lost patience with the hedge.',
  ],
  gardener: [
    'People who know you notice that things do not die in your care, neither plants nor friendships nor the old bicycle.',
    'There is a patience in you that others mistake for calm, though it is really a form of confidence.',
    'Somewhere a table, a tree or a habit is standing today because you did a small thing for it a hundred times.',
  ],
  messenger: [
    'People who know you have learned to say “you two should meet” in your voice, and they are mostly right.',
    'There is always a half-finished sentence in your pocket, waiting for the person who has its other half.',
    'Somewhere two friends are still laughing about what you said when you introduced them.',
  ],
  guardian: [
    'People who know you have your number under a name that is not quite your name, something like “Home”.',
    'There is a spare key of yours in more houses than you could list, and that is no accident.',
    'Somewhere a person slept well because you were in the next room.',
  ],
  sovereign: [
    'People who know you straighten up a little when you come in, and not because you asked them to.',
    'There is a festivity about you even on a Wednesday, and you are at your most royal when you are handing something out.',
    'Somewhere a shy person still remembers the day on which you said in front of everyone that they were good.',
  ],
  artisan: [
    'People who know you hand you the thing with a loose screw, without a word, and come back for it later.',
    'There is a right way for the cups to stand, and you are kind enough to put them there when nobody is looking.',
    'Somewhere an object works better than it was meant to, and only you know about the bit of felt underneath.',
  ],
  diplomat: [
    'People who know you ring before the difficult letter and not after it, and the letter is better for that.',
    'There is a tone of yours, half a shade lower than usual, in which nearly anything can be said.',
    'Somewhere two people are still on speaking terms because you once chose a seat between them.',
  ],
  alchemist: [
    'People who know you tell you things on staircases, quite suddenly, and feel lighter by the next landing.',
    'There is hardly a hard year in your life out of which you did not, in the end, make something that carries weight.',
    'Somewhere a person says “I looked at it properly for once” and is thinking of you.',
  ],
  explorer: [
    'People who know you ask where you are before they ask how you are, and the second answer depends on the first.',
    'There is a map in your head on which the blank parts are marked as the best ones.',
    'Somewhere a stranger tells a story in which you are the stranger, and it ends well.',
  ],
  architect: [
    'People who know you let out a breath when you say that you will see to it.',
    'There is a plan of yours that everybody has forgotten is a plan, because they are living in it.',
    'Somewhere a thing has been holding for years on a decision that you took one dull afternoon.',
  ],
  inventor: [
    'People who know you have heard “what if we simply did not” and have watched a whole afternoon rearrange itself.',
    'There is a good reason why your ideas sound odd: they are early, and nobody has made up the words for them yet.',
    'Somewhere a rule was dropped because you asked what it was for and nobody could remember.',
  ],
  dreamer: [
    'People who know you play you the song before anyone else, and watch your face and not the player.',
    'There is a second weather in you, finer than the one outside, and it has been known to change a room.',
    'Somewhere a child or a grown-up believes in something because you took it seriously first.',
  ],
};

/** What the second archetype adds: `{core}`, `{second}`. */
export const SECOND_VOICE: Record<ArchetypeId, readonly string[]> = {
  pioneer: [
    'Second comes the Pioneer, which means that {core} in you does not wait to be invited; when something is worth doing, a part of you has its jacket on.',
    'With the Pioneer in second place you have a starter motor beside the engine, so {core} gets moving on mornings when others only mean to.',
  ],
  gardener: [
    'Second comes the Gardener, who gives {core} time: you can leave a thing alone until it is ready, and that is rarer than talent.',
    'With the Gardener in second place you water what you start, so what {core} sets out to do is likely to be there next year.',
  ],
  messenger: [
    'Second comes the Messenger, so {core} in you has a voice, and what you are doing gets told, passed on and laughed about.',
    'With the Messenger in second place nothing stays locked in: {core} does the work and the talk carries it across the street.',
  ],
  guardian: [
    'Second comes the Guardian, who asks of everything that {core} undertakes whether the others are warm enough.',
    'With the Guardian in second place you count heads before you leave, so {core} seldom arrives alone.',
  ],
  sovereign: [
    'Second comes the Sovereign, so {core} in you has a sense of occasion, and small successes get the candle they deserve.',
    'With the Sovereign in second place you take up your space with pleasure, and {core} is the better for being seen.',
  ],
  artisan: [
    'Second comes the Artisan, who goes over the edges of whatever {core} has made and sands them until they please the thumb.',
    'With the Artisan in second place you care how a thing is done, so {core} leaves clean corners behind.',
  ],
  diplomat: [
    'Second comes the Diplomat, who sees to it that {core} gets there without anybody having been pushed.',
    'With the Diplomat in second place you hear the other side as you speak, and {core} gains friends where it might have gained points.',
  ],
  alchemist: [
    'Second comes the Alchemist, who asks {core} what it is all really about, usually at night and usually with success.',
    'With the Alchemist in second place nothing is wasted, so even the failures of {core} are put in a jar and turn into something.',
  ],
  explorer: [
    'Second comes the Explorer, who opens a window whenever {core} has been indoors for too long.',
    'With the Explorer in second place you bring things home from elsewhere, and {core} has a use for nearly all of them.',
  ],
  architect: [
    'Second comes the Architect, who draws up in the evening what {core} announced at noon, and so it gets built.',
    'With the Architect in second place there is a beam under the whole thing, and {core} may lean on it.',
  ],
  inventor: [
    'Second comes the Inventor, who looks at what {core} has always done and asks whether it could be done upside down.',
    'With the Inventor in second place you are never quite finished being surprised, and {core} stays young on it.',
  ],
  dreamer: [
    'Second comes the Dreamer, who hums while {core} works, and that is why what you do has a soul in it.',
    'With the Dreamer in second place there is music in the next room, and {core} works better with the door ajar.',
  ],
};

/** Introduces an answer that speaks for neither of the two. */
export const STRAY_ANSWER: readonly string[] = [
  'One answer did not fit the pattern, and it may be the most interesting of all.',
  'Then there is an answer that belongs to somebody else in you.',
  'A third one, though, points another way, which keeps you from becoming a type.',
  'Just when the picture seemed complete, another answer coughed politely.',
];

/** The signs alone would have named the same: `{core}`, `{sun}`, `{moon}`, `{rising}`. */
export const SIGNS_AGREE: readonly string[] = [
  'Your three signs on their own would have put {core} first as well, so what you say and what you were born under are of one opinion.',
  'Had we asked only the signs, the result would have been {core} too, and your answers have simply signed it.',
  'Signs and answers agree on {core}, which happens less often than one would think.',
];

/** They would have named another: `{bySigns}`, `{core}`. */
export const SIGNS_DIFFER: readonly string[] = [
  'By your three signs alone it would have been {bySigns}; your answers moved you to {core}, and what you have made of yourself may well be in that step.',
  'Had we asked only the signs, they would have said {bySigns}, so {core} is something that you have chosen or learned, and it shows.',
  'The signs expected {bySigns} and the answers brought {core}: call it the difference between what you were given and what you do with it.',
];

/** The three signs at work: `{sun}`, `{moon}`, `{rising}`. */
export const TRIO_IN_PLAY: readonly string[] = [
  'On stage it is your rising sign, {rising}, that people meet first, then your Sun sign, {sun}, does the deed, and your Moon sign, {moon}, needs feeding afterwards.',
  'As for the signs, {sun} as your Sun sign sets the aim, {moon} as your Moon sign says what it costs, and {rising} as your rising sign chooses the coat.',
  'In daily life {rising} opens the door as your rising sign, {sun} holds the conversation as your Sun sign, and {moon}, your Moon sign, decides how you slept.',
];

/** What the leading archetype does when it is tired: `{core}`, `{gift}`, `{shadow}`, `{remedy}`. */
export const QUIZ_TIRED: readonly string[] = [
  'Your gift is {gift}; worn out, it turns into {shadow}, and what helps is {remedy}.',
  'When {core} is tired it takes to {shadow}, and the way back is {remedy}.',
  'Every gift has a tired twin: with {gift} it is {shadow}, and the remedy is almost laughably simple, namely {remedy}.',
  'Should you catch yourself {shadow}, be gentle and try {remedy}, since that is how {core} gets its breath again.',
];

/** The motto: `{motto}` without its full stop, and with a comma behind it, for some are questions. */
export const QUIZ_MOTTO: readonly string[] = [
  'If {core} had a wall to write on, it would say “{motto}”, and you would walk past it smiling.',
  'The old motto of {core} is “{motto}”, and you may hang it up or argue with it.',
  'They say that {core} goes about muttering “{motto}”, so listen for it on Monday.',
  'Keep the motto, “{motto}”, if you like it, and lend it out.',
];

/** Ends the result: `{core}`, `{second}`. */
export const QUIZ_CLOSING: readonly string[] = [
  'It is a mirror and not a measurement, so keep the bits in which you recognised your own coat.',
  'All twelve live in you, after all; today these two had the window seats.',
  'Take the quiz again in a year, answer as honestly, and see who has changed places.',
  'Read it to somebody who loves you and watch at which line they nod.',
  'Do with it what one does with a good photograph: smile, and then get on with being more than that.',
  'Nobody is one archetype, and the best stories happen where {core} and {second} disagree.',
];
