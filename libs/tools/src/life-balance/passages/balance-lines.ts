import type { Digit, NumerologyNumber } from '@cosmic/divination/numerology/reduction';
import type { Element, Mode } from '@cosmic/sky/zodiac';

/** Begins a reading about balance. */
export const BALANCE_OPENING: readonly string[] = [
  'Balance is not a pose that one holds; it is a great many small corrections, as anybody knows who has ridden a bicycle.',
  'Nobody’s life is evenly spread, and a birth date can at least show where yours tends to pile up.',
  'Two things can be counted from a date, the numbers in it and the elements of its sky, and together they make a rather useful pair of scales.',
  'You are not out of balance; you are leaning, as everything does that moves, and it helps to know in which direction.',
  'Think of this as a look at the luggage: what you have packed in plenty, what was left at home, and what this year is asking you to carry.',
];

/** Where each life path leans, and what brings it level. */
export const PATH_BALANCE: Record<NumerologyNumber, readonly string[]> = {
  1: [
    'Your life path is 1, which leans towards doing it alone; what brings it level is one question asked before the start instead of after.',
    'With life path 1 you set out early and look round late, so balance begins whenever you let somebody else hold the map for an hour.',
  ],
  2: [
    'Your life path is 2, which leans towards the other person; what brings it level is a wish of your own, spoken while it is still small.',
    'With life path 2 you hear what is not being said, and balance begins on the day when you say it yourself.',
  ],
  3: [
    'Your life path is 3, which leans towards the bright and the many; what brings it level is one thing finished in silence.',
    'With life path 3 your joy is contagious and your evenings are full, so balance begins with an hour in which nobody is entertained.',
  ],
  4: [
    'Your life path is 4, which leans towards duty and good order; what brings it level is a free afternoon that was not earned.',
    'With life path 4 you build for others to stand on, and balance begins when you sit down on it yourself.',
  ],
  5: [
    'Your life path is 5, which leans towards the open door; what brings it level is one fixed hour that you keep for its own sake.',
    'With life path 5 you collect beginnings, so balance begins with a second visit to the same place.',
  ],
  6: [
    'Your life path is 6, which leans towards everybody’s needs; what brings it level is to be cared for without first apologising.',
    'With life path 6 you are the one who remembers the birthdays, and balance begins with somebody remembering yours and you enjoying it.',
  ],
  7: [
    'Your life path is 7, which leans inward and backward from the noise; what brings it level is one person who may come into the study.',
    'With life path 7 you think your way down to the bottom of things, so balance begins with something that cannot be understood, only eaten or danced.',
  ],
  8: [
    'Your life path is 8, which leans towards effort and weight; what brings it level is a hobby at which you are allowed to lose.',
    'With life path 8 you carry well and so are given more, and balance begins with handing a piece of it on, unfinished.',
  ],
  9: [
    'Your life path is 9, which leans towards the whole world; what brings it level is the one person at the same table.',
    'With life path 9 you give easily and end things slowly, so balance begins with a door that you close kindly and altogether.',
  ],
  11: [
    'Your life path is 11, which leans towards the fine and the far; what brings it level is plain food, plain words and an early night.',
    'With life path 11 you receive more than you can use, and balance begins with switching the receiver off at a decent hour.',
  ],
  22: [
    'Your life path is 22, which leans towards the very large plan; what brings it level is today’s brick and a joke with the other builders.',
    'With life path 22 you can see the finished house from far away, so balance begins with living in the tent as though it counted.',
  ],
  33: [
    'Your life path is 33, which leans towards healing everything in sight; what brings it level is to be silly, idle and nobody’s teacher.',
    'With life path 33 others grow calm beside you, and balance begins where you have somebody beside whom you grow calm.',
  ],
};

