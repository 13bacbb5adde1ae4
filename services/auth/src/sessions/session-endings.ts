import { Injectable } from '@nestjs/common';
import { SESSIONS_ENDED_SUBJECT, sessionsEndedSchema } from '@cosmic/contracts/access-token';
import { Nats } from '@cosmic/platform/nats/nats-connection';

/** More ids than this don't fit into one message. */
const AT_ONCE = 1_000;

/**
 * Tells all gateways that sessions are over. A hint: a gateway that misses it refuses their access
 * tokens when those expire, minutes later; their refresh tokens are dead by then.
 */
@Injectable()
export class SessionEndings {
  constructor(private readonly nats: Nats) {}

  /** To be called after the commit. */
  announce(sessionIds: readonly string[]): void {
    if (!this.nats.connected) return;
    for (let at = 0; at < sessionIds.length; at += AT_ONCE) {
      const message = sessionsEndedSchema.parse({ sessionIds: sessionIds.slice(at, at + AT_ONCE) });
      this.nats.connection.publish(SESSIONS_ENDED_SUBJECT, JSON.stringify(message));
    }
  }
}
