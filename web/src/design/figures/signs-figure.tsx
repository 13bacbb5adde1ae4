import type { FigureOf } from '@cosmic/contracts/readings/figures';
import { signOf } from '@cosmic/sky/zodiac';
import { glyphPath } from '../glyphs';
import { Medallion } from '../medallion';
import { signDates, signName } from '../sky/sky-names';
import { figuresStrings as s } from './figures.strings';

/** One sign as a plate with its dates, or the three of a person side by side. */
export function SignsFigure({ figure: { signs } }: { figure: FigureOf<'signs'> }) {
  return (
    <ul className={signs.length > 1 ? 'grid max-w-xl grid-cols-3 gap-4' : 'max-w-72'}>
      {signs.map(({ point, sign }) => {
        const known = signOf(sign);
        if (!known) return null;
        return (
          <li key={point ?? sign} className="grid gap-3">
            <Medallion path={glyphPath(known.key)} className="w-full" />
            <p className="text-center">
              <span className="block font-display text-lead">{signName(known.key)}</span>
              <span className="block text-note text-ivory-soft">
                {point ? s.points[point] : signDates(known.key)}
              </span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
