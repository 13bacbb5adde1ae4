import type { StatedFact } from '@cosmic/narrator/craft/stated';
import { moonAt, type MoonState } from '@cosmic/sky/astronomy/moon';
import type { Sign } from '@cosmic/sky/zodiac';
import { MOODS } from '../dreams/moods';
import { readDream, type DreamReport } from '../dreams/dream-report';
import { symbolsValue } from '../dreams/wording';
import type { Context, Facts } from '../maker';
import { moonFact } from '../sky-today';
import { noonOf } from '../today';
import { named, ownSign } from '../stated';
import type { ParamsOf } from '../tool';
import { listed, signBy } from '../wording';
import type { dreamAnalyzer } from './tool';

export interface DreamFacts extends Facts {
  readonly sign: Sign;
  readonly report: DreamReport;
  /** At noon UTC today. */
  readonly moon: MoonState;
  readonly noon: Date;
}

/** What a dream is made of, and the Moon of the day. */
export function facts(params: ParamsOf<typeof dreamAnalyzer>, { at }: Context): DreamFacts {
  const noon = noonOf(at);
  const known = {
    sign: signBy(params.sign),
    report: readDream(params.dream),
    moon: moonAt(noon),
    noon,
  };
  return { ...known, shown: shownOf(known) };
}

function shownOf({ sign, report, moon, noon }: Omit<DreamFacts, 'shown'>): StatedFact[] {
  return [
    { key: 'sign', label: 'Sign', value: sign.name, states: [ownSign(sign.key)] },
    { key: 'symbols', label: 'Symbols in the dream', value: symbolsValue(report.symbols) },
    {
      key: 'moods',
      label: 'Moods in the dream',
      value: listed(report.moods.map((mood) => MOODS[mood].name)) || 'none is named',
    },
    {
      key: 'telling',
      label: 'How it is told',
      value: reportValue(report),
      states: named(report.words),
    },
    moonFact(moon, noon),
  ];
}

function reportValue({ words, recurring, woke }: DreamReport): string {
  return [
    words === 1 ? 'in one word' : `in ${words} words`,
    ...(recurring ? ['as one that comes back'] : []),
    ...(woke ? ['up to waking'] : []),
  ].join(', ');
}
