import { LiveStream, type StreamListener } from './live-stream';

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
  const listener = { onPush: jest.fn(), onOpen: jest.fn(), onClose: jest.fn() };
  const stream = new LiveStream(
    '/api/stream',
    openSource,
    retryAfter,
    listener satisfies StreamListener,
  );
  return { stream, sources, last: () => sources.at(-1)!, ...listener };
}

const DELTA = { type: 'generation.delta', id: 'an-id', offset: 0, text: 'The' } as const;

describe('LiveStream', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('opens one connection, however often it is followed, and tells every push', () => {
    const { stream, sources, last, onPush } = streamWithSources();
    stream.follow();
    stream.follow();

    last().emit('generation.delta', DELTA);

    expect(sources).toHaveLength(1);
    expect(onPush.mock.calls).toEqual([[DELTA]]);
  });

  it('opens again after 1, 2, 5, 10 and then every 10 seconds', () => {
    const { stream, sources, last } = streamWithSources();
    stream.follow();

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
    stream.follow();
    last().emit('error');
    jest.advanceTimersByTime(1000);
    last().emit('open');
    last().emit('heartbeat');

    last().emit('error');
    jest.advanceTimersByTime(1000);

    expect(sources).toHaveLength(3);
  });

  it('tells the event it saw last, and that it is open again', () => {
    const { stream, last, onOpen, onClose } = streamWithSources();
    stream.follow();
    last().emit('open');
    last().emit('generation.delta', DELTA, '1700000000001');

    last().emit('error');
    expect(onClose).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1000);
    last().emit('open');

    expect(last().url).toBe('/api/stream?lastEventId=1700000000001');
    expect(onOpen).toHaveBeenCalledTimes(2);
  });

  it('takes 75 seconds without a heartbeat for a dead connection', () => {
    const { stream, sources, last } = streamWithSources();
    stream.follow();
    last().emit('open');
    jest.advanceTimersByTime(74_000);
    last().emit('heartbeat');
    jest.advanceTimersByTime(74_999);
    expect(sources).toHaveLength(1);

    jest.advanceTimersByTime(1 + 1000);

    expect(sources).toHaveLength(2);
    expect(sources[0]!.closed).toBe(true);
  });

  it('stays open for a minute after it was left', () => {
    const { stream, sources, last, onClose } = streamWithSources();
    stream.follow();
    last().emit('open');
    stream.leave();
    jest.advanceTimersByTime(59_000);
    stream.follow();
    jest.advanceTimersByTime(10_000);
    expect(last().closed).toBe(false);

    stream.leave();
    jest.advanceTimersByTime(60_000);

    expect(last().closed).toBe(true);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(sources).toHaveLength(1);
  });

  it('opens anew for whoever is signed in now, without what the one before has seen', () => {
    const { stream, sources, last, onPush } = streamWithSources();
    stream.follow();
    last().emit('open');
    last().emit('generation.delta', DELTA, '1700000000001');

    stream.renew();
    expect(last().closed).toBe(true);
    jest.advanceTimersByTime(0);
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
      stream.follow();

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
      stream.follow();

      refuse(last());
      await jest.advanceTimersByTimeAsync(1_000);

      expect(sources).toHaveLength(2);
    });

    it('stays away where nobody follows any more when the answer comes', async () => {
      const { stream, sources, last } = streamWithSources(() => Promise.resolve(45));
      stream.follow();
      stream.leave();
      await jest.advanceTimersByTimeAsync(59_999);

      refuse(last());
      await jest.advanceTimersByTimeAsync(60_000);

      expect(sources).toHaveLength(1);
    });

    it('does not ask why an open stream was lost', () => {
      const retryAfter = jest.fn(() => Promise.resolve(45));
      const { stream, last } = streamWithSources(retryAfter);
      stream.follow();
      last().emit('open');

      refuse(last());

      expect(retryAfter).not.toHaveBeenCalled();
    });
  });

  it('is not opened by a renewal that nobody waits for', () => {
    const { stream, sources } = streamWithSources();

    stream.renew();
    jest.advanceTimersByTime(0);

    expect(sources).toHaveLength(0);
  });

  it('is not opened again by a renewal whose followers leave with the one before', () => {
    const { stream, sources } = streamWithSources();
    stream.follow();

    stream.renew();
    stream.leave();
    jest.advanceTimersByTime(0);

    expect(sources).toHaveLength(1);
  });

  it('does not come back for nobody', () => {
    const { stream, sources, last } = streamWithSources();
    stream.follow();
    stream.leave();
    jest.advanceTimersByTime(59_500);
    last().emit('error');

    jest.advanceTimersByTime(60_000);

    expect(sources).toHaveLength(1);
  });

  it('survives what is not a push', () => {
    const { stream, last, onPush } = streamWithSources();
    stream.follow();

    last().emit('generation.delta', null);
    last().emit('generation.delta', 'text');

    expect(onPush).not.toHaveBeenCalled();
  });
});
