import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { register } from 'prom-client';
import { showProcess } from '@cosmic/platform/metrics';
import { ROOT } from '../docker/compose-file';
import { readManifests } from './testing/kustomize';
import { allOf, selects, specOf, workloadsOf, type Selector } from './testing/pods';
import { readExpression } from './testing/promql';

const COMPONENTS = join(__dirname, 'components');
const { PROCESSES } = jest.requireActual<{ PROCESSES: { name: string }[] }>(
  '../local/running/processes.mjs',
);

/** What Prometheus adds to whatever it is shown, and to a target that it reaches. */
const ADDED = ['process', 'pod', 'namespace', 'le'];

/** Loads every module that declares a figure, and shows the process, as the processes do. */
async function exported(): Promise<Map<string, string[]>> {
  const folders = ['gateway/src', 'libs/platform/src', 'services'].map((path) => join(ROOT, path));
  for (const folder of folders) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/(?<!\.spec)\.ts$/.test(file) || /(^|\/)(dist|test|testing)\//.test(file)) continue;
      const path = join(folder, file);
      if (readFileSync(path, 'utf8').includes("from 'prom-client'")) await import(path);
    }
  }
  showProcess();
  const known = new Map<string, string[]>([['up', []]]);
  for (const metric of register.getMetricsAsArray()) {
    const { name, type } = metric as unknown as { name: string; type: string };
    const { labelNames } = metric as unknown as { labelNames: string[] };
    const names =
      type === 'histogram' ? ['_bucket', '_count', '_sum'].map((end) => name + end) : [name];
    for (const one of names) known.set(one, labelNames);
  }
  return known;
}

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}
const rules = specOf<{ groups: { rules: Rule[] }[] }>(
  allOf('production', 'PrometheusRule')[0]!,
).groups.flatMap((group) => group.rules);

interface Panel {
  id: number;
  type: string;
  title: string;
  description?: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { refId: string; expr: string }[];
}
const dashboard = JSON.parse(
  readFileSync(join(COMPONENTS, 'monitoring', 'cosmic-guide.json'), 'utf8'),
) as { uid: string; title: string; panels: Panel[] };
const panels = dashboard.panels.filter(({ type }) => type !== 'row');

const adapter = readManifests(
  readFileSync(join(COMPONENTS, 'workers-by-hpa', 'adapter-rules.yaml'), 'utf8'),
)[0]!['rules'] as {
  external: { seriesQuery: string; name: { matches: string; as: string }; metricsQuery: string }[];
};

interface Trigger {
  type: string;
  metadata: { query: string; threshold: string };
}
const triggers = allOf('production with KEDA', 'ScaledObject').flatMap((scaled) =>
  specOf<{ triggers: Trigger[] }>(scaled)
    .triggers.filter(({ type }) => type === 'prometheus')
    .map(({ metadata }) => metadata),
);

/** What Grafana and the adapter fill in. */
const filledIn = (expression: string) =>
  expression
    .replaceAll('$__rate_interval', '1m')
    .replaceAll('<<.LabelMatchers>>', 'namespace="cosmic-guide"');

const EXPRESSIONS = [
  ...rules.map(({ alert, expr }) => [`the alert ${alert}`, expr] as const),
  ...panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => [`the panel ${title}`, expr] as const),
  ),
  ...adapter.external.flatMap(({ seriesQuery, name, metricsQuery }) => {
    const series = name.matches.slice(1, -1);
    return [
      [
        'the series of the adapter',
        seriesQuery.replace(`{__name__="${series}",`, `${series}{`),
      ] as const,
      ['the metric of the adapter', metricsQuery.replaceAll('<<.Series>>', series)] as const,
    ];
  }),
  ...triggers.map(({ query }) => ['a trigger of KEDA', query] as const),
];

