import type { Chakra } from '@cosmic/divination/chakra/chakras';
import { compose, type Line } from '../compose';
import { percentOf, type ChakraFacts } from './facts';
import { WORDS, type ChakraWords } from './words';

/** Composes a reading of the centres from our authors' passages. */
export function almanac(facts: ChakraFacts, seed: string): string {
  const { language, heaviest, digits, day, todays, today, balance } = facts;
  const words = WORDS[language];
  const { id } = heaviest.chakra;
  const { place, theme, question } = words.centres[id];
  const weight = { name: words.centre(id), place, theme, percent: percentOf(heaviest) };
  const ofToday = words.centres[todays.chakra.id];
  const dayIs = { today: words.centre(todays.chakra.id), sum: day.sum, theme: ofToday.theme };
  return compose(
    [seed, id, digits, balance.lifePath, today],
    [
      [
        { from: words.opening, slots: { digits: String(digits) } },
        { from: words.heaviest, slots: weight },
      ],
      [{ from: words.strong[id] }, ...tiedLines(facts)],
      quietLines(facts),
      [
        { from: words.day, slots: dayIs },
        { from: words.today[todays.chakra.id] },
        { from: words.practice, slots: { practice: ofToday.practice } },
      ],
      [
        { from: words.question, slots: { question } },
        { from: words.note },
        { from: words.closing },
      ],
    ],
  );
}

function tiedLines({ language, balance }: ChakraFacts): Line[] {
  const words = WORDS[language];
  const [, ...others] = balance.strongest;
  return others.length === 0
    ? []
    : [{ from: words.tied, slots: { names: namesOf(words, others) } }];
}

function quietLines({ language, balance, heaviest }: ChakraFacts): Line[] {
  const words = WORDS[language];
  const [first, ...others] = balance.quiet;
  if (!first) return [{ from: words.noneQuiet }];
  const way = { name: words.centre(heaviest.chakra.id), quiet: words.centre(first.id) };
  const lines: Line[] = [{ from: words.quietOf(first) }, { from: words.way, slots: way }];
  if (others.length > 0) {
    lines.push({ from: words.alsoQuiet, slots: { names: namesOf(words, others) } });
  }
  return lines;
}

function namesOf({ listed, centre }: ChakraWords, chakras: readonly Chakra[]): string {
  return listed(chakras.map(({ id }) => centre(id)));
}
