import type { SignKey } from '@cosmic/sky/zodiac';
import type { STORY_THING_NAMES } from './story-places';

/** Scene one: how each rising sign comes in. `{rising}` is its name. */
export const STORY_DOOR: Record<SignKey, readonly string[]> = {
  aries: [
    'With {rising} rising you do not stand about; you are up the stairs, have asked two questions and have knocked something over before your shadow is through the door.',
    'You go in as {rising} rising goes in anywhere, head first, and you take the cold on your face for a handshake.',
  ],
  taurus: [
    'With {rising} rising you take your time, try the chairs, choose the one that is good to your back and only then look round.',
    'You go in as {rising} rising does, slowly, one hand on the rail, and the place begins to feel inhabited.',
  ],
  gemini: [
    'With {rising} rising you are in conversation before the door has closed, and you know the names of three strangers and a cat.',
    'You go in as {rising} rising does, eyes everywhere, reading the notices, the labels and the faces in no order at all.',
  ],
  cancer: [
    'With {rising} rising you stay on the threshold for a breath, feeling whether the place is kind, and come in sideways when it says yes.',
    'You go in as {rising} rising does, looking for the warm corner and for whoever else may need one.',
  ],
  leo: [
    'With {rising} rising you come in as though a curtain had gone up, and two people who were about to leave sit down again.',
    'You go in as {rising} rising does, shaking the weather from your hair, and the light seems to find you by itself.',
  ],
  virgo: [
    'With {rising} rising you wipe your shoes, notice the emergency exit, the crooked picture and the tired girl at the counter, and straighten the picture.',
    'You go in as {rising} rising does, quietly and with exact change, and within a minute you know how the place works.',
  ],
  libra: [
    'With {rising} rising you smile first, hold the door for a person with a basket, and are given the better table for it.',
    'You go in as {rising} rising does, so pleasantly that nobody could say afterwards who had greeted whom.',
  ],
  scorpio: [
    'With {rising} rising you choose the seat from which one sees every door, and say nothing until the room has told you about itself.',
    'You go in as {rising} rising does, silently, and the one person with a secret looks up.',
  ],
  sagittarius: [
    'With {rising} rising you come in laughing at something that happened on the way, and you have told it twice before your bag touches the ground.',
    'You go in as {rising} rising does, with mud on your boots and the air of having come from farther off than you have.',
  ],
  capricorn: [
    'With {rising} rising you look at your watch, at the beams and at the person in charge, and decide that it will hold.',
    'You go in as {rising} rising does, upright, early, and with a coat that has clearly seen worse.',
  ],
  aquarius: [
    'With {rising} rising you come in as if you had been sent to study the place, and are friends within minutes with the oddest person there.',
    'You go in as {rising} rising does, half a step beside the crowd, wondering who had decided on the wallpaper.',
  ],
  pisces: [
    'With {rising} rising you drift in on the tail of a tune, and for a while no one could say whether you were a guest or had always been there.',
    'You go in as {rising} rising does, softly, and every mood in the room brushes against your sleeve.',
  ],
};

