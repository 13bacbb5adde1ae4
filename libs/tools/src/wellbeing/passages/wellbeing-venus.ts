import type { SignKey } from '@cosmic/sky/zodiac';

/** The pleasure of the day: Venus by sign. */
export const VENUS_WELL: Record<SignKey, readonly string[]> = {
  aries: [
    'Venus in Aries likes pleasure on impulse, so say yes to something before the sensible voice has found its glasses.',
    'Enjoyment has quick feet with Venus in Aries; flirt with the day, and buy the first strawberries.',
    'First ideas are the best ones with Venus in Aries, so order before you have read the whole menu.',
  ],
  taurus: [
    'Venus in Taurus is at home and in no hurry, and recommends linen, butter and a long goodbye at the door.',
    'Enjoyment is simple and thorough with Venus in Taurus: one good thing, all the way to the last crumb.',
    'With Venus in Taurus pleasure smells of fresh bread and has nowhere else to be.',
  ],
  gemini: [
    'Venus in Gemini falls for wit, so spend time with somebody who makes your thoughts dance.',
    'Enjoyment comes in small bright coins with Venus in Gemini, a note, a pun or a shared look on the tram.',
    'Chat first and kiss later, says Venus in Gemini, who likes her joys with footnotes.',
  ],
  cancer: [
    'Venus in Cancer loves what is familiar, so cook the dish that tastes of an early Sunday.',
    'Enjoyment needs a nest with Venus in Cancer; close the curtains and invite the people who may open the fridge.',
    'With Venus in Cancer the nicest place is the one where somebody saved you a seat.',
  ],
  leo: [
    'Venus in Leo dresses up for breakfast, so wear the good thing on an ordinary day.',
    'Enjoyment likes to shine with Venus in Leo, and generosity is the cheapest way to it.',
    'Be a little extravagant with Venus in Leo, above all with praise.',
  ],
  virgo: [
    'Venus in Virgo finds her pleasure in fine detail: sharp pencils, clean sheets, a properly ripe pear.',
    'Enjoyment is modest and exact with Venus in Virgo, and a favour done quietly will please you more than a feast.',
    'With Venus in Virgo love is in the small print: the right tea, the mended strap, the remembered date.',
  ],
  libra: [
    'Venus in Libra is at home as well, and asks for harmony: good company, good light, nobody shouting.',
    'Enjoyment wants to be shared with Venus in Libra, so take two spoons.',
    'Company makes everything taste better with Venus in Libra, and so do flowers on the table.',
  ],
  scorpio: [
    'Venus in Scorpio wants one thing wholly rather than many by halves, so choose a pleasure and draw the blinds.',
    'Enjoyment runs deep with Venus in Scorpio, and a confidence kept may be the sweetest thing of the week.',
    'With Venus in Scorpio a long look says more than a long evening.',
  ],
  sagittarius: [
    'Venus in Sagittarius takes her pleasures outdoors and abroad, so eat something that you cannot pronounce.',
    'Enjoyment has a rucksack on with Venus in Sagittarius; laugh loudly, walk far and forgive the weather.',
    'Joy likes to travel with Venus in Sagittarius, if only to the other end of town.',
  ],
  capricorn: [
    'Venus in Capricorn prefers quality to plenty, and a pleasure that has been earned to one that was on offer.',
    'Enjoyment is well made with Venus in Capricorn: old wood, old friends, a coat that lasts.',
    'With Venus in Capricorn a slow, solid pleasure wins: a proper dinner, a walk with an end to it.',
  ],
  aquarius: [
    'Venus in Aquarius is fond of the unusual, so enjoy something of which nobody has told you that you should.',
    'Enjoyment loves freedom with Venus in Aquarius, and friends are her favourite form of it.',
    'Something odd may delight you with Venus in Aquarius, so give it a minute before you frown.',
  ],
  pisces: [
    'Venus in Pisces melts at music and kindness, so be where both are played live.',
    'Enjoyment has soft edges with Venus in Pisces, and daydreaming is a perfectly good plan for four o’clock.',
    'With Venus in Pisces beauty comes in sideways, through a song in a shop or a cloud above it.',
  ],
};

