import type { Language } from '@cosmic/contracts/language';
import type { StatedFact } from '@cosmic/narrator/craft/stated';
import { moonAt, type MoonState } from '@cosmic/sky/astronomy/moon';
import type { Sign } from '@cosmic/sky/zodiac';
import { readDream, type DreamReport } from '../dreams/dream-report';
import { moodsValue, symbolsValue } from '../dreams/wording';
import type { Context, Facts } from '../maker';
import { SKY_NAMES } from '../words/sky-names';
import { moonFact } from '../charts/sky-today';
import { noonOf } from '../today';
import { named, ownSign } from '../stated';
import type { ParamsOf } from '../tool';
import { signBy } from '../wording';
import type { dreamAnalyzer } from './tool';
import { WORDS } from './words';

export interface DreamFacts extends Facts {
  readonly language: Language;
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
    language: params.language ?? 'en',
    sign: signBy(params.sign),
    report: readDream(params.dream),
    moon: moonAt(noon),
    noon,
  };
  return { ...known, shown: shownOf(known) };
}

function shownOf({ language, sign, report, moon, noon }: Omit<DreamFacts, 'shown'>): StatedFact[] {
  const [{ labels, telling }, names] = [WORDS[language], SKY_NAMES[language]];
  return [
    {
      key: 'sign',
      label: names.labels.sign,
      value: names.sign(sign.key),
      states: [ownSign(sign.key)],
    },
    { key: 'symbols', label: labels.symbols, value: symbolsValue(report.symbols, language) },
    { key: 'moods', label: labels.moods, value: moodsValue(report.moods, language) },
    {
      key: 'telling',
      label: labels.telling,
      value: telling(report.words, report.recurring, report.woke),
      states: named(report.words),
    },
    moonFact(moon, noon, undefined, language),
  ];
}
