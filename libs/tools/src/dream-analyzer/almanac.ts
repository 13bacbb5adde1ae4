import type { MoonState } from '@cosmic/sky/astronomy/moon';
import { compose, type Line } from '../compose';
import { SYMBOL_LINES } from '../dreams/symbol-lines';
import type { Gravity } from '../dreams/gravity';
import { soberLinesFor, soberMoodLines } from '../dreams/sober';
import type { DreamReport } from '../dreams/dream-report';
import {
  DREAM_CLOSING,
  DREAM_GROUP,
  DREAM_MOOD,
  DREAM_MOOD_NONE,
  DREAM_NEXT,
  DREAM_NO_SYMBOL,
  DREAM_OPENING,
  DREAM_OWN_WAY,
  DREAM_QUESTION,
  DREAM_RECURRING,
  DREAM_REPEATED,
  DREAM_SHORT,
  DREAM_WOKE,
} from '../passages/dream-lines';
import { DREAM_MOON, DREAM_PHASE } from '../passages/dream-moon';
import { SIGN_DREAMS } from '../passages/dream-sign';
import {
  SOBER_CLOSING,
  SOBER_HELP,
  SOBER_MOON,
  SOBER_OPENING,
  SOBER_QUESTION,
  SOBER_RECURRING,
  SOBER_WOKE,
} from '../passages/dream-sober';
import { utcDate } from '../today';
import { signBy } from '../wording';
import type { DreamFacts } from './facts';

/** A telling below so many words is called short. */
const SHORT = 16;
/** Symbols that are spoken of; the others are only listed. */
const SPOKEN_OF = 4;

/** Composes the reading of a dream from our authors' passages. */
export function almanac({ sign, report, moon, noon }: DreamFacts, seed: string): string {
  if (report.gravity)
    return compose([seed, sign.key, utcDate(noon)], graveLines(report, report.gravity, moon));
  const group = report.symbols[0]?.symbol.group ?? 'none';
  return compose(
    [seed, sign.key, utcDate(noon)],
    [
      [{ from: DREAM_OPENING }, ...leadLines(report)],
      furtherLines(report),
      [...moodLines(report), ...toldLines(report)],
      [
        { from: SIGN_DREAMS[sign.key] },
        { from: DREAM_MOON[moon.sign] },
        { from: DREAM_PHASE[moon.phase] },
      ],
      [{ from: DREAM_QUESTION[group] }, { from: DREAM_CLOSING }],
    ],
  );
}

/** Where there is grief, fear or violence nothing is witty, and nothing is made of the sign. */
function graveLines(report: DreamReport, gravity: Gravity, moon: MoonState): Line[][] {
  return [
    [{ from: SOBER_OPENING[gravity] }, ...soberLinesFor(report.symbols.slice(0, SPOKEN_OF - 1))],
    [
      ...soberMoodLines(report.moods.slice(0, 2)),
      ...(report.woke ? [{ from: SOBER_WOKE }] : []),
      ...(report.recurring ? [{ from: SOBER_RECURRING }] : []),
    ],
    [
      { from: SOBER_QUESTION[gravity] },
      { from: SOBER_MOON, slots: { moonSign: signBy(moon.sign).name, phase: moon.phase } },
    ],
    [{ from: SOBER_HELP[gravity] }, { from: SOBER_CLOSING }],
  ];
}

function leadLines({ symbols }: DreamReport): Line[] {
  const [lead] = symbols;
  if (!lead) return [{ from: DREAM_NO_SYMBOL }, { from: DREAM_OWN_WAY }];
  const { name, key } = lead.symbol;
  const times = lead.times === 2 ? 'twice' : `${lead.times} times`;
  return [
    { from: SYMBOL_LINES[key] },
    ...(lead.times > 1 ? [{ from: DREAM_REPEATED, slots: { name, times } }] : []),
    // A dream of one picture has time for both thoughts about it.
    ...(symbols.length === 1 ? [{ from: SYMBOL_LINES[key] }] : []),
  ];
}

function furtherLines({ symbols, group }: DreamReport): Line[] {
  const spokenOf = symbols.slice(0, SPOKEN_OF).map(({ symbol }) => symbol);
  const further = spokenOf.slice(1).flatMap((symbol, index): Line[] => {
    const slots = { first: spokenOf[index]?.name ?? '', next: symbol.name };
    const lead = index < 2 ? [{ from: DREAM_NEXT, slots }] : [];
    return [...lead, { from: SYMBOL_LINES[symbol.key] }];
  });
  return group ? [...further, { from: DREAM_GROUP[group] }] : further;
}

function moodLines({ moods }: DreamReport): Line[] {
  if (moods.length === 0) return [{ from: DREAM_MOOD_NONE }];
  return moods.slice(0, 2).map((mood) => ({ from: DREAM_MOOD[mood] }));
}

function toldLines({ recurring, woke, words }: DreamReport): Line[] {
  return [
    ...(recurring ? [{ from: DREAM_RECURRING }] : []),
    ...(woke ? [{ from: DREAM_WOKE }] : []),
    ...(words < SHORT ? [{ from: DREAM_SHORT }] : []),
  ];
}
