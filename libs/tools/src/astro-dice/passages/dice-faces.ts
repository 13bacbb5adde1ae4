import type { DicePlanet } from '@cosmic/divination/astro-dice/faces';
import type { Element, SignKey } from '@cosmic/sky/zodiac';

type Lines = readonly string[];

/** What the first die puts on the table. */
export const DIE_PLANET: Readonly<Record<DicePlanet, Lines>> = {
  sun: [
    'The first die came up with the Sun, so the subject is you: what you want, and whether it may be seen by daylight.',
    'With the Sun on the first die, the matter is one of pride in the good sense, the kind that lifts a chin.',
    'First fell the Sun, and he asks which part of this you would sign with your full name.',
  ],
  moon: [
    'The first die came up with the Moon, so the subject is what you need, which is not always what you order.',
    'With the Moon on the first die, the matter is one of mood, memory and who gets the blanket.',
    'First fell the Moon, and she asks what would make you feel safe enough to be honest.',
  ],
  mercury: [
    'The first die came up with Mercury, so the subject is a word: one to say, one to read twice, one to leave out.',
    'With Mercury on the first die, the matter hangs on information, and somebody has it.',
    'First fell Mercury, who asks whether you have put the question to the person who could answer it.',
  ],
  venus: [
    'The first die came up with Venus, so the subject is what you like, and whether you dare to like it out loud.',
    'With Venus on the first die, the matter is one of sweetness, taste and fair exchange.',
    'First fell Venus, and she asks what would make this pleasant as well as right.',
  ],
  mars: [
    'The first die came up with Mars, so the subject is a push: one that you owe yourself, or one that you should not answer.',
    'With Mars on the first die, the matter will not be settled by looking at it.',
    'First fell Mars, who asks what you would do if you had only until five o’clock.',
  ],
  jupiter: [
    'The first die came up with Jupiter, so the subject is room: more of it, and what you would do with it.',
    'With Jupiter on the first die, the matter is likely to grow, so decide early what may.',
    'First fell Jupiter, who asks what you would try if you expected to be lucky.',
  ],
  saturn: [
    'The first die came up with Saturn, so the subject is a limit, and limits are what tables are made of.',
    'With Saturn on the first die, the matter wants time, a plan and less talk than you had thought.',
    'First fell Saturn, who asks what you are prepared to do more than once.',
  ],
};

/** How it is to be done, by the sign on the second die. */
export const DIE_SIGN: Readonly<Record<SignKey, Lines>> = {
  aries: [
    'Aries on the second die says how: at once, by the front door and without a committee.',
    'As to the manner, the die shows Aries: go first, and apologise on the way if you must.',
    'By Aries it is done with a running start, so mind the furniture.',
  ],
  taurus: [
    'Taurus on the second die says how: slowly, with both feet down and something good to eat.',
    'As to the manner, the die shows Taurus: take hold of it and do not be hurried off.',
    'By Taurus it is done with the hands, and it should still be standing next spring.',
  ],
  gemini: [
    'Gemini on the second die says how: by asking, joking, trying it two ways at once.',
    'As to the manner, the die shows Gemini: talk to three people, and listen to the one you had not planned.',
    'By Gemini it is done lightly, in small pieces and in good spirits.',
  ],
  cancer: [
    'Cancer on the second die says how: sideways, softly and with a way back to the kitchen.',
    'As to the manner, the die shows Cancer: look after the tender spot before you touch the rest.',
    'By Cancer it is done as one carries a bowl of soup through a crowded room.',
  ],
  leo: [
    'Leo on the second die says how: warmly, in full view, with something left over for the audience.',
    'As to the manner, the die shows Leo: be generous first and magnificent second.',
    'By Leo it is done with the whole heart and decent lighting.',
  ],
  virgo: [
    'Virgo on the second die says how: by getting one detail right, and then the next.',
    'As to the manner, the die shows Virgo: read the instructions, sharpen the pencil, leave the drama outside.',
    'By Virgo it is done well and quietly, and checked once, not seven times.',
  ],
  libra: [
    'Libra on the second die says how: together, politely, with both sides heard to the end.',
    'As to the manner, the die shows Libra: ask what would be fair, and then what would be beautiful.',
    'By Libra it is done in company, after weighing it, but not until the scales rust.',
  ],
  scorpio: [
    'Scorpio on the second die says how: all the way down, with the lamp held low.',
    'As to the manner, the die shows Scorpio: find out what it is really about, and keep it to yourself for a day.',
    'By Scorpio it is done in earnest, or else it is left alone.',
  ],
  sagittarius: [
    'Sagittarius on the second die says how: with a long view, a loud laugh and a packed sandwich.',
    'As to the manner, the die shows Sagittarius: aim further than you need to, and tell the truth on the way.',
    'By Sagittarius it is done out of doors, or at least out of the ordinary.',
  ],
  capricorn: [
    'Capricorn on the second die says how: step by step, in sensible shoes and by the date agreed.',
    'As to the manner, the die shows Capricorn: do the hard part first and mention it last.',
    'By Capricorn it is done properly, which takes longer and has to be done only once.',
  ],
  aquarius: [
    'Aquarius on the second die says how: the other way round, with friends and without the usual excuse.',
    'As to the manner, the die shows Aquarius: change one rule and see who breathes out.',
    'By Aquarius it is done with a cool head and an odd idea, both of them in the open.',
  ],
  pisces: [
    'Pisces on the second die says how: gently, by ear, with your eyes half closed.',
    'As to the manner, the die shows Pisces: let it come to you, and leave the door on the latch.',
    'By Pisces it is done as one gets into cold water, or into a dream: a little at a time, and then all at once.',
  ],
};

