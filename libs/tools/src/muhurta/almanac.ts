import { natureOf } from '@cosmic/sky/jyotish/nakshatra-natures';
import { compose, type Line } from '../compose';
import { clockOn, dateIn } from '../jyotish/clock';
import { JYOTISH_NAMES } from '../jyotish/names';
import { townOf } from '../words/place-words';
import type { MuhurtaFacts } from './facts';
import type { Window } from './windows';
import { MUHURTA_WORDS } from './words';

/** Composes the reading of windows from our authors' passages. */
export function almanac(facts: MuhurtaFacts, seed: string): string {
  const { language, place, purpose, from, to, best, days } = facts;
  const { lines, purposes } = MUHURTA_WORDS[language];
  const slots = {
    place: townOf(place, language),
    from: dateIn(language, from),
    to: dateIn(language, to),
  };
  const both: Line = { from: purposes[purpose] };
  const hasSun = days.some(({ day }) => day);
  return compose(
    [seed, 'muhurta', purpose, from],
    [
      [{ from: lines.opening, slots }, both, both, { from: lines.rule }],
      best.length > 0
        ? windowLines(facts)
        : [
            { from: hasSun ? lines.nothing : lines.noSun, slots },
            { from: lines.instead },
            { from: lines.instead },
          ],
      [
        { from: lines.hours },
        { from: lines.custom },
        { from: lines.practice },
        { from: lines.practice },
        { from: lines.closing },
      ],
    ],
  );
}

function windowLines(facts: MuhurtaFacts): Line[] {
  const { language, best } = facts;
  const { lines, natures, lacks } = MUHURTA_WORDS[language];
  const [first, second] = best;
  if (!first) return [];
  const [missing] = first.lacks;
  return [
    { from: lines.first, slots: slotsOf(facts, first) },
    { from: natures[natureOf(first.nakshatra)] },
    missing ? { from: lacks[missing] } : { from: lines.keepsAll },
    ...(second ? [{ from: lines.second, slots: slotsOf(facts, second) }] : [{ from: lines.only }]),
  ];
}

function slotsOf({ language, place }: MuhurtaFacts, { date, from, to, nakshatra }: Window) {
  const clock = clockOn(language, date, place.zone);
  return {
    date: dateIn(language, date),
    from: clock(from),
    to: clock(to),
    nakshatra: JYOTISH_NAMES[language].limb('nakshatra', nakshatra),
  };
}
