import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '@cosmic/contracts/errors';
import { actorOf } from '../session/actor';
import { FIRST_PAINTS, type FirstPaints } from './first-paints';
import { headOf } from './heads';
import { languageOf } from './language';
import { MissingPages } from './missing-pages';
import { originOf } from './origin';
import { renderPage } from './page';
import { PAGE_TEMPLATES, type PageTemplates } from './templates';

@Controller()
export class PagesController {
  constructor(
    @Inject(PAGE_TEMPLATES) private readonly templates: PageTemplates,
    @Inject(FIRST_PAINTS) private readonly firstPaints: FirstPaints,
    private readonly missing: MissingPages,
  ) {}

  /** Every address that is neither API nor file is the browser application's. */
  @Get('*')
  page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    const path = request.url.split('?')[0] ?? '/';
    if (path.startsWith('/api/') || /\.\w+$/.test(path)) throw new AppError('not_found');
    const language = languageOf(request, reply);
    const page = headOf(path, language);
    if (!page.found) this.missing.note(path);
    const canonical = page.found ? originOf(request) + path : undefined;
    actorOf(request, reply);
    void reply
      .status(page.found ? 200 : 404)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(
        renderPage(this.templates[language], {
          ...page,
          canonical,
          // What a query chooses, as a reading, the first paint does not know.
          body: request.url === path ? this.firstPaints[language][path] : undefined,
        }),
      );
  }
}
