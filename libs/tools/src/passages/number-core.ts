import type { NumerologyNumber } from '@cosmic/divination/numerology/reduction';

type ByNumber = Readonly<Record<NumerologyNumber, readonly string[]>>;

/** What a life keeps practising, by life path number. */
export const PATH_SCENE: ByNumber = {
  1: [
    'Life path one is the first footprint in fresh snow, so you have spent years learning that being early and being alone are two different things.',
    'With a one for a road you would sooner build the wrong thing yourself than assemble the right one from somebody’s leaflet.',
    'Left to wait for a signal, you become the signal: that is a one on its road, and it has got more things started than any committee.',
  ],
  2: [
    'Life path two is walked in step with somebody, and you notice at once when the other pair of feet has slowed down.',
    'With a two for a road your great talent happens between sentences, in the pause where you hear what was meant.',
    'Ask who got two stubborn people to sign one birthday card, and the answer is usually a two like you.',
  ],
  3: [
    'Life path three comes with a soundtrack, and you are the one who hums while others are still reading the instructions.',
    'With a three for a road nothing has quite happened to you until you have told it to somebody.',
    'Give you a dull queue and four minutes, and there will be laughter at the far end of it: a three can hardly help itself.',
  ],
  4: [
    'Life path four is laid like paving, one honest slab after another, and people cross it for years without asking who did the work.',
    'With a four for a road you check the ladder before you climb it, which is why you are still on speaking terms with gravity.',
    'Somewhere in your home there is a drawer in perfect order, and a four like you visits it for comfort.',
  ],
  5: [
    'Life path five bends round every hill for the view, and you have learned more from detours than from any syllabus.',
    'With a five for a road you read the menu backwards, talk to the driver and know a short cut that is longer and better.',
    'Tell you that it has always been done this way, and a five pulls on its coat.',
  ],
  6: [
    'Life path six leads through kitchens, and you have probably held more mugs for crying friends than you could count.',
    'With a six for a road you see at a glance what a room is missing, and it is usually a lamp, a chair or an apology.',
    'People come to you with a button in their hand and a story behind it; such is the life of a six.',
  ],
  7: [
    'Life path seven has a door that closes, and behind it you take things apart until they finally make sense.',
    'With a seven for a road you would trade a whole party for one conversation that goes below the paint.',
    'Most people want the answer; a seven like you wants to see the working, and checks the footnotes on the way out.',
  ],
  8: [
    'Life path eight goes uphill with good boots, and you rather like the part where the others sit down to complain.',
    'With an eight for a road you hear the word “impossible” as a rough estimate of the budget.',
    'When something large has to be moved, people look round the room and then at you, because an eight already has its sleeves rolled.',
  ],
  9: [
    'Life path nine has a long table and an open gate, and you keep laying one more place than you have guests.',
    'With a nine for a road you feel at home in other people’s stories and mislay your own house keys.',
    'Endings find you often, since a nine is good at them: you sweep the floor, thank everybody and leave the light on.',
  ],
  11: [
    'Life path eleven is strung like a violin, so a change in the weather of a room reaches you before anyone has spoken.',
    'With an eleven for a road you know things early and can prove them late, which takes some patience with other people’s clocks.',
    'Two upright ones make an eleven, like two candles, and your task is to find them a table that does not wobble.',
  ],
  22: [
    'Life path twenty-two dreams in floor plans, and you can see the finished bridge while others are still discussing the river.',
    'With a twenty-two for a road you carry a cathedral and a screwdriver, and have to choose every morning which one to pick up.',
    'Big things grow slowly under a twenty-two like you, so measure your year in foundations rather than in ribbons cut.',
  ],
  33: [
    'Life path thirty-three teaches without a blackboard, and people leave your company standing a little straighter.',
    'With a thirty-three for a road your kindness has very long arms, and they get tired like anybody’s.',
    'Rare as it is, a thirty-three mostly shows in small ways: you listen to the end, and then you ask the one good question.',
  ],
};

