import { GRAHAS, type Graha } from '@cosmic/sky/jyotish/grahas';
import { compose, type Line } from '../compose';
import { JYOTISH_NAMES } from '../jyotish/names';
import { townOf } from '../words/place-words';
import { hasOtherSigns, type KundliFacts } from './facts';
import { KUNDLI_WORDS } from './words';

/** Composes the reading of a kundli from our authors' passages. */
export function almanac(facts: KundliFacts, seed: string): string {
  const { language, chart, lord } = facts;
  const { lines, lagna, moon } = KUNDLI_WORDS[language];
  const both = (from: readonly string[] = []): Line[] => [{ from }, { from }];
  const others = strikingOf(facts).filter((graha) => graha !== lord);
  return compose(
    [seed, 'kundli', chart.lagna.longitude],
    [
      [openingLine(facts), ...both(lagna[chart.lagna.rashi])],
      lord === 'moon' ? [] : grahaLines(facts, lord, lines.lord),
      [
        ...grahaLines(facts, 'moon', lord === 'moon' ? lines.lord : lines.moon),
        ...both(moon[chart.grahas.moon.rashi]),
      ],
      lord === 'sun' ? [] : grahaLines(facts, 'sun', lines.sun),
      ...others.slice(0, 2).map((graha) => grahaLines(facts, graha, lines.other)),
      [
        manglikLine(facts),
        { from: hasOtherSigns(facts) ? lines.schoolOther : lines.schoolSame },
        { from: lines.closing },
      ],
    ],
  );
}

function openingLine({ language, chart, place }: KundliFacts): Line {
  const names = JYOTISH_NAMES[language];
  const { rashi, nakshatra } = chart.lagna;
  return {
    from: KUNDLI_WORDS[language].lines.opening,
    slots: {
      lagna: names.rashi(rashi),
      nakshatra: names.limb('nakshatra', nakshatra.index),
      place: townOf(place, language),
    },
  };
}

function grahaLines(
  { language, chart, lord }: KundliFacts,
  graha: Graha,
  lead: readonly string[],
): Line[] {
  const { lines, bhava, house, rashi, nakshatra } = KUNDLI_WORDS[language];
  const names = JYOTISH_NAMES[language];
  const place = chart.grahas[graha];
  const slots = {
    graha: names.graha(graha),
    rashi: names.rashi(place.rashi),
    bhava: house(place.bhava),
    nakshatra: names.limb('nakshatra', place.nakshatra.index),
    pada: String(place.nakshatra.pada),
  };
  const isNode = graha === 'rahu' || graha === 'ketu';
  return [
    { from: lead, slots },
    ...(graha === 'moon' ? [] : [{ from: [rashi[graha][place.rashi] ?? ''] }]),
    { from: [bhava[graha][place.bhava - 1] ?? ''] },
    // The lord and the Moon alone: more would make a reading of it that nobody finishes.
    ...(graha === lord || graha === 'moon'
      ? [{ from: [nakshatra[place.nakshatra.index - 1] ?? ''] }]
      : []),
    ...(place.dignity ? [{ from: lines.dignity[place.dignity] }] : []),
    ...(place.retrograde && !isNode ? [{ from: lines.retrograde, slots }] : []),
    ...(place.combust ? [{ from: lines.combust, slots }] : []),
  ];
}

/** The grahas that a reader looks at after lagna, Moon and Sun: the dignified, then Jupiter and Saturn. */
function strikingOf({ chart }: KundliFacts): Graha[] {
  const rest = GRAHAS.filter((graha) => graha !== 'sun' && graha !== 'moon');
  const dignified = rest.filter((graha) => chart.grahas[graha].dignity !== null);
  return [...new Set<Graha>([...dignified, 'jupiter', 'saturn', 'rahu'])];
}

function manglikLine({ language, manglik }: KundliFacts): Line {
  const { lines, manglikWhy } = KUNDLI_WORDS[language];
  if (!manglik.manglik.lagna) return { from: lines.manglik.no };
  const [first] = manglik.cancellations;
  return first
    ? { from: lines.manglik.cancelled, slots: { why: manglikWhy[first] } }
    : { from: lines.manglik.yes };
}