/** What a planet does in an element. */
export const PLANET_IN_ELEMENT: Readonly<Record<DicePlanet, Readonly<Record<Element, Lines>>>> = {
  sun: {
    fire: [
      'Together they are sun and fire, a high noon of a throw: do it where people can see you.',
      'Purpose in fire needs little persuasion, only a direction.',
    ],
    earth: [
      'Together they are sun on soil: what you want has to be planted, watered and waited for.',
      'Purpose in earth shows in what is standing there at the end of the day.',
    ],
    air: [
      'Together they are sunlight in an open window: what you want would gain by being told.',
      'Purpose in air has to be put into words before it knows what it is.',
    ],
    water: [
      'Together they are sun on water: what you want is there, and it moves when you reach for it.',
      'Purpose in water goes by feeling, so trust the pull before the plan.',
    ],
  },
  moon: {
    fire: [
      'Together they are a kettle on the stove: feelings come to the boil quickly, and a good tea comes of it.',
      'A mood in fire flares, warms the room and is forgotten by supper.',
    ],
    earth: [
      'Together they are bread in the oven: what you need is simple, regular and within reach.',
      'A mood in earth is mended by food, sleep and a tidy corner.',
    ],
    air: [
      'Together they are a letter by night: what you feel wants to be explained, at least to yourself.',
      'A mood in air is lifted by talking and by opening something.',
    ],
    water: [
      'Together they are tide and moonlight, so feel it through to the shore and do not argue with it halfway.',
      'A mood in water is deep and well informed; ask what it remembers.',
    ],
  },
  mercury: {
    fire: [
      'Together they are a spark on paper: say it while it is hot, and read it through before you send it.',
      'A thought in fire persuades, and sometimes itself first.',
    ],
    earth: [
      'Together they make a list, and a good one: what, how much, by when.',
      'A thought in earth is worth most when it fits on a label.',
    ],
    air: [
      'Together they are wind in the wires, so messages run fast and there are many of them.',
      'A thought in air needs only a second person to become a plan.',
    ],
    water: [
      'Together they are a diary: the truth will come out sideways, in pictures and in pauses.',
      'A thought in water knows more than it can prove; note it down and wait.',
    ],
  },
  venus: {
    fire: [
      'Together they are a red dress or its equal: show that you like it, before you have reckoned up the chances.',
      'Affection in fire is quick, proud and very good company.',
    ],
    earth: [
      'Together they are a garden with a bench, so enjoy it through the senses and take your time.',
      'Affection in earth shows in what is cooked, mended and kept.',
    ],
    air: [
      'Together they are a well-written invitation: charm opens this one, along with a bit of distance.',
      'Affection in air starts with the talk and may be content to stay there.',
    ],
    water: [
      'Together they are a hand in a hand under the table: little is said, and everything is meant.',
      'Affection in water gives itself whole, so see that somebody is there to catch it.',
    ],
  },
  mars: {
    fire: [
      'Together they are a match in dry straw: wonderful for starting, so know where the bucket is.',
      'Drive in fire wants to be used within the hour.',
    ],
    earth: [
      'Together they are a pickaxe: steady strokes, the same spot, and by evening there is a door.',
      'Drive in earth is slow to rise and hardly to be stopped.',
    ],
    air: [
      'Together they are a debate: fight for the point and leave the person standing.',
      'Drive in air cuts with words, so choose the clean ones.',
    ],
    water: [
      'Together they are a river under ice: the force is there, and it works where nobody is looking.',
      'Drive in water defends what it loves and remembers who helped.',
    ],
  },
  jupiter: {
    fire: [
      'Together they are a bonfire with guests: think big, and count the chairs afterwards.',
      'Hope in fire infects the whole street.',
    ],
    earth: [
      'Together they are a good harvest: growth that can be stored, shared and entered in a book.',
      'Hope in earth builds the barn first.',
    ],
    air: [
      'Together they are a library with the windows open: learn it, teach it, connect it to somebody.',
      'Hope in air travels by conversation.',
    ],
    water: [
      'Together they are a wide sea on a mild day: trust carries you if you lie back a little.',
      'Hope in water comes as kindness, often from a person you had not counted in.',
    ],
  },
  saturn: {
    fire: [
      'Together they are a hearth: stone around a flame, which is how a flame gets to stay.',
      'Patience in fire is hard-won and therefore impressive.',
    ],
    earth: [
      'Together they are a dry-stone wall, built to outlast the person who complains about it.',
      'Patience in earth is almost a pleasure; one sees it rise.',
    ],
    air: [
      'Together they are the small print, so think it through to the end once and you are free.',
      'Patience in air looks like a rule; make it a short one.',
    ],
    water: [
      'Together they are a lock on a canal: feelings are raised slowly until the gate opens by itself.',
      'Patience in water learns where the bank is and is calmer for it.',
    ],
  },
};

