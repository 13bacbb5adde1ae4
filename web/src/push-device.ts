import { note } from './log';

/** A subscription as the server keeps it. */
export interface DeviceSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** What this browser lets be done: `unsupported` also where no worker has taken over yet. */
export type PushPermission = 'unsupported' | 'denied' | 'open';

/** Whether this browser can be told anything while no page of ours is open. Asks nobody. */
export async function pushPermission(): Promise<PushPermission> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return 'unsupported';
  }
  if (!(await registered())) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'open';
}

/** The name of this device as the server knows it, SHA-256 of its endpoint; null where it is told nothing. */
export async function deviceName(): Promise<string | null> {
  const subscription = await current();
  if (!subscription) return null;
  const bytes = new TextEncoder().encode(subscription.endpoint);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/**
 * Subscribes this browser; to be called by a tap, since the browser asks then.
 *
 * @param publicKey  the server's, in base64url
 * @returns null where the person said no
 */
export async function subscribeDevice(publicKey: string): Promise<DeviceSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await registered();
  if (!registration) return null;
  // One that was made with another key takes nothing that is signed with this one.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } };
}

/** Ends this browser's subscription; the push service tells the server by itself that it is gone. */
export async function endDevice(): Promise<void> {
  try {
    await (await current())?.unsubscribe();
  } catch (error) {
    note('The subscription to notices could not be ended', error);
  }
}

async function current(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator && 'PushManager' in window)) return null;
  return (await (await registered())?.pushManager.getSubscription()) ?? null;
}

function registered(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.getRegistration();
}
