import type { MoonPhase } from '@cosmic/sky/moon';
import type { Element, SignKey } from '@cosmic/sky/zodiac';

/** Begins a reading about feeling well. */
export const WELL_OPENING: readonly string[] = [
  'Feeling well is less a state than a handful of small habits that happen to get along.',
  'There is no score on this page and nothing to be optimised; it is only about what might do you good today.',
  'Ask ten people what being well means and you will hear about sleep, somebody’s hand, and soup.',
  'Some days want to be managed and others enjoyed, and the sky of today has a modest proposal for the second kind.',
  'Your day is made of some sixteen waking hours, and two or three of them can be turned quite easily towards the sun.',
];

/** Between a sign’s element and the one that leads in the sky; `{count}` planets, in words. */
export const ELEMENT_RHYTHM: Record<Element, Record<Element, readonly string[]>> = {
  fire: {
    fire: [
      'Fire leads the sky today with {count}, and you are fire yourself, so strength is plentiful and the danger is only that nobody turns the flame down.',
      'With {count} in fire signs the day runs at your own temperature; spend it freely, and stop while it is still fun.',
    ],
    earth: [
      'Earth leads the sky today with {count}, which gives your fire a hearth; the slower pace is not against you.',
      'With {count} in earth signs the day likes proof, so put your spark to one solid thing and watch it keep.',
    ],
    air: [
      'Air leads the sky today with {count}, and air fans a fire like yours, so watch that talk does not turn into sixteen plans.',
      'With {count} in air signs you have wind in your back, and it is worth choosing the direction before you run.',
    ],
    water: [
      'Water leads the sky today with {count}, and your fire may hiss a little; warm baths and warm people turn the steam to good use.',
      'With {count} in water signs the mood is softer than your stride, so walk beside it for a while instead of through it.',
    ],
  },
  earth: {
    fire: [
      'Fire leads the sky today with {count}, and you are earth, so let yourself be warmed and do not let yourself be hurried.',
      'With {count} in fire signs the day jumps about; you are the ground that it lands on, and the ground may set the rules.',
    ],
    earth: [
      'Earth leads the sky today with {count}, your own element, so whatever you do slowly will be done well, rest included.',
      'With {count} in earth signs the day fits you like an old shoe, and the one risk is that you do not get out of it.',
    ],
    air: [
      'Air leads the sky today with {count}, which is a great deal of talk for somebody of earth; touch something real between two conversations.',
      'With {count} in air signs ideas go past like swallows, and you need catch no more than one.',
    ],
    water: [
      'Water leads the sky today with {count}, and earth with water is garden soil, so look after what you have planted.',
      'With {count} in water signs feeling softens the ground, and what has long been stiff in you may give a little.',
    ],
  },
  air: {
    fire: [
      'Fire leads the sky today with {count}, and your air makes it dance; keep one cool hour in which nobody wants a spark from you.',
      'With {count} in fire signs everyone would rather do than discuss, so join in first and comment afterwards.',
    ],
    earth: [
      'Earth leads the sky today with {count}, and your airy thoughts may enjoy a floor: cook, plant or carry something.',
      'With {count} in earth signs the day is thick and slow, which is a fine cure for a head that has been flying.',
    ],
    air: [
      'Air leads the sky today with {count}, your own element, so the mind is bright and the feet are easily forgotten; take them for a walk.',
      'With {count} in air signs there is company enough for your thoughts, and one hour of silence would taste like dessert.',
    ],
    water: [
      'Water leads the sky today with {count}, and to a person of air it may feel as though every remark had a cellar; breathe, and ask instead of guessing.',
      'With {count} in water signs there is mist about, so trust a hand on the arm more than an argument.',
    ],
  },
  water: {
    fire: [
      'Fire leads the sky today with {count}, and your water may feel a little boiled; drink something cool and leave the loudest room.',
      'With {count} in fire signs the tempo is brisk, so borrow some of the courage and give back the noise.',
    ],
    earth: [
      'Earth leads the sky today with {count}, and gives your water its banks; a plain routine will be kinder than a deep talk.',
      'With {count} in earth signs feeling finds a vessel, so put yours into something that can be held.',
    ],
    air: [
      'Air leads the sky today with {count}, and whoever is of water gets ruffled by it; say how you feel early and in few words.',
      'With {count} in air signs there is much cleverness abroad, and you are allowed to be simply touched.',
    ],
    water: [
      'Water leads the sky today with {count}, your own element, so you feel everything, and it is wise to choose what you stand next to.',
      'With {count} in water signs the tide is high for you, lovely for love and music, and poor for sorting the papers.',
    ],
  },
};

