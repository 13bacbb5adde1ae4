import type { Fact } from '@cosmic/contracts/readings/readings';
import { DASHA_YEAR_DAYS, type DashaPeriod } from '@cosmic/sky/jyotish/vimshottari';
import { JYOTISH_NAMES } from '../jyotish/names';
import { SCHOOLS, degreesIn } from '../jyotish/school';
import type { ParamsOf } from '../tool';
import type { DashaFacts } from './facts';
import type { dasha } from './tool';
import { DASHA_WORDS } from './words';

type Known = Omit<DashaFacts, 'shown' | 'figure'>;

/** What a reader sees of the periods, each line with its rule or its dates. */
export function dashaShown(known: Known, { ayanamsa, year }: ParamsOf<typeof dasha>): Fact[] {
  const { language, said, moon, nakshatra, count, running } = known;
  const words = DASHA_WORDS[language].facts;
  const names = JYOTISH_NAMES[language];
  const levels = [
    ['maha', words.maha],
    ['antar', words.antar],
    ['pratyantar', words.pratyantar],
  ] as const;
  return [
    ...said,
    {
      key: 'rule',
      label: words.rule,
      value: words.ruleValue(SCHOOLS[language].ayanamsas[ayanamsa], DASHA_YEAR_DAYS[year]),
    },
    {
      key: 'moon',
      label: words.moon,
      value: `${names.rashi(moon.rashi)} ${degreesIn(moon.longitude)}, ${names.limb('nakshatra', nakshatra.index)} ${nakshatra.pada}`,
    },
    { key: 'first', label: words.first, value: names.graha(nakshatra.lord as never) },
    {
      key: 'balance',
      label: words.balance,
      value: words.years(Math.round(count.balanceYears * 100) / 100),
    },
    ...running.flatMap((period, level) => {
      const [key, label] = levels[level] ?? [];
      return key && label ? [{ key, label, value: periodValue(known, period) }] : [];
    }),
    ...sadeSatiFact(known),
    ...known.others.map(({ year: other, antar }) => ({
      key: `year-${other}`,
      label: words.otherYear(DASHA_YEAR_DAYS[other]),
      value: antar ? lordsValue(known, antar) : words.over,
    })),
  ];
}

function periodValue({ language, date }: Known, { lords, from, to }: DashaPeriod): string {
  const lord = lords.at(-1);
  const name = lord ? JYOTISH_NAMES[language].graha(lord) : '';
  return DASHA_WORDS[language].facts.fromTo(name, date(from), date(to));
}

function lordsValue({ language, date }: Known, { lords, to }: DashaPeriod): string {
  const names = lords.map((lord) => JYOTISH_NAMES[language].graha(lord));
  return DASHA_WORDS[language].facts.until(names.join(', '), date(to));
}

function sadeSatiFact({ language, phase, isRunning, date }: Known): Fact[] {
  const words = DASHA_WORDS[language].facts;
  if (!phase) return [];
  const value = isRunning
    ? words.fromTo(words.phases[phase.phase], date(phase.from), date(phase.to))
    : words.begins(date(phase.from));
  return [{ key: 'sade-sati', label: words.sadeSati, value }];
}
