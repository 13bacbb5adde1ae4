import { SIGNS } from '@cosmic/sky/zodiac';
import {
  monthOf,
  neighbourShare,
  pairShare,
  readingOf,
  repeatedShare,
  wornOut,
} from '../test/month';
import { sampleOf } from '../test/samples';
import { sentencesOf } from '../test/text-metrics';
import type { Slug } from './catalogue';

const MONTHS = ['2026-02-10', '2026-07-03', '2027-10-20'].map(
  (day) => new Date(`${day}T08:00:00Z`),
);
const SIGN_TOOLS: readonly Slug[] = ['wellbeing', 'stress-advice', 'zodiac-meditation'];

describe.each(SIGN_TOOLS)('a month of %s', (slug) => {
  const months = MONTHS.flatMap((from) =>
    SIGNS.map(({ key }) => monthOf(slug, () => ({ sign: key }), from)),
  );

  it('repeats at most every eighth sentence, none more than once', () => {
    expect(Math.max(...months.map(repeatedShare))).toBeLessThanOrEqual(0.12);
    expect(months.flatMap(wornOut)).toEqual([]);
  });

  it('tells hardly anything on two days in a row', () => {
    expect(Math.max(...months.map(neighbourShare))).toBeLessThanOrEqual(0.03);
  });

  it('tells two signs different things on one day', () => {
    const shares = MONTHS.map((at) =>
      pairShare(SIGNS.map(({ key }) => readingOf(slug, { sign: key }, at, 'one seed'))),
    );

    expect(Math.max(...shares)).toBeLessThanOrEqual(0.08);
  });

  it('is the same for everybody, as often as they ask', () => {
    const [at] = MONTHS as [Date];

    expect(readingOf(slug, { sign: 'leo' }, at, 'one')).toEqual(
      readingOf(slug, { sign: 'leo' }, at, 'other'),
    );
  });
});

describe('a month of the card of the day', () => {
  const months = [...MONTHS, ...['2026-09-01', '2027-03-04'].map((day) => new Date(day))].map(
    (from) => monthOf('tarot', () => ({ spread: 'daily' }), from),
  );

  it('repeats at most every eighth sentence, none more than once', () => {
    expect(Math.max(...months.map(repeatedShare))).toBeLessThanOrEqual(0.12);
    expect(months.flatMap(wornOut)).toEqual([]);
  });

  it('tells hardly anything on two days in a row', () => {
    expect(Math.max(...months.map(neighbourShare))).toBeLessThanOrEqual(0.03);
  });

  it('names the card in its first sentence', () => {
    const [from] = MONTHS as [Date];
    const days = Array.from({ length: 60 }, (_, day) => `seed ${day}`).map((seed) =>
      sampleOf('tarot', { spread: 'daily' }, from, seed),
    );
    const nameless = days.filter(({ text, facts }) => {
      const card = facts.find(({ key }) => key === 'card-1')?.value.split(':')[0] ?? '';
      const name = card === 'Death' ? 'nameless thirteenth card' : card.replace(/^The /, '');
      return !sentencesOf(text)[0]?.includes(name);
    });

    expect(nameless).toEqual([]);
  });
});
