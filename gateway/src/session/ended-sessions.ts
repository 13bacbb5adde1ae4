import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Subscription } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import { SESSIONS_ENDED_SUBJECT, sessionsEndedSchema } from '@cosmic/contracts/access-token';
import { Nats } from '@cosmic/platform/nats/nats-connection';
import { LOG } from '@cosmic/platform/platform.tokens';

/** Longer than any access token lasts: afterwards it is refused for its age. */
const REMEMBERED_MS = 10 * 60_000;

/**
 * The sessions that ended lately. Their access tokens are refused at once rather than when they
 * expire; a gateway that was not there to hear it refuses them then.
 */
@Injectable()
export class EndedSessions implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly forgetAt = new Map<string, number>();
  private readonly listeners: ((sessionIds: ReadonlySet<string>) => void)[] = [];
  private subscription: Subscription | undefined;

  constructor(
    private readonly nats: Nats,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.subscription = this.nats.connection.subscribe(SESSIONS_ENDED_SUBJECT, {
      callback: (error, message) => {
        if (error) this.log.error({ err: error }, 'the subscription to ended sessions failed');
        else this.hear(sessionsEndedSchema.parse(message.json()).sessionIds);
      },
    });
  }

  beforeApplicationShutdown(): void {
    this.subscription?.unsubscribe();
  }

  has(sessionId: string): boolean {
    return this.forgetAt.has(sessionId);
  }

  /** Calls back whenever sessions end. */
  onEnd(listener: (sessionIds: ReadonlySet<string>) => void): void {
    this.listeners.push(listener);
  }

  private hear(sessionIds: readonly string[]): void {
    const now = Date.now();
    // In the order they came, so the oldest stand in front.
    for (const [id, at] of this.forgetAt) {
      if (at > now) break;
      this.forgetAt.delete(id);
    }
    for (const id of sessionIds) this.forgetAt.set(id, now + REMEMBERED_MS);
    const ended = new Set(sessionIds);
    for (const listener of this.listeners) listener(ended);
  }
}
