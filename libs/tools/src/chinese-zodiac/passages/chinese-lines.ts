import type {
  AnimalRelation,
  ElementRelation,
} from '@cosmic/divination/chinese-zodiac/compatibility';
import type { ChineseElement, Polarity } from '@cosmic/divination/chinese-zodiac/signs';

type Lines = readonly string[];
type ByRelation = Readonly<Record<AnimalRelation, Lines>>;

/** Begins the reading: `{element}`, `{animal}`. */
export const CHINESE_OPENING: Lines = [
  'Twelve animals take turns at the head of the years, and yours is the {animal}, dressed this time in {element}.',
  'Sixty years have to pass before the {element} {animal} comes round again, so you belong to a fairly small club.',
  'In the old calendar a year has a face as well as a number, and the one you came in with is that of the {element} {animal}.',
  'Ask anybody in Beijing over seventy, and they will work it out on their fingers: {element} {animal}.',
  'Your year on the great wheel bears a name of two words, {element} {animal}, and each of them has something to say about you.',
  'A whole school class shares the {animal} with you, but what your own year made of it has {element} in its bones.',
];

/** A birth early in the year may belong to the animal before: `{newYear}`, `{year}`, `{before}`, `{animal}`. */
export const YEAR_TURNS: Lines = [
  'One thing to check: the Chinese year began on {newYear}, so a birth before that day in {year} still belongs to the {before}.',
  'Mind the calendar, though, for this holds from {newYear} on; whoever was born earlier in {year} is still one of the year of the {before}.',
  'Should your birthday in {year} lie before {newYear}, then you were early, and the {before} is your animal.',
];

/** The date decided it, before the new year: `{newYear}`, `{year}`, `{animal}`, `{next}`. */
export const BORN_EARLY: Lines = [
  'Born before the new year of {newYear}, you belong to the old year’s {animal}, although half the placemats in the world would call you one of the {next}.',
  'As the year turned only on {newYear}, your January or February birthday makes you the {animal} and not the {next}.',
  'Most tables that go by {year} alone would hand you the {next}; your birth came before {newYear}, so it is the {animal}.',
];

/** The date is next to the new year, which comes at midnight in China: `{animal}`, `{other}`, `{newYear}`. */
export const BORN_AT_THE_TURN: Lines = [
  'The year turned at midnight in China on {newYear}, which is another hour elsewhere, so only the hour and the place of your birth could say whether the {other} has the better claim; the {animal} is read here.',
  'So close to the new year of {newYear} the date alone cannot decide between the {animal} and the {other}, because midnight in China is not midnight everywhere; the {animal} is read here, and the {other} may listen.',
];

/** What was chosen decided between the two signs of the year: `{animal}`, `{newYear}`, `{year}`. */
export const CHOICE_DECIDES: Lines = [
  'What you chose belongs to the {animal}, so you were presumably born before {newYear}, while the old year was still running; good, we read it so.',
  'Since your own choice points to the {animal}, we take it that your birthday in {year} came before {newYear}.',
];

/** The chosen animal is not the year’s: `{chosen}`, `{animal}`. */
export const OTHER_ANIMAL: Lines = [
  'You chose the {chosen}, and it may well be a favourite, but by the calendar your year is that of the {animal}; here both may stay for tea.',
  'Somebody may once have told you that you are the {chosen}; the years say {animal}, and we follow the years.',
  'By the wheel your animal is the {animal}, not the {chosen}, though one is surely allowed a second at heart.',
];

/** The chosen element is not the year’s: `{chosen}`, `{element}`. */
export const OTHER_ELEMENT: Lines = [
  'As to the element, you picked {chosen}, while the year itself is made of {element}; take the first as a taste and the second as the timber.',
  'Your choice of {chosen} is noted with respect; the two-year turn of the elements gives {element}.',
  'The elements change every second year, and yours comes out as {element} rather than {chosen}.',
];

