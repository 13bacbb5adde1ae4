import type { Language } from '@cosmic/contracts/language';
import type { Fact } from '@cosmic/contracts/readings/readings';
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
import { SKY_NAMES } from '../words/sky-names';
import type { ParamsOf } from '../tool';
import { signBy } from '../wording';
import { QUESTIONS } from './questions';
import type { archetypeQuiz } from './tool';
import { WORDS } from './words';

/** An answer with the archetype it spoke for and the one it hinted at. */
export interface Answer {
  readonly question: QuestionId;
  readonly answer: string;
  readonly main: ArchetypeId;
  readonly hint: ArchetypeId;
}

export interface QuizFacts extends Facts {
  readonly language: Language;
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
  const { sign, moonSign, risingSign, language = 'en', ...answers } = params;
  const trio = { sign, moonSign, risingSign };
  const { ranking, core, second } = scoreArchetypes(trio, answers);
  const known = {
    language,
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
  const { language, signs, answers, bySigns } = known;
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const { labels, archetypes } = words;
  const rank = (at: number) => [labels.first, labels.second][at] ?? words.place(at + 1);
  return [
    ...ranking.slice(0, SHOWN).map(({ id, points, percent }, at) => ({
      key: `archetype-${id}`,
      label: rank(at),
      value: words.points(archetypes[id].name, points, percent),
    })),
    { key: 'sun', label: labels.sun, value: names.sign(signs.sun.key) },
    { key: 'moon', label: labels.moon, value: names.sign(signs.moon.key) },
    { key: 'rising', label: labels.rising, value: names.sign(signs.rising.key) },
    { key: 'by-signs', label: labels.bySigns, value: archetypes[bySigns.id].name },
    ...answers.map(({ question, answer }) => {
      const options: Readonly<Record<string, string>> = QUESTIONS[question].options;
      return {
        key: question,
        label: words.asked(QUESTIONS[question].label),
        value: words.asked(options[answer] ?? ''),
      };
    }),
    { key: 'rule', label: labels.rule, value: words.rule },
  ];
}
