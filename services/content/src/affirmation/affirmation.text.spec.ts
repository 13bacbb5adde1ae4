import { composeAffirmation } from './affirmation.text';

const YEAR = Array.from({ length: 366 }, (_, day) =>
  new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
);

describe('the affirmation of a day', () => {
  it('speaks from the true Moon: full in Gemini on 24 November 2026', () => {
    expect(composeAffirmation('2026-11-24').facts).toEqual({
      moonSign: 'Gemini',
      moonPhase: 'Full Moon',
    });
  });

  it('is the same for the same day and differs from the day before', () => {
    const texts = YEAR.map((date) => composeAffirmation(date).content);

    expect(YEAR.map((date) => composeAffirmation(date).content)).toEqual(texts);
    for (let day = 1; day < texts.length; day += 1) expect(texts[day]).not.toBe(texts[day - 1]);
  });

  it('is two plain sentences every day of a year', () => {
    for (const date of YEAR) {
      expect(composeAffirmation(date).content).toMatch(/^[A-Z][^.]+\. [A-Z][^.]+\.$/);
    }
  });
});
