import type { Manifest } from './testing/kustomize';
import { renderFolder } from './testing/kustomize';
import { hasKubectl, inOverlay, kubectl, manifestsOf, OVERLAYS } from './testing/overlays';
import { faultsOf } from './testing/schemas';

const nameOf = ({ kind, metadata }: Manifest) => `${kind} ${metadata.name}`;

const byName = (manifests: Manifest[]) =>
  [...manifests].sort((one, other) => nameOf(one).localeCompare(nameOf(other)));

describe.each(OVERLAYS)('the manifests of %s', (overlay) => {
  const manifests = manifestsOf(overlay);

  it.each(manifests.map((manifest) => [nameOf(manifest), manifest] as const))(
    'hold a %s as Kubernetes knows it',
    (_, manifest) => {
      expect(faultsOf(manifest)).toEqual([]);
    },
  );

  it('have no two of one name', () => {
    expect(new Set(manifests.map(nameOf)).size).toBe(manifests.length);
  });

  it('lie in one namespace, which admits restricted pods only', () => {
    const [namespace, ...more] = manifests.filter(({ kind }) => kind === 'Namespace');

    expect(more).toEqual([]);
    expect(namespace!.metadata.labels).toMatchObject({
      'pod-security.kubernetes.io/enforce': 'restricted',
    });
    for (const { kind, metadata } of manifests) {
      if (kind !== 'Namespace') expect(metadata.namespace).toBe(namespace!.metadata.name);
    }
  });

  (hasKubectl ? it : it.skip)('are read by the tests as by kubectl', () => {
    const ours = inOverlay(overlay, renderFolder);
    const theirs = inOverlay(overlay, kubectl);

    expect(byName(ours)).toEqual(byName(theirs));
  });
});

describe('the check against the schemas', () => {
  const deployment = manifestsOf('production').find(({ kind }) => kind === 'Deployment')!;
  const defined = (kind: string, change: object): Manifest => {
    const one = manifestsOf('production-engines').find((manifest) => manifest.kind === kind)!;
    return { ...one, spec: { ...(one['spec'] as object), ...change } };
  };
  const container = (change: object): Manifest => {
    const copy = structuredClone(deployment) as never as {
      spec: { template: { spec: { containers: object[] } } };
    };
    Object.assign(copy.spec.template.spec.containers[0]!, change);
    return copy as never;
  };

  it.each([
    ['a misspelt field', container({ readinesProbe: {} }), /readinesProbe/],
    ['a value of another type', container({ command: 'node' }), /command/],
    ['a value that is not one of those', container({ imagePullPolicy: 'Sometimes' }), /Policy/],
    ['a kind that it does not know', { ...deployment, kind: 'Deploymint' }, /no schema/],
    ['a missing field', { ...deployment, spec: {} }, /selector/],
    ['a misspelt field of an operator', defined('Cluster', { instanses: 3 }), /instanses/],
    ['a value of another type there', defined('Cluster', { instances: 'three' }), /instances/],
    ['one that is not one of those', defined('ScheduledBackup', { method: 'tape' }), /method/],
  ])('refuses %s', (_, manifest, fault) => {
    expect(faultsOf(manifest).join()).toMatch(fault);
  });
});
