import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '@cosmic/contracts/message';
import { readingsEvents } from '@cosmic/contracts/readings/readings';
import { OutboxRelay } from '@cosmic/platform/outbox/outbox-relay';
import { recordEvent } from '@cosmic/platform/outbox/record-event';
import { DaysRepository } from '../days/days.repository';
import { DrawRepository } from '../draws/draw.repository';
import { GenerationRepository } from '../generation/generation.repository';

/** Ids that one event tells of; more of them would not fit into a message. */
const IDS_AT_ONCE = 1_000;

/** Guests who turn out to be members. */
@Injectable()
export class GuestsService {
  constructor(
    private readonly database: DataSource,
    private readonly generations: GenerationRepository,
    private readonly draws: DrawRepository,
    private readonly days: DaysRepository,
    private readonly relay: OutboxRelay,
  ) {}

  /** Gives a member what the browser's guest was given. @returns how many readings */
  async claim(member: Actor & { kind: 'member' }, guestId: string): Promise<number> {
    const ids = await this.database.transaction((transaction) =>
      this.handOver(transaction, guestId, member.id, null),
    );
    this.relay.nudge();
    return ids.length;
  }

  /**
   * Gives a member a guest's readings, promised draws and kept days, and tells which readings.
   *
   * @param until  what the guest asked for afterwards stays theirs; null for all
   * @returns their ids
   */
  async handOver(
    transaction: EntityManager,
    guestId: string,
    userId: string,
    until: Date | null,
  ): Promise<readonly string[]> {
    const ids = await this.generations.handOver(transaction, guestId, userId, until);
    await this.draws.handOver(transaction, guestId, userId, until);
    await this.days.handOver(transaction, guestId, userId, until);
    for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
      const generationIds = ids.slice(at, at + IDS_AT_ONCE);
      await recordEvent(transaction, readingsEvents.handedOver, { userId, generationIds });
    }
    return ids;
  }
}
