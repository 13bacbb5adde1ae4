import { seeded } from '@cosmic/divination/seeded';
import { compose, type Line } from '../compose';
import { ANSWER_MIRROR } from '../passages/archetype-answers';
import {
  CORE_VOICE,
  QUIZ_CLOSING,
  QUIZ_MOTTO,
  QUIZ_OPENING,
  QUIZ_TIRED,
  SECOND_VOICE,
  SIGNS_AGREE,
  SIGNS_DIFFER,
  STRAY_ANSWER,
  TRIO_IN_PLAY,
} from '../passages/archetype-voices';
import type { Answer, QuizFacts } from './facts';

/** Composes the result of the quiz from our authors' passages. */
export function almanac(facts: QuizFacts, seed: string): string {
  const { signs, answers, core, second, bySigns } = facts;
  const chance = [seed, core.id, second.id, ...answers.map(({ answer }) => answer)];
  const slots = {
    core: inSentence(core.name),
    coreShare: String(core.percent),
    second: inSentence(second.name),
    secondShare: String(second.percent),
    bySigns: inSentence(bySigns.name),
    sun: signs.sun.name,
    moon: signs.moon.name,
    rising: signs.rising.name,
    motto: core.motto.replace(/\.$/, ''),
    gift: core.gift,
    shadow: core.shadow,
    remedy: core.remedy,
  };
  const agreed = bySigns.id === core.id;
  return compose(chance, [
    [{ from: QUIZ_OPENING, slots }, { from: [core.text] }, { from: CORE_VOICE[core.id] }],
    mirrorLines(facts, chance),
    [{ from: SECOND_VOICE[second.id], slots }],
    [
      { from: agreed ? SIGNS_AGREE : SIGNS_DIFFER, slots },
      { from: TRIO_IN_PLAY, slots },
      { from: QUIZ_TIRED, slots },
    ],
    [
      { from: QUIZ_MOTTO, slots },
      { from: QUIZ_CLOSING, slots },
    ],
  ]);
}

/** Two answers that speak for the leading pair, and one that speaks for neither. */
function mirrorLines({ answers, core, second }: QuizFacts, chance: readonly string[]): Line[] {
  const leads: readonly string[] = [core.id, second.id];
  const isTelling = ({ main, hint }: Answer) => leads.includes(main) || leads.includes(hint);
  const mixed = seeded('answers', ...chance).shuffle(answers);
  const telling = mixed.filter(isTelling).slice(0, 2);
  const stray = mixed.find((answer) => !isTelling(answer));
  return [...telling.map(mirror), ...(stray ? [{ from: STRAY_ANSWER }, mirror(stray)] : [])];
}

function mirror({ question, answer }: Answer): Line {
  const mirrors: Readonly<Record<string, readonly string[]>> = ANSWER_MIRROR[question];
  return { from: mirrors[answer] ?? [] };
}

/** As it stands within a sentence: `the Pioneer`. */
function inSentence(name: string): string {
  return name.replace(/^The /, 'the ');
}
