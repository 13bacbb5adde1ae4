/** @jest-environment ./web/src/testing/page-environment.cjs */
import { webcrypto } from 'node:crypto';
import { screen, within } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { MEMBER } from '../../../testing/people';
import { renderPage, setUpPages } from '../../../testing/render-page';
import { answer, refuse, requestsOf } from '../../../testing/server';

const NAME = 'Your day on this device';
const KEYS = { p256dh: 'A'.repeat(87), auth: 'B'.repeat(22) };
const OFF = { public_key: 'the-key-of-the-server', is_on: false, devices: 0 };
const ON = { ...OFF, is_on: true, devices: 1 };

/** A browser that can be told things: what it was subscribed with, and what the person answers. */
function browserWithPush({ permission = 'default', answers = 'granted', isOn = false } = {}) {
  const state = { permission, subscribedWith: isOn ? 'before' : null };
  const subscription = {
    endpoint: 'https://push.example/device',
    toJSON: () => ({ endpoint: 'https://push.example/device', keys: KEYS }),
    unsubscribe: () => {
      state.subscribedWith = null;
      return Promise.resolve(true);
    },
  };
  const pushManager = {
    getSubscription: () => Promise.resolve(state.subscribedWith ? subscription : null),
    subscribe: ({ applicationServerKey }: { applicationServerKey: string }) => {
      state.subscribedWith = applicationServerKey;
      return Promise.resolve(subscription);
    },
  };
  const Notification = {
    get permission() {
      return state.permission;
    },
    requestPermission: jest.fn(() => {
      state.permission = answers;
      return Promise.resolve(answers);
    }),
  };
  Object.defineProperty(window.navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: () => Promise.resolve({ pushManager }) },
  });
  Object.assign(window, { PushManager: class {}, Notification });
  return { state, Notification };
}

describe('the day by web push', () => {
  setUpPages();
  beforeAll(() => {
    if (!globalThis.crypto.subtle) {
      Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle });
    }
  });
  beforeEach(() => window.localStorage.setItem('cosmic.visits', '3'));
  afterEach(() => {
    for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
    Reflect.deleteProperty(window.navigator, 'serviceWorker');
  });

  const open = async (...handlers: HttpHandler[]) => {
    const page = await renderPage('/dashboard/profile', { as: MEMBER, handlers });
    return { ...page, part: within(await screen.findByRole('region', { name: NAME })) };
  };

  it('is not offered on the first two visits, and asks nothing by itself', async () => {
    window.localStorage.setItem('cosmic.visits', '2');
    const { Notification } = browserWithPush();
    await renderPage('/dashboard/profile', { as: MEMBER });
    await screen.findByRole('region', { name: 'Your day by mail' });
    await screen.findByRole('region', { name: 'Devices' });

    expect(screen.queryByRole('region', { name: NAME })).toBeNull();
    expect(Notification.requestPermission).not.toHaveBeenCalled();
  });

  it('is turned on by a tap, with the key of the server', async () => {
    const { state, Notification } = browserWithPush();
    const { user, part } = await open(answer('getNotices', OFF), answer('startNotices', ON));
    expect(await part.findByText('This device is told nothing.')).toBeVisible();
    expect(Notification.requestPermission).not.toHaveBeenCalled();

    await user.click(part.getByRole('button', { name: 'Tell me my day' }));

    expect(await screen.findAllByText(/told your day from the next morning on/)).not.toHaveLength(
      0,
    );
    expect(state.subscribedWith).toBe(OFF.public_key);
    expect(requestsOf('startNotices').at(-1)?.body).toMatchObject({
      subscription: { endpoint: 'https://push.example/device', keys: KEYS },
      ...{ language: 'en', sign: null },
    });
  });

  it('is on, named by a hash, and turned off by a tap', async () => {
    const { state } = browserWithPush({ permission: 'granted', isOn: true });
    const { user, part } = await open(answer('getNotices', ON), answer('stopNotices', OFF));
    expect(await part.findByText('This device is told your day each morning.')).toBeVisible();

    await user.click(part.getByRole('button', { name: 'Turn it off' }));

    expect(await screen.findAllByText('This device is told nothing more')).not.toHaveLength(0);
    expect(state.subscribedWith).toBeNull();
    const { device } = requestsOf('stopNotices').at(-1)?.body as { device: string };
    expect(device).toMatch(/^[\w-]{43}$/);
  });

  it('stays off where the person says no', async () => {
    const { state } = browserWithPush({ answers: 'denied' });
    const { user, part } = await open(answer('getNotices', OFF));
    await user.click(await part.findByRole('button', { name: 'Tell me my day' }));

    expect(await part.findByText(/blocked in your browser/)).toBeVisible();
    expect(state.subscribedWith).toBeNull();
    expect(requestsOf('startNotices')).toEqual([]);
  });

  it('leaves no subscription behind where the server refuses', async () => {
    const { state } = browserWithPush();
    const { user, part } = await open(
      answer('getNotices', OFF),
      refuse('startNotices', 'sign_needed'),
    );
    await user.click(await part.findByRole('button', { name: 'Tell me my day' }));

    expect(await screen.findByText(/Choose your sign, or add your birth date/)).toBeVisible();
    expect(state.subscribedWith).toBeNull();
  });

  it('says what to do where it is blocked, and where it can’t be', async () => {
    browserWithPush({ permission: 'denied' });
    const blocked = await open();
    expect(await blocked.part.findByText(/Allow them in its settings/)).toBeVisible();
  });

  it('says so where the browser has no push', async () => {
    const { part } = await open();

    expect(await part.findByText(/add Cosmic Guide to the home screen/)).toBeVisible();
  });

  it('says that it can’t be seen', async () => {
    browserWithPush();
    const { part } = await open(refuse('getNotices', 'service_unavailable'));

    expect(await part.findByText(/can’t see right now whether this device/)).toBeVisible();
    expect(part.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
