import type { FigureOf } from '@cosmic/contracts/readings/figures';
import type { Graha } from '@cosmic/sky/jyotish/grahas';
import { DASHA_LEVELS, subPeriods, type DashaPeriod } from '@cosmic/sky/jyotish/vimshottari';
import { useState } from 'react';
import { localeOf } from '../../../language/language';
import { FactRow, FactTable, FoldedTables } from './fact-table';
import { jyotishStrings } from './jyotish.strings';

type Dasha = FigureOf<'dasha-periods'>;

const s = jyotishStrings.dasha;
const WIDTH = 720;

/** The periods of a life as a line of years, opened level by level, with sade sati below the line. */
export function DashaFigure({ figure }: { figure: Dasha }) {
  const periods = figure.periods.map(({ lord, from, to }): DashaPeriod => ({
    lords: [lord],
    from: new Date(from),
    to: new Date(to),
  }));
  const now = new Date(figure.now);
  const date = new Intl.DateTimeFormat(localeOf('en-GB'), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: figure.zone,
  });
  return (
    <div className="grid gap-6">
      <YearsLine figure={figure} />
      <p className="max-w-[60ch] text-note text-ivory-soft">{s.hint}</p>
      <Periods periods={periods} now={now} tell={(at) => date.format(at)} />
      <FoldedTables label={s.sadeSati}>
        <FactTable
          caption={s.sadeSati}
          heads={[s.phase, jyotishStrings.day.from, jyotishStrings.day.to]}
        >
          {figure.sadeSati.map(({ phase, from, to }) => (
            <FactRow
              key={from}
              head={s.phases[phase]}
              cells={[date.format(new Date(from)), date.format(new Date(to))]}
              isLit={from <= figure.now && figure.now < to}
            />
          ))}
        </FactTable>
      </FoldedTables>
    </div>
  );
}

/** The nine periods in proportion, Saturn's years below them, and a mark at now. */
function YearsLine({ figure }: { figure: Dasha }) {
  const begin = Date.parse(figure.birth);
  const end = Date.parse(figure.periods.at(-1)?.to ?? figure.birth);
  const at = (instant: string) =>
    (WIDTH * (Math.min(Math.max(Date.parse(instant), begin), end) - begin)) / (end - begin);
  const running = figure.periods.find(({ from, to }) => from <= figure.now && figure.now < to);
  return (
    <svg
      viewBox={`-8 -26 ${WIDTH + 16} 112`}
      role="img"
      aria-label={running ? s.label(nameOf(running.lord)) : s.over}
      className="line-art fine w-full text-gold"
    >
      {figure.periods.map(({ lord, from, to }) => {
        const [x, width] = [at(from), at(to) - at(from)];
        return (
          <g key={from}>
            <rect
              x={x}
              width={width}
              height={40}
              stroke="currentColor"
              className={lord === running?.lord ? 'fill-gold' : 'fill-ink'}
              fillOpacity={lord === running?.lord ? 0.3 : 0.6}
            />
            {width > 24 && (
              <text
                x={x + width / 2}
                y={21}
                textAnchor="middle"
                dominantBaseline="central"
                fill="currentColor"
                stroke="none"
                className="text-[17px] text-ivory"
              >
                {jyotishStrings.short[lord]}
              </text>
            )}
          </g>
        );
      })}
      {figure.sadeSati.map(({ phase, from, to }) => (
        <rect
          key={from}
          x={at(from)}
          y={50}
          width={Math.max(1, at(to) - at(from))}
          height={phase === 'peak' ? 14 : 8}
          className="fill-azure"
          fillOpacity={phase === 'peak' ? 0.8 : 0.5}
          stroke="none"
        />
      ))}
      {running && (
        <g className="text-ivory" stroke="currentColor" strokeWidth={1.6}>
          <path d={`M${at(figure.now)} -8V74`} />
          <text
            x={Math.min(Math.max(at(figure.now), 16), WIDTH - 16)}
            y={-14}
            textAnchor="middle"
            fill="currentColor"
            stroke="none"
            className="text-[15px]"
          >
            {s.now}
          </text>
        </g>
      )}
    </svg>
  );
}

const nameOf = (graha: Graha) => jyotishStrings.graha[graha];

interface PeriodsProps {
  periods: readonly DashaPeriod[];
  now: Date;
  tell: (at: Date) => string;
}

function Periods({ periods, now, tell }: PeriodsProps) {
  return (
    <ol className="grid border-b border-gold-line/40">
      {periods.map((period) => (
        <li key={period.lords.join()} className="border-t border-gold-line/40">
          <Period period={period} now={now} tell={tell} />
        </li>
      ))}
    </ol>
  );
}

/** A period whose nine parts are worked out when it is opened; the last level has none. */
function Period({ period, now, tell }: Omit<PeriodsProps, 'periods'> & { period: DashaPeriod }) {
  const { lords, from, to } = period;
  const isNow = from <= now && now < to;
  const level = lords.length;
  const [isOpen, setOpen] = useState(isNow && level === 1);
  const lord = lords.at(-1);
  const line = (
    <>
      <span className={`min-w-24 ${isNow ? 'text-gold' : ''}`}>{lord && nameOf(lord)}</span>
      <span className="figures text-note text-ivory-soft">{s.runs(tell(from), tell(to))}</span>
      {isNow && <span className="text-note text-gold">{s.now}</span>}
    </>
  );
  if (level >= DASHA_LEVELS)
    return <p className="flex min-h-11 flex-wrap items-center gap-x-4">{line}</p>;
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-4">
        <span aria-hidden="true" className="w-3 text-gold">
          {isOpen ? '−' : '+'}
        </span>
        {line}
      </summary>
      {isOpen && (
        <div className="grid gap-1 pb-3 pl-5 sm:pl-8">
          <p className="text-note text-ivory-soft">{s.levels[level]}</p>
          <Periods periods={subPeriods(period)} now={now} tell={tell} />
        </div>
      )}
    </details>
  );
}
