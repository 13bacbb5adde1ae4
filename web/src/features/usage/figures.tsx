import type { FigureKind, Usage } from '@cosmic/contracts/usage';
import { useMemo } from 'react';
import { moneyOf } from '../../design/plan/money';
import { ChartSection } from './chart-section';
import { RowsTable } from './rows-table';
import { useGetToolNamesQuery } from './usage.api';
import { dailyOf, linesOf, toolsOf, total, type Line } from './usage.rules';
import { usageStrings as s } from './usage.strings';

const COUNTED = [
  'readings',
  'failures',
  'refusals',
  'sign-ups',
  'sign-ins',
  'tokens',
] as const satisfies readonly FigureKind[];

/** Totals, charts and the tools of some days; where nothing happened in them, that. */
export function Figures({ usage }: { usage: Usage }) {
  if (usage.series.length === 0) {
    return (
      <p className="border-y border-gold-line/40 py-10 text-lead text-ivory-soft">{s.empty}</p>
    );
  }
  return (
    <>
      <Totals usage={usage} />
      <Charts usage={usage} />
      <Tools usage={usage} />
    </>
  );
}

function Totals({ usage }: { usage: Usage }) {
  const revenue = linesOf(usage, 'revenue').map(({ name, values }) => moneyOf(total(values), name));
  const rows: [string, string][] = [
    ...COUNTED.map((kind): [string, string] => [
      s.total[kind],
      s.count(total(dailyOf(usage, kind))),
    ]),
    [s.total.cost, s.cost(total(dailyOf(usage, 'cost')))],
    [s.total.revenue, revenue.length > 0 ? revenue.join(', ') : s.count(0)],
  ];
  return (
    <dl
      aria-label={s.totals}
      className="grid grid-cols-2 border-t border-gold-line/40 md:grid-cols-4"
    >
      {rows.map(([name, value]) => (
        <div key={name} className="grid content-start gap-1 border-b border-gold-line/40 py-5 pr-4">
          <dt className="text-note text-ivory-soft">{name}</dt>
          <dd className="figures font-display text-title text-gold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function chartLines(usage: Usage) {
  const of = (kind: keyof typeof s.lines): Line => ({
    name: s.lines[kind],
    values: dailyOf(usage, kind),
  });
  return {
    readings: [of('readings'), of('failures')],
    people: [of('sign-ups'), of('sign-ins')],
    tokens: [of('tokens')],
    cost: [of('cost')],
    calls: linesOf(usage, 'model-calls'),
    refusals: linesOf(usage, 'refusals').map(({ name, values }) => ({
      name: s.limits[name] ?? name,
      values,
    })),
    revenue: linesOf(usage, 'revenue').map(({ name, values }) => ({
      name: name.toUpperCase(),
      values: values.map((minor) => minor / 100),
    })),
  };
}

function Charts({ usage }: { usage: Usage }) {
  const lines = useMemo(() => chartLines(usage), [usage]);
  const { days } = usage;
  return (
    <div className="grid gap-x-14 gap-y-14 lg:grid-cols-2">
      {(['readings', 'people', 'revenue', 'refusals', 'tokens'] as const).map((chart) => (
        <ChartSection
          key={chart}
          title={s.charts[chart]}
          days={days}
          lines={lines[chart]}
          write={s.count}
        />
      ))}
      <ChartSection title={s.charts.cost} days={days} lines={lines.cost} write={s.cost} />
      <ChartSection title={s.charts.calls} days={days} lines={lines.calls} write={s.count} />
    </div>
  );
}

function Tools({ usage }: { usage: Usage }) {
  const names = useGetToolNamesQuery().data ?? {};
  const rows = toolsOf(usage).map(
    ({ tool, readings, failures }) =>
      [names[tool] ?? tool, s.count(readings), s.count(failures)] as const,
  );
  if (rows.length === 0) return null;
  const { caption, tool, readings, failures } = s.tools;
  return (
    <section className="grid gap-4">
      <h2 className="text-title">{caption}</h2>
      <RowsTable title={caption} columns={[tool, readings, failures]} rows={rows} />
    </section>
  );
}
