import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { beginningOf, isAlive, parseStat, stopProcess } from './process-identity.mjs';

let children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
});

/** A process that lives for a minute and says when it listens to signals. */
async function sleeper(onTerm = ''): Promise<ChildProcess & { pid: number }> {
  const code = `${onTerm}; setTimeout(() => {}, 60000); console.log('ready')`;
  const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'ignore'] });
  children.push(child);
  await once(child.stdout, 'data');
  return child as never;
}

describe('the beginning of a process', () => {
  it('stays the same while it lives and is gone when it has ended', async () => {
    const child = await sleeper();
    const began = beginningOf(child.pid);

    expect(began).not.toBeNull();
    expect(beginningOf(child.pid)).toBe(began);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(beginningOf(child.pid)).toBeNull();
  });

  it('is read from a line whose program name holds brackets and blanks', () => {
    const fields = Array.from({ length: 40 }, (_, index) => `f${index + 3}`);

    expect(parseStat(`42 (a) b (c) ${fields.join(' ')}`)).toEqual({ state: 'f3', ticks: 'f22' });
  });
});

describe('stopping a recorded process', () => {
  it('stops it', async () => {
    const child = await sleeper();
    const identity = { pid: child.pid, began: beginningOf(child.pid) ?? '' };

    await stopProcess(identity);

    expect(isAlive(identity)).toBe(false);
  });

  it('makes it leave when it does not listen', async () => {
    const child = await sleeper("process.on('SIGTERM', () => {})");
    const identity = { pid: child.pid, began: beginningOf(child.pid) ?? '' };

    await stopProcess(identity, 200);
    await once(child, 'exit');

    expect(child.signalCode).toBe('SIGKILL');
  });

  it('leaves a stranger alone that was given the same number', async () => {
    const child = await sleeper();

    await stopProcess({ pid: child.pid, began: 'some other day' });

    expect(beginningOf(child.pid)).not.toBeNull();
  });
});
