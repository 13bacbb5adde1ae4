import { overlapOf, repetitionOf, sentencesOf } from './repetition';

describe('repetitionOf', () => {
  it('counts what stood in an earlier text, how often, and what stood there the day before', () => {
    const month = ['One. Two.', 'Two. Three.', 'Four. Two.'];

    expect(repetitionOf(month.map(sentencesOf))).toEqual({
      repeated: 2 / 6,
      most: 3,
      neighbours: 0.5,
    });
  });

  it('takes a sentence with another date or number for the same', () => {
    const dates = ['For 3 May 2026 it is 12.', 'For 24 June 2026 it is 7.'];

    expect(repetitionOf(dates.map(sentencesOf))).toMatchObject({
      repeated: 0.5,
      most: 2,
      neighbours: 1,
    });
    const hindi = ['चंद्रमा मेष में है। ठीक।', 'चंद्रमा मेष में है।'];
    expect(repetitionOf(hindi.map(sentencesOf)).repeated).toBe(1 / 3);
  });

  it('finds nothing in nothing', () => {
    expect(repetitionOf([])).toEqual({ repeated: 0, most: 0, neighbours: 0 });
  });
});

describe('overlapOf', () => {
  it('is the share of sentences that two texts have in common, over all pairs', () => {
    const texts = ['One. Two.', 'Two. Three.', 'Four. Five.'];

    expect(overlapOf(texts.map(sentencesOf))).toBeCloseTo(0.5 / 3);
  });
});