/** Where it happens, by the house on the third die. */
export const DIE_HOUSE: readonly Lines[] = [
  [
    'The third die points at the first house, so it is about how you walk in, and the mirror by the door.',
    'Where? In the first house, which is to say in your own skin: posture, coat, opening words.',
    'Its stage is the first house, so nobody else has to change for this to begin.',
  ],
  [
    'The third die points at the second house, so it is about what is yours: things, skills and the opinion you have of them.',
    'Where? In the second house, among purse, pantry and self-respect.',
    'Its stage is the second house, where a thing is worth whatever you would give an afternoon for.',
  ],
  [
    'The third die points at the third house, so it is about the near: messages, neighbours, siblings, the way to work.',
    'Where? In the third house, round the corner, in the talk on the stairs.',
    'Its stage is the third house, and the answer may well sit in your inbox or at the next bus stop.',
  ],
  [
    'The third die points at the fourth house, so it is about home, the people who made it and what you took along.',
    'Where? In the fourth house, behind your own front door.',
    'Its stage is the fourth house, so look to the root before you prune the branch.',
  ],
  [
    'The third die points at the fifth house, so it is about play: love, children, making a thing for no reason.',
    'Where? In the fifth house, where one does it for the fun of it and is good at it therefore.',
    'Its stage is the fifth house, and a little applause is allowed.',
  ],
  [
    'The third die points at the sixth house, so it is about an ordinary Wednesday: work, habits, the cat.',
    'Where? In the sixth house, among the small daily things that hold up the large ones.',
    'Its stage is the sixth house, so one changed routine will do more here than a resolution.',
  ],
  [
    'The third die points at the seventh house, so it is about another person, face to face and eye to eye.',
    'Where? In the seventh house, across the table.',
    'Its stage is the seventh house, and half of the matter is therefore not yours to decide.',
  ],
  [
    'The third die points at the eighth house, so it is about what is shared: trust, secrets, and things that cannot be undone by halves.',
    'Where? In the eighth house, under the floorboards, where one keeps what matters.',
    'Its stage is the eighth house, so somebody will have to go first with the truth.',
  ],
  [
    'The third die points at the ninth house, so it is about the far: a journey, a study, a belief that wants a larger map.',
    'Where? In the ninth house, over the hill and into the next language.',
    'Its stage is the ninth house, and a stranger may know more about it than your friends.',
  ],
  [
    'The third die points at the tenth house, so it is about your work in the world and the name you have in it.',
    'Where? In the tenth house, on the roof, where one is seen from the street.',
    'Its stage is the tenth house, so ask what you would like to be known for by people you respect.',
  ],
  [
    'The third die points at the eleventh house, so it is about friends, allies and what you hope for out loud.',
    'Where? In the eleventh house, at the long table.',
    'Its stage is the eleventh house, and it will go better with six people than with one.',
  ],
  [
    'The third die points at the twelfth house, so it is about what goes on unseen: rest, dreams, and good done quietly.',
    'Where? In the twelfth house, in the room at the back with the curtain drawn.',
    'Its stage is the twelfth house, so leave some silence for it, and do not ask for a receipt.',
  ],
];

