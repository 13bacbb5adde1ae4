import { compose, type Line } from '../compose';
import type { DreamReport } from '../dreams/dream-report';
import type { Gravity } from '../dreams/gravity';
import { soberLinesFor, soberMoodLines } from '../dreams/sober';
import { DREAM_WORDS } from '../dreams/words';
import { SKY_NAMES } from '../words/sky-names';
import { utcDate } from '../today';
import type { DreamFacts } from './facts';
import { WORDS } from './words';

/** A telling below so many words is called short. */
const SHORT = 16;
/** Symbols that are spoken of; the others are only listed. */
const SPOKEN_OF = 4;

/** Composes the reading of a dream from our authors' passages. */
export function almanac(facts: DreamFacts, seed: string): string {
  const { language, sign, report, moon, noon } = facts;
  const chance = [seed, sign.key, utcDate(noon)];
  if (report.gravity) return compose(chance, graveLines(facts, report.gravity));
  const [words, dreams] = [WORDS[language], DREAM_WORDS[language]];
  const group = report.symbols[0]?.symbol.group ?? 'none';
  return compose(chance, [
    [{ from: words.opening }, ...leadLines(facts)],
    furtherLines(facts),
    [...moodLines(facts), ...toldLines(facts)],
    [
      { from: words.sign[sign.key] },
      { from: dreams.moon[moon.sign] },
      { from: dreams.phase[moon.phase] },
    ],
    [{ from: words.question[group] }, { from: words.closing }],
  ]);
}

/** Where there is grief, fear or violence nothing is witty, and nothing is made of the sign. */
function graveLines({ language, report, moon }: DreamFacts, gravity: Gravity): Line[][] {
  const [dreams, names] = [DREAM_WORDS[language], SKY_NAMES[language]];
  const { sober } = dreams;
  const sky = { moonSign: names.sign(moon.sign), phase: names.phase(moon.phase) };
  return [
    [
      { from: sober.opening[gravity] },
      ...soberLinesFor(report.symbols.slice(0, SPOKEN_OF - 1), dreams),
    ],
    [
      ...soberMoodLines(report.moods.slice(0, 2), dreams),
      ...(report.woke ? [{ from: sober.woke }] : []),
      ...(report.recurring ? [{ from: sober.recurring }] : []),
    ],
    [{ from: sober.question[gravity] }, { from: sober.moon, slots: sky }],
    [{ from: sober.help[gravity] }, { from: sober.closing }],
  ];
}

function leadLines({ language, report: { symbols } }: DreamFacts): Line[] {
  const [words, { symbol: nameOf, lines }] = [WORDS[language], DREAM_WORDS[language]];
  const [lead] = symbols;
  if (!lead) return [{ from: words.noSymbol }, { from: words.ownWay }];
  const { key } = lead.symbol;
  const slots = { name: nameOf(key), times: words.times(lead.times) };
  return [
    { from: lines[key] },
    ...(lead.times > 1 ? [{ from: words.repeated, slots }] : []),
    // A dream of one picture has time for both thoughts about it.
    ...(symbols.length === 1 ? [{ from: lines[key] }] : []),
  ];
}

function furtherLines({ language, report: { symbols, group } }: DreamFacts): Line[] {
  const [words, { symbol: nameOf, lines }] = [WORDS[language], DREAM_WORDS[language]];
  const spokenOf = symbols.slice(0, SPOKEN_OF).map(({ symbol }) => symbol.key);
  const further = spokenOf.slice(1).flatMap((key, index): Line[] => {
    // It is the one before this.
    const slots = { first: nameOf(spokenOf[index]!), next: nameOf(key) };
    const lead = index < 2 ? [{ from: words.next, slots }] : [];
    return [...lead, { from: lines[key] }];
  });
  return group ? [...further, { from: words.group[group] }] : further;
}

function moodLines({ language, report: { moods } }: DreamFacts): Line[] {
  if (moods.length === 0) return [{ from: WORDS[language].noMood }];
  return moods.slice(0, 2).map((mood) => ({ from: DREAM_WORDS[language].moods[mood] }));
}

function toldLines({ language, report }: DreamFacts): Line[] {
  const words = WORDS[language];
  const { recurring, woke, words: count }: DreamReport = report;
  return [
    ...(recurring ? [{ from: words.recurring }] : []),
    ...(woke ? [{ from: words.woke }] : []),
    ...(count < SHORT ? [{ from: words.short }] : []),
  ];
}
