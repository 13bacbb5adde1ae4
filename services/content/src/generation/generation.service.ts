import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { BlogGeneration, BlogRequestBody, BlogRequestReply } from '@cosmic/contracts/blog';
import { AppError } from '@cosmic/contracts/errors';
import type { Actor } from '@cosmic/contracts/message';
import { pushTo } from '@cosmic/platform/nats/live';
import { Nats } from '@cosmic/platform/nats/nats-connection';
import { currentOrNewTrace } from '@cosmic/platform/trace';
import { PublishingQueue } from '../publishing.queue';
import { GenerationRepository } from './generation.repository';
import { keywordsOf, publishColumns } from './generation.rules';
import { viewOf } from './generation.view';

/** Accepts posts to be written and tells where they stand. */
@Injectable()
export class GenerationService {
  constructor(
    private readonly generations: GenerationRepository,
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

  /** @throws AppError `not_found`, `already_over` */
  async retry(actor: Actor, id: string): Promise<BlogGeneration> {
    await this.get(id);
    if (!(await this.generations.retry(id))) throw new AppError('already_over');
    await this.queue.add({ rowId: id, trace: currentOrNewTrace() });
    return this.told(actor, id);
  }

  private async told(actor: Actor, id: string): Promise<BlogGeneration> {
    const view = await this.get(id);
    pushTo(this.nats, actor, { type: 'publishing.progress', ...view });
    return view;
  }
}
