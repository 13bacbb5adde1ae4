import fc from 'fast-check';
import { survive } from '../test/hostile';
import { scoreArchetypes } from './archetype';
import { leaningsOf, QUESTION_IDS, type QuestionId, type QuizAnswers } from './archetype/answers';
import { ARCHETYPE_IDS } from './archetype/archetypes';
import { ZODIAC_SIGNS } from './zodiac-sign';

const answersOf = (choose: (question: QuestionId, answers: string[]) => string) =>
  Object.fromEntries(
    QUESTION_IDS.map((question) => [question, choose(question, Object.keys(leaningsOf(question)))]),
  ) as QuizAnswers;

const anyAnswers = fc
  .array(fc.integer({ min: 0, max: 3 }), { minLength: 8, maxLength: 8 })
  .map((chosen) => answersOf((question, ids) => ids[chosen[QUESTION_IDS.indexOf(question)]!]!));

const anySign = fc.constantFrom(...ZODIAC_SIGNS);

const signs = { sign: 'leo', moonSign: 'pisces', risingSign: 'virgo' } as const;

describe('scoreArchetypes', () => {
  it('adds the weighted leanings of the three signs', () => {
    const { ranking } = scoreArchetypes(signs);
    const points = ranking
      .filter((entry) => entry.points > 0)
      .map((entry) => [entry.id, entry.points]);

    expect(points).toEqual([
      ['sovereign', 30],
      ['dreamer', 25],
      ['artisan', 20],
      ['pioneer', 18],
      ['alchemist', 15],
      ['guardian', 12],
      ['gardener', 12],
      ['diplomat', 10],
      ['messenger', 8],
    ]);
  });

  it('ranks all twelve, and each can come first', () => {
    const first = ZODIAC_SIGNS.map((sign) => {
      const { ranking, core } = scoreArchetypes({ sign, moonSign: sign, risingSign: sign });
      expect(ranking.map(({ id }) => id).toSorted()).toEqual([...ARCHETYPE_IDS].sort());
      return core.id;
    });

    expect(new Set(first).size).toBe(12);
  });

  it('lets the Sun decide a tie', () => {
    for (const sign of ZODIAC_SIGNS) {
      for (const moonSign of ZODIAC_SIGNS) {
        const { core, second } = scoreArchetypes({ sign, moonSign, risingSign: 'leo' });
        expect(core.points).toBeGreaterThanOrEqual(second.points);
      }
    }
    // Leo gives its third part to the guardian six times, Virgo its second to the gardener four times.
    const ids = scoreArchetypes(signs).ranking.map(({ id }) => id);
    expect(ids.indexOf('guardian')).toBeLessThan(ids.indexOf('gardener'));
  });

  it('withstands hostile input', () => {
    survive(
      (sign) => scoreArchetypes({ ...signs, sign }),
      ['sign'],
      () => false,
    );
    survive(
      (moonSign) => scoreArchetypes({ ...signs, moonSign }),
      ['moonSign'],
      () => false,
    );
    survive(
      (risingSign) => scoreArchetypes({ ...signs, risingSign }),
      ['risingSign'],
      () => false,
    );
    survive(
      (value) => scoreArchetypes(value),
      ['signs', 'sign'],
      () => false,
    );
  });
});

describe('scoreArchetypes with answers', () => {
  it('has eight questions of four answers, through which every archetype can gain the same', () => {
    const gains = new Map<string, number>();
    for (const question of QUESTION_IDS) {
      const leanings = Object.values(leaningsOf(question));
      expect(leanings).toHaveLength(4);
      expect(new Set(leanings.map(([main]) => main)).size).toBe(4);
      for (const [main, hint] of leanings) {
        expect(hint).not.toBe(main);
        gains.set(main, (gains.get(main) ?? 0) + 2);
        gains.set(hint, (gains.get(hint) ?? 0) + 1);
      }
    }

    expect(QUESTION_IDS).toHaveLength(8);
    expect([...gains.values()]).toEqual(ARCHETYPE_IDS.map(() => 8));
  });

  it('adds 20 and 10 points an answer to those of the signs', () => {
    const before = new Map(scoreArchetypes(signs).ranking.map(({ id, points }) => [id, points]));
    const answers = answersOf((_, [first]) => first!);
    const added = Object.fromEntries(
      scoreArchetypes(signs, answers)
        .ranking.map(({ id, points }) => [id, points - before.get(id)!] as const)
        .filter(([, points]) => points > 0),
    );

    // Set off, go over, suggest, waiting, celebrated, middle, build, season.
    expect(added).toEqual({
      explorer: 30,
      guardian: 30,
      pioneer: 50,
      sovereign: 60,
      architect: 30,
      gardener: 30,
      messenger: 10,
    });
  });

  it('gives away 390 points whatever is said, and names all twelve once', () => {
    fc.assert(
      fc.property(anySign, anySign, anySign, anyAnswers, (sign, moonSign, risingSign, answers) => {
        const { ranking } = scoreArchetypes({ sign, moonSign, risingSign }, answers);

        expect(ranking.reduce((sum, { points }) => sum + points, 0)).toBe(390);
        expect(ranking.map(({ id }) => id).toSorted()).toEqual([...ARCHETYPE_IDS].sort());
        const points = ranking.map((entry) => entry.points);
        expect(points).toEqual(points.toSorted((a, b) => b - a));
      }),
    );
  });

  it('lets answers bring any archetype to the top, against three mixed signs', () => {
    for (const wanted of ARCHETYPE_IDS) {
      // Every answer that helps, and otherwise the one whose archetype has least so far.
      const points = new Map<string, number>(
        scoreArchetypes(signs).ranking.map((entry) => [entry.id, entry.points]),
      );
      const answers = answersOf((question, ids) => {
        const worth = (answer: string) => {
          const [main, hint] = leaningsOf(question)[answer]!;
          if (main === wanted) return 2000;
          return hint === wanted ? 1000 : -(points.get(main) ?? 0);
        };
        const chosen = ids.toSorted((a, b) => worth(b) - worth(a))[0]!;
        const [main, hint] = leaningsOf(question)[chosen]!;
        points.set(main, (points.get(main) ?? 0) + 20);
        points.set(hint, (points.get(hint) ?? 0) + 10);
        return chosen;
      });

      expect(scoreArchetypes(signs, answers).core.id).toBe(wanted);
    }
  });

  it('withstands hostile answers', () => {
    const good = answersOf((_, [first]) => first!);
    survive(
      (q3) => scoreArchetypes(signs, { ...good, q3 }),
      ['q3'],
      () => false,
    );
    survive(
      (answers) => scoreArchetypes(signs, answers ?? null!),
      ['answers', 'q1'],
      () => false,
    );
  });
});
