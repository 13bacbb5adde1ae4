import { survive } from '../test/hostile';
import { moonWater } from './moon-water';
import { MOON_PHASES } from './moon-water/phases';
import { ZODIAC_SIGNS } from './zodiac-sign';

describe('moonWater', () => {
  it('joins the phase, the sign and its element', () => {
    expect(moonWater('Full Moon', 'virgo')).toMatchObject({
      purpose: 'gratitude and celebration',
      element: 'earth',
      vessel: expect.stringContaining('clay'),
      safety: expect.stringContaining('not in it'),
    });
  });

  it('gives each of the 96 pairs its own recipe', () => {
    const recipes = MOON_PHASES.flatMap((phase) =>
      ZODIAC_SIGNS.map((sign) => {
        const { intention, signNote } = moonWater(phase, sign);
        return intention + signNote;
      }),
    );

    expect(new Set(recipes).size).toBe(96);
  });

  it('withstands hostile input', () => {
    survive(
      (phase) => moonWater(phase, 'leo'),
      ['moonPhase'],
      () => false,
    );
    survive(
      (sign) => moonWater('New Moon', sign),
      ['sign'],
      () => false,
    );
  });
});
