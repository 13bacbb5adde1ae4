import { ScaledObject } from '@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObject';
import { PodMonitor } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PodMonitor';
import { PrometheusRule } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PrometheusRule';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { StatefulSet } from 'kubernetes-models/apps/v1/StatefulSet';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { Service } from 'kubernetes-models/v1/Service';
import { ServiceAccount } from 'kubernetes-models/v1/ServiceAccount';
import { z } from 'zod';
import * as barmanCloud from './crds/barman-cloud.json';
import * as certManager from './crds/cert-manager.json';
import * as cloudNativePg from './crds/cloudnative-pg.json';
import type { Manifest } from './kustomize';

interface Model {
  apiVersion: string;
  kind: string;
  prototype: { validate(): void };
}

const MODELS = new Map(
  (
    [
      ...[ConfigMap, Deployment, HorizontalPodAutoscaler, Ingress, Job, Namespace, NetworkPolicy],
      ...[PodDisruptionBudget, PodMonitor, PrometheusRule, ScaledObject, Service],
      ...[ServiceAccount, StatefulSet],
    ] as unknown as Model[]
  ).map((model) => [`${model.apiVersion} ${model.kind}`, model]),
);

/** What operators define, by their own schemas: see crds/. */
const DEFINED = new Map(
  [barmanCloud, certManager, cloudNativePg]
    .flatMap(({ kinds }) => Object.entries<object>(kinds))
    .map(([kind, schema]) => [kind, z.fromJSONSchema(schema as never)]),
);

/** What the schema of a manifest's kind says against it; nothing when it is right. */
export function faultsOf(manifest: Manifest): string[] {
  const kind = `${manifest.apiVersion} ${manifest.kind}`;
  const defined = DEFINED.get(kind);
  if (defined) {
    const { issues = [] } = defined.safeParse(manifest['spec']).error ?? {};
    return issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  }
  const model = MODELS.get(kind);
  if (!model) return [`there is no schema for ${kind}`];
  const watched = watch(manifest);
  try {
    // Not on a model made of it: that would be a copy, and to copy is to read.
    model.prototype.validate.call(watched.value as never);
  } catch (error) {
    return [(error as Error).message];
  }
  return watched.unread().map((path) => `${path} is not a field of ${manifest.kind}`);
}

/**
 * A schema of Kubernetes lets fields pass that it does not know, and a server drops them: a
 * misspelt probe is no probe. A validator reads every field that it knows, so what it has not
 * read is not one.
 */
function watch(value: unknown): { value: unknown; unread(): string[] } {
  if (typeof value !== 'object' || value === null) return { value, unread: () => [] };
  const children = new Map<string, ReturnType<typeof watch>>();
  const proxy = new Proxy(value, {
    get(target, property) {
      const found = Reflect.get(target, property) as unknown;
      if (typeof property !== 'string' || !Object.hasOwn(target, property)) return found;
      if (!children.has(property)) children.set(property, watch(found));
      return children.get(property)!.value;
    },
  });
  const unread = () =>
    Object.keys(value).flatMap((key) => {
      const child = children.get(key);
      return child ? child.unread().map((path) => `${key}.${path}`) : [key];
    });
  return { value: proxy, unread };
}
