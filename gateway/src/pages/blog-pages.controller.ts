import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { blog, postQuerySchema, type PostQuery } from '@cosmic/contracts/blog';
import { AppError } from '@cosmic/contracts/errors';
import { Asker } from '@cosmic/platform/nats/ask';
import { ArticlesService } from '../content/articles.service';
import { JournalCache } from '../content/journal-cache';
import { keptBytes, send, type Kept } from '../content/kept';
import { actorOf, knownActorOf } from '../session/actor';
import { articlePage, journalPage } from './blog-pages';
import { LOST } from './heads';
import { originOf } from './origin';
import { renderPage, type Page } from './page';
import { PAGE_TEMPLATE } from './pages.controller';

const HTML = 'text/html; charset=utf-8';
const querySchema = postQuerySchema.partial().loose().catch({});

/** The journal's pages, readable before any script has run and without any. */
@Controller()
export class BlogPagesController {
  constructor(
    @Inject(PAGE_TEMPLATE) private readonly template: string,
    private readonly asker: Asker,
    private readonly cache: JournalCache,
    private readonly articles: ArticlesService,
  ) {}

  @Get('blog')
  async journal(
    @Query() asked: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { tag, q, after } = querySchema.parse(asked);
    const query: PostQuery = { tag, q, after };
    const origin = originOf(request);
    const key = JSON.stringify(['journal page', origin, tag, q, after]);
    const page = await this.cache.get(key, async () => {
      const posts = await this.asker.ask(blog.list, null, query);
      return this.html(journalPage(origin, query, posts));
    });
    actorOf(request, reply);
    send(request, reply, page, 'private, no-cache');
  }

  /** Who has not been here before reads in full, and is known from then on. */
  @Get('blog/:slug')
  async article(
    @Param('slug') slug: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const origin = originOf(request);
    const reader = knownActorOf(request);
    actorOf(request, reply);
    try {
      const { post, metered } = await this.articles.open(slug, reader);
      const key = JSON.stringify(['article page', origin, metered, slug, post.updatedAt]);
      const page = await this.cache.get(key, () =>
        Promise.resolve(this.html(articlePage(origin, post, metered))),
      );
      send(request, reply, page, 'private, no-cache');
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
      void reply
        .status(404)
        .header('content-type', HTML)
        .header('cache-control', 'no-cache')
        .send(renderPage(this.template, { head: LOST, found: false }));
    }
  }

  private html(page: Page): Kept {
    return keptBytes(HTML, renderPage(this.template, page));
  }
}
