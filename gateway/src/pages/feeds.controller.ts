import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { blog, coverFormatSchema, slugSchema } from '@cosmic/contracts/blog/blog';
import { AppError } from '@cosmic/contracts/errors';
import type { Language } from '@cosmic/contracts/language';
import { sky } from '@cosmic/contracts/sky/sky';
import { RpcClient } from '@cosmic/platform/nats/rpc-client';
import { JournalCache } from '../content/journal-cache';
import { bytesResponse, send, type CachedResponse } from '../content/cached-response';
import { Site } from '../server/site';
import { robotsOf, rssOf, sitemapOf, type MapEntry } from './feeds';
import { PATHS } from './heads';
import { articleTranslations } from './blog-pages';
import { inEveryLanguage, languageOf } from './language';

const TYPES = { svg: 'image/svg+xml', png: 'image/png' } as const;
const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_A_WHILE = 'public, max-age=300';

/** A picture may run and load nothing, wherever it is opened. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** As many posts as a map of the site may name, less its other pages. */
const MAX_MAPPED = 45_000;

interface CachedCover extends CachedResponse {
  version: string;
}

/** What programs read: feeds, the map of the site, the calendar, the covers for previews. */
@Controller()
export class FeedsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly cache: JournalCache,
    private readonly site: Site,
  ) {}

  @Get('rss.xml')
  async rss(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { origin } = this.site;
    const language = languageOf(request);
    const feed = await this.cache.get(`rss ${language}`, async () => {
      const { posts } = await this.rpc.send(blog.list, null, { language });
      return bytesResponse('application/rss+xml; charset=utf-8', rssOf(origin, language, posts));
    });
    await send(request, reply, feed, FOR_A_WHILE);
  }

  @Get('sitemap.xml')
  async sitemap(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { origin } = this.site;
    const language = languageOf(request);
    const map = await this.cache.get(`sitemap ${language}`, async () => {
      const pages = PATHS.map((path) => ({ path, translations: inEveryLanguage(path) }));
      const articles = await this.articles(language);
      return bytesResponse(
        'application/xml; charset=utf-8',
        sitemapOf(origin, language, [...pages, ...articles]),
      );
    });
    await send(request, reply, map, FOR_A_WHILE);
  }

  @Get('robots.txt')
  async robots(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const text = bytesResponse('text/plain; charset=utf-8', robotsOf(this.site.origin));
    await send(request, reply, text, FOR_A_WHILE);
  }

  @Get('calendar.ics')
  async calendar(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const language = languageOf(request);
    const calendar = await this.cache.get(`calendar ${language}`, async () => {
      const { ics } = await this.rpc.send(sky.calendar, null, { language });
      return bytesResponse('text/calendar; charset=utf-8', ics);
    });
    await send(request, reply, calendar, FOR_A_WHILE);
  }

  /** The cover of a post; the address that names its version can be kept for ever. */
  @Get('blog/covers/:file')
  async cover(
    @Param('file') file: string,
    @Query('v') version: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const [, slug = '', ending] = /^(.+)\.([a-z]+)$/.exec(file) ?? [];
    const format = coverFormatSchema.safeParse(ending);
    if (!slugSchema.safeParse(slug).success || !format.success) throw new AppError('not_found');
    const cover = await this.cache.get(`cover ${file}`, async (): Promise<CachedCover> => {
      const drawn = await this.rpc.send(blog.cover, null, { slug, format: format.data });
      const kept = bytesResponse(TYPES[format.data], Buffer.from(drawn.body, 'base64'));
      return { ...kept, version: String(drawn.version) };
    });
    void reply.header('content-security-policy', PICTURE_POLICY);
    await send(request, reply, cover, version === cover.version ? FOR_EVER : FOR_A_WHILE);
  }

  private async articles(language: Language): Promise<MapEntry[]> {
    const entries: MapEntry[] = [];
    let after = '';
    for (;;) {
      const { posts } = await this.rpc.send(blog.addresses, null, { language, after });
      for (const { slug, updatedAt, translations } of posts) {
        entries.push({
          path: `/blog/${encodeURIComponent(slug)}`,
          changedAt: updatedAt,
          translations: articleTranslations({ language, slug, translations }),
        });
      }
      const last = posts.at(-1);
      if (!last || entries.length >= MAX_MAPPED) return entries;
      after = last.slug;
    }
  }
}
