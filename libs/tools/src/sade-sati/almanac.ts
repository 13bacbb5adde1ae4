import { compose, type Line } from '../compose';
import { JYOTISH_NAMES } from '../jyotish/names';
import type { SadeSatiFacts } from './facts';
import { SADE_SATI_WORDS } from './words';

/** Composes the reading of sade sati from our authors' passages. */
export function almanac(facts: SadeSatiFacts, seed: string): string {
  const { language, rashi, others, state } = facts;
  const { lines, asks } = SADE_SATI_WORDS[language];
  const names = JYOTISH_NAMES[language];
  const slots = {
    before: names.rashi((rashi + 11) % 12),
    rashi: names.rashi(rashi),
    after: names.rashi((rashi + 1) % 12),
  };
  const asked = asks[rashi] ?? [];
  return compose(
    [seed, 'sade-sati', rashi, state],
    [
      [
        { from: lines.opening },
        others.length > 0 ? { from: lines.open, slots } : { from: lines.moon, slots },
        { from: lines.everybody },
      ],
      [...nowLines(facts), { from: asked }, { from: asked }],
      [
        ...datesLines(facts),
        { from: lines.practice },
        { from: lines.practice },
        { from: lines.closing },
      ],
    ],
  );
}

function nowLines({ language, state, span, season, date }: SadeSatiFacts): Line[] {
  const { lines } = SADE_SATI_WORDS[language];
  if (state === 'running' && span) {
    const both: Line = { from: lines.part[span.phase] };
    return [{ from: lines.running[span.phase], slots: { to: date(span.to) } }, both, both];
  }
  if (state === 'pause') return [{ from: lines.pause }, { from: lines.waiting }];
  if (!season) return [{ from: lines.none }, { from: lines.waiting }, { from: lines.waiting }];
  const slots = { from: date(season.from), to: date(season.to) };
  return [{ from: lines.ahead, slots }, { from: lines.waiting }];
}

function datesLines({ language, state, season, before, date }: SadeSatiFacts): Line[] {
  const { lines } = SADE_SATI_WORDS[language];
  return [
    ...(season && state !== 'ahead' ? [{ from: lines.ends, slots: { to: date(season.to) } }] : []),
    ...(before
      ? [{ from: lines.before, slots: { from: date(before.from), to: date(before.to) } }]
      : []),
    { from: lines.turns },
  ];
}