/** No single element leads. */
export const ELEMENT_EVEN: readonly string[] = [
  'In the sky of today no single element has the lead, so nothing pushes, and you may set the rhythm by yourself.',
  'The elements are fairly even in the sky of today, which is like a table where everyone gets a word in.',
  'No element outweighs the others in today’s sky; a day of that kind answers well to being arranged by hand.',
];

/** An element in which no planet is. */
export const ELEMENT_LACKS: Record<Element, readonly string[]> = {
  fire: [
    'Fire is missing from it altogether, so bring some of your own: spice, movement, or the red pullover.',
    'What is lacking up there is fire, and down here it can be had as daylight, laughter and a brisk ten minutes.',
  ],
  earth: [
    'Earth is missing from it altogether, so add some by hand, with food, soil, wood or an early night.',
    'What is lacking up there is earth, and down here a proper meal at a proper table will stand in for it.',
  ],
  air: [
    'Air is missing from it altogether, so let some in: an open window, a chat across the fence, a page of something clever.',
    'What is lacking up there is air, and down here a light conversation will freshen the whole house.',
  ],
  water: [
    'Water is missing from it altogether, so pour some: a bath, a song, a kind word to whoever looks tired.',
    'What is lacking up there is water, and down here a little tenderness goes further than usual.',
  ],
};

/** What the Moon of today asks for, by her sign. */
export const MOON_WELL: Record<SignKey, readonly string[]> = {
  aries: [
    'The Moon is in Aries, and the good feeling of the day is behind something brisk; do the bold small thing first.',
    'With the Moon in Aries a mood can be outrun, so if one sits on you, put your shoes on.',
  ],
  taurus: [
    'The Moon is in Taurus, so well-being goes by way of the senses: taste something properly, and touch what you are wearing.',
    'With the Moon in Taurus the body knows best what it likes, and what it likes is not to be hurried.',
  ],
  gemini: [
    'The Moon is in Gemini and wants variety, so change the seat, the street or the subject and feel the air come in.',
    'With the Moon in Gemini a lively message or a silly rhyme may do more for you than an hour of silence.',
  ],
  cancer: [
    'The Moon is in Cancer, her own house, and she suggests soup, old friends and the soft lamp.',
    'With the Moon in Cancer it does one good to be fetched, fed or hugged, and it is quite in order to ask for it.',
  ],
  leo: [
    'The Moon is in Leo and would like to play, so dress for it, hum in the stairwell, and let someone catch you smiling.',
    'With the Moon in Leo the heart wants an outing, and applauding others counts as exercise.',
  ],
  virgo: [
    'The Moon is in Virgo, and a small order is a great comfort; fold something, water something, then leave it be.',
    'With the Moon in Virgo kindness takes the shape of care, so do for yourself one of the things that you remind others to do.',
  ],
  libra: [
    'The Moon is in Libra, so beauty counts as a need today: flowers, a clean window, a courteous word.',
    'With the Moon in Libra it is balance that does you good, so give the neglected side of the day half an hour.',
  ],
  scorpio: [
    'The Moon is in Scorpio, so a little depth is restful: a serious film, a true talk, or the thing that you never say.',
    'With the Moon in Scorpio what is pent up would like to be moved, and swimming, scrubbing or singing will all serve.',
  ],
  sagittarius: [
    'The Moon is in Sagittarius, so go further than usual, by a mile or by a thought, and come back with an appetite.',
    'With the Moon in Sagittarius good humour is close at hand, and most of it is kept outdoors.',
  ],
  capricorn: [
    'The Moon is in Capricorn, and it is a relief to finish something; one thing, and then the chair.',
    'With the Moon in Capricorn plain things do you good, early hours, warm socks and a promise kept.',
  ],
  aquarius: [
    'The Moon is in Aquarius, so some distance is wholesome; see your friends, or see the day as a stranger might.',
    'With the Moon in Aquarius well-being lies off the usual path, so try the other café.',
  ],
  pisces: [
    'The Moon is in Pisces, and a nap, a tune or a bath is no waste of time but the very thing itself.',
    'With the Moon in Pisces you soak up what surrounds you, so surround yourself on purpose.',
  ],
};

