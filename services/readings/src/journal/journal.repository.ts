import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Repository, type EntityManager } from 'typeorm';
import type { MonthCount, ReadingQuery } from '@cosmic/contracts/readings/journal';
import type { GenerationEntity } from '../generation/generation.entity';
import type { Cursor } from './cursor';
import { ReadingEntity } from './reading.entity';

/** A row of the journal with whether its generation is loved. */
export type ReadingRow = Pick<
  ReadingEntity,
  'id' | 'readingType' | 'title' | 'content' | 'essence' | 'createdAt'
> & { loved: boolean };

/** How many readings a member keeps, and how many bytes their texts are. */
export interface JournalSize {
  readings: number;
  bytes: number;
}

export type NewReading = Pick<
  ReadingEntity,
  'id' | 'readingType' | 'title' | 'content' | 'essence'
>;

/** Removed readings can be brought back for so long. */
const KEPT_HOURS = 24;

const COLUMNS = `reading.id, reading.reading_type AS "readingType", reading.title, reading.content,
  reading.essence, reading.created_at AS "createdAt", (generation.loved_at IS NOT NULL) AS loved`;
const WITH_GENERATION = 'LEFT JOIN generations AS generation ON generation.id = reading.id';

@Injectable()
export class JournalRepository {
  constructor(
    @InjectRepository(ReadingEntity) private readonly readings: Repository<ReadingEntity>,
  ) {}

  /** Lets what is kept anew in one journal be kept one after the other. */
  async lock(transaction: EntityManager, userId: string): Promise<void> {
    await transaction.query("SELECT pg_advisory_xact_lock(hashtextextended('journal ' || $1, 0))", [
      userId,
    ]);
  }

  /**
   * Finds a reading that is kept already, under its id or as the same text of one type, and brings it
   * back in sight if it had been removed.
   *
   * @returns its id; null where there is none
   */
  async keepAgain(
    transaction: EntityManager,
    userId: string,
    { id, readingType, content }: NewReading,
  ): Promise<string | null> {
    const [rows] = (await transaction.query(
      `UPDATE readings SET deleted_at = NULL
       WHERE user_id = $1 AND (id = $2 OR (reading_type = $3 AND content_hash = md5($4)))
       RETURNING id`,
      [userId, id, readingType, content],
    )) as [{ id: string }[], number];
    // Its own row comes before another one with the same text.
    return rows.find((row) => row.id === id)?.id ?? rows[0]?.id ?? null;
  }

  /** Keeps a new reading. */
  async insert(transaction: EntityManager, userId: string, reading: NewReading): Promise<void> {
    await transaction.insert(ReadingEntity, { ...reading, userId });
  }

  async sizeOf(transaction: EntityManager, userId: string): Promise<JournalSize> {
    const [row] = await transaction.query(
      `SELECT count(*)::integer AS readings, coalesce(sum(octet_length(content)), 0)::float AS bytes
       FROM readings WHERE user_id = $1 AND deleted_at IS NULL`,
      [userId],
    );
    return row;
  }

  async find(userId: string, id: string): Promise<ReadingRow | undefined> {
    const [row]: ReadingRow[] = await this.readings.query(
      `SELECT ${COLUMNS} FROM readings AS reading ${WITH_GENERATION}
       WHERE reading.user_id = $1 AND reading.id = $2 AND reading.deleted_at IS NULL`,
      [userId, id],
    );
    return row;
  }

  /** The readings behind a cursor, newest first; one more than asked for tells that there are more. */
  async page(
    userId: string,
    { q, readingType, from, before, limit }: ReadingQuery,
    after: Cursor | null,
  ): Promise<ReadingRow[]> {
    return this.readings.query(
      `SELECT ${COLUMNS} FROM readings AS reading ${WITH_GENERATION}
       WHERE reading.user_id = $1 AND reading.deleted_at IS NULL
         AND ($2::text IS NULL OR reading.reading_type = $2)
         AND ($3::text IS NULL OR strpos(lower(reading.title || ' ' || reading.content), lower($3)) > 0)
         AND ($4::timestamptz IS NULL OR (reading.created_at, reading.id) < ($4, $5::uuid))
         AND ($6::timestamptz IS NULL OR reading.created_at >= $6)
         AND ($7::timestamptz IS NULL OR reading.created_at < $7)
       ORDER BY reading.created_at DESC, reading.id DESC
       LIMIT $8`,
      [
        userId,
        readingType ?? null,
        q || null,
        after?.createdAt ?? null,
        after?.id ?? null,
        from ?? null,
        before ?? null,
        limit + 1,
      ],
    );
  }

  /** How many readings a member keeps of each type. */
  async counts(userId: string): Promise<Record<string, number>> {
    const rows: { reading_type: string; count: number }[] = await this.readings.query(
      `SELECT reading_type, count(*)::integer AS count FROM readings
       WHERE user_id = $1 AND deleted_at IS NULL GROUP BY reading_type`,
      [userId],
    );
    return Object.fromEntries(rows.map(({ reading_type, count }) => [reading_type, count]));
  }

  /** The months in which a member kept readings of a type, or any, by a clock so far from UTC; newest first. */
  async months(
    userId: string,
    { readingType, offset }: Pick<ReadingQuery, 'readingType' | 'offset'>,
  ): Promise<MonthCount[]> {
    return this.readings.query(
      `SELECT to_char(created_at AT TIME ZONE make_interval(mins => $3), 'YYYY-MM') AS month,
         count(*)::integer AS count
       FROM readings
       WHERE user_id = $1 AND deleted_at IS NULL AND ($2::text IS NULL OR reading_type = $2)
       GROUP BY month ORDER BY month DESC`,
      [userId, readingType ?? null, offset],
    );
  }

  /** Notes the line that was found in a reading of an older release. */
  async noteEssence(id: string, essence: string): Promise<void> {
    await this.readings.update({ id, essence: IsNull() }, { essence });
  }

  /** Takes a reading out of sight, its public link for good. @returns whether there was one to remove */
  async remove(userId: string, id: string): Promise<boolean> {
    const [, count] = (await this.readings.query(
      `WITH ended AS (DELETE FROM shared_readings WHERE user_id = $1 AND reading_id = $2)
       UPDATE readings SET deleted_at = clock_timestamp()
       WHERE user_id = $1 AND id = $2 AND deleted_at IS NULL`,
      [userId, id],
    )) as [unknown[], number];
    return count === 1;
  }

  /** @returns whether there was one to bring back */
  async restore(userId: string, id: string): Promise<boolean> {
    const [, count] = (await this.readings.query(
      `UPDATE readings SET deleted_at = NULL WHERE user_id = $1 AND id = $2
         AND deleted_at > clock_timestamp() - make_interval(hours => ${KEPT_HOURS})`,
      [userId, id],
    )) as [unknown[], number];
    return count === 1;
  }

  /** Erases what was removed longer ago than it can be brought back. */
  async purge(): Promise<void> {
    await this.readings.query(
      `DELETE FROM readings
       WHERE deleted_at <= clock_timestamp() - make_interval(hours => ${KEPT_HOURS})`,
    );
  }

  /** Which of some generations a member keeps. */
  async keptAmong(userId: string, ids: readonly GenerationEntity['id'][]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const rows = await this.readings.find({
      select: { id: true },
      where: { userId, id: In([...ids]), deletedAt: IsNull() },
    });
    return new Set(rows.map(({ id }) => id));
  }
}