/** What the personal year asks of the scales: `{year}`. */
export const YEAR_BALANCE: Record<Digit, readonly string[]> = {
  1: [
    'In {year} you are in a personal year 1, when something begins; put less on the side of finishing for others and more on your own first page.',
    'Your personal year for {year} is 1, a year of seed, so leave a bed free for it and do not plant it full with obligations.',
    'A personal year 1 stands over {year}, and balance now means allowing the new thing to take up room before it has proved itself.',
  ],
  2: [
    'In {year} you are in a personal year 2, when things ripen between people; patience belongs on one side of the scales and a clear word on the other.',
    'Your personal year for {year} is 2, so half of the work is done by waiting and the other half by listening.',
    'A personal year 2 stands over {year}, and balance now means sharing the load before it hurts.',
  ],
  3: [
    'In {year} you are in a personal year 3, when you may show yourself; enjoy the company, and keep one evening a week for the one who has to live with it all.',
    'Your personal year for {year} is 3, bright and scattered, so choose two delights and let the rest go by with a wave.',
    'A personal year 3 stands over {year}, and balance now means that play is given as firm a place as duty.',
  ],
  4: [
    'In {year} you are in a personal year 4, when foundations are laid; the work is good, and so are the gaps that you leave in the wall.',
    'Your personal year for {year} is 4, a year of hands and lists, which makes rest a part of the building and no interruption of it.',
    'A personal year 4 stands over {year}, and balance now means order that serves you and can be left lying once a week.',
  ],
  5: [
    'In {year} you are in a personal year 5, when much is on the move; keep one habit that does not move, and travel round it.',
    'Your personal year for {year} is 5, so say yes to the change and no to the third change in the same month.',
    'A personal year 5 stands over {year}, and balance now means freedom with a bed in it.',
  ],
  6: [
    'In {year} you are in a personal year 6, when family and home are calling; answer them, and write yourself on to the list of those to be cared for.',
    'Your personal year for {year} is 6, warm and full of requests, so ask who else could bring the salad.',
    'A personal year 6 stands over {year}, and balance now means love with office hours.',
  ],
  7: [
    'In {year} you are in a personal year 7, when you turn inward; protect your quiet, and give two or three people a key to it.',
    'Your personal year for {year} is 7, a year for study and slow walks, so measure it by depth and not by the number of entries.',
    'A personal year 7 stands over {year}, and balance now means being alone on purpose and in company on purpose as well.',
  ],
  8: [
    'In {year} you are in a personal year 8, when strength is asked for; use it, and find a place where nobody needs you to be strong.',
    'Your personal year for {year} is 8, so responsibility comes by itself, while pleasure will have to be invited.',
    'A personal year 8 stands over {year}, and balance now means that what you give to the work, the work does not get twice.',
  ],
  9: [
    'In {year} you are in a personal year 9, when a round of nine is completed; let things go one at a time and do not take on replacements.',
    'Your personal year for {year} is 9, a year of generous endings, so balance what you clear away with what you celebrate.',
    'A personal year 9 stands over {year}, and balance now means leaving some shelves empty and looking at them with pleasure.',
  ],
};

/** Says what the elements are counted from. */
export const BALANCE_NOON: readonly string[] = [
  'As for the sky of your birth date, its ten planets can be counted by element, read for midday because the hour is not known.',
  'Now the other scale, the planets on the day of your birth, taken at midday as the date alone allows.',
  'The sky of that date counts as well, taken at the middle of the day, and its elements were spread like this.',
];

/** The Moon changed signs around that date: `{one}`, `{two}`. */
export const BALANCE_MOON: readonly string[] = [
  'Please take the count with a grain of salt, because the Moon went from {one} to {two} around that date and only the hour and the place could say which.',
  'One of the ten is open: around that date the Moon changed from {one} to {two}, so read them all if you like.',
];

/** The element with the most planets: `{count}`. */
export const BALANCE_STRONG: Record<Element, readonly string[]> = {
  fire: [
    'Fire has the most, {count} of ten, so you warm up quickly and burn through things, your own strength among them.',
    'With {count} of ten in fire you live by enthusiasm, and what you call boredom others would call a rest.',
    'The largest share is fire, {count} of ten, which gives you courage on credit and now and then a rather tired Sunday.',
  ],
  earth: [
    'Earth has the most, {count} of ten, so you can be relied upon, and people do, until your shelf bends a little.',
    'With {count} of ten in earth you trust what can be touched, and now and then you go on holding it when you might put it down.',
    'The largest share is earth, {count} of ten, which gives you patience and a certain talent for staying too long.',
  ],
  air: [
    'Air has the most, {count} of ten, so your head is seldom empty, and it has been known to forget the legs.',
    'With {count} of ten in air you solve by talking and thinking, and a feeling has to knock twice before it is let in.',
    'The largest share is air, {count} of ten, which gives you perspective, and a coat that is always half on.',
  ],
  water: [
    'Water has the most, {count} of ten, so you know how everybody is, and sometimes have to look up how you are yourself.',
    'With {count} of ten in water you live close to the feeling of things, and some days it stands rather high.',
    'The largest share is water, {count} of ten, which gives you sympathy without measure, and measure is what you may add.',
  ],
};

