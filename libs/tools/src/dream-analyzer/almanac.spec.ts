import { MAKERS } from '../makers';

const CONTEXT = { at: new Date('2026-11-21T20:00:00Z'), seed: 'x' };

/** What a light reading says and a grave one must not. */
const WITTY =
  /\b(?:joke|comedy|hat|drawer|committee|shirts|coffee|tea|Thursday|film|stamp|slippers|amused|luck)\b/i;

const textFor = (dream: string) =>
  MAKERS['dream-analyzer'].assign({ dream, sign: 'leo' }, CONTEXT).almanac();

describe('the reading of a dream', () => {
  it('follows the dream: another dream, another text', () => {
    expect(textFor('A wolf followed me through a forest')).toMatch(/wolf/i);
    expect(textFor('I missed the train')).toMatch(/late|train/i);
  });

  it('calls a bus no car', () => {
    expect(textFor('I was driving a bus to the sea')).not.toMatch(/\bcar\b/);
  });

  it.each([
    'My father died again, and a man with a knife came in. I woke up crying.',
    'My school was flooding, and my sister was calm.',
    'A stranger with a gun chased my son. I was terrified.',
    'My late mother sat on my bed and cried.',
    'I was drowning. I have had the same dream for years.',
  ])('is sober and kind where a dream is grave: %s', (dream) => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const text = MAKERS['dream-analyzer']
        .assign({ dream, sign: 'leo' }, { ...CONTEXT, seed })
        .almanac();

      expect(text).toContain('findahelpline.com');
      expect(text).not.toMatch(WITTY);
      expect(text).not.toMatch(/You felt calm|You were calm|you were calm/);
    }
  });

  it('hears that nobody but a sister was calm', () => {
    const made = MAKERS['dream-analyzer'].assign(
      { dream: 'My school was flooding. My sister was calm.', sign: 'leo' },
      CONTEXT,
    );

    expect(made.facts.find(({ key }) => key === 'moods')?.value).toBe('none is named');
  });

  it('asks a model for plain words as well', () => {
    const voiceFor = (dream: string) =>
      MAKERS['dream-analyzer'].assign({ dream, sign: 'leo' }, CONTEXT).brief.voice;

    expect(voiceFor('My father died again')).toContain('no joke');
    expect(voiceFor('I flew over a village')).toContain('amused');
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
