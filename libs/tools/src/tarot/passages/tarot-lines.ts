import type { Suit } from '@cosmic/divination/tarot/card';

type Lines = readonly string[];

/** One thing to try on the day of a suit. */
export const SUIT_TASK: Readonly<Record<Suit, Lines>> = {
  wands: [
    'Today, begin the thing you would begin if you had slept ten hours.',
    'Try one bold message before noon, sent without a third draft.',
    'Give twenty minutes to a project that makes your ears warm.',
  ],
  cups: [
    'Today, ask somebody how they are and then wait through the first answer.',
    'Try telling one person a thing that you have felt and not said.',
    'Give an hour to the company in which you are the least clever and the most at ease.',
  ],
  swords: [
    'Today, put the muddle into one sentence and cut the adjectives.',
    'Try the honest short answer where you would usually send the long one.',
    'Give your loudest worry a sheet of paper and the space of four lines.',
  ],
  pentacles: [
    'Today, finish one small practical thing that has been looking at you.',
    'Try doing a routine at half speed, with your hands paying attention.',
    'Give your body what it asked for yesterday: air, water, a walk, a proper lunch.',
  ],
};

/** A question for the evening of a day under a suit. */
export const SUIT_EVENING: Readonly<Record<Suit, Lines>> = {
  wands: [
    'Tonight you might ask what lit up today, and who was standing there when it did.',
    'Before bed, bank the fire: write down where to begin tomorrow.',
  ],
  cups: [
    'Tonight you might ask whose face you remember from today, and why that one.',
    'Before bed, say thank you to someone who has no idea what for.',
  ],
  swords: [
    'Tonight you might ask which sentence of today you would take back, and which you would frame.',
    'Before bed, put the argument down; it will still be there, and smaller.',
  ],
  pentacles: [
    'Tonight you might ask what you have in your hands that was not there this morning.',
    'Before bed, look round the room and find one thing that you once wished for.',
  ],
};

/** Begins a reading of three, seven or ten cards. */
export const SPREAD_OPENING: Readonly<Record<string, Lines>> = {
  'three-card': [
    'Three cards make a very short film: where you come from, where you are, and which way the road bends.',
    'Read these from left to right, as one reads a sentence, and listen for the verb.',
    'A line of three has no room for small talk, so let us look at it straight away.',
    'Yesterday, today and the bend in the road are on the table, in that order.',
  ],
  'celtic-cross': [
    'Ten cards are a whole dinner party, so let us go round the table and hear everybody once.',
    'A Celtic Cross looks at one matter from within, from without and over time, and it seldom agrees with itself at once.',
    'Here lies the full cross, with six cards for the matter and four for you in the midst of it.',
    'Take your time with this one, since ten pictures want to be seen before they are believed.',
  ],
  relationship: [
    'Seven cards for two people: some of this is yours, some theirs, and the best of it is neither’s.',
    'A bond is a third person with a will of its own, and here is what the cards see of all three.',
    'Two chairs, one table and seven cards lie before us, so let us begin with your chair.',
    'Nobody can draw a card on behalf of another heart, so read their side as the view from your window.',
  ],
};

/** The same where a person laid cards of their own deck. */
export const OWN_DECK: Lines = [
  'You laid these with your own hands and from your own deck, so let your first glance count as the opening line.',
  'Your own cards lie here, and they know your shuffling better than any machine does.',
  'As the deck is yours, any memory that hangs on a card belongs to the reading.',
];

/** A question was asked. It is not quoted: it is the visitor’s, and between them and the cards. */
export const WITH_QUESTION: Lines = [
  'Hold your question lightly while you read, as you would hold a bird or a full cup.',
  'You asked something definite, so notice which card makes you say “Ah” before you have understood it.',
  'Keep your question beside each card and see where it fits the lock.',
];

/** None was asked. */
export const WITHOUT_QUESTION: Lines = [
  'You asked no question, so the cards have picked the subject; you will probably recognise it by the third line.',
  'Without a question on the table, look for whatever has been on your mind on the way to sleep.',
  'Since no question was put, let the first card that stings or shines be the topic.',
];

