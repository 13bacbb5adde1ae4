import { figureSchema } from '@cosmic/contracts/readings/figures';
import { facts } from './facts';

const AT = { at: new Date('2026-11-21T20:00:00Z'), seed: 'x' };

describe('the facts of moon water', () => {
  it('are the recipe of the phase, tuned to the sign, and its next time', () => {
    const { shown } = facts({ moonPhase: 'full-moon', sign: 'pisces' }, AT);
    const values = new Map(shown.map(({ key, value }) => [key, value]));

    expect(values.get('next-moon-phase')).toBe('Tuesday 24 November 2026, 14:54 UTC');
    expect(values.get('place-moon')).toMatch(/^Gemini 2°\d\d', 100% lit$/);
    expect(values.get('purpose')).toBe('gratitude and celebration');
    expect(values.get('vessel')).toMatch(/suits your water/);
    expect(values.get('care')).toMatch(/^Not for drinking\./);
  });

  it('draw the Moon as it will be then, not as it is', () => {
    const { figure } = facts({ moonPhase: 'first-quarter', sign: 'leo' }, AT);

    expect(figureSchema.parse(figure)).toEqual(figure);
    expect(figure).toMatchObject({ kind: 'moon', phase: 'First Quarter' });
    const drawn = figure?.kind === 'moon' ? figure : undefined;
    expect(drawn?.elongation).toBeCloseTo(90, 2);
    expect(drawn?.illumination).toBeCloseTo(0.5, 1);
  });
});
