import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseAllDocuments } from 'yaml';

/** What a manifest and each part of it is, as far as a patch is concerned. */
export type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json };
type Fields = { [key: string]: Json };

/** One object for the cluster. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: {
    name: string;
    namespace?: string;
    labels?: Record<string, string>;
    annotations?: Record<string, string>;
  };
  [section: string]: unknown;
}

interface Kustomization {
  apiVersion: string;
  kind: 'Kustomization' | 'Component';
  namespace?: string;
  resources?: string[];
  components?: string[];
  configMapGenerator?: {
    name: string;
    files: string[];
    options?: { labels?: Record<string, string> };
  }[];
  generatorOptions?: { disableNameSuffixHash: true };
  labels?: { pairs: Record<string, string>; includeSelectors: false; includeTemplates: true }[];
  patches?: { path: string; target?: { kind: string; name?: string } }[];
  images?: { name: string; newName?: string; newTag?: string }[];
}

const UNDERSTOOD = new Set<string>([
  ...['apiVersion', 'kind', 'namespace', 'resources', 'components', 'configMapGenerator'],
  ...['generatorOptions', 'labels', 'patches', 'images'],
]);

/** What tells the members of a list apart; the lists that have nothing of the kind are replaced. */
const MERGE_KEYS: Readonly<Record<string, string>> = {
  containers: 'name',
  env: 'name',
  ports: 'containerPort',
  topologySpreadConstraints: 'topologyKey',
  volumeMounts: 'mountPath',
  volumes: 'name',
};

/**
 * Renders a folder as `kubectl kustomize` does, for machines without it. Understands what these
 * files use and refuses anything else; where kubectl is present a test compares the two.
 *
 * @throws Error for a field of a kustomization that it does not know
 */
export function renderFolder(folder: string): Manifest[] {
  return accumulate(folder, []);
}

/** Everything that the YAML files of a list hold, in their order. */
export function readManifests(text: string): Manifest[] {
  return parseAllDocuments(text).map((document) => document.toJS() as Manifest);
}

function accumulate(folder: string, around: Manifest[]): Manifest[] {
  const kustomization = readKustomization(folder);
  let manifests = [...around];
  for (const resource of kustomization.resources ?? []) {
    manifests.push(...readResource(join(folder, resource)));
  }
  for (const generated of kustomization.configMapGenerator ?? []) {
    manifests.push(configMapOf(folder, generated));
  }
  // A component changes what is there already, besides adding to it.
  for (const component of kustomization.components ?? []) {
    manifests = accumulate(join(folder, component), manifests);
  }
  for (const { path, target } of kustomization.patches ?? []) {
    for (const patch of readManifests(readFileSync(join(folder, path), 'utf8'))) {
      manifests = applyPatch(manifests, patch, target);
    }
  }
  for (const { pairs } of kustomization.labels ?? []) {
    for (const manifest of manifests) addLabels(manifest, pairs);
  }
  if (kustomization.namespace) {
    for (const { kind, metadata } of manifests) {
      if (kind !== 'Namespace') metadata.namespace = kustomization.namespace;
    }
  }
  for (const image of kustomization.images ?? []) renameImages(manifests as never, image);
  return manifests;
}

function readKustomization(folder: string): Kustomization {
  const [found] = readManifests(readFileSync(join(folder, 'kustomization.yaml'), 'utf8'));
  const kustomization = found as unknown as Kustomization;
  const unknown = Object.keys(kustomization).filter((field) => !UNDERSTOOD.has(field));
  if (unknown.length > 0) throw new Error(`${folder}: don't know ${unknown.join(', ')}`);
  if (kustomization.configMapGenerator && !kustomization.generatorOptions?.disableNameSuffixHash) {
    throw new Error(`${folder}: names with a hash are not understood`);
  }
  return kustomization;
}

function readResource(path: string): Manifest[] {
  const place = resolve(path);
  if (!existsSync(place)) throw new Error(`${place} is not there`);
  if (statSync(place).isDirectory()) return renderFolder(place);
  return readManifests(readFileSync(place, 'utf8'));
}

function configMapOf(
  folder: string,
  { name, files, options }: NonNullable<Kustomization['configMapGenerator']>[number],
): Manifest {
  const entries = files.map((file) => [basename(file), readFileSync(join(folder, file), 'utf8')]);
  return {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name, ...(options?.labels ? { labels: options.labels } : {}) },
    data: Object.fromEntries(entries),
  };
}

function applyPatch(
  manifests: Manifest[],
  patch: Manifest,
  target: { kind: string; name?: string } = {
    kind: patch.kind,
    name: patch.metadata.name,
  },
): Manifest[] {
  const name = new RegExp(`^(?:${target.name ?? '.*'})$`);
  let hits = 0;
  const patched = manifests.map((manifest) => {
    if (manifest.kind !== target.kind || !name.test(manifest.metadata.name)) return manifest;
    hits += 1;
    const merged = merge(manifest as never, patch as never) as unknown as Manifest;
    return { ...merged, metadata: { ...merged.metadata, name: manifest.metadata.name } };
  });
  if (hits === 0) throw new Error(`nothing is a ${target.kind} ${target.name ?? ''}`);
  return patched;
}

/** A strategic merge: fields by their names, members of a list by what tells them apart. */
function merge(there: Fields, patch: Fields): Fields {
  const merged: Fields = { ...there };
  for (const [field, value] of Object.entries(patch)) {
    const before = merged[field];
    const key = MERGE_KEYS[field];
    if (isFields(value)) merged[field] = merge(isFields(before) ? before : {}, value);
    else if (key && Array.isArray(value) && Array.isArray(before)) {
      merged[field] = mergeLists(before as Fields[], value as Fields[], key);
    } else merged[field] = value;
  }
  return merged;
}

function mergeLists(there: Fields[], patch: Fields[], key: string): Fields[] {
  const patched = patch.map((change) => {
    const before = there.find((one) => one[key] === change[key]);
    return before ? merge(before, change) : change;
  });
  const left = there.filter((one) => !patch.some((change) => change[key] === one[key]));
  return [...patched, ...left];
}

function isFields(value: Json): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function addLabels(manifest: Manifest, pairs: Record<string, string>): void {
  manifest.metadata.labels = { ...manifest.metadata.labels, ...pairs };
  const { template } = (manifest['spec'] ?? {}) as { template?: { metadata?: Fields } };
  if (template?.metadata) {
    template.metadata['labels'] = { ...(template.metadata['labels'] as Fields), ...pairs };
  }
}

function renameImages(part: Json, image: NonNullable<Kustomization['images']>[number]): void {
  if (Array.isArray(part)) part.forEach((one) => renameImages(one, image));
  if (!isFields(part)) return;
  const [name, tag] = typeof part['image'] === 'string' ? part['image'].split(':') : [];
  if (name === image.name) {
    part['image'] = `${image.newName ?? name}:${image.newTag ?? tag ?? 'latest'}`;
  }
  Object.values(part).forEach((one) => renameImages(one, image));
}