/** Where it may be found: the house that Venus is in, counted from the sign. */
export const VENUS_WHERE: readonly (readonly string[])[] = [
  [
    'She is in your first house, so the pleasure begins with you in person, with your skin, your clothes, your own good company.',
    'For you that falls into the first house, and people will like you best just as you come.',
    'Dress for your own eyes, as she passes through your first house.',
  ],
  [
    'She is in your second house, so take stock of what is lovely among the things you own already.',
    'For you that falls into the second house, where value lies, and the dearest things turn out to have cost very little.',
    'What feels good in the hand counts double while she is in your second house.',
  ],
  [
    'She is in your third house, so the sweetness of the day is within a short walk and may speak to you first.',
    'For you that falls into the third house of words, and one letter or call could be the best part of the day.',
    'A pretty sentence is a present while she is in your third house, so give one and get one.',
  ],
  [
    'She is in your fourth house, so make something pretty at home, if only the corner with the chair.',
    'For you that falls into the fourth house, and what does you good has your own address on it.',
    'Candles, cushions and clean sheets are her language while she is in your fourth house.',
  ],
  [
    'She is in your fifth house, where love and play live, so let the day be a little useless on purpose.',
    'For you that falls into the fifth house, and delight needs no better reason than that.',
    'Flirting, painting, playing: all of it is allowed while she is in your fifth house.',
  ],
  [
    'She is in your sixth house, so put a pleasure into the routine, a better cup, a nicer way to work.',
    'For you that falls into the sixth house, and small daily kindnesses to yourself add up with interest.',
    'Make the usual nicer while she is in your sixth house, the commute, the lunch box, the desk.',
  ],
  [
    'She is in your seventh house, so somebody close can do you more good than any clever plan; let them know.',
    'For you that falls into the seventh house, and the best of the day comes in twos.',
    'Someone beside you makes it better while she is in your seventh house, so share the sofa and the cake.',
  ],
  [
    'She is in your eighth house, so intimacy is what refreshes you, be it one trusting hour with one person.',
    'For you that falls into the eighth house, and what is shared in confidence will warm you longest.',
    'Closeness beats glamour while she is in your eighth house; one honest hour is plenty.',
  ],
  [
    'She is in your ninth house, so let pleasure teach you something, a dish, a dance, the name of a star.',
    'For you that falls into the ninth house, and foreign sounds or a far view will make you new.',
    'Far-off flavours and new ideas taste of her while she is in your ninth house.',
  ],
  [
    'She is in your tenth house, so it does you good to be liked for what you do; collect the thanks in person.',
    'For you that falls into the tenth house, and a friendly word at work carries right into the evening.',
    'Let yourself be appreciated in public while she is in your tenth house, and say no more than thank you.',
  ],
  [
    'She is in your eleventh house, so look to your friends, the ones with whom nothing has to be arranged.',
    'For you that falls into the eleventh house, and a full table lifts the mood like little else.',
    'Laughter in a group is her gift while she is in your eleventh house, so go where your people are.',
  ],
  [
    'She is in your twelfth house, so the pleasure of the day is a quiet one, and it may have the door closed.',
    'For you that falls into the twelfth house, and solitude with something beautiful in it is just right.',
    'Quiet delight is the best sort while she is in your twelfth house, and it needs no witness.',
  ],
];

/** Venus runs backwards. */
export const VENUS_BACK: readonly string[] = [
  'Since she is retrograde, old favourites please more than novelties, so go back to something that you used to love.',
  'As Venus is retrograde, ask before buying whether you own it already, perhaps under another name.',
  'Her course is backwards at present, Venus being retrograde, and a friend from earlier days would be good company.',
];
