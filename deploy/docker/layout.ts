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
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/**
 * Lays a folder out as the image lays out /app: the packages that `npm ci --omit=dev` installs
 * for the projects that run there, their package.json files, what the build made, and nothing
 * else. By hard links, so that a package resolves from there and not from the repository.
 */
export function layOut(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  const absent = removedBefore();
  for (const file of manifests())
    if (!absent.some((project) => file.startsWith(`${project}/`)))
      link(join(ROOT, file), join(folder, file));
  const ends = unread();
  const locked = lockedPackages();
  for (const path of packagesInImage(locked)) {
    const { link: isOurs, resolved } = locked[path]!;
    const from = join(ROOT, path);
    if (!existsSync(from)) continue; // For another system than this one.
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

/** The projects that the stage `dependencies` takes away before npm looks at the others. */
export function removedBefore(): string[] {
  const [run] = instructions('dependencies', 'RUN');
  return removedIn(run!.slice(0, run!.indexOf('npm ci')));
}

/** What the stage `dependencies` takes away again. */
export function removedAfterwards(): string[] {
  const [run] = instructions('dependencies', 'RUN');
  return removedIn(run!.slice(run!.indexOf('npm ci')));
}

function removedIn(commands: string): string[] {
  return /\brm -r (.+?) &&/.exec(commands)![1]!.split(' ');
}

/**
 * The places in node_modules that `npm ci --omit=dev` fills for the projects that are left:
 * whatever they depend on, and what that depends on in turn.
 */
export function packagesInImage(locked: Record<string, Locked>): Set<string> {
  const absent = removedBefore();
  const filled = new Set<string>();
  const follow = (from: string): void => {
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
      locked[from]!;
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (name) => !peerDependenciesMeta?.[name]?.optional,
    );
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const place = placeOf(name, from, locked);
      if (place) fill(place);
    }
  };
  const fill = (place: string): void => {
    if (filled.has(place)) return;
    filled.add(place);
    follow(locked[place]!.link ? locked[place]!.resolved! : place);
  };
  follow('');
  for (const [place, { link: isOurs, resolved }] of Object.entries(locked))
    if (isOurs && !absent.includes(resolved!)) fill(place);
  return filled;
}

/** Where a package is found by what lies at `from`: in the nearest node_modules above it. */
function placeOf(name: string, from: string, locked: Record<string, Locked>): string | undefined {
  const place = `${from ? `${from}/` : ''}node_modules/${name}`;
  if (place in locked) return place;
  return from
    ? placeOf(name, from.slice(0, Math.max(0, from.lastIndexOf('/'))), locked)
    : undefined;
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
