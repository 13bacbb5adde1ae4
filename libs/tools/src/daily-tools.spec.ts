import { SIGNS } from '@cosmic/sky/zodiac';
import { sampleOf } from '../test/samples';
import type { Slug } from './catalogue/catalogue';
import { repetitionOf, sentencesOf } from './memory/repetition';
import { DAY_MS } from './today';

const MONTHS = ['2026-02-10', '2026-07-03', '2027-10-20', '2026-09-01', '2027-03-04'].map(
  (day) => new Date(`${day}T08:00:00Z`),
);
const MONTH_DAYS = 30;

describe.each(['wellbeing', 'stress-advice', 'zodiac-meditation'] satisfies Slug[])(
  'a day of %s',
  (slug) => {
    it.each(SIGNS)('is the same for every $name, as often as they ask', ({ key }) => {
      const [at] = MONTHS as [Date];

      expect(sampleOf(slug, { sign: key }, at, 'one').text).toBe(
        sampleOf(slug, { sign: key }, at, 'other').text,
      );
    });
  },
);

describe('a month of the card of the day', () => {
  const months = MONTHS.map((from) =>
    repetitionOf(
      Array.from({ length: MONTH_DAYS }, (_, day) => {
        const at = new Date(from.getTime() + day * DAY_MS);
        const seed = `month ${from.toISOString()} ${day}`;
        return sentencesOf(sampleOf('tarot', { spread: 'daily' }, at, seed).text);
      }),
    ),
  );

  it('repeats at most every eighth sentence, none more than once', () => {
    expect(Math.max(...months.map(({ repeated }) => repeated))).toBeLessThanOrEqual(0.12);
    expect(Math.max(...months.map(({ most }) => most))).toBeLessThanOrEqual(2);
  });

  it('tells hardly anything on two days in a row', () => {
    expect(Math.max(...months.map(({ neighbours }) => neighbours))).toBeLessThanOrEqual(0.03);
  });

  it('names the card in its first sentence', () => {
    const [from] = MONTHS as [Date];
    const days = Array.from({ length: 60 }, (_, day) => `seed ${day}`).map((seed) =>
      sampleOf('tarot', { spread: 'daily' }, from, seed),
    );
    const nameless = days.filter(({ text, facts }) => {
      const card = facts.find(({ key }) => key === 'card-1')?.value.split(':')[0] ?? '';
      const name = card === 'Death' ? 'thirteenth card' : card.replace(/^The /, '');
      return !sentencesOf(text)[0]?.includes(name);
    });

    expect(nameless).toEqual([]);
  });
});