describe('what the cluster asks of the figures', () => {
  let known: Map<string, string[]>;
  beforeAll(async () => {
    known = await exported();
  });

  it.each(EXPRESSIONS)('in %s is shown by a process', (_, expression) => {
    const { metrics, labels } = readExpression(filledIn(expression));

    expect(metrics.length).toBeGreaterThan(0);
    for (const metric of metrics) expect([...known.keys()]).toContain(metric);
    const possible = [...metrics.flatMap((metric) => known.get(metric)!), ...ADDED];
    for (const label of labels) expect(possible).toContain(label);
  });

  it("is understood by Prometheus's own grammar", () => {
    expect(readExpression('sum by (queue) (rate(cosmic_events_total{subject="a"}[5m]))')).toEqual({
      metrics: ['cosmic_events_total'],
      labels: ['queue', 'subject'],
    });
  });

  it.each([
    ['something that is no expression', 'sum(rate(cosmic_events_total[5m])'],
    ['something that is no range', 'rate(cosmic_events_total[5q])'],
  ])('is not %s', (_, expression) => {
    expect(() => readExpression(expression)).toThrow(/not PromQL/);
  });

  it('is asked of every process, where it answers', () => {
    const [monitor] = allOf('production', 'PodMonitor');
    const { selector, podMetricsEndpoints } = specOf<{
      selector: Selector;
      podMetricsEndpoints: { port: string; path: string }[];
    }>(monitor!);
    const asked = workloadsOf('production').filter(({ labels }) => selects(selector, labels));

    expect(asked.map(({ name }) => name).sort()).toEqual(PROCESSES.map(({ name }) => name).sort());
    for (const { container } of asked) {
      expect(container.ports!.map(({ name }) => name)).toContain(podMetricsEndpoints[0]!.port);
    }
  });
});

describe('the alerts', () => {
  const runbook = readFileSync(join(ROOT, 'deploy', 'README.md'), 'utf8');
  const chapters = [...runbook.matchAll(/^#{2,4} (.+)$/gm)].map(([, title]) =>
    title!
      .toLowerCase()
      .replaceAll(' ', '-')
      .replace(/[^\w-]/g, ''),
  );

  it('have a name each', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  });

  it.each(rules.map((rule) => [rule.alert, rule] as const))(
    '%s say how bad it is and lead to what to do',
    (_, { labels, annotations }) => {
      expect(['critical', 'warning']).toContain(labels.severity);
      expect(annotations.summary).toMatch(/\S/);
      expect(chapters).toContain(annotations.runbook);
    },
  );

  it('miss every process that is gone altogether', () => {
    const { expr } = rules.find(({ alert }) => alert === 'ProcessAway')!;

    for (const { name } of PROCESSES) expect(expr).toContain(`absent(up{process="${name}"})`);
  });
});

describe('the dashboard', () => {
  it('has panels that say what they show and lie beside each other', () => {
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
    for (const { description } of panels) expect(description).toMatch(/\S/);
    for (const one of dashboard.panels) {
      expect(one.gridPos.x + one.gridPos.w).toBeLessThanOrEqual(24);
      const over = dashboard.panels.filter(
        ({ id, gridPos: { x, y, w, h } }) =>
          id !== one.id &&
          x < one.gridPos.x + one.gridPos.w &&
          one.gridPos.x < x + w &&
          y < one.gridPos.y + one.gridPos.h &&
          one.gridPos.y < y + h,
      );
      expect(over.map(({ title }) => title)).toEqual([]);
    }
  });
});

describe('the number of workers and gateways', () => {
  const targets = allOf('production', 'HorizontalPodAutoscaler').flatMap((scaler) =>
    specOf<{
      metrics: {
        external?: {
          metric: { name: string; selector?: { matchLabels: { queue: string } } };
          target: { averageValue: string };
        };
      }[];
    }>(scaler).metrics.flatMap(({ external }) => external ?? []),
  );

  it('follows a metric that the adapter serves', () => {
    expect(targets).toHaveLength(5);
    for (const { metric } of targets) {
      expect(adapter.external.map(({ name }) => name.as)).toContain(metric.name);
    }
  });

  it('is the same with KEDA', () => {
    expect(
      targets
        .map(({ metric, target }) => [
          metric.selector?.matchLabels.queue ?? metric.name,
          target.averageValue,
        ])
        .sort(),
    ).toEqual(
      triggers
        .map(({ query, threshold }) => [
          (/queue="([\w-]+)"/.exec(query) ?? /(cosmic_\w+)/.exec(query))![1],
          threshold,
        ])
        .sort(),
    );
  });
});
