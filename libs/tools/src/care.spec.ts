import { wordsOf } from '../test/text-metrics';
import { careText, speaksOfSelfHarm } from './care';

describe('the recognition of self-harm', () => {
  it.each([
    'I dreamed that I wanted to kill myself.',
    'I keep dreaming about suicide',
    'In the dream I was hurting myself and nobody came',
    'I don’t want to live anymore',
    "I can't go on like this",
    'I could not go on any more',
    'My goal is to END MY LIFE',
    'I took my own life in the dream',
    'everyone would be better off without me',
    'I see no reason to live',
    'I want to\n die',
    'sometimes I wish I were dead',
    'I have been self-harming again',
    'an overdose, then silence',
    'I was cutting myself in the bathroom',
    'My friend killed himself and I saw him again',
  ])('hears it in %j', (text) => {
    expect(speaksOfSelfHarm(text)).toBe(true);
  });

  it.each([
    'I cut myself shaving and my father laughed',
    'I cut myself some cake and could not stop eating',
    'A wolf killed the sheep and I ran',
    'I do not want to die in this dream, so I fly',
    'I never wanted to die, I wanted to swim',
    'My grandmother died and we danced at the funeral',
    'The end of my working life, a party with cake',
    'I want to end my lease and live by the sea',
    'I hurt my knee while running',
    'I took my life jacket and jumped into the boat',
    'I want to live by the sea',
    'My goal is to harm nobody and to learn to speak',
    'I could not go on stage',
    '',
  ])('hears nothing of it in %j', (text) => {
    expect(speaksOfSelfHarm(text)).toBe(false);
  });
});

describe('the text given then', () => {
  it('names a person, a helpline and the emergency number, in 150 to 330 words', () => {
    for (let seed = 0; seed < 30; seed += 1) {
      const text = careText(String(seed));

      expect(text).toContain('findahelpline.com');
      expect(text).toMatch(/emergency number/);
      expect(text).not.toMatch(/\b(Moon|sign|symbol)\b/);
      expect(wordsOf(text).length).toBeGreaterThanOrEqual(150);
      expect(wordsOf(text).length).toBeLessThanOrEqual(330);
    }
  });
});
