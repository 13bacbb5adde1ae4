import type { Push } from '@cosmic/contracts/live';
import { FakeEventSource } from '../../api/testing/fake-page';
import { testStore } from '../../testing/test-store';
import { followStream } from './follow-stream';
import { isStreamOpen, renewed } from './stream';

const DELTA = { type: 'generation.delta', id: 'an-id', offset: 0, text: 'The' } as const;

/** A store with the streams that it has opened. */
function storeWithStreams() {
  const opened: CountedSource[] = [];
  class CountedSource extends FakeEventSource {
    isClosed = false;

    constructor(url: string) {
      super(url);
      opened.push(this);
    }

    override close() {
      this.isClosed = true;
      super.close();
    }
  }
  Object.assign(globalThis, { EventSource: CountedSource });
  return { store: testStore(), opened };
}

/** What one follower is told. */
function follower() {
  const told: (Push | 'open')[] = [];
  return {
    told,
    onOpen: () => void told.push('open'),
    onPush: (push: Push) => void told.push(push),
  };
}

const settled = () => jest.advanceTimersByTimeAsync(0);

describe('the stream of a store', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('is opened once for all who follow it, and each is told of every push', async () => {
    const { store, opened } = storeWithStreams();
    const [one, other] = [follower(), follower()];
    store.dispatch(followStream(one));
    store.dispatch(followStream(other));
    await settled();

    opened[0]!.emit('open');
    opened[0]!.emit('generation.delta', DELTA);

    expect(opened).toHaveLength(1);
    expect(isStreamOpen(store.getState)).toBe(true);
    expect([one.told, other.told]).toEqual([
      ['open', DELTA],
      ['open', DELTA],
    ]);
  });

  it('tells nothing to whoever has left, and goes on for the others', async () => {
    const { store, opened } = storeWithStreams();
    const [one, other] = [follower(), follower()];
    const leave = store.dispatch(followStream(one));
    store.dispatch(followStream(other));
    await settled();

    leave();
    await jest.advanceTimersByTimeAsync(61_000);
    opened[0]!.emit('generation.delta', DELTA);

    expect(opened[0]!.isClosed).toBe(false);
    expect([one.told, other.told]).toEqual([[], [DELTA]]);
  });

  it('closes a minute after the last one has left', async () => {
    const { store, opened } = storeWithStreams();
    const leave = store.dispatch(followStream(follower()));
    await settled();
    opened[0]!.emit('open');

    leave();
    await jest.advanceTimersByTimeAsync(59_000);
    expect(isStreamOpen(store.getState)).toBe(true);
    await jest.advanceTimersByTimeAsync(1_000);

    expect(opened[0]!.isClosed).toBe(true);
    expect(isStreamOpen(store.getState)).toBe(false);
  });

  it('is not opened for whoever has left before it could be', async () => {
    const { store, opened } = storeWithStreams();
    const leave = store.dispatch(followStream(follower()));

    leave();
    await settled();

    expect(opened).toEqual([]);
  });

  it('is opened anew for another person', async () => {
    const { store, opened } = storeWithStreams();
    store.dispatch(followStream(follower()));
    await settled();

    store.dispatch(renewed());
    await settled();

    expect(opened.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  });
});
