import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { headIn, INVITATION } from '../pages/heads';
import { languageOf } from '../pages/language';
import { renderPage } from '../pages/page';
import { PAGE_TEMPLATES, type PageTemplates } from '../pages/templates';
import { Site } from '../server/site';

/**
 * The page behind an invitation. Its address is a secret: nobody on the way keeps it, no other site
 * is told it, and its head is the same for every token, good or not.
 */
@Controller()
export class InvitationPagesController {
  constructor(
    @Inject(PAGE_TEMPLATES) private readonly templates: PageTemplates,
    private readonly site: Site,
  ) {}

  // Also what somebody has copied too much of: an address that is missed is logged.
  @Get(['with/:token', 'with/:token/*'])
  page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    const language = languageOf(request);
    const head = headIn(language, INVITATION);
    const { origin } = this.site;
    void reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex')
      .send(renderPage(this.templates[language], { head, found: false, origin, language }));
  }
}
