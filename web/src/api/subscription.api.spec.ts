import type { Subscription } from '@cosmic/contracts/billing';
import { api } from './api';
import { subscriptionApi } from './subscription.api';
import { FakeEventSource, fakePage } from './testing/fake-page';
import { testStore } from '../testing/test-store';

const FREE: Subscription = {
  subscribed: false,
  subscription_tier: null,
  subscription_end: null,
  cancels: false,
  payment_failed: false,
};
const MONTHLY: Subscription = { ...FREE, subscribed: true, subscription_tier: 'monthly' };

/** Something that differs from plan to plan, as the tools and the articles tell it. */
const told = api.injectEndpoints({
  endpoints: (build) => ({
    left: build.query<object, void>({ query: () => '/left', providesTags: ['Allowances'] }),
    cut: build.query<object, void>({ query: () => '/cut', providesTags: ['Articles'] }),
  }),
});

let row: Subscription;
let asked: string[];

const settled = () => jest.advanceTimersByTimeAsync(0);

/** A page that shows all three: a real store whose server answers with `row`. */
async function openPage() {
  const store = testStore();
  const shown = [
    store.dispatch(subscriptionApi.endpoints.getSubscription.initiate()),
    store.dispatch(told.endpoints.left.initiate()),
    store.dispatch(told.endpoints.cut.initiate()),
  ];
  await Promise.all(shown);
  await settled();
  FakeEventSource.last.emit('open');
  await settled();
  asked.length = 0;
  return {
    ask: () => void shown[0]!.refetch(),
    subscription: () => subscriptionApi.endpoints.getSubscription.select()(store.getState()).data,
    async close() {
      shown.forEach((one) => one.unsubscribe());
      store.dispatch(api.util.resetApiState());
      await jest.advanceTimersByTimeAsync(61_000);
    },
  };
}

describe('a member’s plan on the page', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    row = FREE;
    asked = fakePage(() => row);
  });
  afterEach(() => void jest.useRealTimers());

  it('is taken from the stream as billing tells it', async () => {
    const page = await openPage();

    FakeEventSource.last.emit('subscription.changed', { type: 'subscription.changed', ...MONTHLY });
    await settled();

    expect(page.subscription()).toEqual(MONTHLY);
    expect(asked).toEqual([]);
    await page.close();
  });

  it.each(['first asked for', 'asked for again'])(
    'is read back where billing told it while it was %s',
    async (time) => {
      const { fetch } = globalThis;
      let answerOlder!: () => void;
      const holdAnswers = () => {
        globalThis.fetch = (request) =>
          (request as Request).url.endsWith('/api/subscription')
            ? new Promise((resolve) => (answerOlder = () => resolve(Response.json(FREE))))
            : fetch(request);
      };
      if (time === 'first asked for') holdAnswers();
      const opening = openPage();
      if (time === 'asked for again') {
        const page = await opening;
        holdAnswers();
        page.ask();
      }
      await settled();
      globalThis.fetch = fetch;

      row = MONTHLY;
      const news = { type: 'subscription.changed', ...MONTHLY };
      FakeEventSource.last.emit('subscription.changed', news);
      answerOlder();
      const page = await opening;
      await settled();

      expect(page.subscription()).toEqual(MONTHLY);
      await page.close();
    },
  );

  it.each([
    ['readings', '/left'],
    ['content', '/cut'],
  ])('has what %s says of it read back once that goes by it', async (by, path) => {
    const page = await openPage();

    FakeEventSource.last.emit('plan.applied', { type: 'plan.applied', by });
    await settled();

    expect(asked).toEqual([path]);
    await page.close();
  });

  it('is read back, with all that goes by it, when the stream was lost and is open again', async () => {
    const page = await openPage();
    row = MONTHLY;
    FakeEventSource.last.emit('error');

    await jest.advanceTimersByTimeAsync(1_000);
    FakeEventSource.last.emit('open');
    await settled();

    expect(page.subscription()).toEqual(MONTHLY);
    expect(asked.toSorted()).toEqual(['/api/subscription', '/cut', '/left']);
    await page.close();
  });
});
