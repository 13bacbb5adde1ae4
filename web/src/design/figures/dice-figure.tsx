import type { FigureOf } from '@cosmic/contracts/readings/figures';
import { Dice } from './dice';
import { figuresStrings as s } from './figures.strings';

/** The three dice as they fell. */
export function DiceFigure({ figure }: { figure: FigureOf<'dice'> }) {
  const { planet, sign, house } = figure;
  return (
    <div role="img" aria-label={s.dice(planet, sign, house)}>
      <Dice planet={planet} sign={sign} house={house} throws={1} />
    </div>
  );
}
