import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { composeServices, ROOT, read } from './compose-file';
import { instructions, isIgnored, stagesOf } from './dockerfile';
import { contextFiles, manifests } from './layout';

/** What runs in the image; web is built before and has its packages in what was built. */
const FOLDERS = [
  'gateway/src',
  'deploy/migrate/src',
  ...['libs', 'services'].flatMap(foldersIn).map((folder) => `${folder}/src`),
];

function foldersIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);
}

const isShipped = (file: string) =>
  file.endsWith('.ts') && !/[.-]spec\.ts$/.test(file) && !/(^|\/)testing\//.test(file);

describe('the Dockerfile', () => {
  const stages = stagesOf();

  it('begins every stage with one Node.js, or with a stage before it', () => {
    const before: string[] = [];
    for (const [name, { from }] of stages) {
      expect([name, from === '${NODE_IMAGE}' || before.includes(from)]).toEqual([name, true]);
      before.push(name);
    }
    expect(read('deploy/docker/Dockerfile')).toMatch(/^ARG NODE_IMAGE=node:\d+-bookworm-slim$/m);
  });

  it('copies from stages that are there', () => {
    for (const [name, { instructions: all }] of stages) {
      for (const { name: instruction, text } of all) {
        if (instruction !== 'COPY') continue;
        const [, from] = /^--from=(\S+) /.exec(text) ?? [];
        if (from)
          expect([name, [...stages.keys()]]).toEqual([name, expect.arrayContaining([from])]);
        else expect([name, text]).toEqual([name, '. .']);
      }
    }
  });

  it('brings nothing from elsewhere but what the lock file names', () => {
    const runs = [...stages.keys()].flatMap((stage) => instructions(stage, 'RUN'));
    const installing = runs.filter((run) => /\bnpm\b/.test(run));

    expect(installing).toHaveLength(2);
    for (const run of installing)
      expect(run).toMatch(/npm ci --(omit|include)=dev --ignore-scripts/);
    expect(runs.join()).not.toMatch(/apt|curl|wget|npm i(nstall)?\b|corepack/);
    expect([...stages.keys()].flatMap((stage) => instructions(stage, 'ADD'))).toEqual([]);
  });

  it('hands on packages and what was built, and no source', () => {
    expect(instructions('image', 'COPY')).toEqual([
      '--from=dependencies /app ./',
      '--from=build /built ./',
    ]);
  });

  it('runs as a user whom Kubernetes can tell from root, and says whether it is well', () => {
    expect(instructions('image', 'USER')).toEqual(['1000:1000']);
    expect(instructions('image', 'HEALTHCHECK')).toHaveLength(1);
    expect(instructions('image', 'STOPSIGNAL')).toEqual(['SIGTERM']);
  });

  it('says where the web build is as compose does', () => {
    const [environment] = instructions('image', 'ENV');
    const { WEB_ROOT } = composeServices(read('docker-compose.yml')).get('gateway')!.environment;

    expect(environment).toContain(`WEB_ROOT=${WEB_ROOT}`);
  });
});

describe('what Docker is given', () => {
  const given = new Set(contextFiles());

  it('is every source that a build reads', () => {
    const lacking = FOLDERS.flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter(isShipped)
        .map((file) => `${folder}/${file}`),
    ).filter((file) => !given.has(file));

    expect(lacking).toEqual([]);
  });

  it('is what the builds are told by: their settings, the lock file, the page', () => {
    const inputs = [...read('nx.json').matchAll(/\{workspaceRoot\}\/([\w./-]+)/g)].map(
      ([, path]) => path!,
    );

    for (const path of [...inputs, 'nx.json', '.npmrc', 'web/index.html', 'web/vite.config.mts']) {
      expect([path, given.has(path)]).toEqual([path, true]);
    }
  });

  it("is every project's package.json, for npm ci asks for all of them", () => {
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
    const projects = workspaces.flatMap((workspace) =>
      workspace.endsWith('/*') ? foldersIn(workspace.slice(0, -2)) : [workspace],
    );

    expect(manifests().sort()).toEqual(
      [
        ...['.npmrc', 'package.json', 'package-lock.json'],
        ...projects.map((project) => `${project}/package.json`),
      ].sort(),
    );
  });

  it('is no secret, no test and nothing that was made on this machine', () => {
    const unwanted = [...given].filter((path) =>
      /^\.env|\.(e2e-)?spec\.tsx?$|(^|\/)(node_modules|dist|e2e)\//.test(path),
    );

    expect(unwanted).toEqual([]);
  });

  it.each([
    ['web/dist/index.html', '**/dist', true],
    ['dist', '**/dist', true],
    ['web/distance.ts', '**/dist', false],
    ['a/b.md', '**/*.md', true],
    ['libs/sky/test/x.ts', 'libs/*/test', true],
    ['libs/sky/src/test/x.ts', 'libs/*/test', false],
    ['deploy/local/package.json', 'deploy/local/**\n!deploy/local/package.json', false],
    ['.env.example', '.env*', true],
    ['web/.environment', '.env*', false],
  ])('knows of %s by the rule %s', (path, rules, ignored) => {
    expect(isIgnored(path, rules)).toBe(ignored);
  });
});
