import type { Manifest } from './kustomize';
import { manifestsOf, type Overlay } from './overlays';

interface Reference {
  name: string;
  key: string;
  optional?: boolean;
}

export interface Variable {
  name: string;
  value?: string;
  valueFrom?: { secretKeyRef?: Reference; configMapKeyRef?: Reference };
}

export interface Probe {
  httpGet?: { path: string; port: string };
  exec?: object;
}

export interface Container {
  name: string;
  image: string;
  command?: string[];
  env: Variable[];
  ports?: { name: string; containerPort: number }[];
  resources: Record<'requests' | 'limits', Record<string, string>>;
  securityContext: object;
  startupProbe?: Probe;
  livenessProbe?: Probe;
  readinessProbe?: Probe;
  volumeMounts?: { name: string; mountPath: string }[];
}

/** What runs: a Deployment, a StatefulSet or a Job, seen through its pods. */
export interface Workload {
  name: string;
  kind: string;
  labels: Record<string, string>;
  pod: {
    serviceAccountName: string;
    automountServiceAccountToken: boolean;
    securityContext: Record<string, unknown>;
    topologySpreadConstraints?: { topologyKey: string; matchLabelKeys: string[] }[];
    containers: Container[];
    volumes?: { name: string; secret?: object }[];
    terminationGracePeriodSeconds?: number;
  };
  container: Container;
}

/** Everything in an overlay that makes pods. */
export function workloadsOf(overlay: Overlay): Workload[] {
  return manifestsOf(overlay)
    .filter(({ kind }) => ['Deployment', 'StatefulSet', 'Job'].includes(kind))
    .map((manifest) => {
      const { template } = specOf<{
        template: { metadata: { labels: Record<string, string> }; spec: Workload['pod'] };
      }>(manifest);
      return {
        name: manifest.metadata.name,
        kind: manifest.kind,
        labels: template.metadata.labels,
        pod: template.spec,
        container: template.spec.containers[0]!,
      };
    });
}

/** The one of that name. */
export function workload(overlay: Overlay, name: string): Workload {
  const found = workloadsOf(overlay).find((one) => one.name === name);
  if (!found) throw new Error(`${overlay} has no ${name}`);
  return found;
}

/** The manifests of one kind. */
export function allOf(overlay: Overlay, kind: string): Manifest[] {
  return manifestsOf(overlay).filter((manifest) => manifest.kind === kind);
}

export function specOf<Spec>(manifest: Manifest): Spec {
  return manifest['spec'] as Spec;
}

export interface Selector {
  matchLabels?: Record<string, string>;
  matchExpressions?: (
    { key: string; operator: 'In'; values: string[] } | { key: string; operator: 'DoesNotExist' }
  )[];
}

/** Whether labels are what a selector asks for. */
export function selects(
  { matchLabels = {}, matchExpressions = [] }: Selector,
  labels: Record<string, string>,
): boolean {
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every((expression) =>
      expression.operator === 'In'
        ? expression.values.includes(labels[expression.key] ?? '')
        : !(expression.key in labels),
    )
  );
}
