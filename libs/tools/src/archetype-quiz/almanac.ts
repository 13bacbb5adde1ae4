import { seeded } from '@cosmic/divination/draw/seeded';
import { compose, type Line } from '../compose';
import { SKY_NAMES } from '../words/sky-names';
import type { Answer, QuizFacts } from './facts';
import { WORDS, type QuizWords } from './words';

/** Composes the result of the quiz from our authors' passages. */
export function almanac(facts: QuizFacts, seed: string): string {
  const { language, signs, answers, core, second, bySigns } = facts;
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const chance = [seed, core.id, second.id, ...answers.map(({ answer }) => answer)];
  const { name, motto, text, gift, shadow, remedy } = words.archetypes[core.id];
  const slots = {
    core: words.inSentence(name),
    coreShare: String(core.percent),
    second: words.inSentence(words.archetypes[second.id].name),
    secondShare: String(second.percent),
    bySigns: words.inSentence(words.archetypes[bySigns.id].name),
    sun: names.sign(signs.sun.key),
    moon: names.sign(signs.moon.key),
    rising: names.sign(signs.rising.key),
    motto: motto.replace(/[.।]$/, ''),
    gift,
    shadow,
    remedy,
  };
  const agreed = bySigns.id === core.id;
  return compose(chance, [
    [{ from: words.opening, slots }, { from: [text] }, { from: words.coreVoice[core.id] }],
    mirrorLines(facts, chance, words),
    [{ from: words.secondVoice[second.id], slots }],
    [
      { from: agreed ? words.agree : words.differ, slots },
      { from: words.trio, slots },
      { from: words.tired, slots },
    ],
    [
      { from: words.motto, slots },
      { from: words.closing, slots },
    ],
  ]);
}

/** Two answers that speak for the leading pair, and one that speaks for neither. */
function mirrorLines(
  { answers, core, second }: QuizFacts,
  chance: readonly string[],
  { stray: strayed, mirror: mirrors }: QuizWords,
): Line[] {
  const leads: readonly string[] = [core.id, second.id];
  const isTelling = ({ main, hint }: Answer) => leads.includes(main) || leads.includes(hint);
  const mirror = ({ question, answer }: Answer): Line => {
    const lines: Readonly<Record<string, readonly string[]>> = mirrors[question];
    return { from: lines[answer] ?? [] };
  };
  const mixed = seeded('answers', ...chance).shuffle(answers);
  const telling = mixed.filter(isTelling).slice(0, 2);
  const stray = mixed.find((answer) => !isTelling(answer));
  return [...telling.map(mirror), ...(stray ? [{ from: strayed }, mirror(stray)] : [])];
}