/** Two or more share the lead: `{elements}`, `{count}`. */
export const BALANCE_SHARED: readonly string[] = [
  'The lead is shared by {elements}, each with {count} of ten, so you have more than one way of being yourself and can change horses.',
  'No single element rules you: {elements} stand level, with {count} of ten each, and they are good at relieving one another.',
  'Level at the top are {elements} with {count} of ten each, so you can draw on more than one side of yourself and may be slow to choose.',
];

/** The element with the fewest, none or one: what may be added by hand. */
export const BALANCE_WEAK: Record<Element, readonly string[]> = {
  fire: [
    'There is least of fire, so courage and play will not come by themselves; put something into the week that makes your heart beat faster and has no other use.',
    'Fire is the scarce one, and it can be lit by hand: an early sun, a loud song, a quick decision in a small matter.',
    'What you have least of is fire, so borrow it from people who are easily delighted.',
  ],
  earth: [
    'There is least of earth, so the ground has to be made: regular meals, a tidy purse, a chair that is yours.',
    'Earth is the scarce one, and it can be added by hand, quite literally, with dough, wood, soil or a needle.',
    'What you have least of is earth, so keep one appointment with your body every day, at the same hour and without discussion.',
  ],
  air: [
    'There is least of air, so distance has to be made: write it down, walk once round it, ask somebody who is not concerned.',
    'Air is the scarce one, and it can be let in: an open window, a book, a conversation that is not about anybody you know.',
    'What you have least of is air, so before a large decision say the whole of it aloud to a person who only nods.',
  ],
  water: [
    'There is least of water, so feelings need an invitation; ask yourself once a day how you are and wait for the second answer.',
    'Water is the scarce one, and it can be poured: music with the lights off, a bath, an old friend, a good cry at the cinema.',
    'What you have least of is water, so let somebody comfort you in a matter that you could have managed.',
  ],
};

/** Several elements share the last place: `{elements}`. */
export const BALANCE_WEAK_SHARED: readonly string[] = [
  'At the other end {elements} share the last place, so whatever you add there by hand will be felt at once.',
  'Least is found of {elements}, in equal parts, and these are the sides of life that come to you only when you invite them.',
  'Scarce, and equally so, are {elements}; begin with the one that you would never have put on a list.',
];

/** The mode with the most planets. */
export const BALANCE_MODE: Record<Mode, readonly string[]> = {
  cardinal: [
    'By manner your planets are starters first of all, so plan for endings: put the last step into the calendar before the first.',
    'The largest group of them stands in signs that begin things, and for balance you need people who like to finish, or evenings that do.',
  ],
  fixed: [
    'By manner your planets are keepers first of all, so plan for change in small coins, one new way to work, one different chair.',
    'The largest group of them stands in signs that hold on, and for balance it helps to ask once a month what you would choose again.',
  ],
  mutable: [
    'By manner your planets are changers first of all, so plan for constancy: one evening, one friend, one walk that is never moved.',
    'The largest group of them stands in signs that adapt, and for balance you need an edge somewhere, a no, a closing time, a locked drawer.',
  ],
};

/** No mode leads. */
export const BALANCE_MODES_EVEN: readonly string[] = [
  'Beginning, keeping and changing are about equal in you, so watch which of the three you have not used for a while.',
  'As for starting, staying and changing course, no single one has the upper hand, and you may use whichever the day requires.',
];

/** One correction for the week, by the scarce element. */
export const BALANCE_STEP: Record<Element, readonly string[]> = {
  fire: [
    'For this week a single correction: do one thing before you feel ready, and celebrate it out of all proportion.',
    'One small weight to move this week: replace an hour of scrolling by an hour of something that makes you glow.',
  ],
  earth: [
    'For this week a single correction: go to bed at the hour that you would recommend to a friend, three times.',
    'One small weight to move this week: mend, cook or carry one thing with your own hands, from beginning to end.',
  ],
  air: [
    'For this week a single correction: before you answer a heavy question, sleep a night and ask two people.',
    'One small weight to move this week: learn something light and tell it to somebody the same evening.',
  ],
  water: [
    'For this week a single correction: tell somebody what they mean to you, in person and without a joke behind it.',
    'One small weight to move this week: leave half an hour between two appointments and fill it with nothing but how you are.',
  ],
};

/** Ends a reading about balance. */
export const BALANCE_CLOSING: readonly string[] = [
  'You will lose it again, of course, and find it again, and that is what balancing is called.',
  'A scale that never moves is broken, so let yours swing.',
  'None of this is a fault; it is only the way the load has been stowed.',
  'Begin with the correction that you would enjoy, since the others will be easier afterwards.',
  'Even the sky is rarely level, and it has been hanging up there for quite a while.',
];
