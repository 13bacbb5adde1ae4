import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { blogEvents, JOURNAL_CHANGED_SUBJECT } from '@cosmic/contracts/blog/blog';
import { Nats } from '@cosmic/platform/nats/nats-connection';
import { OutboxRelay } from '@cosmic/platform/outbox/outbox-relay';
import { recordEvent } from '@cosmic/platform/outbox/record-event';

/** Tells others that the journal has changed. */
@Injectable()
export class Announcer {
  constructor(
    private readonly nats: Nats,
    private readonly relay: OutboxRelay,
  ) {}

  /** Records in the change's transaction that a post is out. */
  async published(transaction: EntityManager, postId: string, publishedAt: Date): Promise<void> {
    await recordEvent(transaction, blogEvents.published, {
      postId,
      publishedAt: publishedAt.toISOString(),
    });
  }

  /** After the commit: lets gateways forget what they keep, and events leave. */
  changed(): void {
    this.relay.nudge();
    if (this.nats.connected) this.nats.connection.publish(JOURNAL_CHANGED_SUBJECT);
  }
}
