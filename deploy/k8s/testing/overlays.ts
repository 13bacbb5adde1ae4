import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readManifests, renderFolder, type Manifest } from './kustomize';

const K8S = resolve(__dirname, '..');

/** Where an overlay lies, and the one that takes KEDA's way instead of the autoscaler's. */
export const OVERLAYS = [
  'local',
  'production',
  'production with KEDA',
  'production-engines',
] as const;
export type Overlay = (typeof OVERLAYS)[number];

export const hasKubectl = spawnSync('kubectl', ['kustomize', '--help']).status === 0;

const rendered = new Map<Overlay, Manifest[]>();

/** The manifests of an overlay, as kubectl renders them where it is present. */
export function manifestsOf(overlay: Overlay): Manifest[] {
  const manifests =
    rendered.get(overlay) ?? inOverlay(overlay, hasKubectl ? kubectl : renderFolder);
  rendered.set(overlay, manifests);
  return manifests;
}

/** Does something with an overlay's folder. */
export function inOverlay<Result>(overlay: Overlay, work: (folder: string) => Result): Result {
  if (overlay !== 'production with KEDA') return work(join(K8S, 'overlays', overlay));
  const copy = mkdtempSync(join(tmpdir(), 'cosmic-k8s-'));
  try {
    cpSync(K8S, copy, { recursive: true });
    const folder = join(copy, 'overlays', 'production');
    const file = join(folder, 'kustomization.yaml');
    const swapped = readFileSync(file, 'utf8').replace('workers-by-hpa', 'workers-by-keda');
    writeFileSync(file, swapped);
    return work(folder);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** What kubectl itself makes of a folder. */
export function kubectl(folder: string): Manifest[] {
  const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', folder], {
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(stderr);
  return readManifests(stdout);
}
