import type { Told } from './told';

const PERIODS: Readonly<Record<string, string>> = {
  week: 'the week ahead',
  month: 'the month ahead',
  year: 'the year ahead',
};

const CHILDREN: Readonly<Record<string, string>> = { boy: 'a boy', girl: 'a girl' };

const SPANS: Readonly<Record<string, string>> = { today: 'day', week: 'week', month: 'month' };

/** What a day or a month is for, by the house that is lit. */
const IN_HOUSES = [
  ...['in your own skin', 'for what you value', 'for words', 'near home', 'for play'],
  ...['in good order', 'for two', 'below the surface', 'with a horizon', 'in plain sight'],
  ...['among friends', 'behind the door'],
];

/** What two signs are to one another, by the degrees between them. */
const PAIRS: Readonly<Record<number, string>> = {
  0: 'two of a kind',
  30: 'next-door neighbours',
  60: 'good company',
  90: 'sparks at the corner',
  120: 'an easy current',
  150: 'two different clocks',
  180: 'across the table',
};

/** Who goes a road, by its number. */
const ROADS: Readonly<Record<number, string>> = {
  1: 'The one who sets out',
  2: 'The one who listens',
  3: 'The one who tells it',
  4: 'The one who builds',
  5: 'The one who moves on',
  6: 'The one who looks after',
  7: 'The one who wonders',
  8: 'The one who carries weight',
  9: 'The one who gives away',
  11: 'The one who senses',
  22: 'The one who builds large',
  33: 'The one who teaches by kindness',
};

