import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  blog,
  postQuerySchema,
  slugSchema,
  type PostCard,
  type PostList,
  type PostQuery,
} from '@cosmic/contracts/blog/blog';
import { AppError } from '@cosmic/contracts/errors';
import { LANGUAGES, pathIn, type Language } from '@cosmic/contracts/language';
import { RpcClient } from '@cosmic/platform/nats/rpc-client';
import { ArticlesService } from '../content/articles.service';
import { JournalCache } from '../content/journal-cache';
import { allowCdn } from '../content/cdn';
import { bytesResponse, send, type CachedResponse } from '../content/cached-response';
import { ResponseCache } from '../content/response-cache';
import { Site } from '../server/site';
import { knownActorOf } from '../session/actor';
import { articlePage, journalPage } from './blog-pages';
import { headIn, LOST } from './heads';
import { languageOf } from './language';
import { renderPage, type Page } from './page';
import { PAGE_TEMPLATES, type PageTemplates } from './templates';

const HTML = 'text/html; charset=utf-8';
const querySchema = postQuerySchema.pick({ tag: true, q: true, after: true }).loose().catch({});

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
    const { origin } = this.site;
    const language = languageOf(request);
    const query: PostQuery = { language, tag, q, after };
    const key = JSON.stringify(['journal page', language, tag, q, after]);
    const page = await this.cache.get(key, async () => {
      const posts = await this.rpc.send(blog.list, null, query);
      const others = await this.inOtherLanguages(query, posts);
      return this.html(language, journalPage(origin, query, posts, others));
    });
    allowCdn(reply, 'pages', 'journal');
    await this.responses.send(request, reply, page);
  }

  /** Who is not known yet reads in full, and as everybody does; a known reader's month is counted. */
  @Get('blog/:slug')
  async article(
    @Param('slug') slug: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { origin } = this.site;
    const reader = knownActorOf(request);
    const language = languageOf(request);
    try {
      if (!slugSchema.safeParse(slug).success) throw new AppError('not_found');
      // Before it is opened: one who is led on has read nothing yet.
      const twin = await this.articles.twinOf(slug, language);
      if (twin !== null) {
        allowCdn(reply, 'pages', 'journal');
        void reply
          .header('cache-control', 'public, no-cache')
          .redirect(pathIn(language, `/blog/${encodeURIComponent(twin)}`), 302);
        return;
      }
      const { post, metered } = await this.articles.open(slug, reader);
      const key = JSON.stringify(['article page', language, metered, slug, post.updatedAt]);
      const page = await this.cache.get(key, () =>
        Promise.resolve(this.html(language, articlePage(origin, post, metered, language))),
      );
      if (reader === null) {
        allowCdn(reply, 'pages', 'journal');
        await this.responses.sendToStranger(request, reply, page);
      } else await send(request, reply, page, 'private, no-cache');
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
            language,
          }),
        );
    }
  }

  /** What a reader of another language than the first has not in their own, below the last of it. */
  private async inOtherLanguages(query: PostQuery, { next }: PostList): Promise<PostCard[]> {
    const { language, tag, q } = query;
    if (language === LANGUAGES[0] || next !== null) return [];
    const other = { language: LANGUAGES[0], without: language, tag, q };
    return (await this.rpc.send(blog.list, null, other)).posts;
  }

  private html(language: Language, page: Page): CachedResponse {
    return bytesResponse(HTML, renderPage(this.templates[language], page));
  }
}
