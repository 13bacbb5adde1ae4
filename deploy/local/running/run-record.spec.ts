import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginningOf } from './process-identity.mjs';
import { AlreadyRunning, RunRecord, readRun } from './run-record.mjs';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-record-'));
  file = join(folder, 'run.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What a launcher that was killed leaves on disk. */
function leave(processes: object[]) {
  const launcher = { pid: 1_999_999, began: 'long ago' };
  writeFileSync(file, JSON.stringify({ root: '/clone', launcher, address: null, processes }));
}

describe('the record of a run', () => {
  it('belongs to one launcher at a time, which is named with its address', () => {
    RunRecord.claim(file, '/clone').announce('http://localhost:3000');

    const second = () => RunRecord.claim(file, '/clone');

    expect(second).toThrow(AlreadyRunning);
    expect(readRun(file)).toMatchObject({
      address: 'http://localhost:3000',
      launcher: { pid: process.pid },
    });
  });

  it('can be claimed again after its release', () => {
    RunRecord.claim(file, '/clone').release();

    expect(() => RunRecord.claim(file, '/clone')).not.toThrow();
  });

  it('is taken over from a launcher that is gone, and what it left is stopped', async () => {
    const child = spawn('sleep', ['60'], { stdio: 'ignore' });
    const pid = child.pid ?? 0;
    leave([{ name: 'redis', pid, began: beginningOf(pid) }]);

    const stopped = await RunRecord.claim(file, '/clone').stopLeftovers();

    expect(stopped).toEqual(['redis']);
    expect(beginningOf(pid)).toBeNull();
    expect(readRun(file)?.processes).toEqual([]);
  });

  it('keeps what is left until it is stopped', () => {
    leave([{ name: 'redis', pid: 1_999_998, began: 'long ago' }]);

    RunRecord.claim(file, '/clone');

    expect(readRun(file)?.processes).toHaveLength(1);
  });

  it('spares a stranger who has the number of a process that is gone', async () => {
    const child = spawn('sleep', ['60'], { stdio: 'ignore' });
    leave([{ name: 'redis', pid: child.pid ?? 0, began: 'long ago' }]);

    const stopped = await RunRecord.claim(file, '/clone').stopLeftovers();

    expect(stopped).toEqual([]);
    expect(child.exitCode).toBeNull();
    child.kill('SIGKILL');
  });

  it('is taken over when a crash of the machine left it unreadable', () => {
    writeFileSync(file, '{"root": "/cl');

    expect(() => RunRecord.claim(file, '/clone')).not.toThrow();
  });

  it('can be read by its owner only', () => {
    RunRecord.claim(file, '/clone');

    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toContain('"launcher"');
  });

  it('does without its file when somebody removes the folder during the run', () => {
    const record = RunRecord.claim(file, '/clone');
    rmSync(folder, { recursive: true });

    expect(() => record.add(process.pid, { name: 'redis' })).not.toThrow();
    expect(() => record.release()).not.toThrow();
  });
});
