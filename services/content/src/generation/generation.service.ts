import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type {
  BlogGeneration,
  BlogRequestBody,
  BlogRequestReply,
  Tone,
} from '@cosmic/contracts/blog/blog-admin';
import { AppError } from '@cosmic/contracts/errors';
import type { Actor } from '@cosmic/contracts/message';
import { pushTo } from '@cosmic/platform/nats/live';
import { Nats } from '@cosmic/platform/nats/nats-connection';
import { currentOrNewTrace } from '@cosmic/platform/trace';
import { TwinsRepository } from '../posts/twins.repository';
import { lackOf } from '../posts/twins.rules';
import { PublishingQueue } from '../publishing.queue';
import { GenerationRepository, type NewGeneration } from './generation.repository';
import { keywordsOf, publishColumns } from './generation.rules';
import { viewOf } from './generation.view';

/** How the twin of a post sounds that nobody asked for. */
const TONE: Tone = 'mystical';

/** Accepts posts to be written and tells where they stand. */
@Injectable()
export class GenerationService {
  constructor(
    private readonly database: DataSource,
    private readonly generations: GenerationRepository,
    private readonly twins: TwinsRepository,
    private readonly queue: PublishingQueue,
    private readonly nats: Nats,
  ) {}

  /**
   * Stores a row for each language, then adds their jobs; one that can't be added now is added by the
   * worker's sweep. Posts that were asked for together tell one work.
   */
  async request(
    actor: Actor,
    { topic, keywords, tone, publish, languages }: BlogRequestBody,
  ): Promise<BlogRequestReply> {
    const trace = currentOrNewTrace();
    const { mode, at } = publishColumns(publish);
    const workId = languages.length > 1 ? randomUUID() : null;
    const rows = languages.map((language) => ({
      id: randomUUID(),
      actorId: actor.id,
      topic,
      keywords: keywordsOf(keywords),
      language,
      workId,
      tone,
      publishMode: mode,
      publishAt: at,
      postId: randomUUID(),
      trace,
    }));
    await this.generations.insert(rows);
    for (const { id } of rows) await this.queue.add({ rowId: id, trace });
    const [first, ...beside] = await Promise.all(rows.map(({ id }) => this.get(id)));
    return { ...first!, beside };
  }

  /**
   * Asks for a post once more with what it was first asked for, in the language that it lacks and
   * for the same instant. Of several who ask at once, one has it written.
   *
   * @throws AppError `not_found`, `twin_exists` where no language is missing or a run is writing it
   */
  async requestTwin(actor: Actor, postId: string): Promise<BlogGeneration> {
    const [id, trace] = [randomUUID(), currentOrNewTrace()];
    await this.database.transaction(async (transaction) => {
      const post = await this.twins.hold(transaction, postId);
      if (!post) throw new AppError('not_found');
      const { workId, title, tags, publishedAt } = post;
      const lack = lackOf(await this.twins.translations([workId], transaction));
      if (!lack || lack.run) throw new AppError('twin_exists');
      const asked = await this.generations.requestOf(transaction, postId);
      const { topic, keywords, tone } = asked ?? { topic: title, keywords: tags, tone: TONE };
      const twin: NewGeneration = {
        ...{ id, actorId: actor.id, topic, keywords, language: lack.language, workId, tone },
        ...{ publishMode: publishedAt ? 'at' : 'draft', publishAt: publishedAt },
        ...{ postId: randomUUID(), trace },
      };
      await this.generations.insert([twin], transaction);
    });
    await this.queue.add({ rowId: id, trace });
    return this.get(id);
  }

  /** @throws AppError `not_found` */
  async get(id: string): Promise<BlogGeneration> {
    const row = await this.generations.find(id);
    if (!row) throw new AppError('not_found');
    return viewOf(row);
  }

  async list(): Promise<BlogGeneration[]> {
    return (await this.generations.newest()).map(viewOf);
  }

  /** @throws AppError `not_found`, `already_over` */
  async cancel(actor: Actor, id: string): Promise<BlogGeneration> {
    await this.get(id);
    if (!(await this.generations.cancel(id))) throw new AppError('already_over');
    return this.told(actor, id);
  }

  /** @throws AppError `not_found`, `already_over`, `twin_exists` where another has written the same */
  async retry(actor: Actor, id: string): Promise<BlogGeneration> {
    const row = await this.generations.find(id);
    if (!row) throw new AppError('not_found');
    await this.database.transaction(async (transaction) => {
      if (!(await this.generations.retry(transaction, id))) throw new AppError('already_over');
      if (await this.twins.isTakenByOther(transaction, row)) throw new AppError('twin_exists');
    });
    await this.queue.add({ rowId: id, trace: currentOrNewTrace() });
    return this.told(actor, id);
  }

  private async told(actor: Actor, id: string): Promise<BlogGeneration> {
    const view = await this.get(id);
    pushTo(this.nats, actor, { type: 'publishing.progress', ...view });
    return view;
  }
}
