import { randomUUID } from 'node:crypto';
import type { INestApplication } from '@nestjs/common';
import { register } from 'prom-client';
import { startAuth, startAuthWorker } from '@cosmic/auth/app';
import {
  auth,
  type Challenge,
  type OpenedSession,
  type SignedIn,
  type SignUpBody,
} from '@cosmic/contracts/account/auth';
import { AppError } from '@cosmic/contracts/errors';
import type { Actor } from '@cosmic/contracts/message';
import { connectGateway } from '@cosmic/migrate/testing/bus';
import { lettersIn, type SentLetter } from '@cosmic/migrate/testing/letters';
import { startWorld, type World } from '@cosmic/migrate/testing/world';
import type { RpcClient } from '@cosmic/platform/nats/rpc-client';
import type { Nats } from '@cosmic/platform/nats/nats-connection';
import { newAddress } from '@cosmic/platform/testing/address';
import { until } from '@cosmic/platform/testing/until';

export const PASSWORD = 'a quiet orbit around noon';
export const SOMEWHERE = '198.51.100.7';

/** How a sign-in differs from one with the right password by a new browser from a new address. */
export interface SignInOptions {
  password?: string;
  address?: string;
  deviceToken?: string | null;
  refreshToken?: string | null;
}

/** The auth service with its worker, as the gateway meets it, with a clock that tests put forward. */
export interface TestBed {
  world: World;
  rpc: RpcClient;
  nats: Nats;
  /** What the service takes for the time; it stands still until `pass`. */
  now(): Date;
  /** The one that it begins with. */
  worker: INestApplication;
  pass(seconds: number): void;
  start(environment?: Record<string, string>): Promise<INestApplication>;
  startWorker(environment?: Record<string, string>): Promise<INestApplication>;
  stop(): Promise<void>;
  signUp(more?: Partial<SignUpBody> & { address?: string }): Promise<{ email: string }>;
  signIn(email: string, more?: SignInOptions): Promise<SignedIn>;
  /** Like `signIn`, for whoever may have a second factor. */
  askToSignIn(email: string, more?: SignInOptions): Promise<SignedIn | Challenge>;
  /** A member who has signed up and in. */
  member(): Promise<{
    email: string;
    actor: Actor;
    opened: SignedIn;
  }>;
  refresh(token: string): Promise<OpenedSession>;
  /** Waits for a letter with a subject to an address; the newest. */
  letter(email: string, subject: RegExp): Promise<SentLetter>;
  /** Letters to an address so far, once nothing is waiting to be sent. */
  letters(email: string): Promise<SentLetter[]>;
}

export async function makeTestBed(environment: Record<string, string> = {}): Promise<TestBed> {
  const world = await startWorld();
  const { nats, rpc } = await connectGateway(world);
  const running: INestApplication[] = [];
  let time = Date.now();
  const now = () => new Date(time);

  const bed: Omit<TestBed, 'worker'> = {
    world,
    rpc,
    nats,
    now,
    pass(seconds) {
      time += seconds * 1_000;
    },
    async start(more = {}) {
      const app = await startAuth({ ...world.environment('auth'), ...environment, ...more }, now);
      running.push(app);
      return app;
    },
    async startWorker(more = {}) {
      const told = { ...world.environment('auth-worker'), ...environment, ...more };
      const app = await startAuthWorker(told, now);
      running.push(app);
      return app;
    },
    async stop() {
      await Promise.all(running.map((app) => app.close()));
      await nats.close();
      await world.stop();
    },
    async signUp({ address = newAddress(), ...more } = {}) {
      const email = more.email ?? newEmail();
      await rpc.send(auth.signUp, null, {
        email,
        password: PASSWORD,
        data: { full_name: 'Vera Rubin' },
        ...more,
        address,
      });
      return { email };
    },
    async signIn(email, more = {}) {
      const answer = await bed.askToSignIn(email, more);
      if ('challenge' in answer) throw new Error(`${email} has a second factor`);
      return answer;
    },
    askToSignIn: (email, more = {}) =>
      rpc.send(auth.signIn, null, {
        email,
        password: PASSWORD,
        address: newAddress(),
        deviceToken: null,
        refreshToken: null,
        ...more,
      }),
    async member() {
      const { email } = await bed.signUp();
      const opened = await bed.signIn(email);
      return { email, actor: { kind: 'member', id: opened.session.user.id }, opened };
    },
    refresh: (refreshToken) => rpc.send(auth.refresh, null, { refreshToken }),
    letter: (email, subject) =>
      until(
        async () =>
          (await lettersIn(world.outbox))
            .filter((letter) => letter.to === email && subject.test(letter.subject))
            .at(-1),
        `a letter ${subject}`,
      ),
    async letters(email) {
      await until(
        async () => (await world.query('SELECT FROM auth.mails')).length === 0,
        'every letter is sent',
      );
      return (await lettersIn(world.outbox)).filter(({ to }) => to === email);
    },
  };
  const [worker] = await Promise.all([bed.startWorker(), bed.start()]);
  return { ...bed, worker };
}

export function newEmail(): string {
  return `${randomUUID()}@example.com`;
}

/** The code that work is refused with; `accepted` when it is not. */
export async function codeOf(work: Promise<unknown>): Promise<string> {
  return (await refusalOf(work))?.code ?? 'accepted';
}

/** The error that work is refused with. */
export function refusalOf(work: Promise<unknown>): Promise<AppError | null> {
  return work.then(
    () => null,
    (error: unknown) => {
      if (error instanceof AppError) return error;
      throw error;
    },
  );
}

/** How many password keys this process has derived. */
export async function keysDerived(): Promise<number> {
  const metric = await register.getSingleMetric('cosmic_password_keys_total')!.get();
  return metric.values[0]!.value;
}