/** Scene two: what each Moon sign needs, met in the dark. `{moon}` is its name. */
export const STORY_DREAM: Record<SignKey, readonly string[]> = {
  aries: [
    'Your Moon in {moon} cannot bear a thing that merely hums, so the old impatience is there, and below it, small and hot, the wish that somebody would just once run beside you.',
    'You would like to hit something, says your Moon in {moon}, and then you find that you would like to be asked what the matter is.',
  ],
  taurus: [
    'Your Moon in {moon} wants bread, a blanket and the truth, in that order, and it comes to you how long you have been living out of a suitcase.',
    'You would like to stay somewhere, says your Moon in {moon}, long enough for the stairs to know your step.',
  ],
  gemini: [
    'Your Moon in {moon} tells itself the whole day over in three versions, and in the third one there is a sentence that you have never said to anybody.',
    'You would like to ring someone, says your Moon in {moon}, and you go through all of the numbers until only one is left.',
  ],
  cancer: [
    'Your Moon in {moon} thinks of a kitchen, of a certain light over a certain table, and of everyone who used to sit there.',
    'You would like to go home, says your Moon in {moon}, and then it asks, not unkindly, which one you mean.',
  ],
  leo: [
    'Your Moon in {moon} remembers being lifted on to shoulders, above all of the heads, and how easy it was then to be glad.',
    'You would like somebody to have seen that, says your Moon in {moon}, all that you did when there was no one looking.',
  ],
  virgo: [
    'Your Moon in {moon} goes through the day for mistakes, finds four, and beneath the fourth, folded very small, the wish to be forgiven in general.',
    'You would like to be of use, says your Moon in {moon}, and it takes an hour until it adds: but not only that.',
  ],
  libra: [
    'Your Moon in {moon} replays an old quarrel, speaks both parts beautifully, and for the first time lets you win.',
    'You would like it to be fair, says your Moon in {moon}, and it occurs to you that you have left yourself out of the sum.',
  ],
  scorpio: [
    'Your Moon in {moon} goes down the inner staircase with no light, knows every step, and stops before the door at which it always stops.',
    'You would like to trust someone, says your Moon in {moon}, and it says so in a whisper, as one gives away a hiding place.',
  ],
  sagittarius: [
    'Your Moon in {moon} counts all of the roads that it did not take, and loves every one of them, and is a little tired.',
    'You would like there to be a meaning, says your Moon in {moon}, and the night, which is large, does not rule it out.',
  ],
  capricorn: [
    'Your Moon in {moon} does the accounts, as ever, and finds an entry that it cannot place: a whole summer in which you carried nothing.',
    'You would like to put it down, says your Moon in {moon}, and looks round, from habit, for somebody to sign for it.',
  ],
  aquarius: [
    'Your Moon in {moon} watches you from the ceiling with interest, and then, which is new, comes down and sits beside you.',
    'You would like to belong, says your Moon in {moon}, but to something that has not been invented yet.',
  ],
  pisces: [
    'Your Moon in {moon} lets everything in, the water, the stars and an old song, until you cannot say where you end, and it does not frighten you.',
    'You would like to rest, says your Moon in {moon}, in somebody’s voice, without having to understand the words.',
  ],
};

/** Scene two: the Moon of the day over it all. `{tonight}` is its sign, `{phase}` its phase. */
export const STORY_MOONLIGHT: readonly string[] = [
  'Overhead hangs the Moon in {tonight}, which the calendar calls {phase}, and it does not give advice.',
  'It is the night of the {phase}, with the Moon in {tonight}, and everything has the colour of an unsent message.',
  'Between two clouds the Moon looks in, in {tonight} tonight, as people look in who only want to see whether one is asleep.',
  'By the almanac this is the {phase}, with the Moon in {tonight}; by the feel of it, it is the hour in which one stops pretending.',
];

/** Scene three: what each Sun sign decides. `{sun}` is its name, `{thing}` the thing. */
export const STORY_RESOLVE: Record<SignKey, readonly string[]> = {
  aries: [
    'You have slept for two hours and are wide awake, and the {sun} in you has decided before you have: you pick up {thing} and go first.',
    'There is a moment when one could still turn back, and your {sun} Sun spends it running.',
  ],
  taurus: [
    'You eat your breakfast to the end, since the {sun} in you decides nothing on an empty stomach, and then you put down {thing} where it shall stay, and so shall you.',
    'What others call stubborn is only this: your {sun} Sun has found its ground and begins, stone by stone, to be glad of it.',
  ],
  gemini: [
    'You turn {thing} over, find a second side to it, and the {sun} in you laughs aloud: there had been another question all along.',
    'Your {sun} Sun does what it does best and asks the first person who comes by, and the answer is so odd that you write it on your hand.',
  ],
  cancer: [
    'You wrap {thing} in your scarf, since the {sun} in you takes along whatever has been left in the cold, and walk towards the house with the light on.',
    'Your {sun} Sun makes its decision as it lays a table: one place more than there are people, just in case.',
  ],
  leo: [
    'You stand up straight, and the {sun} in you steps out as if there were music; you hold up {thing} for all of them to see, and it turns out to be what they were waiting for.',
    'Your {sun} Sun decides to be seen, warm, ridiculous and splendid, and the morning, which had been undecided, joins in.',
  ],
  virgo: [
    'You mend {thing}, because a corner of it was loose, and as you mend it the {sun} in you understands how it works, and so what comes next.',
    'Your {sun} Sun chooses the small right thing over the great vague one, does it with care, and sees that it was the great one after all.',
  ],
  libra: [
    'You lay {thing} on one side and your fear on the other, and the {sun} in you, which can weigh anything, feels the beam move.',
    'Your {sun} Sun turns to the stranger beside you and says “after you”, then shakes its head, takes the stranger’s arm and says “together”.',
  ],
  scorpio: [
    'You open the door at which you have always stopped, with {thing} in your fist, and the {sun} in you looks at what is there for as long as it takes, until it turns into a room.',
    'Your {sun} Sun lets one thing end, properly and with its eyes open, and there is much more light after that than you would have thought.',
  ],
  sagittarius: [
    'You throw your bag over your shoulder and {thing} into it, for the {sun} in you has seen a hill behind the last hill.',
    'Your {sun} Sun says “why not”, which is the shortest prayer it knows, and the road gets up and comes along.',
  ],
  capricorn: [
    'You tie your laces twice, and the {sun} in you begins to climb, {thing} on your back, neither fast nor slow, like somebody who means to arrive.',
    'Your {sun} Sun signs its name, in ink, under something that it will take years to build, and feels for the first time how light that is.',
  ],
  aquarius: [
    'You do with {thing} what it was never meant for, and the {sun} in you watches, delighted, as it works.',
    'Your {sun} Sun opens every window in the place, and when they ask you why, you say that somebody may want to fly in.',
  ],
  pisces: [
    'You give {thing} away to the first person who needs it more, and the {sun} in you knows by the warmth that this was what you came for.',
    'Your {sun} Sun closes its eyes, lets go of the side and finds that the water, the song and the morning all carry.',
  ],
};

