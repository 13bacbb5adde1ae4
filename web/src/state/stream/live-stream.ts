import type { UnknownAction } from '@reduxjs/toolkit';
import type { HEARTBEAT_SECONDS, Push, RECONNECT_SECONDS } from '@cosmic/contracts/live';
import type { BrowserWorld } from '../world';
import { closed, opened, pushed, type WithStream } from './stream';

/** What the stream needs of the browser; a test brings its own. */
export interface StreamSource {
  /** 2 once it has given up, as it does where the server refuses it; else it is connecting or open. */
  readonly readyState: number;
  addEventListener(type: string, listener: (event: MessageEvent<string>) => void): void;
  close(): void;
}

/** Who is told what happens on the stream. */
export interface StreamListener {
  onPush(push: Push): void;
  /** The stream is open, for the first time or again. */
  onOpen(): void;
  /** An open stream was lost, or is not wanted any more. */
  onClose(): void;
}

interface StreamStore {
  dispatch: (action: UnknownAction) => unknown;
  getState: () => WithStream;
  extra: BrowserWorld;
}

type OpenSource = (url: string) => StreamSource;

/** Asks a server that refused a stream for how many seconds it wants to be left alone; 0 where it says nothing. */
type AskRetryAfter = (url: string) => Promise<number>;

const GIVEN_UP: typeof EventSource.CLOSED = 2;

const PUSH_TYPES: readonly Push['type'][] = [
  'generation.facts',
  'generation.delta',
  'generation.completed',
  'generation.failed',
  'subscription.changed',
  'plan.applied',
  'session.ended',
  'publishing.progress',
];

// The contract's own figures, held to by their types: its schemas would bring all of zod along.
const HEARTBEAT: typeof HEARTBEAT_SECONDS = 30;
const RECONNECT: typeof RECONNECT_SECONDS = [1, 2, 5, 10];

/** Two heartbeats and a half: the connection is dead although nobody said so. */
const SILENCE_MS = HEARTBEAT * 2.5 * 1000;

/** How long the stream stays open when nobody follows it, in case somebody does soon. */
const IDLE_MS = 60_000;

/**
 * A stream of pushes. It is open while it is followed; after a loss it opens again after 1, 2, 5
 * and then every 10 seconds, saying which event it saw last. A server that refuses it says when to
 * come again.
 */
export class LiveStream {
  private source: StreamSource | undefined;
  private isFollowed = false;
  private isOpen = false;
  private losses = 0;
  private lastEventId = '';
  private reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  private silenceTimer: ReturnType<typeof setTimeout> | undefined;
  private idleTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly url: string,
    private readonly openSource: OpenSource,
    private readonly askRetryAfter: AskRetryAfter,
    private readonly listener: StreamListener,
  ) {}

  /** Opens the stream if need be, and keeps it open. */
  follow(): void {
    this.isFollowed = true;
    clearTimeout(this.idleTimer);
    if (!this.source && this.reconnectTimer === undefined) this.open();
  }

  /** Lets the stream close in a while. */
  leave(): void {
    this.isFollowed = false;
    clearTimeout(this.idleTimer);
    this.idleTimer = setTimeout(() => this.stop(), IDLE_MS);
  }

  /** Opens the stream anew where it is open: the server hears who listens when it opens. */
  renew(): void {
    if (!this.source && this.reconnectTimer === undefined) return;
    this.stop();
    this.lastEventId = '';
    // What was loaded for the one before is let go of first, and what followed the stream for it.
    this.openIn(0);
  }

  private open(): void {
    const query = this.lastEventId && `?lastEventId=${encodeURIComponent(this.lastEventId)}`;
    let source: StreamSource;
    try {
      source = this.openSource(this.url + query);
    } catch {
      // A browser without server-sent events: whoever follows asks for the row instead.
      return;
    }
    this.source = source;
    const heard = (event: MessageEvent<string>) => {
      if (event.lastEventId) this.lastEventId = event.lastEventId;
      this.losses = 0;
      this.watchForSilence();
    };
    source.addEventListener('open', () => {
      this.isOpen = true;
      this.watchForSilence();
      this.listener.onOpen();
    });
    source.addEventListener('error', () => this.lose(source));
    source.addEventListener('heartbeat', heard);
    for (const type of PUSH_TYPES) {
      source.addEventListener(type, (event) => {
        heard(event);
        const push = readPush(type, event.data);
        if (push) this.listener.onPush(push);
      });
    }
  }

  private lose(source: StreamSource): void {
    if (source !== this.source) return;
    const isRefused = !this.isOpen && source.readyState === GIVEN_UP;
    this.close();
    const seconds = RECONNECT[this.losses] ?? RECONNECT[3];
    this.losses += 1;
    this.openIn(seconds);
    if (isRefused) void this.heedRefusal();
  }

  private openIn(seconds: number): void {
    clearTimeout(this.reconnectTimer);
    this.reconnectTimer = setTimeout(() => {
      this.reconnectTimer = undefined;
      if (this.isFollowed) this.open();
    }, seconds * 1000);
  }

  /** An EventSource does not tell what it was answered, so the server is asked once more. */
  private async heedRefusal(): Promise<void> {
    const timer = this.reconnectTimer;
    const seconds = await this.askRetryAfter(this.url).catch(() => 0);
    if (seconds > 0 && timer === this.reconnectTimer) this.openIn(seconds);
  }

  private watchForSilence(): void {
    clearTimeout(this.silenceTimer);
    const { source } = this;
    if (source) this.silenceTimer = setTimeout(() => this.lose(source), SILENCE_MS);
  }

  private close(): void {
    clearTimeout(this.silenceTimer);
    this.source?.close();
    this.source = undefined;
    if (!this.isOpen) return;
    this.isOpen = false;
    this.listener.onClose();
  }

  private stop(): void {
    this.close();
    clearTimeout(this.reconnectTimer);
    this.reconnectTimer = undefined;
    this.losses = 0;
  }
}

/** The one stream of each store, once it was followed. */
const streams = new WeakMap<BrowserWorld, LiveStream>();

/**
 * Lets the stream of a store be open while it has followers, and dispatches what it brings.
 *
 * @param isRenewed whether it is opened anew, where it is open
 */
export function keepStream(
  { dispatch, getState, extra: world }: StreamStore,
  isRenewed: boolean,
): void {
  let stream = streams.get(world);
  if (!stream) {
    stream = new LiveStream('/api/stream', (url) => new EventSource(url), readRetryAfter, {
      onOpen: () => dispatch(opened()),
      onClose: () => dispatch(closed()),
      onPush: (push) => dispatch(pushed(push)),
    });
    streams.set(world, stream);
  }
  if (isRenewed) stream.renew();
  if (getState().stream.followers.length > 0) stream.follow();
  else stream.leave();
}

async function readRetryAfter(url: string): Promise<number> {
  const call = new AbortController();
  const { headers } = await fetch(url, { signal: call.signal });
  call.abort();
  return Number(headers.get('retry-after'));
}

function readPush(type: Push['type'], text: string): Push | undefined {
  try {
    const push: unknown = JSON.parse(text);
    if (typeof push !== 'object' || push === null) return undefined;
    return { ...push, type } as Push;
  } catch {
    return undefined;
  }
}
