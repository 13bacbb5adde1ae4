/** Who is signed in, as the server tells it. */
export interface SessionUser {
  id: string;
  email: string;
  email_verified: boolean;
  role: 'member' | 'admin';
  /** The password is a one-time one: until it is changed nothing else is open. */
  must_change_password: boolean;
  /** Signing in takes a code besides the password. */
  second_factor: boolean;
  user_metadata: { full_name: string; avatar_url: string | null };
}

/** What signing in and refreshing answer; the refresh token itself is a cookie no script can read. */
export interface SessionAnswer {
  access_token: string;
  /** Seconds. */
  expires_in: number;
  user: SessionUser;
}

/** `unknown` until the first answer; a page that needs a member waits so long. */
export type SessionState =
  { status: 'unknown' | 'guest'; user: null } | { status: 'member'; user: SessionUser };

/** What the keeper needs of a browser; a test brings its own. */
export interface SessionWorld {
  /** Asks the server for a new access token by the cookie. */
  refresh(): Promise<Response>;
  /** Whether there is a connection, as far as the browser knows. */
  isOnline(): boolean;
  now(): number;
  pause(ms: number): Promise<void>;
  /** Whether somebody signed in here before: guests are not asked for. */
  remembered(): boolean;
  remember(isMember: boolean): void;
  /** Tells the other tabs. */
  tell(message: TabMessage): void;
  /** Runs one task at a time over all tabs. */
  alone<T>(task: () => Promise<T>): Promise<T>;
}

/** A session that ended without `byChoice` was ended by the server. */
export type TabMessage =
  { type: 'session'; session: Held } | { type: 'signed-out'; byChoice?: boolean };

interface Held {
  token: string;
  expiresAt: number;
  user: SessionUser;
}

/** How often the session is looked at, and how much life it must have left. */
export const LOOK_EVERY_MS = 30_000;
const REFRESH_BEFORE_MS = 90_000;

/** A refresh that meets trouble on the way is repeated after 0.2, 0.4, 0.8 … seconds, for half a minute. */
const FIRST_PAUSE_MS = 200;
const KEEP_TRYING_MS = 30_000;
const PASSING_TROUBLE = [502, 503, 504];

/**
 * Keeps the session of this browser alive: the access token in memory, renewed
 * before it ends, by one tab for all of them.
 */
export class SessionKeeper {
  private held: Held | null = null;
  private status: SessionState['status'] = 'unknown';
  private refreshing: Promise<void> | undefined;
  private isLeaving = false;
  private readonly listeners = new Set<(state: SessionState) => void>();
  private readonly endListeners = new Set<() => void>();

  constructor(private readonly world: SessionWorld) {}

  get state(): SessionState {
    return this.status === 'member' && this.held
      ? { status: 'member', user: this.held.user }
      : { status: this.status === 'unknown' ? 'unknown' : 'guest', user: null };
  }

  /** Whether somebody signed in here and nobody has said that it is over, known or not. */
  get isRemembered(): boolean {
    return this.world.remembered();
  }

  /** @returns a function that ends the listening */
  onChange(listener: (state: SessionState) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Calls back when the server has ended the session, which its member may not expect. */
  onEnd(listener: () => void): void {
    this.endListeners.add(listener);
  }

  /** Finds out whether somebody is signed in. */
  async start(): Promise<void> {
    if (this.world.remembered()) await this.refresh();
    else this.become(null);
  }

  /** Looks whether the token has to be renewed; called again and again. */
  async look(): Promise<void> {
    if (this.held && this.held.expiresAt - this.world.now() <= REFRESH_BEFORE_MS) {
      await this.refresh();
    }
  }

  /** The token for a request; undefined for a guest. Waits while the session is being found out. */
  async token(): Promise<string | undefined> {
    if (this.status === 'unknown' && this.refreshing) await this.refreshing;
    if (this.held && this.held.expiresAt <= this.world.now()) await this.refresh();
    return this.held?.token;
  }

  /** Takes over what signing in answered. */
  adopt(answer: SessionAnswer): void {
    const expiresAt = this.world.now() + answer.expires_in * 1000;
    const session = { token: answer.access_token, expiresAt, user: answer.user };
    this.world.remember(true);
    this.become(session);
    this.world.tell({ type: 'session', session });
  }

  /** Forgets the session that its member has left, here and in the other tabs. */
  drop(): void {
    this.world.remember(false);
    this.become(null);
    this.world.tell({ type: 'signed-out', byChoice: true });
  }

  /**
   * Runs what ends the session on the server, and forgets it here. That it ends is expected
   * meanwhile: whoever hears of it first has nothing to find out.
   */
  async leave(end: () => Promise<unknown>): Promise<void> {
    this.isLeaving = true;
    try {
      await end();
      this.drop();
    } finally {
      this.isLeaving = false;
    }
  }

  /** What another tab has told. */
  hear(message: TabMessage): void {
    if (message.type === 'signed-out') this.end(message.byChoice === true);
    else if (message.session.expiresAt > (this.held?.expiresAt ?? 0)) this.become(message.session);
  }

  /** Renews the token, once however many ask. @returns when it was renewed, given up or dropped */
  refresh(): Promise<void> {
    if (this.isLeaving) return Promise.resolve();
    const before = this.held?.token;
    this.refreshing ??= this.world
      .alone(async () => {
        // Another tab may have renewed it while this one waited for its turn.
        if (this.held && this.held.token !== before) return;
        await this.ask();
      })
      .finally(() => {
        this.refreshing = undefined;
      });
    return this.refreshing;
  }

  private async ask(): Promise<void> {
    const before = this.status;
    const giveUpAt = this.world.now() + KEEP_TRYING_MS;
    for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
      const answer = await this.world.refresh().catch(() => undefined);
      // Left meanwhile: what the server says now is of a session that nobody wants.
      if (before === 'member' && this.status === 'guest') return;
      if (answer?.ok) return this.adopt((await answer.json()) as SessionAnswer);
      if (answer && !PASSING_TROUBLE.includes(answer.status)) {
        this.world.remember(false);
        this.end(false);
        this.world.tell({ type: 'signed-out' });
        return;
      }
      // Whoever waits for the token waits in vain, and there may be something kept for them.
      if (!this.world.isOnline() || this.world.now() + pause > giveUpAt) break;
      await this.world.pause(pause);
    }
    // Nobody said that the session is over: what is on screen stays, and the next look tries again.
    if (this.status === 'unknown') this.become(null);
  }

  private end(byChoice: boolean): void {
    const wasMember = this.status === 'member';
    this.become(null);
    if (!wasMember || byChoice) return;
    for (const listener of this.endListeners) listener();
  }

  private become(held: Held | null): void {
    this.held = held;
    this.status = held ? 'member' : 'guest';
    for (const listener of this.listeners) listener(this.state);
  }
}