/** Scene three: how what one wants and what one needs get on. `{sun}`, `{moon}`. */
export const STORY_ACCORD = {
  one: [
    'For once nothing in you argues, since {sun} by day and {moon} by night are made of the same stuff and want the same.',
    'What you wished in the dark and what you do in the light have one voice now, and it is rather a good one.',
    'It is simple, as things are when heart and will are of one element: you go, and all of you comes along.',
  ],
  friendly: [
    'What {moon} whispered in the night {sun} now says aloud, as one friend finishes the sentence of another.',
    'The dreamer in you hands the doer its coat, and they go out arm in arm, talking over one another.',
    'Between what you need and what you want there is a door today, and it stands open.',
  ],
  apart: [
    'Something in you, {moon} to the bone, is still afraid, and you do not leave it behind; you carry it on your hip like a child, and it points out birds.',
    'There will be talks to be had between the {sun} in you and the {moon}, long ones, in kitchens; but they have been introduced.',
    'One half of you pulls and the other half digs in its heels, until they notice that they are both holding the same rope.',
  ],
} as const satisfies Record<string, readonly string[]>;

/** The last picture: `{thing}`. */
export const STORY_END: Record<keyof typeof STORY_THING_NAMES, readonly string[]> = {
  key: [
    'Years later {thing} hangs beside your own front door, and now and then a guest asks what it opens, and you say: “That morning.”',
    'As for {thing}, you never did find the lock; but since then there has hardly been a door that you were afraid of.',
  ],
  letter: [
    'Much later you read {thing} to the end, and it is short: “You were right to go on. Bring bread.”',
    'As for {thing}, you have answered it by now, in your best hand, and left it lying where somebody will need it.',
  ],
  lantern: [
    'From the bend in the road you look back once, and {thing} is hanging there, lit, for whoever comes next.',
    'As for {thing}, it has gone out, as lamps do in daylight, and you fold it small and keep it for the winter.',
  ],
  map: [
    'When you look at {thing} again, the dotted line has become a solid one, and it goes on past the edge of the paper.',
    'As for {thing}, you have begun to draw on the back of it, and the first thing that you put in is a bench.',
  ],
  bell: [
    'Behind you {thing} rings once more, a long way off, like somebody who has found the kitchen and calls that it is ready.',
    'As for {thing}, it stands on your windowsill, and when the wind is right you know exactly what it means.',
  ],
  coat: [
    'You leave {thing} on a hook for the next one who comes in cold, with a mint in the pocket and a list that begins: “First, breathe.”',
    'As for {thing}, you have been meaning to give it back, but everybody says how well it suits you.',
  ],
};
