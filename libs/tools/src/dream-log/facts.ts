import type { Fact } from '@cosmic/contracts/readings';
import { moonAt, type MoonState } from '@cosmic/sky/astronomy/moon';
import { MOODS } from '../dreams/moods';
import { compareDreams, type Series, type Shared } from '../dreams/series';
import { readDream, type DreamReport } from '../dreams/dream-report';
import { symbolsValue } from '../dreams/wording';
import type { Context, Facts } from '../maker';
import { moonFact } from '../sky-today';
import { noonOf } from '../today';
import type { ParamsOf } from '../tool';
import { listed } from '../wording';
import type { dreamLog } from './tool';

const ORDER = ['first', 'second', 'third'] as const;

export interface DreamLogFacts extends Facts {
  readonly reports: readonly DreamReport[];
  readonly series: Series;
  /** At noon UTC today. */
  readonly moon: MoonState;
  readonly noon: Date;
}

/** What two or three dreams share, what changes between them, and the Moon of the day. */
export function facts(params: ParamsOf<typeof dreamLog>, { at }: Context): DreamLogFacts {
  const { dream1, dream2, dream3 } = params;
  const dreams = [dream1, dream2, dream3].filter((dream) => dream !== '');
  const noon = noonOf(at);
  const reports = dreams.map(readDream);
  const known = {
    reports,
    series: compareDreams(reports),
    moon: moonAt(noon),
    noon,
  };
  return { ...known, shown: shownOf(known) };
}

/** In which dreams: `in the first and the third dream`, `in all three dreams`. */
export function whereIn({ dreams }: Shared<unknown>, count: number): string {
  if (dreams.length === count) return count === 2 ? 'in both dreams' : 'in all three dreams';
  return `in ${listed(dreams.map((index) => `the ${ORDER[index]}`))} dream`;
}

function shownOf({ reports, series, moon, noon }: Omit<DreamLogFacts, 'shown'>): Fact[] {
  const count = reports.length;
  const moods = (report: DreamReport) => listed(report.moods.map((mood) => MOODS[mood].name));
  return [
    ...reports.map((report, index) => ({
      key: `dream-${index + 1}`,
      label: `Dream ${index + 1}`,
      value: [
        `symbols: ${symbolsValue(report.symbols)}`,
        `moods: ${moods(report) || 'none is named'}`,
        `${report.words} ${report.words === 1 ? 'word' : 'words'}`,
      ].join('; '),
    })),
    {
      key: 'shared-symbols',
      label: 'Symbols that return',
      value: sharedValue(series.symbols, ({ name }) => name, count),
    },
    {
      key: 'shared-moods',
      label: 'Moods that return',
      value: sharedValue(series.moods, (mood) => MOODS[mood].name, count),
    },
    ...changeFacts(series),
    moonFact(moon, noon),
  ];
}

function sharedValue<T>(
  shared: readonly Shared<T>[],
  nameOf: (what: T) => string,
  count: number,
): string {
  return shared.map((one) => `${nameOf(one.what)} ${whereIn(one, count)}`).join('; ') || 'none';
}

function changeFacts({ arrived, left, moved }: Series): Fact[] {
  return [
    ...(arrived ? [{ key: 'arrived', label: 'New in the last dream', value: arrived.name }] : []),
    ...(left ? [{ key: 'left', label: 'Only in the first dream', value: left.name }] : []),
    ...(moved
      ? [
          {
            key: 'mood',
            label: 'Mood from first to last',
            value: `from ${MOODS[moved.from].name} to ${MOODS[moved.to].name}`,
          },
        ]
      : []),
  ];
}
