import type { Line } from '../compose';
import type { Found } from './dream-report';
import type { Mood } from './moods';
import type { DreamWords } from './words';

/** What a grave dream's symbols may mean, in plain words; each kind is spoken of once. */
export function soberLinesFor(
  symbols: readonly Found[],
  { sober, symbol: nameOf }: DreamWords,
): Line[] {
  if (symbols.length === 0) return [{ from: sober.groups.none }];
  const kinds = symbols.filter(
    ({ symbol }, at) =>
      sober.symbols[symbol.key] ||
      symbols.findIndex(
        (one) => one.symbol.group === symbol.group && !sober.symbols[one.symbol.key],
      ) === at,
  );
  return kinds.flatMap(({ symbol }, at): Line[] => [
    ...(at > 0 ? [{ from: sober.next, slots: { next: nameOf(symbol.key) } }] : []),
    { from: sober.symbols[symbol.key] ?? sober.groups[symbol.group] },
  ]);
}

/** What a grave dream felt like. */
export function soberMoodLines(moods: readonly Mood[], { sober }: DreamWords): Line[] {
  if (moods.length === 0) return [{ from: sober.noFeeling }];
  return moods.map((mood) => ({ from: sober.feelings[mood] }));
}
