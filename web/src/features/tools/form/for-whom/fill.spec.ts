import { toolSummaries } from '@cosmic/tools/catalogue/summaries';
import { ROSALIND, SOMEBODY } from '../../../../testing/kept-people';
import { filledFor, isFilledFor, slotsOf } from './fill';

const TOOLS = toolSummaries();
const slotsIn = (slug: string) => slotsOf(TOOLS.find((tool) => tool.slug === slug)?.fields ?? []);
const rosalind = { ...ROSALIND, full_name: ROSALIND.name };
const somebody = { ...SOMEBODY, full_name: SOMEBODY.name };

describe('filling a form for somebody', () => {
  it('knows of whom each tool asks', () => {
    expect(slotsIn('kundli').map(({ whose }) => whose)).toEqual(['first']);
    expect(slotsIn('horoscope').map(({ whose }) => whose)).toEqual(['first']);
    for (const slug of ['compatibility', 'guna-milan', 'zodiac-dating']) {
      expect([slug, slotsIn(slug).map(({ whose }) => whose)]).toEqual([slug, ['first', 'second']]);
    }
    for (const slug of ['angel-number', 'panchang', 'muhurta']) {
      expect([slug, slotsIn(slug)]).toEqual([slug, []]);
    }
  });

  it('reaches every field of every tool that asks for a birth', () => {
    for (const { slug, fields } of TOOLS) {
      const asked = fields.filter(({ name }) =>
        /^(dob|time|place|sign|moonSign|risingSign)\d?$/.test(name),
      );
      const reached = slotsOf(fields).flatMap((slot) => slot.fields);
      expect([slug, asked.filter((field) => !reached.includes(field))]).toEqual([slug, []]);
    }
  });

  it('fills what is known, empties what is not, and sees whose it is', () => {
    const [first, second] = slotsIn('compatibility');

    const values = { ...filledFor(first!, rosalind), ...filledFor(second!, somebody) };

    expect(values).toEqual({
      sign1: 'leo',
      dob1: '1920-07-25',
      time1: '04:10',
      place1: JSON.stringify(ROSALIND.birth_place),
      sign2: 'cancer',
      dob2: '1990-06-22',
      time2: '',
      place2: '',
    });
    expect(isFilledFor(first!, rosalind, values)).toBe(true);
    expect(isFilledFor(second!, somebody, values)).toBe(true);
    expect(isFilledFor(second!, rosalind, values)).toBe(false);
    expect(isFilledFor(second!, somebody, { ...values, time2: '10:00' })).toBe(false);
    expect(isFilledFor(second!, somebody, {})).toBe(false);
  });

  it('leaves a sign that the day leaves open to be chosen', () => {
    const [slot] = slotsIn('crystal-alignment');
    const values = filledFor(slot!, somebody);

    expect(values).toEqual({ sign: 'cancer', moonSign: '', risingSign: '' });
    expect(isFilledFor(slot!, somebody, { ...values, moonSign: 'gemini' })).toBe(true);
  });

  it('takes the year of a birth where a tool asks for that', () => {
    const [slot] = slotsIn('chinese-zodiac');

    expect(filledFor(slot!, rosalind)).toMatchObject({ year: '1920', dob: '1920-07-25' });
  });
});
