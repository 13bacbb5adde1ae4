import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '@cosmic/contracts/errors';
import { fieldProblem } from '@cosmic/contracts/field-problems';
import type {
  Reading,
  ReadingList,
  ReadingQuery,
  SaveBody,
  SavedReading,
} from '@cosmic/contracts/readings/journal';
import type { Actor } from '@cosmic/contracts/message';
import { RateLimits, type RateLimit } from '@cosmic/platform/limits/rate-limits';
import { toolBySlugOrReadingType } from '@cosmic/tools/catalogue/catalogue';
import { essenceOfReading } from '@cosmic/tools/page/essence-of-reading';
import { WORDS } from '@cosmic/tools/page/essence-words.hi';
import type { GenerationEntity } from '../generation/generation.entity';
import { GenerationRepository } from '../generation/generation.repository';
import { editionOf } from '../generation/generation.view';
import { SharingService } from '../sharing/sharing.service';
import { readCursor, writeCursor } from './cursor';
import {
  JournalRepository,
  type JournalSize,
  type NewReading,
  type ReadingRow,
} from './journal.repository';

type Member = Actor & { kind: 'member' };

const DAY_SECONDS = 24 * 60 * 60;

/** What is kept anew within a day, in readings and in bytes: more than anybody reads. */
const SAVED_READINGS: RateLimit = { seconds: DAY_SECONDS, ofPerson: 100, ofNetwork: 250 };
const SAVED_BYTES: RateLimit = { seconds: DAY_SECONDS, ofPerson: 1_000_000, ofNetwork: 2_500_000 };

/** What one journal holds. */
const MAX_READINGS = 5_000;
const MAX_BYTES = 20_000_000;

@Injectable()
export class JournalService {
  constructor(
    private readonly database: DataSource,
    private readonly journal: JournalRepository,
    private readonly generations: GenerationRepository,
    private readonly sharing: SharingService,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Keeps a reading for a member; one that is kept already stays as it is and counts for no limit.
   *
   * @throws AppError `invalid_input` for a type that no tool has, `not_found`
   *   for a generation that is another's or not completed, `saving_limit`, `journal_full`
   */
  async save(member: Member, { generationId, ...reading }: SaveBody): Promise<SavedReading> {
    if (!toolBySlugOrReadingType(reading.readingType)) {
      throw new AppError('invalid_input', {
        fields: [fieldProblem('readingType', 'not_a_reading_type')],
      });
    }
    const made = generationId === undefined ? null : await this.completed(member, generationId);
    const essence = essenceIn(reading.content, made);
    const asked = { ...reading, essence, id: generationId ?? randomUUID() };
    const id = await this.database.transaction((transaction) =>
      this.keep(transaction, member, asked),
    );
    return this.saved(member, id);
  }

  private async completed(member: Member, id: string): Promise<GenerationEntity> {
    const generation = await this.generations.findOwn(member, id);
    if (generation?.status !== 'completed') throw new AppError('not_found');
    return generation;
  }

  /** One after the other for each member, so that no two count the same journal. */
  private async keep(
    transaction: EntityManager,
    member: Member,
    reading: NewReading,
  ): Promise<string> {
    await this.journal.lock(transaction, member.id);
    const kept = await this.journal.keepAgain(transaction, member.id, reading);
    if (kept !== null) return kept;
    await this.journal.insert(transaction, member.id, reading);
    refuseFull(await this.journal.sizeOf(transaction, member.id));
    // Last, for who else is of this network waits for it.
    const amount = Buffer.byteLength(reading.title) + Buffer.byteLength(reading.content);
    const code = 'saving_limit';
    await this.limits.take(transaction, 'saved-readings', SAVED_READINGS, member, { code });
    await this.limits.take(transaction, 'saved-bytes', SAVED_BYTES, member, { amount, code });
    return reading.id;
  }

  /** A page of the member's readings. @throws AppError `invalid_input` for a cursor that is none */
  async list(member: Member, query: ReadingQuery): Promise<ReadingList> {
    const after = query.after === undefined ? null : readCursor(query.after);
    const [rows, counts, months] = await Promise.all([
      this.journal.page(member.id, query, after),
      this.journal.counts(member.id),
      this.journal.months(member.id, query),
    ]);
    const shown = rows.slice(0, query.limit);
    const readings = await Promise.all(shown.map((row) => this.viewOf(member, row)));
    const last = readings.at(-1);
    const next = rows.length > query.limit && last ? writeCursor(last) : null;
    return { readings, next, counts, months };
  }

  /** One reading whole. @throws AppError `not_found` */
  async get(member: Member, id: string): Promise<Reading> {
    const reading = await this.saved(member, id);
    const made = await this.generations.findOwn(member, id);
    return {
      ...reading,
      toolType: made?.toolType ?? toolBySlugOrReadingType(reading.readingType)?.slug ?? null,
      params: made?.params ?? null,
      facts: made?.facts ?? [],
      figure: made?.figure ?? null,
      narrator: made?.narrator ?? null,
      edition: made ? editionOf(made) : null,
      share: await this.sharing.find(member, id),
    };
  }

  /** Ends its public link as well: what is brought back is not public again. @throws AppError `not_found` */
  async remove(member: Member, id: string): Promise<void> {
    if (!(await this.journal.remove(member.id, id))) throw new AppError('not_found');
  }

  /** @throws AppError `not_found` once it was erased for good */
  async restore(member: Member, id: string): Promise<SavedReading> {
    if (!(await this.journal.restore(member.id, id))) throw new AppError('not_found');
    return this.saved(member, id);
  }

  private async saved(member: Member, id: string): Promise<SavedReading> {
    const row = await this.journal.find(member.id, id);
    if (!row) throw new AppError('not_found');
    return this.viewOf(member, row);
  }

  private async viewOf(member: Member, row: ReadingRow): Promise<SavedReading> {
    return {
      id: row.id,
      readingType: row.readingType,
      title: row.title,
      content: row.content,
      essence: row.essence ?? (await this.findEssence(member, row)),
      loved: row.loved,
      createdAt: row.createdAt.toISOString(),
    };
  }

  /** Looks once for the line of a reading that was kept by an older release. */
  private async findEssence(member: Member, { id, content }: ReadingRow): Promise<string> {
    const essence = essenceIn(content, await this.generations.findOwn(member, id));
    await this.journal.noteEssence(id, essence);
    return essence;
  }
}

/** The line of a reading that can be quoted; what it was made of tells what must not stand in it. */
function essenceIn(
  kept: string,
  made: Pick<GenerationEntity, 'content' | 'params' | 'facts'> | null,
): string {
  const { content, params, facts } = made ?? { content: kept, params: {}, facts: [] };
  return essenceOfReading({ content, params, facts }, WORDS);
}

function refuseFull({ readings, bytes }: JournalSize): void {
  if (readings > MAX_READINGS) {
    throw new AppError('journal_full', { limitName: 'readings', limit: MAX_READINGS });
  }
  if (bytes > MAX_BYTES) {
    throw new AppError('journal_full', { limitName: 'bytes', limit: MAX_BYTES });
  }
}
