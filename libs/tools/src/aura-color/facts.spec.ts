import { figureSchema } from '@cosmic/contracts/readings/figures';
import { facts } from './facts';

const AT = { at: new Date('2026-11-21T20:00:00Z'), seed: 'x' };

describe('the facts of an aura', () => {
  it('are three colours, each with the number it comes from', () => {
    const values = new Map(
      facts({ dob: '1990-06-10' }, AT).shown.map(({ key, value }) => [key, value]),
    );

    expect(values.get('core')).toBe('Copper: strength, skill and ambition; number 8, life path');
    expect(values.get('inner')).toMatch(/^Red: .*; number 1, day of birth, 10$/);
    expect(values.get('outer')).toMatch(/^Violet: .*; number 7, month and day of birth, 6 \+ 1$/);
  });

  it('give every day its tint', () => {
    const tint = (at: string) =>
      facts({ dob: '1990-06-10' }, { ...AT, at: new Date(at) }).shown.find(
        ({ key }) => key === 'personal-day',
      );

    expect(tint('2026-11-21T00:00:00Z')).toMatchObject({
      key: 'personal-day',
      label: 'Tint of 21 November 2026',
      value: 'Green: personal day 8 + 11 + 21 = 40, so 4',
    });
    expect(tint('2026-11-21T23:59:59Z')).toEqual(tint('2026-11-21T00:00:00Z'));
    expect(tint('2026-11-22T00:00:00Z')?.value).toMatch(/^Blue/);
  });

  it('draw the layers from the body outwards', () => {
    const { figure } = facts({ dob: '1990-06-10' }, AT);

    expect(figureSchema.parse(figure)).toEqual(figure);
    expect(figure).toMatchObject({
      kind: 'aura',
      layers: [{ name: 'Copper' }, { name: 'Red' }, { name: 'Violet' }],
    });
  });
});