/** What the whole name is able to do, by destiny number. */
export const DESTINY_SCENE: ByNumber = {
  1: [
    'Your name adds up to one, and it has the sound of a first page: it wants a project with nobody’s fingerprints on it.',
    'A destiny of one gives you the knack of opening things, such as tins, meetings and whole fields of work.',
  ],
  2: [
    'Your name adds up to two, so its finest work is done beside somebody, and half of its fame goes by the word “we”.',
    'A destiny of two makes you a born second reader: you find the sentence in which both sides can live.',
  ],
  3: [
    'Your name adds up to three, and it was made to be called across a room by people who are glad you came.',
    'A destiny of three hands you a good line at the right moment, and asks in return that you finish the song.',
  ],
  4: [
    'Your name adds up to four, and it stands at the foot of a page like a stamp that says somebody has checked this.',
    'A destiny of four can turn a heap into a shelf, and it does so for others with surprising tenderness.',
  ],
  5: [
    'Your name adds up to five and travels well: it picks up languages, recipes and other people’s slang.',
    'A destiny of five makes you a courier between worlds, at ease with the professor and the plumber alike.',
  ],
  6: [
    'Your name adds up to six, and wherever it stands on the bell, people expect that there will be soup.',
    'A destiny of six knows how to make a place out of a space, be it a classroom, a shop or a spare bed.',
  ],
  7: [
    'Your name adds up to seven, so it belongs on the spine of a book more than on the front of a shirt.',
    'A destiny of seven gives you a diver’s lungs: you can stay with one subject until it hands over its pearl.',
  ],
  8: [
    'Your name adds up to eight, and it carries well across a long table with difficult people around it.',
    'A destiny of eight can hold the purse, the plan and the nerve, and is at its best when somebody else profits as well.',
  ],
  9: [
    'Your name adds up to nine, and it keeps wandering off to help somebody it has only just met.',
    'A destiny of nine thinks in neighbourhoods, and finds its strength wherever the circle can be drawn a little wider.',
  ],
  11: [
    'Your name adds up to eleven, a master number, and it tends to light up other people’s ideas along with your own.',
    'A destiny of eleven speaks best after it has been silent for a while; then a single sentence of yours can change an afternoon.',
  ],
  22: [
    'Your name adds up to twenty-two, a master number, and it belongs on a cornerstone of something that many will use.',
    'A destiny of twenty-two turns “somebody should” into a timetable, and then it looks for hands.',
  ],
  33: [
    'Your name adds up to thirty-three, the rarest of the masters, and its work is to make courage feel ordinary.',
    'A destiny of thirty-three comforts by doing: it brings the ladder, holds it, and says nothing about how high it is.',
  ],
};

/** What is wished for in private, by soul urge number. */
export const SOUL_SCENE: ByNumber = {
  1: [
    'In private your soul urge of one wants a room with its own key, and the right to get things wrong there.',
    'Underneath it all sits a one that would like to be asked for its opinion before anybody else is.',
  ],
  2: [
    'In private your soul urge of two keeps count of glances, and one warm look lasts you the whole way home.',
    'Underneath it all sits a two that sleeps better when the quarrel next door has ended.',
  ],
  3: [
    'In private your soul urge of three is still dressing up in front of the mirror, and it ought to be allowed to.',
    'Underneath it all sits a three that needs to play a little each day, the way others need bread.',
  ],
  4: [
    'In private your soul urge of four loves a list with everything ticked, and a door that shuts without a rattle.',
    'Underneath it all sits a four that only sings when it knows the floor will hold.',
  ],
  5: [
    'In private your soul urge of five has a bag half packed, and it relaxes as soon as nobody asks where you are going.',
    'Underneath it all sits a five that falls in love with street names, and with anything it has not tasted yet.',
  ],
  6: [
    'In private your soul urge of six wants everyone in, fed and getting along before it takes its own shoes off.',
    'Underneath it all sits a six that would so like to be looked after, once, without having to arrange it.',
  ],
  7: [
    'In private your soul urge of seven is reading under the blanket, and has no wish to be told that it is late.',
    'Underneath it all sits a seven that trusts slowly, and then for about forty years.',
  ],
  8: [
    'In private your soul urge of eight keeps a scorecard that nobody sees, and it is harder on you than any boss was.',
    'Underneath it all sits an eight that wants to stand on something it has built and feel it not move.',
  ],
  9: [
    'In private your soul urge of nine takes the whole evening news to heart, and then bakes for the neighbours.',
    'Underneath it all sits a nine that forgives easily and would love to be told that it may also be cross.',
  ],
  11: [
    'In private your soul urge of eleven is listening for a note behind the music, and on good days it hears one.',
    'Underneath it all sits an eleven that finds small talk tiring because it can feel what is under it.',
  ],
  22: [
    'In private your soul urge of twenty-two draws houses for people who are not born yet.',
    'Underneath it all sits a twenty-two that would rather leave one good bridge than a hundred kind remarks.',
  ],
  33: [
    'In private your soul urge of thirty-three wants to take the sting out of the world, one grazed knee at a time.',
    'Underneath it all sits a thirty-three that glows when somebody it once helped no longer needs to be.',
  ],
};

