import type { Line } from '../compose';
import { SOBER_FEELING_NONE, SOBER_NEXT } from '../passages/dream-sober';
import { SOBER_FEELING } from '../passages/dream-sober-feelings';
import { SOBER_GROUP, SOBER_SYMBOL } from '../passages/dream-sober-symbols';
import type { Found } from './dream-report';
import type { Mood } from './moods';

/** What a grave dream's symbols may mean, in plain words; each kind is spoken of once. */
export function soberLinesFor(symbols: readonly Found[]): Line[] {
  if (symbols.length === 0) return [{ from: SOBER_GROUP.none }];
  const kinds = symbols.filter(
    ({ symbol }, at) =>
      SOBER_SYMBOL[symbol.key] ||
      symbols.findIndex(
        (one) => one.symbol.group === symbol.group && !SOBER_SYMBOL[one.symbol.key],
      ) === at,
  );
  return kinds.flatMap(({ symbol }, at): Line[] => [
    ...(at > 0 ? [{ from: SOBER_NEXT, slots: { next: symbol.name } }] : []),
    { from: SOBER_SYMBOL[symbol.key] ?? SOBER_GROUP[symbol.group] },
  ]);
}

/** What a grave dream felt like. */
export function soberMoodLines(moods: readonly Mood[]): Line[] {
  if (moods.length === 0) return [{ from: SOBER_FEELING_NONE }];
  return moods.map((mood) => ({ from: SOBER_FEELING[mood] }));
}
