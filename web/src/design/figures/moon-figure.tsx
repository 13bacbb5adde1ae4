import type { FigureOf } from '@cosmic/contracts/readings/figures';
import { MoonDisc } from '../moon-disc';
import { figuresStrings as s } from './figures.strings';

/** The Moon at the phase that a reading is about. */
export function MoonFigure({ figure }: { figure: FigureOf<'moon'> }) {
  const { phase, elongation, illumination } = figure;
  return (
    <MoonDisc
      elongation={elongation}
      label={s.moon(phase, Math.round(illumination * 100))}
      className="w-52"
    />
  );
}