/** What a reading of each tool is called, as its authors would call it. */
export const titles = {
  'angel-number': (told: Told) => `What ${told.typed('number')} says`,
  'archetype-quiz': (told: Told) => told.first('archetype') || 'Your archetype',
  'astro-dice': (told: Told) =>
    `${told.planet('planet')} in ${told.sign('sign')}, house ${told.key('house')}`,
  'astro-houses': (_told: Told) => 'Your twelve houses',
  'astro-playlist': (told: Told) =>
    told.sign('sign') === told.sign('moonSign')
      ? `A playlist all in ${told.sign('sign')}`
      : `A playlist from ${told.sign('sign')} to ${told.sign('moonSign')}`,
  'aura-color': (told: Told) =>
    told.fact('core') ? `${told.fact('core')} at the core` : 'Your aura',
  'baby-name': (told: Told) => {
    const [one, other] = [told.sign('sign1'), told.sign('sign2')];
    const child = CHILDREN[told.key('gender')] ?? 'a child';
    return one === other
      ? `Names for ${child} with two ${one} parents`
      : `Names for ${child} of ${one} and ${other}`;
  },
  biorhythm: (_told: Told) => 'Body, heart and mind',
  'birthday-message': (told: Told) => {
    const sign = told.sign('sign') || told.signOfFact('sign');
    return sign ? `A birthday letter for ${sign}` : 'A birthday letter';
  },
  career: (told: Told) => {
    const sign = told.sign('sign') || told.signOfFact('sign');
    return sign ? `Work that suits ${sign}` : 'Work that suits you';
  },
  'chakra-balance': (told: Told) =>
    told.fact('strongest')
      ? `Seven centres, led by ${told.fact('strongest')}`
      : 'Your seven centres',
  'chinese-zodiac': (told: Told) =>
    told.fact('sign') ? `The ${told.fact('sign')}` : 'The animal of your year',
  compatibility: (told: Told) => {
    const [one, other] = [told.sign('sign1'), told.sign('sign2')];
    const names = one === other ? `${one} and ${one}` : `${one} and ${other}`;
    const pair = PAIRS[one === other ? 0 : (told.degrees('distance') ?? -1)];
    return `${names}, ${pair ?? 'side by side'}`;
  },
  'crystal-alignment': (told: Told) => stones(told).join(', ') || 'Three stones for you',
  'dream-analyzer': (told: Told) =>
    told.fact('symbols').startsWith('the ')
      ? `A dream of ${told.fact('symbols')}`
      : `A dream, read for ${told.sign('sign')}`,
  'dream-log': (told: Told) =>
    told.typed('dream3') ? 'Three dreams, side by side' : 'Two dreams, side by side',
  horoscope: (told: Told) => {
    const span = SPANS[told.key('timeframe')];
    const lit = IN_HOUSES[told.house(span === 'day' ? 'moon' : 'sun') - 1];
    return span && lit
      ? `${told.sign('sign')}: a ${span} ${lit}`
      : `${told.sign('sign')}, ${told.chosen('timeframe').toLowerCase()}`;
  },
  'journal-prompt': (told: Told) =>
    `Questions for ${told.sign('sign')} and its ${told.sign('moonSign')} Moon`,
  'karmic-astrology': (told: Told) => {
    const south = told.sign('southNode') || told.signOfFact('south-node');
    return south ? `The road out of ${south}` : 'The road out of old habits';
  },
  'life-balance': (_told: Told) => 'Your four elements in balance',
  'love-forecast': (told: Told) => {
    const sign = told.sign('sign') || told.signOfFact('sign');
    const period = PERIODS[told.key('period')] ?? 'in the time ahead';
    return sign ? `Love for ${sign}, ${period}` : `Love, ${period}`;
  },
  manifestation: (_told: Told) => 'A wish and its first steps',
  midheaven: (told: Told) =>
    told.signOfFact('midheaven')
      ? `Your midheaven in ${told.signOfFact('midheaven')}`
      : 'Your calling',
  'moon-reminder': (told: Told) => `The next ${told.chosen('moonPhase')}, for ${told.sign('sign')}`,
  'moon-water': (told: Told) => `${told.chosen('moonPhase')} water for ${told.sign('sign')}`,
  'name-numerology': (told: Told) => `${told.typed('fullName')}, letter by letter`,
  dasha: (told: Told) =>
    told.fact('maha') ? `In the years of ${told.fact('maha')}` : 'The periods of a life',
  'guna-milan': (told: Told) => (told.fact('total') ? told.fact('total') : 'Two Moons, matched'),
  numerology: (told: Told) => ROADS[told.number('life-path')] ?? 'Your numbers',
  kundli: (told: Told) => (told.place('place') ? `A kundli, ${told.place('place')}` : 'A kundli'),
  muhurta: (told: Told) =>
    told.place('location') ? `Good windows in ${told.place('location')}` : 'Good windows',
  'sade-sati': (told: Told) =>
    told.fact('moon') ? `Saturn and a Moon in ${told.fact('moon')}` : 'Saturn and your Moon',
  panchang: (told: Told) =>
    told.fact('day') ? `The panchang of ${told.fact('day')}` : 'The panchang of a day',
  'planet-day': (told: Told) =>
    told.key('planet') === 'sun' || told.key('planet') === 'moon'
      ? `The day of the ${told.planet('planet')}`
      : `The day of ${told.planet('planet')}`,
  'progressed-chart': (_told: Told) => 'The chart you have grown into',
  'retrograde-impact': (told: Told) =>
    `${told.planet('planet')} turning back, for ${told.sign('sign')}`,
  'rising-tracker': (told: Told) => {
    const [sign, place] = [told.signOfFact('ascendant'), told.place('location')];
    return sign ? `${sign} rises over ${place}` : `Rising over ${place}`;
  },
  'sign-story': (told: Told) => {
    const [place, thing] = [told.fact('place'), told.fact('thing')];
    return place && thing ? `${capital(place)} and ${thing}` : 'A tale of three signs';
  },
  'solar-return': (told: Told) => {
    const from = told.fact('return');
    // Without an hour of birth the return is told of as a span.
    return /^\d/.test(from) ? `Your year from ${from}` : 'Your year from birthday to birthday';
  },
  'spiritual-growth': (told: Told) => {
    const sign = told.sign('sign') || told.signOfFact('sign');
    return sign ? `Room to grow, for ${sign}` : 'Room to grow';
  },
  'stress-advice': (told: Told) => `Some calm for ${told.sign('sign')}`,
  tarot: (told: Told) => {
    const cards = told.cards();
    const [first, last] = [cards[0], cards.at(-1)];
    if (!first || !last) return 'Card of the day';
    return cards.length === 1 ? first : `From ${inSentence(first)} to ${inSentence(last)}`;
  },
  'transit-alert': (told: Told) =>
    `${told.chosen('transit')}, for ${told.sign('risingSign')} rising`,
  'vedic-nakshatra': (told: Told) =>
    told.fact('nakshatra') ? `Born under ${told.fact('nakshatra')}` : 'Your lunar mansion',
  wellbeing: (told: Told) => `A gentle day for ${told.sign('sign')}`,
  'zodiac-dating': (told: Told) => `${told.typed('name1')} and ${told.typed('name2')}`,
  'zodiac-meditation': (told: Told) => `A quiet hour for ${told.sign('sign')}`,
  'zodiac-meme': (told: Told) => `So very ${told.sign('sign')}`,
  'zodiac-roast': (told: Told) => `${told.sign('sign')}, roasted with love`,
} as const;

/** The stones of the Sun, Moon and rising sign, each once: `Leo: Sunstone, for strength`. */
function stones(told: Told): string[] {
  return [...new Set(['sun', 'moon', 'rising'].map((point) => told.behindColon(point)))].filter(
    Boolean,
  );
}

/** `The Star` as a sentence has it. */
function inSentence(card: string): string {
  return card.replace(/^The /, 'the ');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
