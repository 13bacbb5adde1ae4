import type { Generation } from '@cosmic/contracts/readings/readings';
import { api } from '../../../api/api';
import { FakeEventSource, fakePage } from '../../../api/testing/fake-page';
import { generationApi } from './generation.api';
import { justAccepted } from './generation.rules';
import { testStore } from '../../../testing/test-store';

const ID = '7f1f1b52-6a0e-4c3b-9d0e-0d6f4a1d2c3b';

let row: Generation;
let asked: string[];

/** A page that shows the reading: a real store whose server answers with `row`. */
async function openReading() {
  const store = testStore();
  const subscription = store.dispatch(generationApi.endpoints.getGeneration.initiate(ID));
  await subscription;
  await settled();
  return {
    shown: () => generationApi.endpoints.getGeneration.select(ID)(store.getState()).data!,
    async close() {
      subscription.unsubscribe();
      store.dispatch(api.util.resetApiState());
      await jest.advanceTimersByTimeAsync(61_000);
    },
  };
}

const settled = () => jest.advanceTimersByTimeAsync(0);

function delta(offset: number, text: string) {
  FakeEventSource.last.emit('generation.delta', { type: 'generation.delta', id: ID, offset, text });
}

describe('a reading on the page', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    row = justAccepted(ID, 'horoscope', { sign: 'leo' }, new Date(0));
    asked = fakePage(() => row);
  });
  afterEach(() => void jest.useRealTimers());

  it('grows with every piece of the stream', async () => {
    const page = await openReading();
    FakeEventSource.last.emit('open');
    await settled();

    delta(0, 'The Moon');
    delta(8, ' rises');

    expect(page.shown()).toMatchObject({ status: 'generating', content: 'The Moon rises' });
    await page.close();
  });

  it('reads the row back when a piece is missing', async () => {
    const page = await openReading();
    FakeEventSource.last.emit('open');
    await settled();
    row = { ...row, status: 'generating', content: 'The Moon rises' };
    asked.length = 0;

    delta(8, ' rises');
    await settled();

    expect(asked).toEqual([`/api/generations/${ID}`]);
    expect(page.shown().content).toBe('The Moon rises');
    await page.close();
  });

  it('reads the row back when the stream is open again', async () => {
    const page = await openReading();
    FakeEventSource.last.emit('open');
    await settled();
    FakeEventSource.last.emit('error');
    row = { ...row, status: 'generating', content: 'Written meanwhile' };

    await jest.advanceTimersByTimeAsync(1000);
    FakeEventSource.last.emit('open');
    await settled();

    expect(page.shown().content).toBe('Written meanwhile');
    await page.close();
  });

  it('asks every 3 seconds while there is no stream, until the reading is finished', async () => {
    const page = await openReading();
    asked.length = 0;
    await jest.advanceTimersByTimeAsync(6100);
    expect(asked).toHaveLength(2);
    row = { ...row, status: 'completed', content: 'Whole.' };

    await jest.advanceTimersByTimeAsync(20_000);

    expect(asked.filter((path) => path.includes(ID))).toHaveLength(3);
    expect(page.shown()).toMatchObject({ status: 'completed', content: 'Whole.' });
    await page.close();
  });

  it('takes the finished reading from the stream and ignores what comes late', async () => {
    const page = await openReading();
    FakeEventSource.last.emit('open');
    await settled();

    FakeEventSource.last.emit('generation.completed', {
      ...row,
      type: 'generation.completed',
      status: 'completed',
      content: 'Whole.',
    });
    delta(0, 'Late');

    expect(page.shown()).toMatchObject({ status: 'completed', content: 'Whole.' });
    await page.close();
  });

  it('leaves the pushes of other readings alone', async () => {
    const page = await openReading();
    FakeEventSource.last.emit('open');
    await settled();

    FakeEventSource.last.emit('generation.delta', {
      type: 'generation.delta',
      id: 'another',
      offset: 0,
      text: 'Not mine',
    });

    expect(page.shown().content).toBe('');
    await page.close();
  });
});
