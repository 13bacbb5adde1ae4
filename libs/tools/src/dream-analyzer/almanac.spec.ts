import { MAKERS } from '../makers';

const CONTEXT = { at: new Date('2026-11-21T20:00:00Z'), seed: 'x' };

const textFor = (dream: string) =>
  MAKERS['dream-analyzer'].assign({ dream, sign: 'leo' }, CONTEXT).almanac();

describe('the reading of a dream', () => {
  it('follows the dream: another dream, another text', () => {
    expect(textFor('A wolf followed me through a forest')).toMatch(/wolf/i);
    expect(textFor('I missed the train')).toMatch(/late|train/i);
  });

  it('gives a helpline in place of a reading', () => {
    const made = MAKERS['dream-analyzer'].assign(
      { dream: 'A wolf told me to kill myself', sign: 'leo' },
      CONTEXT,
    );

    expect(made.almanac()).toContain('findahelpline.com');
    expect(made.almanac()).not.toMatch(/wolf|Moon/);
    expect(made.crisis).toBe(true);
    expect(JSON.stringify(made.brief)).not.toContain('wolf');
  });
});
