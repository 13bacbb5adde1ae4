import { compose, type Line } from '../compose';
import type { Gravity } from '../dreams/gravity';
import { soberLinesFor, soberMoodLines } from '../dreams/sober';
import { DREAM_WORDS } from '../dreams/words';
import { SKY_NAMES } from '../words/sky-names';
import { utcDate } from '../today';
import type { DreamLogFacts } from './facts';
import { WORDS } from './words';

/** Symbols of grave dreams that are spoken of. */
const MAX_SPOKEN_OF = 3;

/** Composes the look at several dreams from our authors' passages. */
export function almanac(facts: DreamLogFacts, seed: string): string {
  const { language, reports, moon, noon } = facts;
  const [words, dreams] = [WORDS[language], DREAM_WORDS[language]];
  const gravity = reports.find((report) => report.gravity)?.gravity;
  if (gravity) return compose([seed, utcDate(noon)], graveLines(facts, gravity));
  return compose(
    [seed, utcDate(noon)],
    [
      [
        { from: words.opening, slots: { count: words.count(reports.length) } },
        ...sharedLines(facts),
      ],
      [...changeLines(facts), ...moodLines(facts)],
      [
        { from: words.practice },
        { from: dreams.moon[moon.sign] },
        { from: dreams.phase[moon.phase] },
        { from: words.closing },
      ],
    ],
  );
}

/** One grave dream among them is enough for plain words about all. */
function graveLines(facts: DreamLogFacts, gravity: Gravity): Line[][] {
  const { language, series, reports, moon } = facts;
  const [words, dreams, names] = [WORDS[language], DREAM_WORDS[language], SKY_NAMES[language]];
  const { sober } = dreams;
  const count = reports.length;
  const [shared] = series.symbols;
  const found = reports.flatMap(({ symbols }) => symbols);
  const spokenOf = found.filter(
    ({ symbol }, at) => found.findIndex((one) => one.symbol.key === symbol.key) === at,
  );
  const [mood] = series.moods;
  const moods = mood ? [mood.what] : reports.flatMap((report) => report.moods.slice(0, 1));
  const arrived = series.arrived && dreams.symbol(series.arrived.key);
  const sky = { moonSign: names.sign(moon.sign), phase: names.phase(moon.phase) };
  return [
    [
      { from: sober.log.opening, slots: { count: words.count(count) } },
      shared
        ? {
            from: sober.log.shared,
            slots: {
              symbol: dreams.symbol(shared.what.key),
              where: words.where(shared.dreams, count),
            },
          }
        : { from: sober.log.notShared },
      ...soberLinesFor(spokenOf.slice(0, MAX_SPOKEN_OF), dreams),
    ],
    [
      ...(arrived ? [{ from: sober.log.arrived, slots: { symbol: arrived } }] : []),
      ...soberMoodLines([...new Set(moods)].slice(0, 2), dreams),
    ],
    [{ from: sober.question[gravity] }, { from: sober.moon, slots: sky }],
    [{ from: sober.help[gravity] }, { from: sober.closing }],
  ];
}

function sharedLines({ language, reports, series: { symbols, group } }: DreamLogFacts): Line[] {
  const [words, dreams] = [WORDS[language], DREAM_WORDS[language]];
  const [first, second] = symbols;
  if (!first) {
    return [{ from: words.nothing }, ...(group ? [{ from: words.sharedGroup[group] }] : [])];
  }
  const slotsOf = ({ what, dreams: where }: typeof first) => ({
    symbol: dreams.symbol(what.key),
    where: words.where(where, reports.length),
  });
  return [
    { from: words.sharedSymbol, slots: slotsOf(first) },
    { from: dreams.lines[first.what.key] },
    { from: words.watch },
    ...(second
      ? [
          { from: words.alsoShared, slots: slotsOf(second) },
          { from: dreams.lines[second.what.key] },
        ]
      : []),
  ];
}

function changeLines({ language, series: { arrived, left, length } }: DreamLogFacts): Line[] {
  const [words, dreams] = [WORDS[language], DREAM_WORDS[language]];
  return [
    ...(left ? [{ from: words.left, slots: { symbol: dreams.symbol(left.key) } }] : []),
    ...(arrived
      ? [
          { from: words.arrived, slots: { symbol: dreams.symbol(arrived.key) } },
          { from: dreams.lines[arrived.key] },
        ]
      : []),
    ...(length ? [{ from: words.length[length] }] : []),
  ];
}

function moodLines({ language, reports, series: { moods, moved } }: DreamLogFacts): Line[] {
  const [words, dreams] = [WORDS[language], DREAM_WORDS[language]];
  const [shared] = moods;
  const lines: Line[] = shared
    ? [
        {
          from: words.sharedMood,
          slots: {
            mood: dreams.mood(shared.what),
            where: words.where(shared.dreams, reports.length),
          },
        },
        { from: dreams.moods[shared.what] },
      ]
    : [];
  if (moved) {
    const slots = { from: dreams.mood(moved.from), to: dreams.mood(moved.to) };
    return [
      ...lines,
      { from: words.moodMoves[moved.towards], slots },
      ...(shared ? [] : [{ from: dreams.moods[moved.to] }]),
    ];
  }
  return shared ? lines : [{ from: words.moodMissing }];
}
