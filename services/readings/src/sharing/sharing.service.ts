import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@cosmic/contracts/errors';
import type { Actor } from '@cosmic/contracts/message';
import type { Share, SharedReading } from '@cosmic/contracts/readings/sharing';
import { toolBySlugOrReadingType } from '@cosmic/tools/catalogue/catalogue';
import { impersonalFacts } from '@cosmic/tools/impersonal';
import { essenceOfReading, isWordsOfCare } from '@cosmic/tools/page/essence-of-reading';
import { WORDS } from '@cosmic/tools/page/essence-words.hi';
import { publicFigure, publicParams } from '@cosmic/tools/page/public';
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

  /**
   * Makes a reading's link, or answers the one that there is.
   *
   * @throws AppError `not_found`, `not_shareable`
   */
  async share(member: Member, id: string): Promise<Share> {
    if (!(await this.isKept(member, id))) throw new AppError('not_found');
    const { publicFacts } = await this.shareable(member, id);
    const row = await this.sharing.share(member.id, id, publicFacts);
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

  /** What a link of this reading would show, saved or not. @throws AppError `not_found`, `not_shareable` */
  async preview(actor: Actor, id: string): Promise<SharedReading> {
    return viewOf(await this.shareable(actor, id));
  }

  /** @throws AppError `not_found` */
  async open(token: string): Promise<SharedReading> {
    const id = readLink(token, this.secret);
    const row = id === null ? undefined : await this.sharing.open(id);
    if (!row) throw new AppError('not_found');
    return viewOf(row);
  }

  private linkOf({ id, sharedAt }: ShareRow): Share {
    return { token: writeLink(id, this.secret), sharedAt: sharedAt.toISOString() };
  }

  /**
   * What was written here of a reading. A text that the browser sent stays in the journal: under the
   * site's name anybody could make it say anything. Words of care are for one person alone.
   */
  private async shareable(actor: Actor, id: string): Promise<SharedRow> {
    const made = await this.generations.findOwn(actor, id);
    if (!made && !(await this.isKept(actor, id))) throw new AppError('not_found');
    if (made?.status !== 'completed' || isWordsOfCare(made.facts)) {
      throw new AppError('not_shareable');
    }
    const { toolType, params, content, seed, facts, figure, createdAt } = made;
    return {
      toolType,
      params,
      content,
      figure,
      facts,
      createdAt,
      publicFacts: impersonalFacts({ toolType, params, facts, seed, at: createdAt }),
    };
  }

  private async isKept(actor: Actor, id: string): Promise<boolean> {
    return actor.kind === 'member' && Boolean(await this.journal.find(actor.id, id));
  }
}

/** The title a member gave may hold a name: a public reading is called by what is public of it. */
function viewOf(row: SharedRow): SharedReading {
  const { toolType } = row;
  return {
    toolType,
    toolName: toolBySlugOrReadingType(toolType)?.name ?? toolType,
    content: row.content,
    essence: essenceOfReading(row, WORDS),
    params: publicParams(row),
    figure: publicFigure(row),
    facts: row.publicFacts,
    createdAt: row.createdAt.toISOString(),
  };
}
