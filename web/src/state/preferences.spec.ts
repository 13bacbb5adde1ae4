import { makeStore } from '../app/store';
import { chooseAmbient, chooseSound } from './choose-sound';
import { fakeWorld, textsInMemory } from './testing/fake-world';

const heard = ({ getState }: ReturnType<typeof makeStore>) => {
  const { sound, ambient } = getState().preferences;
  return { sound, ambient };
};

describe('what a visitor wants to hear', () => {
  it('is sound without music, until something is chosen', () => {
    expect(heard(makeStore(fakeWorld()))).toEqual({ sound: true, ambient: false });
  });

  it('is nothing where nothing is to move, until something is chosen', () => {
    const world = fakeWorld({ isStill: () => true });
    expect(heard(makeStore(world))).toEqual({ sound: false, ambient: false });

    makeStore(world).dispatch(chooseSound(true));

    expect(heard(makeStore(world))).toEqual({ sound: true, ambient: false });
  });

  it('is remembered for the next visit', () => {
    const world = fakeWorld();
    makeStore(world).dispatch(chooseSound(false));

    expect(heard(makeStore(world))).toEqual({ sound: false, ambient: false });
  });

  it('is music only with sound: turning it on turns sound on, turning sound off ends it', () => {
    const local = textsInMemory({ 'cosmic.sound': 'false' });
    const store = makeStore(fakeWorld({ local }));

    store.dispatch(chooseAmbient(true));
    expect(heard(store)).toEqual({ sound: true, ambient: true });

    store.dispatch(chooseSound(false));
    expect(heard(store)).toEqual({ sound: false, ambient: false });
    expect(local.read('cosmic.ambient')).toBe('false');
  });
});
