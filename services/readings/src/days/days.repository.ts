import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Between, In, LessThan, MoreThan, Repository, type EntityManager } from 'typeorm';
import type { Actor } from '@cosmic/contracts/message';
import { placeOf } from '@cosmic/platform/crypto/seal-anew';
import { SealedValues } from '@cosmic/platform/crypto/sealed-values';
import { KEPT_DAYS } from '../sealing/sealed-tables';
import { KeptDayEntity } from './kept-day.entity';

/** The answer to a day's question, opened. */
export interface Note {
  question: string;
  text: string;
}

/** What is kept of a day, its note opened. */
export type KeptRow = Omit<KeptDayEntity, 'sealedNote' | 'sealedUnder'> & { note: Note | null };

/** A card as it was turned. */
export interface Turn {
  cardId: string;
  serverSeed: string;
  clientSeed: string;
}

@Injectable()
export class DaysRepository {
  constructor(
    @InjectRepository(KeptDayEntity) private readonly days: Repository<KeptDayEntity>,
    private readonly values: SealedValues,
  ) {}

  /** What somebody has kept of some dates, and of a stretch of them, the first first. */
  async keptOf(
    actor: Actor,
    { from, to }: { from: string; to: string },
    dates: readonly string[] = [],
  ): Promise<KeptRow[]> {
    const whose = ofActor(actor);
    const rows = await this.days.find({
      where: [
        { ...whose, localDate: Between(from, to) },
        ...(dates.length > 0 ? [{ ...whose, localDate: In([...dates]) }] : []),
      ],
      order: { localDate: 'ASC' },
    });
    return rows.map((row) => this.opened(row));
  }

  /** The nearest dates before and after a stretch of which something is kept. */
  async nearest(
    actor: Actor,
    { from, to }: { from: string; to: string },
  ): Promise<{ earlier: string | null; later: string | null }> {
    const whose = ofActor(actor);
    const [earlier, later] = await Promise.all([
      this.days.findOne({
        where: { ...whose, localDate: LessThan(from) },
        order: { localDate: 'DESC' },
      }),
      this.days.findOne({
        where: { ...whose, localDate: MoreThan(to) },
        order: { localDate: 'ASC' },
      }),
    ]);
    return { earlier: earlier?.localDate ?? null, later: later?.localDate ?? null };
  }

  /** Ticks a day as opened; the first time stays. */
  async open(transaction: EntityManager, actor: Actor, date: string): Promise<void> {
    await transaction.query(
      `INSERT INTO kept_days AS kept (id, actor_kind, actor_id, local_date, opened_at, sealed_under)
       VALUES ($1, $2, $3, $4, clock_timestamp(), $5)
       ON CONFLICT (actor_kind, actor_id, local_date)
       DO UPDATE SET opened_at = excluded.opened_at WHERE kept.opened_at IS NULL`,
      [randomUUID(), actor.kind, actor.id, date, this.values.current],
    );
  }

  /** Keeps a turned card; of two at once the first stays, and both are told that one. */
  async turn(
    transaction: EntityManager,
    actor: Actor,
    date: string,
    { cardId, serverSeed, clientSeed }: Turn,
  ): Promise<KeptRow> {
    await transaction.query(
      `INSERT INTO kept_days AS kept
         (id, actor_kind, actor_id, local_date, card_id, server_seed, client_seed, turned_at, sealed_under)
       VALUES ($1, $2, $3, $4, $5, $6, $7, clock_timestamp(), $8)
       ON CONFLICT (actor_kind, actor_id, local_date)
       DO UPDATE SET card_id = excluded.card_id, server_seed = excluded.server_seed,
         client_seed = excluded.client_seed, turned_at = excluded.turned_at
       WHERE kept.card_id IS NULL`,
      [
        randomUUID(),
        actor.kind,
        actor.id,
        date,
        cardId,
        serverSeed,
        clientSeed,
        this.values.current,
      ],
    );
    return this.rowOf(transaction, actor, date);
  }

