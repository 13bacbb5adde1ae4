import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError } from '@cosmic/contracts/errors';
import type {
  Reading,
  ReadingList,
  ReadingQuery,
  SaveBody,
  SavedReading,
} from '@cosmic/contracts/journal';
import type { Actor } from '@cosmic/contracts/message';
import { toolBySlugOrReadingType } from '@cosmic/tools/catalogue';
import { GenerationRepository } from '../generation/generation.repository';
import { editionOf } from '../generation/generation.view';
import { SharingService } from '../sharing/sharing.service';
import { readCursor, writeCursor } from './cursor';
import { JournalRepository, type ReadingRow } from './journal.repository';

type Member = Actor & { kind: 'member' };

@Injectable()
export class JournalService {
  constructor(
    private readonly journal: JournalRepository,
    private readonly generations: GenerationRepository,
    private readonly sharing: SharingService,
  ) {}

  /**
   * Keeps a reading for a member.
   *
   * @throws AppError `invalid_input` for a type that no tool has, `not_found`
   *   for a generation that is another's or not completed
   */
  async save(member: Member, { generationId, ...reading }: SaveBody): Promise<SavedReading> {
    if (!toolBySlugOrReadingType(reading.readingType)) {
      throw new AppError('invalid_input', {
        fields: [{ field: 'readingType', message: 'is not a reading type of the catalogue' }],
      });
    }
    if (generationId !== undefined) {
      const generation = await this.generations.findOwn(member, generationId);
      if (generation?.status !== 'completed') throw new AppError('not_found');
    }
    const id = await this.journal.save(member.id, { ...reading, id: generationId ?? randomUUID() });
    return this.saved(member, id);
  }

  /** A page of the member's readings. @throws AppError `invalid_input` for a cursor that is none */
  async list(member: Member, query: ReadingQuery): Promise<ReadingList> {
    const after = query.after === undefined ? null : readCursor(query.after);
    const [rows, counts] = await Promise.all([
      this.journal.page(member.id, query, after),
      this.journal.counts(member.id),
    ]);
    const readings = rows.slice(0, query.limit).map(viewOf);
    const last = readings.at(-1);
    return { readings, next: rows.length > query.limit && last ? writeCursor(last) : null, counts };
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
    return viewOf(row);
  }
}

function viewOf(row: ReadingRow): SavedReading {
  return {
    id: row.id,
    readingType: row.reading_type,
    title: row.title,
    content: row.content,
    loved: row.loved,
    createdAt: row.created_at.toISOString(),
  };
}
