import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT, read } from './compose-file';
import { instructions, isIgnored } from './dockerfile';

interface Locked {
  dev?: boolean;
  link?: boolean;
  resolved?: string;
}

/**
 * Lays a folder out as the image lays out /app: the packages that `npm ci --omit=dev` installs,
 * the projects' package.json files, what the build made, and nothing else. By hard links, so that
 * a package resolves from there and not from the repository.
 */
export function layOut(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  for (const file of manifests()) link(join(ROOT, file), join(folder, file));
  const ends = unread();
  for (const [path, { dev, link: isOurs, resolved }] of Object.entries(lockedPackages())) {
    const from = join(ROOT, path);
    if (!path.startsWith('node_modules/') || dev || !existsSync(from)) continue;
    const to = join(folder, path);
    if (isOurs) {
      mkdirSync(dirname(to), { recursive: true });
      symlinkSync(relative(dirname(to), join(folder, resolved!)), to);
    } else linkPackage(from, to, ends);
  }
  for (const path of removedAfterwards())
    rmSync(join(folder, path), { recursive: true, force: true });
  for (const path of builtFolders()) linkFolder(join(ROOT, path), join(folder, path));
}

/** What the stage `manifests` leaves of what Docker is given: what decides which packages there are. */
export function manifests(): string[] {
  return contextFiles().filter((path) => /(^|\/)(package(-lock)?\.json|\.npmrc)$/.test(path));
}

/** Every file of the repository that Docker is given. */
export function contextFiles(): string[] {
  const known = ['ls-files', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', known, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26 })
    .split('\n')
    .filter((path) => path && existsSync(join(ROOT, path)) && !isIgnored(path));
}

/** The ends of the names of those files that nothing reads, which that stage takes away as well. */
function unread(): string[] {
  const [run] = instructions('dependencies', 'RUN');
  return [...run!.matchAll(/-name '\*(\.[\w.]+)'/g)].map(([, end]) => end!);
}

/** What the stage `dependencies` takes away again. */
export function removedAfterwards(): string[] {
  const [run] = instructions('dependencies', 'RUN');
  return /\brm -r (.+?) &&/.exec(run!)![1]!.split(' ');
}

/** What the stage `build` hands on: each project's dist. */
function builtFolders(): string[] {
  const run = instructions('build', 'RUN').find((one) => one.includes('-name dist'))!;
  const tops = /find (.+?) -name dist/.exec(run)![1]!.split(' ');
  return tops.flatMap((top) => distBelow(top));
}

function distBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .flatMap(({ name }) => {
      const path = `${folder}/${name}`;
      return name === 'dist' ? [path] : distBelow(path);
    });
}

export function lockedPackages(): Record<string, Locked> {
  return (JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> }).packages;
}

/** A package's own files; those nested in it stand in the lock file by themselves. */
function linkPackage(from: string, to: string, without: string[]): void {
  linkFolder(
    from,
    to,
    ({ name }) => name === 'node_modules' || without.some((end) => name.endsWith(end)),
  );
}

function linkFolder(
  from: string,
  to: string,
  isLeftOut: (entry: { name: string }) => boolean = () => false,
): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (isLeftOut(entry)) continue;
    const [old, fresh] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(old, fresh, isLeftOut);
    else if (entry.isFile()) link(old, fresh);
  }
}

function link(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  linkSync(from, to);
}
