import { problemsOf } from '@cosmic/contracts/validation';
import { angelNumber } from '../angel-number/tool';
import { career } from '../career/tool';
import { compatibility } from '../compatibility/tool';
import { crystalAlignment } from '../crystal-alignment/tool';
import { gunaMilan } from '../guna-milan/tool';
import { horoscope } from '../horoscope/tool';
import { nameNumerology } from '../name-numerology/tool';
import { numerology } from '../numerology/tool';
import { planetDay } from '../planet-day/tool';
import { retrogradeImpact } from '../retrograde-impact/tool';
import { solarReturn } from '../solar-return/tool';
import type { Tool } from '../tool';
import { zodiacDating } from '../zodiac-dating/tool';
import { zodiacMeditation } from '../zodiac-meditation/tool';

const PAIR = { sign1: 'leo', sign2: 'virgo' };
const DATE = { name1: 'Ada', sign1: 'leo', name2: 'Sam', sign2: 'virgo' };
const NO_BIRTHS = { dob1: '', dob2: '', time1: '', place1: null, time2: '', place2: null };
const NO_PLACES = { time: '', place: null, here: null };
const PARIS = { name: 'Paris, France', latitude: 48.85, longitude: 2.35, zone: 'Europe/Paris' };
const TODAY = new Date().toISOString().slice(0, 10);
const NEXT_YEAR = `${new Date().getUTCFullYear() + 1}-01-02`;

const ACCEPTED: [string, Tool, unknown, unknown?][] = [
  ['a sign and a timeframe', horoscope, { sign: 'aries', timeframe: 'today' }],
  ['a month', horoscope, { sign: 'pisces', timeframe: 'month' }],
  ['a number', angelNumber, { number: '444' }],
  ['a number with spaces around it', angelNumber, { number: ' 0808 ' }, { number: '0808' }],
  ['twelve digits', angelNumber, { number: '123456789012' }],
  ['a planet', planetDay, { planet: 'pluto' }],
  [
    'three signs, also three alike',
    crystalAlignment,
    { sign: 'leo', moonSign: 'leo', risingSign: 'leo' },
  ],
  ['a sign to sit with', zodiacMeditation, { sign: 'virgo' }],
  [
    'a birth date in place of a sign',
    career,
    { dob: '1990-04-20' },
    { sign: '', dob: '1990-04-20' },
  ],
  ['a sign in place of a birth date', career, { sign: 'leo' }, { sign: 'leo', dob: '' }],
  ['two signs alone', compatibility, PAIR, { ...NO_BIRTHS, ...PAIR }],
  ['empty birth dates', compatibility, { ...PAIR, dob1: '', dob2: '' }, { ...NO_BIRTHS, ...PAIR }],
  ['a leap day', compatibility, { ...NO_BIRTHS, ...PAIR, dob1: '2000-02-29' }],
  [
    'an hour and a place',
    compatibility,
    { ...NO_BIRTHS, ...PAIR, dob1: '1990-06-10', time1: '23:59', place1: PARIS },
  ],
  ['a birth date alone', solarReturn, { dob: '1990-06-10' }, { dob: '1990-06-10', ...NO_PLACES }],
  [
    'two people over 18',
    zodiacDating,
    { ...DATE, dob1: '1990-06-10', dob2: '' },
    { ...DATE, dob1: '1990-06-10', dob2: '' },
  ],
  [
    'the first and the last day',
    compatibility,
    { ...NO_BIRTHS, ...PAIR, dob1: '1900-01-01', dob2: TODAY },
  ],
];

const MATCHED = {
  ...{ dob1: '1990-05-17', time1: '07:45', place1: PARIS },
  ...{ dob2: '1992-11-03', time2: '21:10', place2: PARIS },
};

const SIGN = 'must be one of the twelve signs';
const PLANET = 'must be one of the ten planets';
const TIME = 'must be a time such as 07:45';
const NO_DATE = 'must be a date such as 1990-05-17';
const ADULT = 'must be that of an adult: this tool is for people over 18';
const RANGE = 'must lie between 1900 and today';
const DIGITS = 'must be 1 to 12 digits';
const UNKNOWN = 'is not a known field';

const NAME = 'must be text of 1 to 120 characters';
const IN_LATIN = 'must hold a letter from A to Z, as in a passport';

