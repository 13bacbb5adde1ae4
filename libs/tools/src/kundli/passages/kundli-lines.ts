/** The lines round what stands in a kundli. */
export const KUNDLI_OPENING: readonly string[] = [
  'This kundli rises with {lagna}, in the nakshatra {nakshatra}, and every bhava is counted from there.',
  'At the minute of your birth {lagna} was rising over {place}, in the nakshatra {nakshatra}.',
  'Your lagna is {lagna}, the sign that stood on the eastern horizon of {place}, in the nakshatra {nakshatra}.',
];

export const LORD_LEAD: readonly string[] = [
  'The lord of the lagna, who speaks for the whole chart, is {graha}, and it stands in {rashi}, in bhava {bhava}.',
  'Look first for the lord of the lagna: it is {graha}, placed in {rashi}, in bhava {bhava}.',
  'Whoever reads a kundli asks for its captain, and yours is {graha}, in {rashi} and in bhava {bhava}.',
];

export const MOON_LEAD: readonly string[] = [
  'The Moon, from whom feeling and memory are read, stands in {rashi}, in bhava {bhava}, and in the nakshatra {nakshatra}, quarter {pada}.',
  'Your Moon, the most personal of all grahas, is in {rashi}, in bhava {bhava}; her nakshatra is {nakshatra}, quarter {pada}.',
  'Of all grahas the Moon is asked most often, and yours is in {rashi}, in bhava {bhava}, in {nakshatra}, quarter {pada}.',
];

export const SUN_LEAD: readonly string[] = [
  'The Sun, which stands for confidence and for being seen, has {rashi} and bhava {bhava} to work with.',
  'For the Sun, which speaks of purpose and authority, it is {rashi} and bhava {bhava}.',
];

export const OTHER_LEAD: readonly string[] = [
  'Worth an attentive look as well is {graha}, which this chart has placed in {rashi} and in bhava {bhava}.',
  'Among the remaining grahas {graha} stands out particularly, in {rashi} and in bhava {bhava}.',
];

export const DIGNITY_LINE = {
  exalted: [
    'By the old tables that is its exaltation: it finds every tool where it looks for it.',
    'Old books call it exalted there, which means that it is heard without raising its voice.',
  ],
  moolatrikona: [
    'By the old tables that is its moolatrikona, the office where it does its best work.',
    'Old books call this its moolatrikona, a place of duty that it fills gladly.',
  ],
  own: [
    'That is its own sign, so it has the keys and needs no introduction.',
    'Being in its own sign, it is at home and behaves like a host.',
  ],
  debilitated: [
    'By the old tables that is its debilitation, which in practice means learning by hand what others do by talent.',
    'Old books call it debilitated there; people with such a graha often become its most careful students.',
  ],
} as const;

export const RETROGRADE_LINE: readonly string[] = [
  'At the birth {graha} was retrograde, so its themes are thought over twice and are better for it.',
  'With {graha} retrograde, what it stands for comes back for a second look.',
];

export const COMBUST_LINE: readonly string[] = [
  'Close to the Sun, {graha} counts as combust: it works from behind the throne.',
  'As {graha} is combust, its voice is heard through the Sun’s, and you may have to ask for it.',
];

export const MANGLIK_LINE = {
  no: [
    'Mars keeps out of the bhavas that an old custom calls manglik, so that traditional chapter is unusually short.',
    'By the northern list the chart is not manglik, which settles a question that families like to ask.',
  ],
  cancelled: [
    'By the northern list the chart is manglik, and the same books cancel it here, because {why}.',
    'An old custom calls this chart manglik, and takes it back in the next verse, because {why}.',
  ],
  yes: [
    'By the northern list the chart is manglik, as five in twelve are: an old custom about Mars, and no danger to anybody.',
    'An old custom calls this chart manglik, as it does five people in twelve, and all it asks for is a partner who likes candour.',
  ],
} as const;

export const SCHOOL_SAME: readonly string[] = [
  'Another ayanamsa or the other reckoning of Rahu would leave every sign in this chart as it is.',
  'Whichever of the established schools you consult, the signs of this particular chart stay the same.',
];

export const SCHOOL_OTHER: readonly string[] = [
  'Other schools draw some of it differently, and the table beside the chart says which and where.',
  'Should another site show you another sign, it goes by another ayanamsa or node, and the table below tells which.',
];

export const KUNDLI_CLOSING: readonly string[] = [
  'A kundli is a map of weather and of ground, and every single step of the walking remains entirely yours.',
  'Read it as you would read a good letter, twice and without hurrying, and keep whatever honestly rings true.',
  'Nothing here is a sentence on anybody, and all of it is a way of paying attention.',
  'Pick the one observation that made you nod, and do something small and practical about it this week.',
  'Charts describe a beginning, and you have been continuing the story from there ever since.',
];

/** Why the same books cancel a manglik chart; a clause behind 'because'. */
export const MANGLIK_WHY = {
  'own-sign': 'Mars is in its own sign',
  exalted: 'Mars is exalted',
  'with-jupiter': 'Jupiter shares its sign',
  'aspected-by-jupiter': 'Jupiter looks at it from its own bhava',
} as const;