/** A small thing to do, by the house on the third die. */
export const HOUSE_STEP: readonly Lines[] = [
  [
    'Before tonight, change one thing about the way you enter a room.',
    'Try saying “I would like” once today without an explanation behind it.',
  ],
  [
    'Before tonight, take one thing you own into your hands and decide whether it stays.',
    'Try naming one skill of yours as plainly as you would name your shoe size.',
  ],
  [
    'Before tonight, send the short message that you have been making long.',
    'Try a different way home, and read what is written on the walls.',
  ],
  [
    'Before tonight, make one corner of your home a little kinder.',
    'Try ringing the relation who tells the long stories, and ask for one.',
  ],
  [
    'Before tonight, do ten minutes of something you would do even if you were bad at it.',
    'Try flirting with the day: wear the shirt, hum the tune, order the pudding.',
  ],
  [
    'Before tonight, repair, sort or water one small thing.',
    'Try doing the first task of the day last and the last one first, and see what creaks.',
  ],
  [
    'Before tonight, ask one person what they think, and let them finish.',
    'Try a fair trade: name what you can give, then what you would like.',
  ],
  [
    'Before tonight, tell somebody you trust one thing that is heavier than it looks.',
    'Try giving back something, be it a book, a key or a grudge.',
  ],
  [
    'Before tonight, read two pages about a subject of which you know nothing.',
    'Try looking up how far it is to a place that you keep mentioning.',
  ],
  [
    'Before tonight, do one piece of work exactly as you would wish it to be remembered.',
    'Try writing your next step in a single line and putting a date beside it.',
  ],
  [
    'Before tonight, introduce two people who ought to know each other.',
    'Try saying a hope out loud at table, and see who leans in.',
  ],
  [
    'Before tonight, sit for ten minutes with nothing in your hands.',
    'Try doing one good turn that nobody will ever trace back to you.',
  ],
];

/** A question to take along, by the planet on the first die. */
export const DIE_QUESTION: Readonly<Record<DicePlanet, Lines>> = {
  sun: [
    'Take this question along: what would you do here if nobody could give you credit for it, and would you still enjoy it?',
    'One question belongs to it: whose approval are you waiting for, and do they know that you are waiting?',
  ],
  moon: [
    'Take this question along: which familiar feeling is deciding for you, and does it remember a different situation?',
    'One question belongs to it: what exactly would have to be in the room for you to relax completely?',
  ],
  mercury: [
    'Take this question along: which piece of information would change your opinion, and who could supply it before the weekend?',
    'One question belongs to it: what have you been explaining to everybody except the person concerned?',
  ],
  venus: [
    'Take this question along: if it were allowed to be pleasant, what would be different about the arrangement?',
    'One question belongs to it: what do you admire in somebody else’s life that is actually available in your own?',
  ],
  mars: [
    'Take this question along: is the resistance that you feel an obstacle, or is it the beginning of a boundary?',
    'One question belongs to it: what would be the smallest action after which the situation could no longer remain the same?',
  ],
  jupiter: [
    'Take this question along: what would you attempt if generosity, including your own, could be taken for granted?',
    'One question belongs to it: which opportunity have you already dismissed because it looked too comfortable?',
  ],
  saturn: [
    'Take this question along: which part of the responsibility is genuinely yours, and which part was simply left in your hallway?',
    'One question belongs to it: what would you be grateful, in two years, to have started with so little ceremony today?',
  ],
};