/** What others meet first, by personality number. */
export const FACE_SCENE: ByNumber = {
  1: [
    'What strangers see is a personality of one: straight back, quick answer, the air of somebody who knows where the exit is.',
    'From outside you look like a one, so people ask you the way even in towns where you arrived an hour ago.',
  ],
  2: [
    'What strangers see is a personality of two, with soft edges and a listening face that makes them say more than they meant to.',
    'From outside you look like a two, and anybody with a secret sits down next to you.',
  ],
  3: [
    'What strangers see is a personality of three: the laugh arrives first, and the rest of you follows with a story.',
    'From outside you look like a three, so nobody guesses how seriously you take the things you joke about.',
  ],
  4: [
    'What strangers see is a personality of four, and before long they have asked you to keep an eye on their luggage.',
    'From outside you look like a four: neat, calm, faintly stern, until somebody makes you laugh and finds the window.',
  ],
  5: [
    'What strangers see is a personality of five, bright-eyed, half turned to the door and already interested.',
    'From outside you look like a five, so people tell you about their holidays and hope that you will say it was brave.',
  ],
  6: [
    'What strangers see is a personality of six, and children hand you their half-eaten biscuits to hold.',
    'From outside you look like a six: somebody who will have a plaster, a tissue and an opinion on your coat.',
  ],
  7: [
    'What strangers see is a personality of seven: polite, elsewhere, and probably right.',
    'From outside you look like a seven, and some take for coolness what is only concentration.',
  ],
  8: [
    'What strangers see is a personality of eight, so the waiter gives you the bill and the meeting gives you the chair.',
    'From outside you look like an eight: well pressed, well prepared, and softer in the middle than anyone suspects.',
  ],
  9: [
    'What strangers see is a personality of nine, with something of the kind stranger in a film about it.',
    'From outside you look like a nine, so people confess their better intentions to you.',
  ],
  11: [
    'What strangers see is a personality of eleven: a little electric, a little shy, and hard to forget.',
    'From outside you look like an eleven, and those who meet your eyes feel that they have been read, kindly.',
  ],
  22: [
    'What strangers see is a personality of twenty-two, and they find themselves telling you about problems the size of a town.',
    'From outside you look like a twenty-two: built to last, in no hurry, and able to read a plan upside down.',
  ],
  33: [
    'What strangers see is a personality of thirty-three, and their shoulders drop by an inch.',
    'From outside you look like a thirty-three, so that even dogs with a reputation come over and lean.',
  ],
};