/** How many of the cards are major: `{majors}`, `{total}`. */
export const MAJORS: Readonly<Record<'none' | 'some' | 'many', Lines>> = {
  none: [
    'Not one major card lies here, so this is a matter of ordinary days, and ordinary days can be rearranged.',
    'As there are no majors among them, nothing here is written in large letters; small moves will do.',
    'Minor cards alone are on the table, and they speak of things that you can change by Thursday.',
  ],
  some: [
    'The majors take up {majors} of {total} places here, like large beams among the daily boards.',
    'With {majors} of {total} from the majors, the big themes are in the room without taking over the conversation.',
    'Great arcana have {majors} of the {total} seats, so most of this is still played on home ground.',
  ],
  many: [
    'Majors hold {majors} of the {total} places, so the subject is a chapter of life rather than an item on a list.',
    'With {majors} of {total} from the major arcana, take your time: such things turn slowly and stay turned.',
    'When {majors} of {total} are majors, the question is seldom what to do; it is who you are while you do it.',
  ],
};

/** What a deck of one kind of cards is good for. */
export const ONE_KIND: Readonly<Record<'major' | 'minor', Lines>> = {
  major: [
    'You asked the twenty-two great cards alone, so everything here is said in large letters; look for what it means on a small day.',
    'With nothing but majors in the deck, each place speaks of a whole chapter, and a chapter gives you time to turn the page.',
    'Only the great arcana were shuffled, which is why these pictures seem bigger than the question; let them be the weather around it.',
  ],
  minor: [
    'You left the great cards in their box, so this talks of errands, people and evenings, all of them within reach.',
    'Fifty-six everyday cards were shuffled, and what they show can be moved by a call, a walk or an early night.',
    'With the majors put aside, nobody speaks of fate here; these are the things that a week is made of.',
  ],
};

/** A suit leads: `{count}`. */
export const SUIT_LEADS: Readonly<Record<Suit, Lines>> = {
  wands: [
    'Wands lead with {count} cards, so energy is the subject: where it goes, and who gets the warm side of it.',
    'So many wands, {count} in all, make the table rather hot; decide what to cook before you add wood.',
  ],
  cups: [
    'Cups lead with {count} cards, which puts the heart in the chair, whatever the question was about.',
    'So many cups, {count} in all, say that feelings are the facts here; count them in.',
  ],
  swords: [
    'Swords lead with {count} cards, so much of this is happening in your head, where it can also be sorted out.',
    'So many swords, {count} in all, call for plain words and a good night’s sleep, in whichever order you can get them.',
  ],
  pentacles: [
    'Pentacles lead with {count} cards, so look at the practical end of it: time, body, bread and keys.',
    'So many pentacles, {count} in all, make it a matter of patience and of what one does with one’s hands.',
  ],
};

/** A suit is missing from a large spread. */
export const SUIT_MISSING: Readonly<Record<Suit, Lines>> = {
  wands: [
    'No wand is among them, so the spark has to come from you.',
    'Fire is the missing guest; ask what you would do here if you were a little less careful.',
  ],
  cups: [
    'No cup is among them, and somebody should ask how everyone feels.',
    'Water is the missing guest; a kind word would find very dry ground and sink in at once.',
  ],
  swords: [
    'No sword is among them, so a clear sentence may be exactly what is wanting.',
    'Air is the missing guest; talk it through with a person who is not in it.',
  ],
  pentacles: [
    'No pentacle is among them, so give all of this a date, a place and a pair of shoes.',
    'Earth is the missing guest; one practical step would do more than three more thoughts.',
  ],
};

