import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Logs } from './logs.mjs';
import { RunRecord, readRun } from './run-record.mjs';
import { Supervisor, type Program } from './supervisor.mjs';

let folder: string;
let said: string[];
let leave: AbortController;
let supervisor: Supervisor;
const recordFile = () => join(folder, 'run.json');
const marker = () => join(folder, 'marker');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'supervisor-'));
  said = [];
  leave = new AbortController();
  const record = RunRecord.claim(recordFile(), '/clone');
  supervisor = new Supervisor(record, new Logs(folder), leave.signal, (line) => said.push(line));
});
afterEach(async () => {
  await supervisor.stop(['app']);
  rmSync(folder, { recursive: true });
});

/** A program that is ready once it has written its number into the marker file. */
function program(code: string, more: Partial<Program> = {}): Program {
  return {
    name: 'app',
    command: process.execPath,
    args: [
      '-e',
      `${code}; require('fs').writeFileSync(${JSON.stringify(marker())}, String(process.pid))`,
    ],
    env: { OWN: 'variable' },
    cwd: folder,
    isReady: async (pid) => existsSync(marker()) && readFileSync(marker(), 'utf8') === String(pid),
    ...more,
  };
}

async function until(condition: () => boolean) {
  for (let tries = 0; tries < 400 && !condition(); tries++) await pause(25);
  expect(condition()).toBe(true);
}

const STAYS = 'setTimeout(() => {}, 60000)';
const recorded = () => readRun(recordFile())?.processes ?? [];

describe('a supervised program', () => {
  it('is recorded while it runs and forgotten when it was stopped', async () => {
    await supervisor.start(program(STAYS));
    expect(recorded()).toMatchObject([
      { name: 'app', pid: Number(readFileSync(marker(), 'utf8')) },
    ]);

    await supervisor.stop(['app']);

    expect(recorded()).toEqual([]);
    expect(said).toEqual([]);
  });

  it('is started again after a crash, which is said in one line', async () => {
    await supervisor.start(program(STAYS));
    const first = readFileSync(marker(), 'utf8');

    process.kill(Number(first), 'SIGKILL');
    await until(() => readFileSync(marker(), 'utf8') !== first);

    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^app ended \(SIGKILL\), starting it again in 1 s\. Log: .*app\.log$/);
  });

  it('is given up, with its log, when it ends three times before it was ready', async () => {
    const starting = supervisor.start(program("console.error('no database'); process.exit(3)"));

    await expect(starting).rejects.toMatchObject({
      message: 'app does not start.',
      log: join(folder, 'app.log'),
    });
    expect(readFileSync(join(folder, 'app.log'), 'utf8').match(/no database/g)).toHaveLength(3);
  });

  it('inherits nothing from the launcher', async () => {
    await supervisor.start(program(`console.log(Object.keys(process.env).join()); ${STAYS}`));

    await until(() => readFileSync(join(folder, 'app.log'), 'utf8') === 'OWN\n');
  });

  it('learns through its leash that the launcher is gone', async () => {
    await supervisor.start(program(`console.log(process.connected); ${STAYS}`, { leash: true }));

    await until(() => readFileSync(join(folder, 'app.log'), 'utf8') === 'true\n');
  });

  it('is not started any more once the launcher is leaving', async () => {
    leave.abort(new Error('leaving'));

    await expect(supervisor.start(program(STAYS))).rejects.toThrow('leaving');
    expect(recorded()).toEqual([]);
  });

  it('is not waited for any longer when the launcher leaves', async () => {
    const starting = supervisor.start({ ...program(STAYS), isReady: async () => false });
    leave.abort(new Error('leaving'));

    await expect(starting).rejects.toThrow('leaving');
  });

  it('is gone at once when it is forced', async () => {
    await supervisor.start(program(`process.on('SIGTERM', () => {}); ${STAYS}`));

    const stopped = supervisor.stop(['app']);
    supervisor.force();
    await stopped;

    expect(recorded()).toEqual([]);
  });
});
