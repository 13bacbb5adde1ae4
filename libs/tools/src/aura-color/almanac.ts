import { compose } from '../compose';
import type { AuraFacts } from './facts';
import { WORDS } from './words';

/** Composes a portrait in colours from our authors' passages. */
export function almanac({ language, aura, day, today }: AuraFacts, seed: string): string {
  const words = WORDS[language];
  const { core, inner, outer } = aura;
  const colors = {
    core: words.color(core.number),
    inner: words.color(inner.number),
    outer: words.color(outer.number),
  };
  const { text, care } = words.colors[core.number];
  const steps = words.steps(core.number, inner.number, outer.number);
  const palette = [...new Set([colors.core, colors.inner, colors.outer])];
  const throughout = core.number === outer.number;
  return compose(
    [seed, core.number, inner.number, outer.number, today],
    [
      [
        palette.length === 3
          ? { from: words.opening, slots: colors }
          : { from: words.smallPalette, slots: { colors: words.listed(palette) } },
        { from: words.core[core.number] ?? [] },
      ],
      [{ from: words.inner[inner.number] ?? [] }, { from: words.outer[outer.number] ?? [] }],
      [{ from: [text] }, { from: throughout ? words.throughout : words.between, slots: colors }],
      [{ from: words.today[day.value] ?? [] }, { from: words.care, slots: { care } }],
      [{ from: words.source, slots: { steps } }, { from: words.closing }],
    ],
  );
}
