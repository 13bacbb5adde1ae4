import { compose } from '../compose';
import { AURA_CORE, AURA_INNER, AURA_OUTER, AURA_TODAY } from '../passages/aura-layers';
import {
  AURA_BETWEEN,
  AURA_CARE,
  AURA_CLOSING,
  AURA_OPENING,
  AURA_SMALL_PALETTE,
  AURA_SOURCE,
  AURA_THROUGHOUT,
} from '../passages/aura-lines';
import { listed } from '../wording';
import type { AuraFacts } from './facts';

/** Composes a portrait in colours from our authors' passages. */
export function almanac({ aura, day, today }: AuraFacts, seed: string): string {
  const { core, inner, outer } = aura;
  const colors = {
    core: core.color.name.toLowerCase(),
    inner: inner.color.name.toLowerCase(),
    outer: outer.color.name.toLowerCase(),
  };
  const steps = `your life path (${core.number}), the day of your birth (${inner.number}) and its month and day together (${outer.number})`;
  const palette = [...new Set([colors.core, colors.inner, colors.outer])];
  const throughout = core.number === outer.number;
  return compose(
    [seed, core.number, inner.number, outer.number, today],
    [
      [
        palette.length === 3
          ? { from: AURA_OPENING, slots: colors }
          : { from: AURA_SMALL_PALETTE, slots: { colors: listed(palette) } },
        { from: AURA_CORE[core.number] ?? [] },
      ],
      [{ from: AURA_INNER[inner.number] ?? [] }, { from: AURA_OUTER[outer.number] ?? [] }],
      [
        { from: [core.color.text] },
        { from: throughout ? AURA_THROUGHOUT : AURA_BETWEEN, slots: colors },
      ],
      [
        { from: AURA_TODAY[day.value] ?? [] },
        { from: AURA_CARE, slots: { care: core.color.care } },
      ],
      [{ from: AURA_SOURCE, slots: { steps } }, { from: AURA_CLOSING }],
    ],
  );
}
