import { facts } from './facts';

const on = (day: string) => ({ at: new Date(`${day}T20:00:00Z`), seed: 'x' });

const shownFor = (goal: string, day = '2026-11-21') =>
  new Map(facts({ goal, sign: 'leo' }, on(day)).shown.map(({ key, value }) => [key, value]));

describe('the facts of a wish', () => {
  it('say what it is about, how it is put, and where the Moon is for the sign', () => {
    const shown = shownFor('I would like to find a better job this coming year');

    expect(shown.get('themes')).toBe('work');
    expect(shown.get('shape')).toBe('towards something');
    expect(shown.get('moon')).toMatch(/^Aries .*Waxing Gibbous.*your ninth house/);
  });

  it('take stock at the next new or full moon, though not within four days', () => {
    // Full moon on 24 November 2026, new moon on 9 December at 00:52 UTC.
    expect(shownFor('Love', '2026-11-19').get('review')).toMatch(/^Full Moon, 24 November 2026/);
    expect(shownFor('Love', '2026-11-21').get('review')).toMatch(
      /^New Moon, 9 December 2026, 00:5\d UTC$/,
    );
  });

  it('never repeat what was typed', () => {
    expect([...shownFor('Xyzzy for me and plugh').values()].join(' ')).not.toMatch(/xyzzy|plugh/i);
  });

  it('draw the Moon', () => {
    const params = { sign: 'leo' } as const;

    expect(facts({ ...params, goal: 'Love' }, on('2026-11-21')).figure?.phase).toBe(
      'Waxing Gibbous',
    );
  });
});
