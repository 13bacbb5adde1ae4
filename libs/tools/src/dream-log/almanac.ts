import { compose, type Line } from '../compose';
import type { Gravity } from '../dreams/gravity';
import { MOODS } from '../dreams/moods';
import type { Series } from '../dreams/series';
import { soberLinesFor, soberMoodLines } from '../dreams/sober';
import { SYMBOL_LINES } from '../dreams/symbol-lines';
import { DREAM_MOOD } from '../passages/dream-lines';
import {
  LOG_ALSO_SHARED,
  LOG_ARRIVED,
  LOG_CLOSING,
  LOG_LEFT,
  LOG_LENGTH,
  LOG_MOOD_MISSING,
  LOG_MOOD_MOVES,
  LOG_NOTHING_SHARED,
  LOG_OPENING,
  LOG_PRACTICE,
  LOG_SHARED,
  LOG_SHARED_GROUP,
  LOG_SHARED_MOOD,
  LOG_WATCH,
} from '../passages/dream-log-lines';
import { DREAM_MOON, DREAM_PHASE } from '../passages/dream-moon';
import { SOBER_CLOSING, SOBER_HELP, SOBER_MOON, SOBER_QUESTION } from '../passages/dream-sober';
import {
  SOBER_ARRIVED,
  SOBER_LOG_OPENING,
  SOBER_NOT_SHARED,
  SOBER_SHARED,
} from '../passages/dream-sober-log';
import { utcDate } from '../today';
import { signBy } from '../wording';
import { whereIn, type DreamLogFacts } from './facts';

/** Symbols of grave dreams that are spoken of. */
const MAX_SPOKEN_OF = 3;

/** Composes the look at several dreams from our authors' passages. */
export function almanac(facts: DreamLogFacts, seed: string): string {
  const { series, reports, moon, noon } = facts;
  const count = reports.length;
  const gravity = reports.find((report) => report.gravity)?.gravity;
  if (gravity) return compose([seed, utcDate(noon)], graveLines(facts, gravity));
  return compose(
    [seed, utcDate(noon)],
    [
      [
        { from: LOG_OPENING, slots: { count: count === 2 ? 'two' : 'three' } },
        ...sharedLines(series, count),
      ],
      [...changeLines(series), ...moodLines(series, count)],
      [
        { from: LOG_PRACTICE },
        { from: DREAM_MOON[moon.sign] },
        { from: DREAM_PHASE[moon.phase] },
        { from: LOG_CLOSING },
      ],
    ],
  );
}

/** One grave dream among them is enough for plain words about all. */
function graveLines({ series, reports, moon }: DreamLogFacts, gravity: Gravity): Line[][] {
  const count = reports.length;
  const [shared] = series.symbols;
  const found = reports.flatMap(({ symbols }) => symbols);
  const spokenOf = found.filter(
    ({ symbol }, at) => found.findIndex((one) => one.symbol.key === symbol.key) === at,
  );
  const [mood] = series.moods;
  const moods = mood ? [mood.what] : reports.flatMap((report) => report.moods.slice(0, 1));
  return [
    [
      { from: SOBER_LOG_OPENING, slots: { count: count === 2 ? 'two' : 'three' } },
      shared
        ? { from: SOBER_SHARED, slots: { symbol: shared.what.name, where: whereIn(shared, count) } }
        : { from: SOBER_NOT_SHARED },
      ...soberLinesFor(spokenOf.slice(0, MAX_SPOKEN_OF)),
    ],
    [
      ...(series.arrived ? [{ from: SOBER_ARRIVED, slots: { symbol: series.arrived.name } }] : []),
      ...soberMoodLines([...new Set(moods)].slice(0, 2)),
    ],
    [
      { from: SOBER_QUESTION[gravity] },
      { from: SOBER_MOON, slots: { moonSign: signBy(moon.sign).name, phase: moon.phase } },
    ],
    [{ from: SOBER_HELP[gravity] }, { from: SOBER_CLOSING }],
  ];
}

function sharedLines({ symbols, group }: Series, count: number): Line[] {
  const [first, second] = symbols;
  if (!first) {
    return [{ from: LOG_NOTHING_SHARED }, ...(group ? [{ from: LOG_SHARED_GROUP[group] }] : [])];
  }
  const slots = { symbol: first.what.name, where: whereIn(first, count) };
  return [
    { from: LOG_SHARED, slots },
    { from: SYMBOL_LINES[first.what.key] },
    { from: LOG_WATCH },
    ...(second
      ? [
          {
            from: LOG_ALSO_SHARED,
            slots: { symbol: second.what.name, where: whereIn(second, count) },
          },
          { from: SYMBOL_LINES[second.what.key] },
        ]
      : []),
  ];
}

function changeLines({ arrived, left, length }: Series): Line[] {
  return [
    ...(left ? [{ from: LOG_LEFT, slots: { symbol: left.name } }] : []),
    ...(arrived
      ? [
          { from: LOG_ARRIVED, slots: { symbol: arrived.name } },
          { from: SYMBOL_LINES[arrived.key] },
        ]
      : []),
    ...(length ? [{ from: LOG_LENGTH[length] }] : []),
  ];
}

function moodLines({ moods, moved }: Series, count: number): Line[] {
  const [shared] = moods;
  const lines: Line[] = shared
    ? [
        {
          from: LOG_SHARED_MOOD,
          slots: { mood: MOODS[shared.what].name, where: whereIn(shared, count) },
        },
        { from: DREAM_MOOD[shared.what] },
      ]
    : [];
  if (moved) {
    const slots = { from: MOODS[moved.from].name, to: MOODS[moved.to].name };
    return [
      ...lines,
      { from: LOG_MOOD_MOVES[moved.towards], slots },
      ...(shared ? [] : [{ from: DREAM_MOOD[moved.to] }]),
    ];
  }
  return shared ? lines : [{ from: LOG_MOOD_MISSING }];
}
