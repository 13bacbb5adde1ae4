import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { TODAY_COOKIE } from '@cosmic/contracts/first-paint';
import { AppError } from '@cosmic/contracts/errors';
import { pathIn } from '@cosmic/contracts/language';
import { JournalCache } from '../content/journal-cache';
import { allowCdn } from '../content/cdn';
import { bytesResponse, send } from '../content/cached-response';
import { Site } from '../server/site';
import { FIRST_PAINTS, type FirstPaints } from './first-paints';
import { headOf, PATHS } from './heads';
import { inEveryLanguage, languageOf } from './language';
import { MissingPages } from './missing-pages';
import { renderPage } from './page';
import { PAGE_TEMPLATES, type PageTemplates } from './templates';

const HTML = 'text/html; charset=utf-8';

@Controller()
export class PagesController {
  constructor(
    @Inject(PAGE_TEMPLATES) private readonly templates: PageTemplates,
    @Inject(FIRST_PAINTS) private readonly firstPaints: FirstPaints,
    private readonly missing: MissingPages,
    private readonly cache: JournalCache,
    private readonly site: Site,
  ) {}

  /** Every address that is neither API nor file is the browser application's. */
  @Get('*')
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const path = request.url.split('?')[0] ?? '/';
    if (path.startsWith('/api/') || /\.\w+$/.test(path)) throw new AppError('not_found');
    const language = languageOf(request);
    const translations = PATHS.includes(path) ? inEveryLanguage(path) : undefined;
    const page = headOf(path, language);
    if (!page.found) this.missing.note(path);
    const { origin } = this.site;
    const canonical = page.found ? origin + pathIn(language, path) : undefined;
    // What a query chooses, as a reading, the first paint does not know.
    const isTheirs = isOfVisitor(request, path);
    const isAsDrawn = request.url === path && !isTheirs;
    const paint = isAsDrawn ? this.firstPaints[language][path] : undefined;

    const template = this.templates[language];
    const make = () =>
      bytesResponse(
        HTML,
        renderPage(template, {
          ...{ ...page, ...paint, origin, canonical },
          ...{ translations, language, drawn: true },
        }),
      );
    void reply.status(page.found ? 200 : 404);
    // Those that begin alike for everybody are few and large.
    const key = JSON.stringify(['page', language, path]);
    const kept = paint ? await this.cache.get(key, () => Promise.resolve(make())) : make();
    const isForAll = page.found && !isTheirs;
    if (isForAll) allowCdn(reply, 'pages');
    await send(request, reply, kept, isForAll ? 'public, no-cache' : 'private, no-cache');
  }
}

/** Whether the page is not as for everybody: who has been here is led on from the home page, and has a day. */
function isOfVisitor({ cookies }: FastifyRequest, path: string): boolean {
  return (path === '/' || path === '/today') && cookies[TODAY_COOKIE] !== undefined;
}