/** The pleasure of the day: Venus by sign. */
export const VENUS_WELL: Record<SignKey, readonly string[]> = {
  aries: [
    'Venus in Aries likes pleasure on impulse, so say yes to something before the sensible voice has found its glasses.',
    'Enjoyment has quick feet with Venus in Aries; flirt with the day, and buy the first strawberries.',
  ],
  taurus: [
    'Venus in Taurus is at home and in no hurry, and recommends linen, butter and a long goodbye at the door.',
    'Enjoyment is simple and thorough with Venus in Taurus: one good thing, all the way to the last crumb.',
  ],
  gemini: [
    'Venus in Gemini falls for wit, so spend time with somebody who makes your thoughts dance.',
    'Enjoyment comes in small bright coins with Venus in Gemini, a note, a pun or a shared look on the tram.',
  ],
  cancer: [
    'Venus in Cancer loves what is familiar, so cook the dish that tastes of an early Sunday.',
    'Enjoyment needs a nest with Venus in Cancer; close the curtains and invite the people who may open the fridge.',
  ],
  leo: [
    'Venus in Leo dresses up for breakfast, so wear the good thing on an ordinary day.',
    'Enjoyment likes to shine with Venus in Leo, and generosity is the cheapest way to it.',
  ],
  virgo: [
    'Venus in Virgo finds her pleasure in fine detail: sharp pencils, clean sheets, a properly ripe pear.',
    'Enjoyment is modest and exact with Venus in Virgo, and a favour done quietly will please you more than a feast.',
  ],
  libra: [
    'Venus in Libra is at home as well, and asks for harmony: good company, good light, nobody shouting.',
    'Enjoyment wants to be shared with Venus in Libra, so take two spoons.',
  ],
  scorpio: [
    'Venus in Scorpio wants one thing wholly rather than many by halves, so choose a pleasure and draw the blinds.',
    'Enjoyment runs deep with Venus in Scorpio, and a confidence kept may be the sweetest thing of the week.',
  ],
  sagittarius: [
    'Venus in Sagittarius takes her pleasures outdoors and abroad, so eat something that you cannot pronounce.',
    'Enjoyment has a rucksack on with Venus in Sagittarius; laugh loudly, walk far and forgive the weather.',
  ],
  capricorn: [
    'Venus in Capricorn prefers quality to plenty, and a pleasure that has been earned to one that was on offer.',
    'Enjoyment is well made with Venus in Capricorn: old wood, old friends, a coat that lasts.',
  ],
  aquarius: [
    'Venus in Aquarius is fond of the unusual, so enjoy something of which nobody has told you that you should.',
    'Enjoyment loves freedom with Venus in Aquarius, and friends are her favourite form of it.',
  ],
  pisces: [
    'Venus in Pisces melts at music and kindness, so be where both are played live.',
    'Enjoyment has soft edges with Venus in Pisces, and daydreaming is a perfectly good plan for four o’clock.',
  ],
};

