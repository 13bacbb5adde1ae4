import type { Generation } from '@cosmic/contracts/readings/readings';
import { justAccepted, newerOf, withDelta, nextDayUtc } from './generation.rules';

function reading(changes: Partial<Generation>): Generation {
  return { ...justAccepted('an-id', 'horoscope', {}, new Date(0)), ...changes };
}

describe('nextDayUtc', () => {
  it.each([
    ['2026-11-23T17:50:00Z', '2026-11-24T00:00:00.000Z'],
    ['2026-12-31T23:59:59.999Z', '2027-01-01T00:00:00.000Z'],
    ['2028-02-28T00:00:00Z', '2028-02-29T00:00:00.000Z'],
  ])('of %s begins at %s', (now, next) => {
    expect(nextDayUtc(new Date(now)).toISOString()).toBe(next);
  });
});

describe('withDelta', () => {
  it('begins a queued reading', () => {
    expect(withDelta(reading({}), { offset: 0, text: 'The Moon' })).toMatchObject({
      status: 'generating',
      content: 'The Moon',
    });
  });

  it('adds at the end', () => {
    const shown = reading({ status: 'generating', content: 'The Moon' });

    expect(withDelta(shown, { offset: 8, text: ' rises' })).toMatchObject({
      content: 'The Moon rises',
    });
  });

  it('changes nothing when a piece arrives twice', () => {
    const shown = reading({ status: 'generating', content: 'The Moon' });

    expect(withDelta(shown, { offset: 4, text: 'Moon' })).toMatchObject({ content: 'The Moon' });
  });

  it('starts over when the writer does', () => {
    const shown = reading({ status: 'generating', content: 'The Moon rises' });

    expect(withDelta(shown, { offset: 0, text: 'Venus' })).toMatchObject({ content: 'Venus' });
  });

  it.each([4, 9])('reports a gap and shows nothing out of place (%s)', (offset) => {
    const shown = reading({ status: 'generating', content: 'The' });

    expect(withDelta(shown, { offset, text: 'rises' })).toBe('gap');
  });

  it.each(['completed', 'failed'] as const)('leaves a %s reading alone', (status) => {
    const shown = reading({ status, content: 'Whole.' });

    expect(withDelta(shown, { offset: 0, text: 'Late' })).toBe(shown);
  });
});

describe('newerOf', () => {
  it('keeps text that the row has not caught up with', () => {
    const shown = reading({ status: 'generating', content: 'The Moon rises' });
    const row = reading({ status: 'generating', content: 'The Moon' });

    expect(newerOf(shown, row).content).toBe('The Moon rises');
  });

  it('takes the row where it is ahead or says something else', () => {
    const shown = reading({ status: 'generating', content: 'The Moon' });

    expect(newerOf(shown, reading({ content: 'The Moon rises' })).content).toBe('The Moon rises');
    expect(newerOf(shown, reading({ content: 'Venus' })).content).toBe('Venus');
  });

  it('lets a finished reading win over an unfinished one, whichever came last', () => {
    const done = reading({ status: 'completed', content: 'Whole.' });
    const halfway = reading({ status: 'generating', content: 'Who' });

    expect(newerOf(halfway, done)).toBe(done);
    expect(newerOf(done, halfway)).toBe(done);
  });
});
