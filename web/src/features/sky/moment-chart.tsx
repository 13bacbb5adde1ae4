import { ButtonLink } from '../../design/button-link';
import { Chart } from '../../design/figures/chart/chart';
import { skyPaths } from '../../sky-paths';
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
      <Chart figure={sky.figure} caption={s.caption}>
        <ButtonLink
          to={`${skyPaths.time}?at=${sky.at.toISOString()}`}
          variant="secondary"
          className="justify-self-start"
        >
          {s.move}
        </ButtonLink>
      </Chart>
    </section>
  );
}
