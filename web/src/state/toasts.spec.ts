import { makeStore } from '../app/store';
import { fakeWorld } from './testing/fake-world';
import { toastDismissed, toastShown } from './toasts';

function storeWithToasts(titles: readonly string[]) {
  const store = makeStore(fakeWorld());
  for (const title of titles) store.dispatch(toastShown({ tone: 'success', title }));
  return { store, shown: () => store.getState().toasts.messages };
}

describe('the messages on show', () => {
  it('are three at most, the oldest of which gives way', () => {
    const { shown } = storeWithToasts(['first', 'second', 'third', 'fourth']);

    expect(shown().map(({ title }) => title)).toEqual(['second', 'third', 'fourth']);
  });

  it('go one by one, and a second time without a fault', () => {
    const { store, shown } = storeWithToasts(['first', 'second']);
    const { id } = shown()[0]!;

    store.dispatch(toastDismissed(id));
    store.dispatch(toastDismissed(id));

    expect(shown().map(({ title }) => title)).toEqual(['second']);
  });

  it('have a number each, which rises though others are gone', () => {
    const { store, shown } = storeWithToasts(['first', 'second']);
    const before = shown().map(({ id }) => id);
    for (const id of before) store.dispatch(toastDismissed(id));

    store.dispatch(toastShown({ tone: 'error', title: 'third' }));

    expect(shown()[0]!.id).toBeGreaterThan(Math.max(...before));
  });
});
