import { useId, useState } from 'react';
import type { withSkyAround } from '../natal-figure';
import { Button } from '../../button';
import { dateFormat } from '../../../language/formats';
import { Chart } from './chart';
import { chartWords as s } from './chart-words';
import type { Wheel } from './parts';

const DAY_MS = 86_400_000;
/** How far the outer ring goes, days before and after today. */
const MAX_DAYS = 400;
const DATE = dateFormat('en', { day: 'numeric', month: 'long', year: 'numeric' });

interface ChartOfDaysProps {
  figure: Wheel;
  /** Computes the outer ring; it comes with what computed the chart. */
  around: typeof withSkyAround;
}

/** A chart of one ring, around which the sky of any day of the year before and after can be laid. */
export function ChartOfDays({ figure, around }: ChartOfDaysProps) {
  const [days, setDays] = useState<number>();
  const [now] = useState(() => Date.now());
  const id = useId();
  const at = new Date(now + (days ?? 0) * DAY_MS);
  const isShown = days !== undefined;
  return (
    <Chart figure={isShown ? around(figure, at, DATE.format(at)) : figure} isFolded>
      <div className="grid max-w-xl gap-3">
        <label className="flex min-h-11 items-center gap-4">
          <input
            type="checkbox"
            checked={isShown}
            onChange={({ target }) => setDays(target.checked ? 0 : undefined)}
            className="size-5 accent-gold"
          />
          {s.showNow}
        </label>
        {isShown && (
          <div className="grid gap-2">
            <div className="flex items-center justify-between gap-4">
              <label htmlFor={id} className="text-note text-ivory-soft">
                {s.day}
              </label>
              <output htmlFor={id} className="figures">
                {DATE.format(at)}
              </output>
            </div>
            <input
              id={id}
              type="range"
              min={-MAX_DAYS}
              max={MAX_DAYS}
              value={days}
              aria-valuetext={DATE.format(at)}
              onChange={({ target }) => setDays(Number(target.value))}
              className="h-11 w-full accent-gold"
            />
            <Button
              variant="quiet"
              size="compact"
              className="justify-self-start"
              disabled={days === 0}
              onClick={() => setDays(0)}
            >
              {s.today}
            </Button>
          </div>
        )}
      </div>
    </Chart>
  );
}