/** The element of the year: `{animal}`. */
export const ELEMENT_LINE: Readonly<Record<ChineseElement, Lines>> = {
  Wood: [
    'Wood makes the {animal} in you grow towards people: you plan in branches, and there is shade for others underneath.',
    'With Wood in it, your {animal} bends before it breaks and comes back greener.',
    'Being of Wood, you ask what a thing might become before you ask what it is worth.',
  ],
  Fire: [
    'Fire makes the {animal} in you quick to warm and quick to decide; your enthusiasm arrives by express.',
    'With Fire in it, your {animal} is visible from the next village.',
    'Being of Fire, you inspire easily and rest badly; the embers are worth learning.',
  ],
  Earth: [
    'Earth makes the {animal} in you practical: you ask who will cook, who will drive and where the key is.',
    'With Earth in it, your {animal} can wait, and it is surprising how much comes by.',
    'Being of Earth, you are the one at whose kitchen table things get decided.',
  ],
  Metal: [
    'Metal gives the {animal} in you an edge: you mean what you say, and now and then it shows a fingerprint.',
    'With Metal in it, your {animal} finishes things and hears a false note at forty paces.',
    'Being of Metal, you hold yourself to a standard that nobody else has seen in writing.',
  ],
  Water: [
    'Water makes the {animal} in you perceptive: you find the way round, and the thing that was meant under what was said.',
    'With Water in it, your {animal} remembers feelings as others remember faces.',
    'Being of Water, you persuade by seeping in, and people think that it was their own idea.',
  ],
};

/** The polarity of the year. */
export const POLARITY_LINE: Readonly<Record<Polarity, Lines>> = {
  yang: [
    'Yang years face the street, so you come into your own by doing the thing where others can see it.',
    'Since it was a yang year, your first answer is usually to begin.',
  ],
  yin: [
    'Yin years face the garden, so you come into your own by refining what is there.',
    'Since it was a yin year, your first answer is usually to take a closer look.',
  ],
};

/** The old friends of an animal: `{friend}` its secret friend, `{one}` and `{other}` its team. */
export const OLD_FRIENDS: Lines = [
  'Among the twelve the {friend} is your secret friend, and with the {one} and the {other} you make a team of three.',
  'Look out for people of the {friend}, who tend to help without being asked; the {one} and the {other} run at your pace.',
  'Tradition seats you between the {one} and the {other}, your own team, and keeps a quiet bench for you and the {friend}.',
];

/** The year of today beside one’s own animal: `{year}` its animal, `{until}` its last day. */
export const YEAR_OF_TODAY: ByRelation = {
  same: [
    'At present it is the year of the {year}, your own, which comes every twelfth time: wear something red, as they say, and be a little kinder to yourself than usual, until {until}.',
    'Until {until} the wheel stands at your own sign, the {year}; tradition treats such a year as a mirror, so look in it and straighten the collar.',
    'Your own year is running, for the {year} rules until {until}, and it likes beginnings that are honest rather than grand.',
  ],
  harmony: [
    'At present the year belongs to the {year}, your secret friend, so look for help from the side until {until}.',
    'Until {until} your secret friend, the {year}, has the chair; ask for things in a normal voice and you may be surprised.',
    'A good wind for you: the {year}, with whom you are in quiet league, rules the year until {until}.',
  ],
  trine: [
    'At present the year belongs to the {year}, one of your own team, and joint undertakings have the wind behind them until {until}.',
    'Until {until} your team-mate, the {year}, holds the reins, so begin what you would rather not do alone.',
    'Your own team is on the box: the {year} rules until {until}, and the pace ought to suit you.',
  ],
  clash: [
    'At present the year belongs to the {year}, which stands across the wheel from you: expect a push in the back, and use it for a change of place, until {until}.',
    'Until {until} the year is run by the {year}, your opposite, who is a tiring and excellent teacher; travel light.',
    'The {year} sits across from you and rules until {until}, so what has been stuck may move, if you do not insist on the old angle.',
  ],
  harm: [
    'At present the year belongs to the {year}, with whom your messages get crossed; say things twice and sign once, until {until}.',
    'Until {until} the {year} is in charge, an animal that misreads you easily, so clear up trifles on the same day.',
    'Crossed wires are this year’s theme for you under the {year}, until {until}; a short call will mend most of it.',
  ],
  friction: [
    'At present the year belongs to the {year}, and some of your edges rub: agree early on who decides what, until {until}.',
    'Until {until} the {year} sets the pace, which is not quite yours, so build in a breather before you build in anything else.',
    'Under the {year}, who rules until {until}, patience pays you better than being right.',
  ],
  open: [
    'At present the year belongs to the {year}, with whom no old rule binds you: a blank page until {until}.',
    'Until {until} the {year} has the year, and it neither courts nor crosses you; what becomes of it has your handwriting.',
    'The {year} rules until {until} and has nothing against you and nothing for you, which is a kind of freedom.',
  ],
};

