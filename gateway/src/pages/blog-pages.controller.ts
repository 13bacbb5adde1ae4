import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { blog, postQuerySchema, slugSchema, type PostQuery } from '@cosmic/contracts/blog';
import { AppError } from '@cosmic/contracts/errors';
import type { Language } from '@cosmic/contracts/language';
import { RpcClient } from '@cosmic/platform/nats/rpc-client';
import { ArticlesService } from '../content/articles.service';
import { JournalCache } from '../content/journal-cache';
import { bytesResponse, type CachedResponse } from '../content/cached-response';
import { ResponseCache } from '../content/response-cache';
import { Site } from '../server/site';
import { actorOf, knownActorOf } from '../session/actor';
import { articlePage, journalPage } from './blog-pages';
import { headIn, LOST } from './heads';
import { languageOf } from './language';
import { renderPage, type Page } from './page';
import { PAGE_TEMPLATES, type PageTemplates } from './templates';

const HTML = 'text/html; charset=utf-8';
const querySchema = postQuerySchema.partial().loose().catch({});

/** The journal's pages, readable before any script has run and without any. */
@Controller()
export class BlogPagesController {
  constructor(
    @Inject(PAGE_TEMPLATES) private readonly templates: PageTemplates,
    private readonly rpc: RpcClient,
    private readonly cache: JournalCache,
    private readonly articles: ArticlesService,
    private readonly responses: ResponseCache,
    private readonly site: Site,
  ) {}

  @Get('blog')
  async journal(
    @Query() asked: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { tag, q, after } = querySchema.parse(asked);
    const query: PostQuery = { tag, q, after };
    const { origin } = this.site;
    const language = languageOf(request, reply);
    const key = JSON.stringify(['journal page', language, tag, q, after]);
    const page = await this.cache.get(key, async () => {
      const posts = await this.rpc.send(blog.list, null, query);
      return this.html(language, journalPage(origin, query, posts, language));
    });
    actorOf(request, reply);
    await this.responses.sendPage(request, reply, page);
  }

  /** Who has not been here before reads in full, and is known from then on. */
  @Get('blog/:slug')
  async article(
    @Param('slug') slug: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { origin } = this.site;
    const reader = knownActorOf(request);
    const language = languageOf(request, reply);
    actorOf(request, reply);
    try {
      if (!slugSchema.safeParse(slug).success) throw new AppError('not_found');
      const { post, metered } = await this.articles.open(slug, reader);
      const key = JSON.stringify(['article page', language, metered, slug, post.updatedAt]);
      const page = await this.cache.get(key, () =>
        Promise.resolve(this.html(language, articlePage(origin, post, metered, language))),
      );
      await this.responses.sendPage(request, reply, page);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
      void reply
        .status(404)
        .header('content-type', HTML)
        .header('cache-control', 'private, no-cache')
        .send(
          renderPage(this.templates[language], {
            head: headIn(language, LOST),
            found: false,
            origin,
          }),
        );
    }
  }

  private html(language: Language, page: Page): CachedResponse {
    return bytesResponse(HTML, renderPage(this.templates[language], page));
  }
}
