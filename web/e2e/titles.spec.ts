import { TOOLS } from '@cosmic/tools/catalogue/catalogue';
import { formFields } from '@cosmic/tools/catalogue/form';
import { toolSummaries } from '@cosmic/tools/catalogue/summaries';
import { MAKERS } from '@cosmic/tools/makers';
import { titleOf } from '../src/features/tools/titles/title-of';
import { titles as hindi } from '../src/features/tools/titles/titles.strings.hi';
import { titles } from '../src/features/tools/titles/titles.strings';

const AT = new Date('2026-11-23T12:00:00Z');
const PLACE = {
  name: 'Chennai, Tamil Nadu, India',
  latitude: 13.09,
  longitude: 80.28,
  zone: 'Asia/Kolkata',
};
const BORN = { dob: '1990-05-17' };
const THREE = { sign: 'cancer', moonSign: 'leo', risingSign: 'virgo' };
const DREAM = 'I was on an island with horses, and the sea was calm all around me.';
const ANSWERS = {
  q1: 'cook',
  q2: 'ask',
  q3: 'surprise',
  q4: 'pretence',
  q5: 'wellMade',
  q6: 'stranger',
  q7: 'travel',
  q8: 'season',
};

/** What somebody asks of each tool, and what the reading is called then. */
const READINGS: [slug: string, params: Record<string, unknown>, title: string | RegExp][] = [
  ['angel-number', { number: '444' }, 'What 444 says'],
  ['archetype-quiz', { ...THREE, ...ANSWERS }, /^The [A-Z]\w+$/],
  ['astro-dice', { planet: 'saturn', sign: 'cancer', house: '12' }, 'Saturn in Cancer, house 12'],
  ['astro-houses', BORN, 'Your twelve houses'],
  ['astro-playlist', { sign: 'libra', moonSign: 'aries' }, 'A playlist from Libra to Aries'],
  ['aura-color', BORN, /^\w+( \w+)? at the core$/],
  [
    'baby-name',
    { gender: 'neutral', sign1: 'cancer', sign2: 'cancer' },
    'Names for a child with two Cancer parents',
  ],
  ['biorhythm', BORN, 'Body, heart and mind'],
  ['birthday-message', { ...BORN }, 'A birthday letter for Taurus'],
  ['career', { sign: 'virgo' }, 'Work that suits Virgo'],
  ['chakra-balance', BORN, /^Seven centres, led by \w+/],
  ['chinese-zodiac', { year: '1990', dob: '1990-01-15' }, 'The Earth Snake'],
  ['compatibility', { sign1: 'leo', sign2: 'virgo' }, 'Leo and Virgo, next-door neighbours'],
  ['crystal-alignment', THREE, /^[A-Z][\w' ]+(, [A-Z][\w' ]+){1,2}$/],
  ['dream-analyzer', { dream: DREAM, sign: 'leo' }, /^A dream of the \w+/],
  ['dream-log', { dream1: DREAM, dream2: DREAM }, 'Two dreams, side by side'],
  ['horoscope', { sign: 'leo', timeframe: 'week' }, /^Leo: a week [a-z ]+$/],
  ['panchang', { location: PLACE, date: '2026-05-19' }, 'The panchang of 19 May 2026'],
  ['muhurta', { purpose: 'begin', location: PLACE, span: '7' }, 'Good windows in Chennai'],
  ['sade-sati', { ...BORN, time: '07:45', place: PLACE }, /^Saturn and a Moon in [A-Z]\w+$/],
  ['kundli', { ...BORN, time: '07:45', place: PLACE }, 'A kundli, Chennai'],
  ['dasha', { ...BORN, time: '07:45', place: PLACE }, /^In the years of [A-Z]\w+$/],
  [
    'guna-milan',
    {
      dob1: '1990-05-17',
      time1: '07:45',
      place1: PLACE,
      dob2: '1992-11-03',
      time2: '21:10',
      place2: PLACE,
    },
    /^\d+(\.5)? of 36$/,
  ],
  ['journal-prompt', THREE, 'Questions for Cancer and its Leo Moon'],
  ['karmic-astrology', { dob: '2009-05-07' }, 'The road out of Leo'],
  ['life-balance', BORN, 'Your four elements in balance'],
  ['love-forecast', { sign: 'scorpio', period: 'month' }, 'Love for Scorpio, the month ahead'],
  ['manifestation', { goal: 'Learn the cello', sign: 'leo' }, 'A wish and its first steps'],
  ['midheaven', { ...BORN, time: '07:45', place: PLACE }, /^Your midheaven in \w+$/],
  [
    'moon-reminder',
    { moonPhase: 'last-quarter', sign: 'gemini' },
    'The next Last Quarter, for Gemini',
  ],
  ['moon-water', { moonPhase: 'full-moon', sign: 'leo' }, 'Full Moon water for Leo'],
  ['name-numerology', { fullName: 'Ada Lovelace' }, 'Ada Lovelace, letter by letter'],
  ['numerology', { fullName: 'Ada', ...BORN }, 'The one who moves on'],
  ['planet-day', { planet: 'moon' }, 'The day of the Moon'],
  ['progressed-chart', BORN, 'The chart you have grown into'],
  ['retrograde-impact', { planet: 'pluto', ...THREE }, 'Pluto turning back, for Cancer'],
  ['rising-tracker', { location: PLACE }, /^\w+ rises over Chennai$/],
  ['sign-story', THREE, /^[A-Z].* and .+$/],
  ['solar-return', { ...BORN, time: '07:45', place: PLACE }, /^Your year from \d+ May \d{4}$/],
  ['spiritual-growth', { sign: 'leo' }, 'Room to grow, for Leo'],
  ['stress-advice', { sign: 'aries' }, 'Some calm for Aries'],
  ['tarot', { spread: 'daily' }, /^(The )?[A-Z]\w+/],
  [
    'transit-alert',
    { transit: 'eclipse', moonSign: 'cancer', risingSign: 'leo' },
    'Eclipse, for Leo rising',
  ],
  ['vedic-nakshatra', { ...BORN, time: '07:45', place: PLACE }, /^Born under [A-Z]/],
  ['wellbeing', { sign: 'aries' }, 'A gentle day for Aries'],
  ['zodiac-dating', { name1: 'Ada', sign1: 'cancer', name2: 'Ben', sign2: 'leo' }, 'Ada and Ben'],
  ['zodiac-meditation', { sign: 'cancer' }, 'A quiet hour for Cancer'],
  ['zodiac-meme', { sign: 'leo' }, 'So very Leo'],
  ['zodiac-roast', { sign: 'leo' }, 'Leo, roasted with love'],
];

