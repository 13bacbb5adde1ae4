import type { Fact } from '@cosmic/contracts/readings';
import { scoreArchetypes, type ScoredArchetype } from '@cosmic/divination/archetype';
import {
  leaningsOf,
  QUESTION_IDS,
  type QuestionId,
  type QuizAnswers,
} from '@cosmic/divination/archetype/answers';
import type { ArchetypeId } from '@cosmic/divination/archetype/archetypes';
import type { Sign } from '@cosmic/sky/zodiac';
import type { Facts } from '../maker';
import type { ParamsOf } from '../tool';
import { signBy } from '../wording';
import { QUESTIONS } from './questions';
import type { archetypeQuiz } from './tool';

/** An answer with the archetype it spoke for and the one it hinted at. */
export interface Answer {
  readonly question: QuestionId;
  readonly answer: string;
  readonly main: ArchetypeId;
  readonly hint: ArchetypeId;
}

export interface QuizFacts extends Facts {
  readonly signs: Readonly<Record<'sun' | 'moon' | 'rising', Sign>>;
  readonly answers: readonly Answer[];
  readonly core: ScoredArchetype;
  readonly second: ScoredArchetype;
  /** What the three signs alone would have put first. */
  readonly bySigns: ScoredArchetype;
}

const SHOWN = 5;

/** Which archetypes eight answers and three signs add up to. */
export function facts(params: ParamsOf<typeof archetypeQuiz>): QuizFacts {
  const { sign, moonSign, risingSign, ...answers } = params;
  const trio = { sign, moonSign, risingSign };
  const { ranking, core, second } = scoreArchetypes(trio, answers);
  const known = {
    signs: { sun: signBy(sign), moon: signBy(moonSign), rising: signBy(risingSign) },
    answers: answersOf(answers),
    core,
    second,
    bySigns: scoreArchetypes(trio).core,
  };
  return { ...known, shown: shownOf(known, ranking) };
}

function answersOf(promptInput: QuizAnswers): Answer[] {
  return QUESTION_IDS.flatMap((question) => {
    const answer = promptInput[question];
    const leaning = leaningsOf(question)[answer];
    return leaning ? [{ question, answer, main: leaning[0], hint: leaning[1] }] : [];
  });
}

function shownOf(known: Omit<QuizFacts, 'shown'>, ranking: readonly ScoredArchetype[]): Fact[] {
  const { signs, answers, bySigns } = known;
  return [
    ...ranking.slice(0, SHOWN).map(({ id, name, points, percent }, at) => ({
      key: `archetype-${id}`,
      label: at === 0 ? 'Leading archetype' : at === 1 ? 'Second archetype' : `Place ${at + 1}`,
      value: `${name}, ${points} of 390 points, ${percent}%`,
    })),
    { key: 'sun', label: 'Sun sign', value: signs.sun.name },
    { key: 'moon', label: 'Moon sign', value: signs.moon.name },
    { key: 'rising', label: 'Rising sign', value: signs.rising.name },
    { key: 'by-signs', label: 'By the three signs alone', value: bySigns.name },
    ...answers.map(({ question, answer }) => {
      const options: Readonly<Record<string, string>> = QUESTIONS[question].options;
      return { key: question, label: QUESTIONS[question].label, value: options[answer] ?? '' };
    }),
    {
      key: 'rule',
      label: 'How it is counted',
      value:
        'each answer gives 20 points to one archetype and 10 to another; the three signs share out 150',
    },
  ];
}
