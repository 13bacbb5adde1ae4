import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '@cosmic/contracts/errors';
import type { Language } from '@cosmic/contracts/language';
import { bytesResponse, send } from '../content/cached-response';
import { languageOf } from '../pages/language';
import { renderPage, type Page } from '../pages/page';
import { PAGE_TEMPLATES, type PageTemplates } from '../pages/templates';
import { Site } from '../server/site';
import { NOT_SHARED, sharedPage } from './shared-page';
import { SharedReadings } from './shared-readings';

/** A picture may run and load nothing, wherever it is opened. */
const PICTURE_POLICY = "default-src 'none'";

/** Readings behind public links, as pages and as pictures. Neither makes its visitor a guest. */
@Controller()
export class SharedPagesController {
  constructor(
    @Inject(PAGE_TEMPLATES) private readonly templates: PageTemplates,
    private readonly shared: SharedReadings,
    private readonly site: Site,
  ) {}

  @Get('s/:token')
  async page(
    @Param('token') token: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { origin } = this.site;
    const language = languageOf(request);
    try {
      const reading = await this.shared.open(token, request);
      this.send(reply, language, 200, sharedPage(origin, token, reading));
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
      this.send(reply, language, 404, { head: NOT_SHARED, found: false, origin });
    }
  }

  /** Whoever has the picture asks each time whether it may still be shown. */
  @Get('s/:token/picture.png')
  async picture(
    @Param('token') token: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { png } = await this.shared.picture(token, request);
    void reply.header('content-security-policy', PICTURE_POLICY).header('x-robots-tag', 'noindex');
    await send(
      request,
      reply,
      bytesResponse('image/png', Buffer.from(png, 'base64')),
      'private, no-cache',
    );
  }

  private send(reply: FastifyReply, language: Language, status: number, page: Page): void {
    void reply
      .status(status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .send(renderPage(this.templates[language], page));
  }
}
