import type { Language } from '@cosmic/contracts/language';
import type { Fact } from '@cosmic/contracts/readings/readings';
import { moonAt, type MoonState } from '@cosmic/sky/astronomy/moon';
import { compareDreams, type Series, type Shared } from '../dreams/series';
import { readDream, type DreamReport } from '../dreams/dream-report';
import { moodsValue, symbolsValue } from '../dreams/wording';
import { DREAM_WORDS } from '../dreams/words';
import type { Context, Facts } from '../maker';
import { moonFact } from '../charts/sky-today';
import { noonOf } from '../today';
import type { ParamsOf } from '../tool';
import type { dreamLog } from './tool';
import { WORDS } from './words';

export interface DreamLogFacts extends Facts {
  readonly language: Language;
  readonly reports: readonly DreamReport[];
  readonly series: Series;
  /** At noon UTC today. */
  readonly moon: MoonState;
  readonly noon: Date;
}

/** What two or three dreams share, what changes between them, and the Moon of the day. */
export function facts(params: ParamsOf<typeof dreamLog>, { at }: Context): DreamLogFacts {
  const { dream1, dream2, dream3, language = 'en' } = params;
  const dreams = [dream1, dream2, dream3].filter((dream) => dream !== '');
  const noon = noonOf(at);
  const reports = dreams.map(readDream);
  const known = {
    language,
    reports,
    series: compareDreams(reports),
    moon: moonAt(noon),
    noon,
  };
  return { ...known, shown: shownOf(known) };
}

function shownOf(known: Omit<DreamLogFacts, 'shown'>): Fact[] {
  const { language, reports, series, moon, noon } = known;
  const [words, dreams] = [WORDS[language], DREAM_WORDS[language]];
  const sharedValue = <T>(shared: readonly Shared<T>[], nameOf: (what: T) => string) =>
    shared
      .map((one) => words.shared(nameOf(one.what), words.where(one.dreams, reports.length)))
      .join('; ') || words.nothingShared;
  return [
    ...reports.map((report, index) => ({
      key: `dream-${index + 1}`,
      label: words.dream(index + 1),
      value: words.made(
        symbolsValue(report.symbols, language),
        moodsValue(report.moods, language),
        report.words,
      ),
    })),
    {
      key: 'shared-symbols',
      label: words.labels.sharedSymbols,
      value: sharedValue(series.symbols, ({ key }) => dreams.symbol(key)),
    },
    {
      key: 'shared-moods',
      label: words.labels.sharedMoods,
      value: sharedValue(series.moods, dreams.mood),
    },
    ...changeFacts(known),
    moonFact(moon, noon, undefined, language),
  ];
}

function changeFacts({
  language,
  series: { arrived, left, moved },
}: Pick<DreamLogFacts, 'language' | 'series'>): Fact[] {
  const [{ labels, moved: from }, dreams] = [WORDS[language], DREAM_WORDS[language]];
  return [
    ...(arrived
      ? [{ key: 'arrived', label: labels.arrived, value: dreams.symbol(arrived.key) }]
      : []),
    ...(left ? [{ key: 'left', label: labels.left, value: dreams.symbol(left.key) }] : []),
    ...(moved
      ? [
          {
            key: 'mood',
            label: labels.mood,
            value: from(dreams.mood(moved.from), dreams.mood(moved.to)),
          },
        ]
      : []),
  ];
}
