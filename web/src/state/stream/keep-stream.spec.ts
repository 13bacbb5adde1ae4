import { testStore } from '../../testing/test-store';
import { followed, left } from './stream';

const mockKeepStream = jest.fn();
jest.mock('./live-stream', () => ({ keepStream: mockKeepStream }));

describe('what keeps the stream', () => {
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  it('is told when somebody begins to follow it and when they leave, and of nothing else', async () => {
    const store = testStore();
    const timesTold = async (wish: ReturnType<typeof followed | typeof left>) => {
      store.dispatch(wish);
      await settled();
      return mockKeepStream.mock.calls.length;
    };

    // As a guest's page leaves it that never followed.
    expect(await timesTold(left('session'))).toBe(0);
    expect(await timesTold(followed('session'))).toBe(1);
    expect(await timesTold(followed('session'))).toBe(1);
    expect(await timesTold(left('another'))).toBe(1);
    expect(await timesTold(left('session'))).toBe(2);
  });
});