/** A thing to do this week, by life path number. */
export const PATH_STEP: ByNumber = {
  1: [
    'This week, start one small thing without announcing it, and see how it feels to own all of it.',
    'Before Sunday, ask one person for help with something you could do alone; call it an experiment.',
  ],
  2: [
    'This week, say your preference first, out loud, about something as small as the restaurant.',
    'Before Sunday, write down what you would want if nobody else’s wishes were in the room.',
  ],
  3: [
    'This week, finish one thing that has been nearly finished for a month, and then tell everyone.',
    'Before Sunday, put a date on one idea and quietly bury two others with honours.',
  ],
  4: [
    'This week, leave one afternoon without a plan and guard it as you would guard an appointment.',
    'Before Sunday, let somebody else pack, cook or steer, and keep your hands in your pockets.',
  ],
  5: [
    'This week, do one thing twice: the second visit shows you what the first was too quick to see.',
    'Before Sunday, keep one dull promise to the minute, and enjoy how free it leaves you.',
  ],
  6: [
    'This week, answer one request with “let me think about it”, and then really think about it.',
    'Before Sunday, ask for one favour that you could do without, just to keep the door swinging both ways.',
  ],
  7: [
    'This week, show somebody a thought while it is still pencil.',
    'Before Sunday, take one question for a walk without a telephone, and write down whatever comes back with you.',
  ],
  8: [
    'This week, name what would be enough, in a number or a sentence, and stop when you reach it.',
    'Before Sunday, give away credit for something in front of the people whose opinion counts.',
  ],
  9: [
    'This week, let one thing go that you have only kept out of loyalty, and thank it on the way out.',
    'Before Sunday, do something kind for the person who wears your shoes.',
  ],
  11: [
    'This week, write down one hunch with its date, and look again in a month to see how you did.',
    'Before Sunday, go to bed an hour early once; your antennae are attached to the rest of you.',
  ],
  22: [
    'This week, make the model: a sketch, a page, a trial run that somebody else can walk around in.',
    'Before Sunday, cut one grand plan down to the part that fits on a single sheet, and begin there.',
  ],
  33: [
    'This week, be looked after for an hour and resist the wish to tidy up while it happens.',
    'Before Sunday, teach somebody a thing that you do without thinking, and then let them do it badly.',
  ],
};

/** What trips that life path up, and the way round it. */
export const PATH_PITFALL: ByNumber = {
  1: [
    'The stone you stumble over is pride in doing it alone, and it gets smaller each time you say thank you before the job is done.',
    'Your shadow side is impatience: the second half of a thing bores you, although that is where the applause is kept.',
  ],
  2: [
    'The stone you stumble over is the polite yes, which costs you an evening now and a grudge in March.',
    'Your shadow side is waiting to be asked, sometimes for years, by people who had no idea that you were waiting.',
  ],
  3: [
    'The stone you stumble over is the next idea, which always looks better than the one on the desk because it has no corners yet.',
    'Your shadow side is the joke told one second too early, just when somebody was about to say something true.',
  ],
  4: [
    'The stone you stumble over is the sentence “It is quicker if I do it”, which has been true exactly once.',
    'Your shadow side is worry dressed up as planning; you can tell them apart by asking which one lets you sleep.',
  ],
  5: [
    'The stone you stumble over is the exit sign, which you notice first in any room, even in the ones you like.',
    'Your shadow side is boredom, and it tells you that a thing is over when it has only become quiet.',
  ],
  6: [
    'The stone you stumble over is help that nobody ordered, delivered with love and followed by a small silence.',
    'Your shadow side is keeping accounts of kindness in a book that you would deny having.',
  ],
  7: [
    'The stone you stumble over is the perfect theory, polished in private until the question has gone home.',
    'Your shadow side is the raised drawbridge: you call it peace and quiet, and your friends call it Tuesday to Friday.',
  ],
  8: [
    'The stone you stumble over is the ladder itself, when you climb so well that you forget to ask which wall it leans on.',
    'Your shadow side is treating a rest as something to be earned, with a price that goes up every year.',
  ],
  9: [
    'The stone you stumble over is the wish to save everybody, which leaves the person at your own table with cold soup.',
    'Your shadow side is nostalgia: you keep the ticket, the letter and now and then the quarrel.',
  ],
  11: [
    'The stone you stumble over is static, for you pick up so much of other people that you lose your own station.',
    'Your shadow side is doubt, which arrives right after the insight and speaks in a very reasonable voice.',
  ],
  22: [
    'The stone you stumble over is scale: a plan so large that it frightens you out of its first afternoon.',
    'Your shadow side is the site manager within, who forgets that the workers, you included, need lunch.',
  ],
  33: [
    'The stone you stumble over is everybody else’s pain, which you pick up so often that people think it is your luggage.',
    'Your shadow side is the kind refusal that you owe somebody and keep rewording until it is a yes.',
  ],
};
