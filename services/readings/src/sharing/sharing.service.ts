import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@cosmic/contracts/errors';
import type { Actor } from '@cosmic/contracts/message';
import type { Fact } from '@cosmic/contracts/readings';
import type { Share, SharedReading } from '@cosmic/contracts/sharing';
import { toolBySlugOrReadingType } from '@cosmic/tools/catalogue';
import { impersonalFacts } from '@cosmic/tools/impersonal';
import { GenerationRepository } from '../generation/generation.repository';
import { JournalRepository } from '../journal/journal.repository';
import { LINK_SECRET } from '../readings.tokens';
import { readLink, writeLink } from './link.rules';
import { SharingRepository, type SharedRow, type ShareRow } from './sharing.repository';

type Member = Actor & { kind: 'member' };

/** Public links of saved readings: made, shown and taken back by their members alone. */
@Injectable()
export class SharingService {
  constructor(
    private readonly sharing: SharingRepository,
    private readonly journal: JournalRepository,
    private readonly generations: GenerationRepository,
    @Inject(LINK_SECRET) private readonly secret: string,
  ) {}

  /** Makes a reading's link, or answers the one that there is. @throws AppError `not_found` */
  async share(member: Member, id: string): Promise<Share> {
    const row = await this.sharing.share(member.id, id, await this.factsOf(member, id));
    if (!row) throw new AppError('not_found');
    return this.linkOf(row);
  }

  /** The link of a member's reading, where there is one. */
  async find(member: Member, id: string): Promise<Share | null> {
    const row = await this.sharing.find(member.id, id);
    return row ? this.linkOf(row) : null;
  }

  /** Ends a link; one made later is another. @throws AppError `not_found` */
  async stop(member: Member, id: string): Promise<void> {
    if (!(await this.journal.find(member.id, id))) throw new AppError('not_found');
    await this.sharing.stop(member.id, id);
  }

  /** What a link of this reading would show. @throws AppError `not_found` */
  async preview(member: Member, id: string): Promise<SharedReading> {
    const reading = await this.journal.find(member.id, id);
    if (!reading) throw new AppError('not_found');
    return viewOf({ ...reading, facts: await this.factsOf(member, id) });
  }

  /** @throws AppError `not_found` */
  async open(token: string): Promise<SharedReading> {
    const id = readLink(token, this.secret);
    const row = id === null ? undefined : await this.sharing.open(id);
    if (!row) throw new AppError('not_found');
    return viewOf(row);
  }

  private linkOf({ id, shared_at }: ShareRow): Share {
    return { token: writeLink(id, this.secret), sharedAt: shared_at.toISOString() };
  }

  /** A reading that was saved without its generation has no facts that are known to be computed. */
  private async factsOf(member: Member, id: string): Promise<Fact[]> {
    const made = await this.generations.findOwn(member, id);
    if (!made) return [];
    const { toolType, params, facts, seed, createdAt: at } = made;
    return impersonalFacts({ toolType, params, facts, seed, at });
  }
}

/** The title a member gave may hold a name: a public reading is called by its tool. */
function viewOf(row: SharedRow): SharedReading {
  const tool = toolBySlugOrReadingType(row.reading_type);
  return {
    toolType: tool?.slug ?? row.reading_type,
    toolName: tool?.name ?? row.reading_type,
    content: row.content,
    facts: row.facts,
    createdAt: row.created_at.toISOString(),
  };
}
