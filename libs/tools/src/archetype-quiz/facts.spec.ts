import { facts } from './facts';
import { archetypeQuiz } from './tool';

type Params = Parameters<typeof facts>[0];

const SIGNS = { sign: 'leo', moonSign: 'pisces', risingSign: 'virgo' } as const;
const PARAMS: Params = {
  ...SIGNS,
  q1: 'drift',
  q2: 'ask',
  q3: 'mediate',
  q4: 'pretence',
  q5: 'trusted',
  q6: 'window',
  q7: 'create',
  q8: 'otherSide',
};

describe('the facts of the quiz', () => {
  it('name the leading and the second archetype with their points and shares', () => {
    const { core, second, shown } = facts(PARAMS);

    // Dreamer: 25 by signs, three answers of 20 and two hints of 10. Alchemist: 15, 60 and 20.
    expect([core.id, core.points, second.id, second.points]).toEqual([
      'dreamer',
      105,
      'alchemist',
      95,
    ]);
    expect(shown.slice(0, 2)).toEqual([
      {
        key: 'archetype-dreamer',
        label: 'Leading archetype',
        value: 'The Dreamer, 105 of 390 points, 27%',
      },
      {
        key: 'archetype-alchemist',
        label: 'Second archetype',
        value: 'The Alchemist, 95 of 390 points, 24%',
      },
    ]);
  });

  it('say what the signs alone would have put first', () => {
    expect(facts(PARAMS).bySigns.id).toBe('sovereign');
    expect(facts(PARAMS).shown).toContainEqual({
      key: 'by-signs',
      label: 'By the three signs alone',
      value: 'The Sovereign',
    });
  });

  it('repeat every question with the answer that was given', () => {
    const shown = new Map(facts(PARAMS).shown.map(({ label, value }) => [label, value]));

    expect(shown.get('At a party in a strange house, where are you found?')).toBe(
      'At the window or the bookshelf',
    );
    expect(facts(PARAMS).answers).toHaveLength(8);
  });
});

describe('the questions of the quiz', () => {
  it('must all be answered, with one of their own answers', () => {
    const { q8: _left, ...seven } = PARAMS;

    expect(archetypeQuiz.params.safeParse(PARAMS).success).toBe(true);
    expect(archetypeQuiz.params.safeParse(seven).error?.issues[0]?.path).toEqual(['q8']);
    expect(archetypeQuiz.params.safeParse({ ...PARAMS, q1: 'kitchen' }).success).toBe(false);
  });
});
