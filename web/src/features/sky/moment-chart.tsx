import { WheelFigure } from '../../design/figures/wheel-figure';
import { Glyph } from '../../design/glyphs';
import { meaningOf } from '../../design/sky/meanings';
import { formatDay } from './formats';
import type { DaySky } from './sky-of';
import { skyStrings } from './sky.strings';

const s = skyStrings.chart;

/** The wheel of the shown instant, and the same in words. */
export function MomentChart({ day, isNow, sky }: { day: string; isNow: boolean; sky: DaySky }) {
  return (
    <section aria-labelledby="chart" className="grid gap-10 border-t border-gold-line/30 pt-14">
      <h2 id="chart" className="text-headline font-light">
        {isNow ? s.now : s.day(formatDay(day))}
      </h2>
      <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,36rem)_1fr]">
        <WheelFigure figure={sky.figure} caption={s.caption} />
        <table className="w-full border-collapse text-left">
          <thead className="sr-only">
            <tr>
              <th scope="col">{s.body}</th>
              <th scope="col">{s.place}</th>
              <th scope="col">{s.meaning}</th>
            </tr>
          </thead>
          <tbody>
            {sky.bodies.map(({ planet, name, place, sign, retrograde }) => (
              <tr key={planet} className="border-b border-gold-line/30">
                <th scope="row" className="py-2.5 pr-4 font-normal whitespace-nowrap">
                  <span className="flex items-center gap-3">
                    <Glyph name={planet} className="size-5 text-gold" />
                    {name}
                  </span>
                </th>
                <td className="figures py-2.5 pr-4 whitespace-nowrap">
                  {place}
                  {retrograde && <span className="block text-note text-rose">{s.retrograde}</span>}
                </td>
                <td className="py-2.5 text-note text-ivory-soft max-sm:hidden">
                  {meaningOf(planet, sign)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