/** A number comes back, from ace to ten: `{count}`, `{numbers}`. */
export const NUMBER_RETURNS: readonly Lines[] = [
  [
    'Where {count} aces meet, something wants to begin, and possibly several things at once.',
    'Note the aces, {count} of them: a door that opens in more than one room of the house.',
  ],
  [
    'Where {count} twos meet, look for a choice or a counterpart.',
    'Note the twos, {count} of them: it takes another, or another side of you.',
  ],
  [
    'Where {count} threes meet, a thing is growing out of company.',
    'Note the threes, {count} of them: first fruit, and reason enough to share it.',
  ],
  [
    'Where {count} fours meet, there is a wish for firm ground, and a risk of falling asleep on it.',
    'Note the fours, {count} of them: steadiness, with its slippers on.',
  ],
  [
    'Where {count} fives meet, something is being shaken so that it can be put together better.',
    'Note the fives, {count} of them: the bumpy middle of the road, which is still the road.',
  ],
  [
    'Where {count} sixes meet, help is given and taken, and the view improves.',
    'Note the sixes, {count} of them: a repair under way.',
  ],
  [
    'Where {count} sevens meet, you are asked to look twice before you believe or refuse.',
    'Note the sevens, {count} of them: a test of patience with a rather good prize.',
  ],
  [
    'Where {count} eights meet, things speed up or tighten, and a steady hand is worth more than a strong one.',
    'Note the eights, {count} of them: effort that is starting to find its rhythm.',
  ],
  [
    'Where {count} nines meet, you are nearly there, and mostly with yourself.',
    'Note the nines, {count} of them: the last room before the door.',
  ],
  [
    'Where {count} tens meet, something is full, and full things ask to be emptied or handed on.',
    'Note the tens, {count} of them: the end of a line, and so the start of the next.',
  ],
];

/** Many court cards: `{count}`. */
export const COURTS_GATHER: Lines = [
  'There is quite a court here, {count} figures with faces, so other people have a say in this, or other sides of you.',
  'With {count} court cards on the table, ask who each of them reminds you of; the first name is usually the right one.',
  'A crowd of {count} courtiers has gathered, and somebody among them is playing you.',
];

/** How many cards lie upside down: `{reversed}`, `{total}`. */
export const REVERSALS: Readonly<Record<'none' | 'one' | 'several' | 'most', Lines>> = {
  none: [
    'All of them stand upright, so what is here is out in the open and can be used as it is.',
    'Every card stands on its feet, which makes for plain reading and fewer excuses.',
    'Not a card is turned, and the road, as far as one can see it, is clear.',
  ],
  one: [
    'Of the {total} cards, {reversed} on its head shows where the current runs inward for a while.',
    'Only {reversed} of {total} is turned over, and it marks the spot at which to be gentle.',
    'A single card out of {total} lies upside down, like the one chair that wobbles.',
  ],
  several: [
    'Turned over are {reversed} of {total}: these are the places where you may be holding your breath.',
    'With {reversed} of {total} upside down, some of the power here is on its way in and some on its way out.',
    'The {reversed} reversed ones among {total} are worth a second visit, once the first answers have settled.',
  ],
  most: [
    'With {reversed} of {total} upside down, much of this is going on inside, ahead of anything that can be seen.',
    'So many cards on their heads, {reversed} of {total}, ask for a slower pace and a closer look.',
    'That {reversed} of {total} are reversed is no bad sign; it says that the work is under the floorboards.',
  ],
};

/** How two cards next to each other get along, by their elements: `{one}`, `{other}`. */
export const ELEMENTS_MEET: Readonly<Record<string, Lines>> = {
  'fire-fire': [
    'Beside each other, {one} and {other} are flame and flame: splendid, and in need of a bucket somewhere near.',
    'Put {one} next to {other} and there is fire on both sides; what you start there will go on by itself.',
  ],
  'water-water': [
    'Beside each other, {one} and {other} are two waters meeting, and one can hardly tell which feeling was first.',
    'Put {one} next to {other} and it is water all the way down; bring something to stand on.',
  ],
  'air-air': [
    'Beside each other, {one} and {other} talk without drawing breath, two airs in one window.',
    'Put {one} next to {other} and there is air on both sides, so a decision will have to be made on purpose.',
  ],
  'earth-earth': [
    'Beside each other, {one} and {other} are earth on earth, slow, fertile and hard to argue with.',
    'Put {one} next to {other} and the ground gets very firm; progress here is counted in seasons.',
  ],
  'air-fire': [
    'Beside each other, {one} and {other} are air and fire, and each makes the other livelier than is strictly sensible.',
    'Put {one} next to {other} and a thought catches light; use it while it crackles.',
  ],
  'earth-water': [
    'Beside each other, {one} and {other} are earth and water, which between them can grow nearly anything.',
    'Put {one} next to {other} and a feeling finds a bed to take root in.',
  ],
  'fire-water': [
    'Beside each other, {one} and {other} are fire and water: mind the steam, and then think what steam can drive.',
    'Put {one} next to {other} and something hisses; the quarrel between wish and feeling is honest and worth hearing.',
  ],
  'air-earth': [
    'Beside each other, {one} and {other} are air and earth, the plan and the ground, and each finds the other slow of hearing.',
    'Put {one} next to {other} and a clever idea meets a doorstep; let the doorstep speak first.',
  ],
  'earth-fire': [
    'Beside each other, {one} and {other} are earth and fire: one has the drive, the other the bricks.',
    'Put {one} next to {other} and zeal meets patience, which is how kilns work.',
  ],
  'air-water': [
    'Beside each other, {one} and {other} are air and water, so a feeling is looking for its words, or the other way about.',
    'Put {one} next to {other} and there is mist for a while; talk softly until it lifts.',
  ],
};