/** Where it may be found: the house that Venus is in, counted from the sign. */
export const VENUS_WHERE: readonly (readonly string[])[] = [
  [
    'She is in your first house, so the pleasure begins with you in person, with your skin, your clothes, your own good company.',
    'For you that falls into the first house, and people will like you best just as you come.',
  ],
  [
    'She is in your second house, so take stock of what is lovely among the things you own already.',
    'For you that falls into the second house, where value lies, and the dearest things turn out to have cost very little.',
  ],
  [
    'She is in your third house, so the sweetness of the day is within a short walk and may speak to you first.',
    'For you that falls into the third house of words, and one letter or call could be the best part of the day.',
  ],
  [
    'She is in your fourth house, so make something pretty at home, if only the corner with the chair.',
    'For you that falls into the fourth house, and what does you good has your own address on it.',
  ],
  [
    'She is in your fifth house, where love and play live, so let the day be a little useless on purpose.',
    'For you that falls into the fifth house, and delight needs no better reason than that.',
  ],
  [
    'She is in your sixth house, so put a pleasure into the routine, a better cup, a nicer way to work.',
    'For you that falls into the sixth house, and small daily kindnesses to yourself add up with interest.',
  ],
  [
    'She is in your seventh house, so somebody close can do you more good than any clever plan; let them know.',
    'For you that falls into the seventh house, and the best of the day comes in twos.',
  ],
  [
    'She is in your eighth house, so intimacy is what refreshes you, be it one trusting hour with one person.',
    'For you that falls into the eighth house, and what is shared in confidence will warm you longest.',
  ],
  [
    'She is in your ninth house, so let pleasure teach you something, a dish, a dance, the name of a star.',
    'For you that falls into the ninth house, and foreign sounds or a far view will make you new.',
  ],
  [
    'She is in your tenth house, so it does you good to be liked for what you do; collect the thanks in person.',
    'For you that falls into the tenth house, and a friendly word at work carries right into the evening.',
  ],
  [
    'She is in your eleventh house, so look to your friends, the ones with whom nothing has to be arranged.',
    'For you that falls into the eleventh house, and a full table lifts the mood like little else.',
  ],
  [
    'She is in your twelfth house, so the pleasure of the day is a quiet one, and it may have the door closed.',
    'For you that falls into the twelfth house, and solitude with something beautiful in it is just right.',
  ],
];

/** Venus runs backwards. */
export const VENUS_BACK: readonly string[] = [
  'Since she is retrograde, old favourites please more than novelties, so go back to something that you used to love.',
  'As Venus is retrograde, ask before buying whether you own it already, perhaps under another name.',
  'Her course is backwards at present, Venus being retrograde, and a friend from earlier days would be good company.',
];

/** How the day may end, by the phase of the Moon. */
export const NIGHT_PHASE: Record<MoonPhase, readonly string[]> = {
  'New Moon': [
    'At night, under the New Moon, wish for one small thing and go to sleep on it.',
    'Let the evening of this New Moon be dark and early, as evenings used to be.',
  ],
  'Waxing Crescent': [
    'At night, under the Waxing Crescent, lay out what tomorrow’s good habit will need.',
    'Let the evening of this Waxing Crescent have a beginning in it, ten pages or ten stitches.',
  ],
  'First Quarter': [
    'At night, under the First Quarter, stretch out on the floor and let the undecided things lie beside you.',
    'Let the evening of this First Quarter have some effort in it, and then a really soft chair.',
  ],
  'Waxing Gibbous': [
    'At night, under the Waxing Gibbous, put the last touch to something and admire it for a minute.',
    'Let the evening of this Waxing Gibbous be patient; it is nearly time, and nearly is a nice place to sit.',
  ],
  'Full Moon': [
    'At night, under the Full Moon, be with people, or be outdoors, or at the very least at the window.',
    'Let the evening of this Full Moon be bright, and forgive yourself if sleep takes the later train.',
  ],
  'Waning Gibbous': [
    'At night, under the Waning Gibbous, thank one person in your thoughts and one by message.',
    'Let the evening of this Waning Gibbous be for digesting, in both meanings of the word.',
  ],
  'Last Quarter': [
    'At night, under the Last Quarter, clear the table and the day along with it.',
    'Let the evening of this Last Quarter be lighter by one object and one grudge.',
  ],
  'Waning Crescent': [
    'At night, under the Waning Crescent, do less than you think you should, and then half of that.',
    'Let the evening of this Waning Crescent be a long exhalation.',
  ],
};

/** Ends a reading about feeling well. */
export const WELL_CLOSING: readonly string[] = [
  'None of this is medicine, and for whatever hurts there are people who have learned to look; for the rest there is the day itself.',
  'Choose one of these, forget the others, and see how you feel towards evening.',
  'You do not have to earn any of it.',
  'What does you good is seldom new; you only had to be reminded.',
  'Your body has been with you since the beginning, so say something nice to it.',
];