const REFUSED: [string, Tool, unknown, string, string][] = [
  ['an empty name to count', nameNumerology, { fullName: '' }, 'fullName', NAME],
  ['a name of blanks', nameNumerology, { fullName: '   ' }, 'fullName', NAME],
  ['a name of 121 letters', nameNumerology, { fullName: 'a'.repeat(121) }, 'fullName', NAME],
  ['a name without a Latin letter', nameNumerology, { fullName: 'Иван' }, 'fullName', IN_LATIN],
  ['no sign', horoscope, { timeframe: 'today' }, 'sign', SIGN],
  ['an empty sign', horoscope, { sign: '', timeframe: 'today' }, 'sign', SIGN],
  ['a capital letter', horoscope, { sign: 'Aries', timeframe: 'today' }, 'sign', SIGN],
  ['a sign that is a list', horoscope, { sign: ['aries'], timeframe: 'today' }, 'sign', SIGN],
  ['a thirteenth sign', horoscope, { sign: 'ophiuchus', timeframe: 'today' }, 'sign', SIGN],
  [
    'an unknown timeframe',
    horoscope,
    { sign: 'leo', timeframe: 'year' },
    'timeframe',
    'must be today, tomorrow, week or month',
  ],
  ['an extra field', horoscope, { sign: 'leo', timeframe: 'week', x: 1 }, 'x', UNKNOWN],
  ['no number', angelNumber, {}, 'number', DIGITS],
  ['an empty number', angelNumber, { number: '  ' }, 'number', DIGITS],
  ['thirteen digits', angelNumber, { number: '1234567890123' }, 'number', DIGITS],
  ['letters', angelNumber, { number: '4x4' }, 'number', DIGITS],
  ['digits of another script', angelNumber, { number: '٤٤٤' }, 'number', DIGITS],
  ['a NUL', angelNumber, { number: '4\u00004' }, 'number', DIGITS],
  ['a number that is no text', angelNumber, { number: 444 }, 'number', DIGITS],
  ['no planet', planetDay, {}, 'planet', PLANET],
  ['a planet in capitals', planetDay, { planet: 'Mars' }, 'planet', PLANET],
  ['a point that is no planet', planetDay, { planet: 'lilith' }, 'planet', PLANET],
  ['two signs of three', crystalAlignment, { sign: 'leo', moonSign: 'leo' }, 'risingSign', SIGN],
  ['no sign to sit with', zodiacMeditation, {}, 'sign', SIGN],
  [
    'neither sign nor birth date',
    career,
    { sign: '', dob: '' },
    'sign',
    'or a birth date is needed',
  ],
  ['an unknown sign beside a date', career, { sign: 'cetus', dob: '1990-04-20' }, 'sign', SIGN],
  ['one sign', compatibility, { sign1: 'leo', dob1: '' }, 'sign2', SIGN],
  ['a date that does not exist', compatibility, { ...PAIR, dob1: '2001-02-29' }, 'dob1', NO_DATE],
  ['a date with a time', compatibility, { ...PAIR, dob2: '2001-02-28T00:00' }, 'dob2', NO_DATE],
  ['a date in words', compatibility, { ...PAIR, dob2: 'yesterday' }, 'dob2', NO_DATE],
  ['a date that is null', compatibility, { ...PAIR, dob2: null }, 'dob2', NO_DATE],
  [
    'no name',
    zodiacDating,
    { ...DATE, name1: '  ' },
    'name1',
    'must be text of 1 to 40 characters',
  ],
  ['a date with a child', zodiacDating, { ...DATE, dob2: TODAY }, 'dob2', ADULT],
  [
    'a matching with a child',
    gunaMilan,
    { ...MATCHED, dob1: TODAY },
    'dob1',
    'must be that of an adult: a matching waits until both are 18, a kundli of one’s own need not',
  ],
  ['an hour past midnight', solarReturn, { dob: '1990-06-10', time: '24:00' }, 'time', TIME],
  ['an hour in words', compatibility, { ...PAIR, time1: 'noon' }, 'time1', TIME],
  [
    'a place that is only a name',
    solarReturn,
    { dob: '1990-06-10', place: 'Paris' },
    'place',
    'must be a place chosen from the list',
  ],
  ['no birth date', solarReturn, {}, 'dob', NO_DATE],
  [
    'a light that never turns',
    retrogradeImpact,
    { planet: 'sun', sign: 'leo', moonSign: 'leo', risingSign: 'leo' },
    'planet',
    'must be a planet that turns retrograde',
  ],
  ['a birth before 1900', compatibility, { ...PAIR, dob1: '1899-12-31' }, 'dob1', RANGE],
  ['a birth to come', compatibility, { ...PAIR, dob2: NEXT_YEAR }, 'dob2', RANGE],
];

describe('a name', () => {
  const faultsOf = (tool: Pick<Tool, 'params'>, params: object) =>
    problemsOf(tool.params.safeParse(params).error?.issues ?? []).map(({ field, message }) => [
      field,
      message,
    ]);

  it.each(['12345', 'Иван', '李 明', '…'])(
    'that is counted holds a letter from A to Z: %s',
    (name) => {
      const fault = [['fullName', 'must hold a letter from A to Z, as in a passport']];

      expect(faultsOf(numerology, { fullName: name, dob: '1990-05-17' })).toEqual(fault);
      expect(faultsOf(nameNumerology, { fullName: name })).toEqual(fault);
    },
  );

  it.each(['', '   '])('that is missing is told of in other words, not counted: “%s”', (name) => {
    const fault = [['fullName', 'must be text of 1 to 120 characters']];

    expect(faultsOf(numerology, { fullName: name, dob: '1990-05-17' })).toEqual(fault);
    expect(faultsOf(nameNumerology, { fullName: name })).toEqual(fault);
  });

  it('that somebody is called by holds a letter of any script', () => {
    const asked = { sign1: 'leo', sign2: 'virgo' };

    expect(faultsOf(zodiacDating, { ...asked, name1: 'राम', name2: 'Аня' })).toEqual([]);
    expect(faultsOf(zodiacDating, { ...asked, name1: '12345', name2: 'Ben' })).toEqual([
      ['name1', 'must hold a letter'],
    ]);
  });
});

describe('parameters', () => {
  it.each(ACCEPTED)('takes %s', (_name, tool, input, output = input) => {
    expect(tool.params.parse(input)).toEqual(output);
  });

  it.each(REFUSED)('refuses %s, naming the field', (_name, tool, input, field, message) => {
    const result = tool.params.safeParse(input);

    expect(problemsOf(result.error?.issues ?? [])).toMatchObject([{ field, message }]);
  });

  it.each([null, [], 'aries', 7])('refuses %p as parameters', (input) => {
    expect(horoscope.params.safeParse(input).success).toBe(false);
  });
});
