import { figureSchema } from '@cosmic/contracts/readings/figures';
import { facts } from './facts';

const AT = { at: new Date('2026-11-21T20:00:00Z'), seed: 'x' };

describe('the facts of the seven centres', () => {
  it('weigh the figures of the date, and the life path twice', () => {
    // 1, 9, 9, 6 and 1 of 1990-06-10 and twice the life path 8: seven points.
    const { shown, digits } = facts({ dob: '1990-06-10' }, AT);
    const values = new Map(shown.map(({ key, value }) => [key, value]));

    expect(digits).toBe(5);
    expect(values.get('life-path')).toBe('8, which gives two points');
    expect(values.get('root')).toMatch(/^57%, 4 of the points; safety/);
    expect(values.get('sacral')).toMatch(/^29%, 2 of the points/);
    expect(values.get('strongest')).toBe('Root');
    expect(values.get('quiet')).toBe('Solar Plexus, Heart, Throat and Crown');
  });

  it('give every day its centre', () => {
    const values = new Map(
      facts({ dob: '1990-06-10' }, AT).shown.map(({ key, value }) => [key, value]),
    );

    expect(values.get('personal-day')).toBe('8 + 11 + 21 = 40, so 4: Heart');
  });

  it('draw all seven, their shares making a whole', () => {
    const { figure } = facts({ dob: '1985-12-31' }, AT);

    expect(figureSchema.parse(figure)).toEqual(figure);
    const chakras = figure?.kind === 'chakras' ? figure.chakras : [];
    expect(chakras).toHaveLength(7);
    expect(chakras.reduce((sum, { share }) => sum + Math.round(share * 100), 0)).toBe(100);
  });
});