/** The year’s element beside one’s own: `{mine}`, `{year}`. */
export const YEAR_ELEMENT: Readonly<Record<ElementRelation, Lines>> = {
  same: [
    'Its element is {year} as well, so you know the material and may be tempted to overdo it.',
    'Being {year} like you, it turns your habits up a notch; choose which.',
  ],
  feeds: [
    'Its element is {year}, which your {mine} feeds, so you will give more than you get; count your spoons now and then.',
    'As {mine} feeds {year}, much of what you do is fuel for others; see that some of it warms your own room.',
  ],
  'fed-by': [
    'Its element is {year}, which feeds your {mine}, so there is nourishment about; sit near the kitchen.',
    'As {year} feeds {mine}, you may grow this year without having to prove that you deserve it.',
  ],
  tempers: [
    'Its element is {year}, which your {mine} can shape; a light hand will do.',
    'As {mine} tempers {year}, you have some say in how the year turns out; use it for something that lasts.',
  ],
  'tempered-by': [
    'Its element is {year}, which shapes your {mine}: not always comfortable, and good for the form.',
    'As {year} tempers {mine}, the year will trim you here and there; gardeners call that kindness.',
  ],
};

/** Two animals side by side: `{animal}` and `{partner}`. */
export const PAIR_OF_ANIMALS: ByRelation = {
  same: [
    'Side by side, {animal} and {partner} are a mirror: you know the other’s tricks, since they are yours.',
    'Two of one kind understand each other without words and trip over the same stone; take turns at carrying the lamp.',
    'Both of you are the {animal}, so praise each other for the things you take for granted.',
  ],
  harmony: [
    'Side by side, {animal} and {partner} are secret friends: each quietly makes up for what the other has left at home.',
    'Few pairs have it so easy as {animal} and {partner}; say thank you often, for ease is quickly overlooked.',
    'Between {animal} and {partner} runs one of the six old friendships, the kind that shows in favours nobody announces.',
  ],
  trine: [
    'Side by side, {animal} and {partner} are of one team: you want similar things at a similar speed.',
    'With {animal} and {partner} a shared task does more than a shared sofa; build something.',
    'Four places apart on the wheel, {animal} and {partner} pull the same cart, and rarely argue about the road.',
  ],
  clash: [
    'Side by side, {animal} and {partner} stand on opposite shores, and a good bridge has been built over less.',
    'What is plain to the {animal} is odd to the {partner}, and that is a pull as much as a strain; let each lead where they are strong.',
    'Across the wheel from each other, {animal} and {partner} cover the whole circle between them, provided that both listen.',
  ],
  harm: [
    'Side by side, {animal} and {partner} get their wires crossed, mostly where both meant well; clear it up before supper.',
    'Between {animal} and {partner} little misunderstandings slip in like cats; look under the chair, laugh, and put them out.',
    'The {partner} hears something else than the {animal} says, so ask once more, and kindly, what has arrived.',
  ],
  friction: [
    'Side by side, {animal} and {partner} are two good habits that rub when both are tired; go to bed in time.',
    'Some sparks are to be expected of {animal} and {partner}; decide who decides, and keep your humour within reach.',
    'Old books call {animal} and {partner} a rough pair, which only means that nobody gets bored.',
  ],
  open: [
    'Side by side, {animal} and {partner} are bound by no old rule, so what becomes of you is your own work.',
    'Tradition has nothing to say about {animal} and {partner}; how pleasant to be left in peace by tradition.',
    'An open field lies between {animal} and {partner}: plant one thing that you both enjoy, and water it on a fixed day.',
  ],
};

/** Ends the reading. */
export const CHINESE_CLOSING: Lines = [
  'The wheel gives everybody an animal and nobody a cage.',
  'Twelve years make a round, so there is time to get it wrong once and right after that.',
  'Wear the animal as a mask at the party and not as a passport at the border.',
  'You are one among millions of your year, and the only one in your kitchen; begin there.',
  'Old calendars are best read with a pot of tea and one raised eyebrow.',
];
