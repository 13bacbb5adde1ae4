import { setTimeout as after } from 'node:timers/promises';
import { pino } from 'pino';
import { IntervalTask, type IntervalTaskOptions } from './interval-task';
import { until } from './testing/until';

/** A task whose runs are under way until they are let go. */
class Held extends IntervalTask {
  begun = 0;
  readonly held: { end(): void; fail(): void }[] = [];

  constructor(lines: string[], options: Partial<IntervalTaskOptions> = {}) {
    super(pino({ level: 'warn' }, { write: (line) => lines.push(line) }), {
      everyMilliseconds: 5,
      failure: 'the look at the stars failed',
      ...options,
    });
  }

  protected round(): Promise<void> {
    this.begun += 1;
    return new Promise((end, reject) =>
      this.held.push({ end, fail: () => reject(new Error('clouds')) }),
    );
  }
}

describe('work done in rounds', () => {
  it('begins at once, and again once the round before has ended', async () => {
    const rounds = new Held([]);
    rounds.onApplicationBootstrap();
    expect(rounds.begun).toBe(1);
    await after(40);
    expect(rounds.begun).toBe(1);
    rounds.held[0]!.end();
    await until(() => Promise.resolve(rounds.begun === 2), 'the second round has begun');
    rounds.held[1]!.end();
    await rounds.beforeApplicationShutdown();
  });

  it('can leave the first turn out', async () => {
    const rounds = new Held([], { firstLater: true, everyMilliseconds: 60_000 });
    rounds.onApplicationBootstrap();
    expect(rounds.begun).toBe(0);
    await rounds.beforeApplicationShutdown();
  });

  it('says what failed and goes on', async () => {
    const lines: string[] = [];
    const rounds = new Held(lines);
    rounds.onApplicationBootstrap();
    rounds.held[0]!.fail();
    await until(() => Promise.resolve(rounds.begun === 2), 'another round has begun');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('the look at the stars failed');
    rounds.held[1]!.end();
    await rounds.beforeApplicationShutdown();
  });

  it('lets the round under way end before the process stops, and begins none after it', async () => {
    const rounds = new Held([]);
    rounds.onApplicationBootstrap();
    let stopped = false;
    const stopping = rounds.beforeApplicationShutdown().then(() => {
      stopped = true;
    });
    await after(20);
    expect(stopped).toBe(false);
    rounds.held[0]!.end();
    await stopping;
    await after(20);
    expect(rounds.begun).toBe(1);
  });
});
