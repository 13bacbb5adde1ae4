/** One metric at the end of a run, as k6 hands it over. */
interface Metric {
  values: Record<string, number>;
  thresholds?: Record<string, { ok: boolean }>;
}

/** What k6 hands over at the end of a run, as far as it is shown. */
export interface Summary {
  metrics: Record<string, Metric>;
  state: { testRunDurationMs: number };
}

/** Writes the summary as JSON and as a page, and the thresholds on the console. */
export function handleSummary(data: Summary): Record<string, string> {
  return {
    'summary.json': JSON.stringify(data, null, 2),
    'summary.html': pageOf(data),
    stdout: `${thresholdsOf(data)
      .map(({ metric, rule, ok }) => `${ok ? 'met   ' : 'MISSED'} ${metric} ${rule}`)
      .join('\n')}\n`,
  };
}

/** Every threshold and whether it was met, in the order of the metrics' names. */
export function thresholdsOf({ metrics }: Summary) {
  return Object.entries(metrics)
    .sort(([one], [other]) => one.localeCompare(other))
    .flatMap(([metric, { thresholds = {} }]) =>
      Object.entries(thresholds).map(([rule, { ok }]) => ({ metric, rule, ok })),
    );
}

/** The summary as a page of its own, without scripts. */
export function pageOf(data: Summary): string {
  const thresholds = thresholdsOf(data).map(({ metric, rule, ok }) => [
    metric,
    rule,
    ok ? 'met' : 'missed',
  ]);
  const metrics = Object.entries(data.metrics)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, { values }]) => [
      name,
      Object.entries(values)
        .map(([stat, value]) => `${stat} ${Number(value.toPrecision(4))}`)
        .join(', '),
    ]);
  const minutes = (data.state.testRunDurationMs / 60_000).toFixed(1);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Load test</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
  table { border-collapse: collapse; width: 100%; }
  th, td { border-bottom: 1px solid #8884; padding: 0.3rem 0.6rem; text-align: left; }
</style>
<h1>Load test, ${minutes} minutes</h1>
<h2>Thresholds</h2>
${tableOf(['metric', 'rule', 'result'], thresholds)}
<h2>Metrics</h2>
${tableOf(['metric', 'values'], metrics)}
</html>
`;
}

function tableOf(heads: string[], rows: string[][]): string {
  const row = (cells: string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  return `<table>\n${[row(heads, 'th'), ...rows.map((cells) => row(cells, 'td'))].join('\n')}\n</table>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
