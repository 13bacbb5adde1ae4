import { useId } from 'react';
import { classes } from '../../design/classes';
import { DayChart, LINE_COLOURS } from './day-chart';
import type { Line } from './usage.rules';
import { usageStrings as s } from './usage.strings';

interface ChartSectionProps {
  title: string;
  days: readonly string[];
  lines: readonly Line[];
  write: (value: number) => string;
}

const SWATCHES: Record<(typeof LINE_COLOURS)[number], string> = {
  gold: 'bg-gold',
  azure: 'bg-azure',
  sage: 'bg-sage',
  rose: 'bg-rose',
  amber: 'bg-amber',
};

/** A figure over days: as lines, and as a table for whoever wants the numbers. */
export function ChartSection({ title, days, lines, write }: ChartSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-4">
      <h2 id={id} className="text-title">
        {title}
      </h2>
      {lines.length === 0 ? (
        <p className="border-y border-gold-line/40 py-8 text-ivory-soft">{s.none}</p>
      ) : (
        <>
          <ul className="flex flex-wrap gap-x-6 gap-y-1 text-note text-ivory-soft">
            {lines.map(({ name }, place) => (
              <li key={name} className="flex items-center gap-2">
                <span
                  aria-hidden="true"
                  className={classes(
                    'h-0.5 w-5',
                    SWATCHES[LINE_COLOURS[place % LINE_COLOURS.length]!],
                  )}
                />
                {name}
              </li>
            ))}
          </ul>
          <DayChart days={days} lines={lines} write={write} />
          <details>
            <summary className="inline-flex min-h-11 cursor-pointer items-center text-note text-gold">
              {s.asTable}
              <span className="sr-only">: {title}</span>
            </summary>
            <DayTable title={title} days={days} lines={lines} write={write} />
          </details>
        </>
      )}
    </section>
  );
}

function DayTable({ title, days, lines, write }: ChartSectionProps) {
  return (
    <div role="region" aria-label={s.byDay(title)} tabIndex={0} className="max-h-96 overflow-auto">
      <table className="figures w-full text-right text-note">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="text-ivory-soft [&>th]:border-b [&>th]:border-gold-line/40 [&>th]:py-2 [&>th]:font-normal">
            <th scope="col" className="text-left">
              {s.day}
            </th>
            {lines.map(({ name }) => (
              <th key={name} scope="col" className="pl-4">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days
            .map((day, place) => (
              <tr key={day} className="[&>*]:border-b [&>*]:border-gold-line/20 [&>*]:py-1.5">
                <th scope="row" className="whitespace-nowrap text-left font-normal">
                  {s.date(day)}
                </th>
                {lines.map(({ name, values }) => (
                  <td key={name} className="pl-4">
                    {write(values[place] ?? 0)}
                  </td>
                ))}
              </tr>
            ))
            .reverse()}
        </tbody>
      </table>
    </div>
  );
}
