import type { Push } from '@cosmic/contracts/live';
import { LiveStream } from './stream';

class FakeSource {
  closed = false;
  readyState = 0;
  private readonly listeners = new Map<string, (event: MessageEvent<string>) => void>();

  constructor(readonly url: string) {}

  addEventListener(type: string, listener: (event: MessageEvent<string>) => void) {
    this.listeners.set(type, listener);
  }

  close() {
    this.closed = true;
  }

  emit(type: string, data: unknown = {}, lastEventId = '') {
    const event = { data: JSON.stringify(data), lastEventId } as MessageEvent<string>;
    this.listeners.get(type)?.(event);
  }
}

function streamWithSources(retryAfter = () => Promise.resolve(0)) {
  const sources: FakeSource[] = [];
  const openSource = (url: string) => {
    const source = new FakeSource(url);
    sources.push(source);
    return source;
  };
  const stream = new LiveStream('/api/stream', openSource, retryAfter);
  return { stream, sources, last: () => sources.at(-1)! };
}

const DELTA = { type: 'generation.delta', id: 'an-id', offset: 0, text: 'The' } as const;

describe('LiveStream', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('opens one connection for all who listen and hands every push to each', () => {
    const { stream, sources, last } = streamWithSources();
    const pushes: Push[] = [];
    stream.listen({ onPush: (push) => pushes.push(push) });
    stream.listen({ onPush: (push) => pushes.push(push) });

    last().emit('generation.delta', DELTA);

    expect(sources).toHaveLength(1);
    expect(pushes).toEqual([DELTA, DELTA]);
  });

  it('opens again after 1, 2, 5, 10 and then every 10 seconds', () => {
    const { stream, sources, last } = streamWithSources();
    stream.listen({});

    const waits = [1, 2, 5, 10, 10].map((seconds) => {
      const before = sources.length;
      last().emit('error');
      jest.advanceTimersByTime(seconds * 1000 - 1);
      const tooEarly = sources.length - before;
      jest.advanceTimersByTime(1);
      return [tooEarly, sources.length - before];
    });

    expect(waits).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
    expect(sources.slice(0, -1).every(({ closed }) => closed)).toBe(true);
  });

  it('begins again at 1 second once something was heard', () => {
    const { stream, sources, last } = streamWithSources();
    stream.listen({});
    last().emit('error');
    jest.advanceTimersByTime(1000);
    last().emit('open');
    last().emit('heartbeat');

    last().emit('error');
    jest.advanceTimersByTime(1000);

    expect(sources).toHaveLength(3);
  });

  it('tells the event it saw last, and that it is open again', () => {
    const { stream, last } = streamWithSources();
    const onOpen = jest.fn();
    stream.listen({ onOpen });
    last().emit('open');
    last().emit('generation.delta', DELTA, '1700000000001');

    last().emit('error');
    expect(stream.isOpen).toBe(false);
    jest.advanceTimersByTime(1000);
    last().emit('open');

    expect(last().url).toBe('/api/stream?lastEventId=1700000000001');
    expect(stream.isOpen).toBe(true);
    expect(onOpen).toHaveBeenCalledTimes(2);
  });

  it('takes 75 seconds without a heartbeat for a dead connection', () => {
    const { stream, sources, last } = streamWithSources();
    stream.listen({});
    last().emit('open');
    jest.advanceTimersByTime(74_000);
    last().emit('heartbeat');
    jest.advanceTimersByTime(74_999);
    expect(sources).toHaveLength(1);

    jest.advanceTimersByTime(1 + 1000);

    expect(sources).toHaveLength(2);
    expect(sources[0]!.closed).toBe(true);
  });

  it('stays open for a minute after the last one stopped listening', () => {
    const { stream, sources, last } = streamWithSources();
    const stop = stream.listen({});
    stop();
    jest.advanceTimersByTime(59_000);
    const stopAgain = stream.listen({});
    jest.advanceTimersByTime(10_000);
    expect(last().closed).toBe(false);

    stopAgain();
    jest.advanceTimersByTime(60_000);

    expect(last().closed).toBe(true);
    expect(sources).toHaveLength(1);
  });

  it('opens anew for whoever is signed in now, without what the one before has seen', () => {
    const { stream, sources, last } = streamWithSources();
    const onPush = jest.fn();
    stream.listen({ onPush });
    last().emit('open');
    last().emit('generation.delta', DELTA, '1700000000001');

    stream.renew();
    last().emit('session.ended', {});

    expect(sources).toHaveLength(2);
    expect(sources[0]!.closed).toBe(true);
    expect(last().url).toBe('/api/stream');
    expect(onPush).toHaveBeenLastCalledWith({ type: 'session.ended' });
  });

  describe('where the server refuses it', () => {
    const refuse = (source: FakeSource) => {
      source.readyState = 2;
      source.emit('error');
    };

    it('opens again when the server has said to come', async () => {
      const { stream, sources, last } = streamWithSources(() => Promise.resolve(45));
      stream.listen({});

      refuse(last());
      await jest.advanceTimersByTimeAsync(44_999);
      expect(sources).toHaveLength(1);

      await jest.advanceTimersByTimeAsync(1);
      expect(sources).toHaveLength(2);
    });

    it.each([
      ['says nothing of when', () => Promise.resolve(0)],
      ['can not be asked', () => Promise.reject(new Error('offline'))],
    ])('opens again as after any loss where it %s', async (_, retryAfter) => {
      const { stream, sources, last } = streamWithSources(retryAfter);
      stream.listen({});

      refuse(last());
      await jest.advanceTimersByTimeAsync(1_000);

      expect(sources).toHaveLength(2);
    });

    it('stays away where nobody listens any more when the answer comes', async () => {
      const { stream, sources, last } = streamWithSources(() => Promise.resolve(45));
      const stop = stream.listen({});
      stop();
      await jest.advanceTimersByTimeAsync(59_999);

      refuse(last());
      await jest.advanceTimersByTimeAsync(60_000);

      expect(sources).toHaveLength(1);
    });

    it('does not ask why an open stream was lost', () => {
      const retryAfter = jest.fn(() => Promise.resolve(45));
      const { stream, last } = streamWithSources(retryAfter);
      stream.listen({});
      last().emit('open');

      refuse(last());

      expect(retryAfter).not.toHaveBeenCalled();
    });
  });

  it('is not opened by a renewal that nobody waits for', () => {
    const { stream, sources } = streamWithSources();

    stream.renew();

    expect(sources).toHaveLength(0);
  });

  it('does not come back for nobody', () => {
    const { stream, sources, last } = streamWithSources();
    const stop = stream.listen({});
    stop();
    jest.advanceTimersByTime(59_500);
    last().emit('error');

    jest.advanceTimersByTime(60_000);

    expect(sources).toHaveLength(1);
  });

  it('survives what is not a push', () => {
    const { stream, last } = streamWithSources();
    const onPush = jest.fn();
    stream.listen({ onPush });

    last().emit('generation.delta', null);
    last().emit('generation.delta', 'text');

    expect(onPush).not.toHaveBeenCalled();
  });
});
