import { testStore } from '../../testing/test-store';
import { textsInMemory } from '../testing/fake-world';
import { draftsPassed, formTyped, profileClosed, profileTyped } from './drafts';
import { keepDrafts } from './keep-drafts';

const TYPED = { form: 'tarot', values: { question: 'What opens today?' } };
const PROFILE = {
  memberId: 'ada',
  draft: { full_name: 'Ada', birth_date: '1990-05-17', birth_time: '', birth_place: 'Mumb' },
};

/** A tab that may be loaded again: its store begins anew, what it keeps stays. */
function openTab(kept: Record<string, string> = {}) {
  const tab = textsInMemory(kept);
  const load = () => {
    const store = testStore({ tab });
    store.dispatch(keepDrafts());
    return store;
  };
  return { store: load(), load };
}

describe('what is typed and not sent yet', () => {
  it('is there again when the tab is loaded again', () => {
    const { store, load } = openTab();
    store.dispatch(draftsPassed('ada'));
    store.dispatch(formTyped(TYPED));
    store.dispatch(profileTyped(PROFILE));

    expect(load().getState().drafts).toEqual({
      typedBy: 'ada',
      forms: { tarot: TYPED.values },
      profile: PROFILE,
    });
  });

  it('goes with a guest into their account', () => {
    const { store } = openTab();
    store.dispatch(formTyped(TYPED));

    store.dispatch(draftsPassed('ada'));

    expect(store.getState().drafts).toMatchObject({
      typedBy: 'ada',
      forms: { tarot: TYPED.values },
    });
  });

  it.each([
    ['nobody', null],
    ['another member', 'grace'],
  ])('is forgotten, in the tab as well, once %s is signed in', (_who, memberId) => {
    const { store, load } = openTab();
    store.dispatch(draftsPassed('ada'));
    store.dispatch(formTyped(TYPED));
    store.dispatch(profileTyped(PROFILE));

    store.dispatch(draftsPassed(memberId));

    expect(store.getState().drafts.forms).toEqual({});
    expect(load().getState().drafts).toEqual({ typedBy: memberId, forms: {}, profile: null });
  });

  it('waits, if it is a profile, for its member to sign in again', () => {
    const { store } = openTab();
    store.dispatch(draftsPassed('ada'));
    store.dispatch(profileTyped(PROFILE));

    store.dispatch(draftsPassed(null));
    store.dispatch(draftsPassed('ada'));

    expect(store.getState().drafts.profile).toEqual(PROFILE);
  });

  it('waits for no other member', () => {
    const { store } = openTab();
    store.dispatch(draftsPassed('ada'));
    store.dispatch(profileTyped(PROFILE));

    store.dispatch(draftsPassed(null));
    store.dispatch(draftsPassed('grace'));

    expect(store.getState().drafts.profile).toBeNull();
  });

  it('is gone from the tab once a profile is saved or given up', () => {
    const { store, load } = openTab();
    store.dispatch(draftsPassed('ada'));
    store.dispatch(profileTyped(PROFILE));

    store.dispatch(profileClosed());

    expect(load().getState().drafts.profile).toBeNull();
  });

  it.each(['{', 'null', ''])('begins empty where the tab keeps "%s" of it', (text) => {
    const { store } = openTab({ 'cosmic-guide:drafts': text });

    expect(store.getState().drafts).toEqual({ typedBy: null, forms: {}, profile: null });
  });
});