  /** Keeps the answer to a day's question, sealed, in place of the one before. */
  async write(
    transaction: EntityManager,
    actor: Actor,
    date: string,
    note: Note,
  ): Promise<KeptRow> {
    await transaction.query(
      `INSERT INTO kept_days (id, actor_kind, actor_id, local_date, sealed_under)
       VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (actor_kind, actor_id, local_date) DO NOTHING`,
      [randomUUID(), actor.kind, actor.id, date, this.values.current],
    );
    const { id } = await this.rowOf(transaction, actor, date);
    await transaction.update(
      KeptDayEntity,
      { id },
      { ...this.sealed(id, note), notedAt: () => 'clock_timestamp()' },
    );
    return this.rowOf(transaction, actor, date);
  }

  /** Removes the answer of a day. */
  async erase(actor: Actor, date: string): Promise<void> {
    await this.days.update(
      { ...ofActor(actor), localDate: date },
      { sealedNote: null, notedAt: null },
    );
  }

  /**
   * Gives a member what a guest kept, until an instant or ever. Of a day of which both kept something
   * the member's stays, and is completed by the guest's.
   */
  async handOver(
    transaction: EntityManager,
    guestId: string,
    memberId: string,
    until: Date | null,
  ): Promise<void> {
    const isTheirs = `actor_kind = 'guest' AND actor_id = $1
      AND ($2::timestamptz IS NULL OR created_at < $2)`;
    const guests: KeptDayEntity[] = await transaction
      .createQueryBuilder(KeptDayEntity, 'kept')
      .where("kept.actorKind = 'guest' AND kept.actorId = :guestId", { guestId })
      .andWhere(until ? 'kept.createdAt < :until' : 'true', { until })
      .getMany();
    await transaction.query(`DELETE FROM kept_days WHERE ${isTheirs}`, [guestId, until]);
    for (const guest of guests) await this.giveTo(transaction, memberId, guest);
  }

  private async giveTo(
    transaction: EntityManager,
    memberId: string,
    guest: KeptDayEntity,
  ): Promise<void> {
    const { localDate } = guest;
    const { note, ...row } = this.opened(guest);
    const kept = await transaction.findOneBy(KeptDayEntity, {
      actorKind: 'member',
      actorId: memberId,
      localDate,
    });
    if (!kept) {
      const { sealedNote, sealedUnder } = guest;
      await transaction.insert(KeptDayEntity, {
        ...row,
        sealedNote,
        sealedUnder,
        actorKind: 'member',
        actorId: memberId,
      });
      return;
    }
    const { cardId, serverSeed, clientSeed, turnedAt } = kept.cardId ? kept : row;
    await transaction.update(
      KeptDayEntity,
      { id: kept.id },
      {
        openedAt: kept.openedAt ?? row.openedAt,
        ...{ cardId, serverSeed, clientSeed, turnedAt },
        ...(kept.sealedNote === null && note
          ? { ...this.sealed(kept.id, note), notedAt: row.notedAt }
          : {}),
      },
    );
  }

  private async rowOf(manager: EntityManager, actor: Actor, date: string): Promise<KeptRow> {
    const row = await manager.findOneByOrFail(KeptDayEntity, {
      ...ofActor(actor),
      localDate: date,
    });
    return this.opened(row);
  }

  private sealed(id: string, note: Note) {
    const sealedNote = this.values.seal(note, placeOf(KEPT_DAYS, 'sealed_note', id));
    return { sealedNote, sealedUnder: this.values.current };
  }

  private opened({ sealedNote, sealedUnder: _, ...row }: KeptDayEntity): KeptRow {
    const note = this.values.open(sealedNote, placeOf(KEPT_DAYS, 'sealed_note', row.id));
    return { ...row, note: note as Note | null };
  }
}

function ofActor({ kind, id }: Actor): { actorKind: Actor['kind']; actorId: string } {
  return { actorKind: kind, actorId: id };
}
