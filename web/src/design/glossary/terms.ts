/** A word of the craft: the forms that texts use, and what it means in one sentence. */
export interface Term {
  readonly forms: readonly string[];
  readonly gloss: string;
}

/** The longer forms of a phrase stand before the shorter ones that they contain. */
export const TERMS: readonly Term[] = [
  {
    forms: ['rising sign', 'ascendant'],
    gloss:
      'The sign that stood on the eastern horizon at a birth, read as how somebody comes across.',
  },
  {
    forms: ['midheaven'],
    gloss: 'The highest point of the ecliptic at a birth, read as calling and reputation.',
  },
  {
    forms: ['retrograde', 'turned direct', 'turns direct'],
    gloss:
      'Seen from the Earth a planet moves backwards for a while, then forwards again; texts read it as going over things once more.',
  },
  {
    forms: ['trine'],
    gloss: 'Two planets a third of the circle apart, 120°, read as help that comes easily.',
  },
  {
    forms: ['square'],
    gloss:
      'Two planets a quarter of the circle apart, 90°, read as friction that gets things moving.',
  },
  {
    forms: ['sextile'],
    gloss:
      'Two planets a sixth of the circle apart, 60°, read as a chance that wants to be taken up.',
  },
  {
    forms: ['opposition'],
    gloss: 'Two planets on opposite sides of the circle, 180°, read as two ends of one rope.',
  },
  {
    forms: ['conjunction'],
    gloss: 'Two planets at the same place of the sky, read as acting as one.',
  },
  {
    forms: ['quincunx'],
    gloss: 'Five signs apart, 150°: the two share neither element nor pace.',
  },
  {
    forms: ['solar houses', 'solar house'],
    gloss: 'Houses counted from the Sun’s sign, for births whose hour is not known.',
  },
  {
    forms: [
      'first house',
      'second house',
      'third house',
      'fourth house',
      'fifth house',
      'sixth house',
      'seventh house',
      'eighth house',
      'ninth house',
      'tenth house',
      'eleventh house',
      'twelfth house',
      'houses',
    ],
    gloss:
      'One of twelve fields of life, such as home or work, into which a chart divides the sky.',
  },
  {
    forms: ['ruler'],
    gloss: 'The planet that old books put in charge of a sign, as Mars of Aries or Venus of Libra.',
  },
  {
    forms: ['Full Moon'],
    gloss: 'The Moon opposite the Sun, wholly lit: the middle of her month, when things show.',
  },
  {
    forms: ['New Moon'],
    gloss: 'The Moon between us and the Sun, not to be seen: the beginning of her month.',
  },
  {
    forms: ['First Quarter', 'Last Quarter'],
    gloss: 'The Moon half lit, a quarter of the circle from the Sun.',
  },
  {
    forms: ['Waxing Crescent', 'Waning Crescent', 'waning crescent', 'waxing crescent'],
    gloss: 'The thin Moon of the first or the last days of her month.',
  },
  {
    forms: ['Waxing Gibbous', 'Waning Gibbous'],
    gloss: 'The Moon more than half lit, on her way to full or back from it.',
  },
  {
    forms: ['North Node', 'South Node', 'north node', 'south node', 'nodes'],
    gloss:
      'The two points where the Moon’s path crosses the Sun’s, read as where one is going and what one came with.',
  },
  {
    forms: ['mutable', 'cardinal', 'fixed sign', 'fixed signs'],
    gloss:
      'One of three manners of a sign: cardinal ones begin, fixed ones stay, mutable ones adapt.',
  },
  {
    forms: ['solar return'],
    gloss: 'The minute in each year at which the Sun is back where it stood at a birth.',
  },
  {
    forms: ['progressed Moon', 'progressed Sun', 'progressed', 'progressions'],
    gloss: 'A chart moved on by one day for each year of life.',
  },
  {
    forms: ['nakshatra', 'nakshatras', 'lunar mansion'],
    gloss: 'One of the 27 stretches of stars through which the Moon goes in a month.',
  },
  {
    forms: ['Saturn return'],
    gloss: 'Saturn back where it stood at a birth, every 29 years or so.',
  },
  {
    forms: ['majors', 'major arcana'],
    gloss:
      'The 22 picture cards of the tarot, from the Fool to the World, read as the large themes.',
  },
  {
    forms: ['reversed', 'upside down'],
    gloss: 'A card that lies on its head; it is read as held back, turned inwards or easing.',
  },
  {
    forms: ['life path'],
    gloss: 'The sum of a birth date, brought down to one digit, or to 11, 22 or 33.',
  },
  {
    forms: ['soul urge'],
    gloss: 'The sum of the vowels of a name, read as what somebody wants at heart.',
  },
  {
    forms: ['personal year'],
    gloss: 'Day and month of birth added to the year that runs: one of nine stages.',
  },
];
