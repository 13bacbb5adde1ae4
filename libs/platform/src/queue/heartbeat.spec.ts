import { getEventListeners } from 'node:events';
import { Heartbeat } from './heartbeat';

const EVERY = 500;

describe('a heartbeat', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const started = (beat: () => Promise<boolean>) => {
    const worker = new AbortController();
    return { worker, heartbeat: new Heartbeat(EVERY, beat, worker.signal) };
  };

  it('beats until it is stopped, though a beat fails', async () => {
    const beat = jest.fn<Promise<boolean>, []>().mockResolvedValue(true);
    beat.mockRejectedValueOnce(new Error('the database is away'));
    const { heartbeat } = started(beat);

    await jest.advanceTimersByTimeAsync(3 * EVERY);
    await heartbeat.stop();
    await jest.advanceTimersByTimeAsync(3 * EVERY);

    expect(beat).toHaveBeenCalledTimes(3);
    expect(heartbeat.signal.aborted).toBe(false);
  });

  it('aborts once the job is not its own any more', async () => {
    const { heartbeat } = started(() => Promise.resolve(false));

    await jest.advanceTimersByTimeAsync(EVERY);

    expect(heartbeat.signal.aborted).toBe(true);
    await heartbeat.stop();
  });

  it('aborts as its worker has to stop, before it began or while it beats', async () => {
    const { worker, heartbeat } = started(() => Promise.resolve(true));

    worker.abort();
    const late = new Heartbeat(EVERY, () => Promise.resolve(true), worker.signal);

    expect(heartbeat.signal.aborted).toBe(true);
    expect(late.signal.aborted).toBe(true);
    await Promise.all([heartbeat.stop(), late.stop()]);
  });

  it('leaves nothing on a signal that outlives it', async () => {
    const { worker, heartbeat } = started(() => Promise.resolve(true));

    await heartbeat.stop();

    expect(getEventListeners(worker.signal, 'abort')).toEqual([]);
  });
});