/** Ends a reading of several cards. */
export const SPREAD_CLOSING: Readonly<Record<string, Lines>> = {
  'three-card': [
    'Choose one of the three to take with you, and let it be the one that you would rather not.',
    'The last card is the only one of the three that you can still repaint.',
    'Say the three as one sentence, in your own words, and you have your reading.',
    'A line of three is short for a reason: you are the fourth card.',
  ],
  'celtic-cross': [
    'Come back to the first and the last card in a week, and see whether they have changed places in your mind.',
    'Out of ten voices, keep two: one that comforted you, and one that did not.',
    'The cross shows where things lean; leaning is not falling, and you have both feet.',
    'Whatever you do next, the cards will not mind being proved wrong.',
  ],
  relationship: [
    'Show the other the card you would give them, and hear which one they would have chosen.',
    'None of this can speak for the two of you; it can only make the next talk a little braver.',
    'Look once more at what would help, since it is the cheapest card on the table.',
    'Two people can look at one card and both be right, which may be the point.',
  ],
};

/** Where the weight of three cards lies: with the one major card among them, or nowhere. */
export const WEIGHT_OF_THREE: Readonly<Record<'past' | 'present' | 'future' | 'even', Lines>> = {
  past: [
    'The only major card lies behind you, so the decisive experience has already taken place, and what remains is to understand it properly.',
    'With its single major card in the past, this line suggests that something important was settled earlier than you realised.',
  ],
  present: [
    'The only major card lies in the present, so the moment itself is the important thing, more than its history and more than its consequences.',
    'With its single major card in the middle, this line asks for your attention now; everything else is introduction or commentary.',
  ],
  future: [
    'The only major card lies ahead, so the essential part of the story has not been written, and you are holding the pencil.',
    'With its single major card in the future, this line is gathering momentum for something that deserves preparation.',
  ],
  even: [
    'No single card outweighs its neighbours, so read all three as one continuous movement and notice where the tone of voice changes.',
    'The weight is distributed evenly over the three, which usually describes a gradual development rather than a turning point.',
    'None of the three dominates the conversation, and therefore the transition between them is more interesting than any individual card.',
  ],
};

/** How the first two of the relationship spread lie beside each other. */
export const TWO_CHAIRS: Readonly<
  Record<'both-up' | 'you-down' | 'other-down' | 'both-down', Lines>
> = {
  'both-up': [
    'Your two personal cards are both upright, which suggests that each of you is showing something genuine, even where it happens to be inconvenient.',
    'Since both personal cards stand upright, an open conversation has better prospects here than any amount of careful guessing.',
  ],
  'you-down': [
    'Your own card is reversed while the other one stands upright, so perhaps the difficulty of saying something lies on your side of the table for the moment.',
    'Of the two personal cards only yours is reversed, and that is an invitation to begin with what you have not been able to express.',
  ],
  'other-down': [
    'The other person’s card is reversed while yours stands upright, so patience may accomplish more than another explanation.',
    'Of the two personal cards only theirs is reversed, which can simply mean that an answer is still being prepared somewhere out of sight.',
  ],
  'both-down': [
    'Both personal cards are reversed, as happens when two considerate people are each waiting for the other to begin.',
    'Since both personal cards lie reversed, the conversation that matters is probably taking place separately, in two heads at once.',
  ],
};