describe('the title of a reading', () => {
  const tools = toolSummaries();

  it.each(READINGS)('of %s is written', (slug, params, title) => {
    const tool = tools.find((candidate) => candidate.slug === slug)!;
    const { facts } = MAKERS[slug as keyof typeof MAKERS].assign(params, {
      at: AT,
      seed: 'a seed',
    });
    const given = titleOf(tool, { params, facts: [...facts] });

    if (typeof title === 'string') expect(given).toBe(title);
    else expect(given).toMatch(title);
    expect(given).not.toMatch(/&|undefined|^,|, ,| {2}/);
    expect(given.length).toBeLessThanOrEqual(80);
  });

  it('is there in both languages for every tool, also before a fact is known', () => {
    for (const slug of Object.keys(titles)) {
      const params = READINGS.find(([asked]) => asked === slug)?.[1] ?? {};
      const tool = tools.find((candidate) => candidate.slug === slug)!;
      expect(titleOf(tool, { params, facts: [] })).toMatch(/\p{L}/u);
      expect(Object.keys(hindi)).toContain(slug);
    }
  });

  it('holds no birth date', () => {
    for (const [slug, params] of READINGS) {
      const tool = tools.find((candidate) => candidate.slug === slug)!;
      const { facts } = MAKERS[slug as keyof typeof MAKERS].assign(params, { at: AT, seed: 'x' });
      expect(titleOf(tool, { params, facts: [...facts] })).not.toMatch(/1990|2009/);
    }
  });

  it('is empty for a tool that this build does not know', () => {
    expect(titleOf({ slug: 'new', fields: formFields(TOOLS[0]) }, { params: {}, facts: [] })).toBe(
      '',
    );
  });
});
