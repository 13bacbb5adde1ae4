import { Injectable } from '@nestjs/common';
import type { CoverFormat } from '@cosmic/contracts/blog/blog';
import { AppError } from '@cosmic/contracts/errors';
import { drawCover, type Cover, type CoverRequest } from './cover';
import { CoversRepository } from './covers.repository';

@Injectable()
export class CoversService {
  private lastDrawing: Promise<unknown> = Promise.resolve();

  constructor(private readonly covers: CoversRepository) {}

  /**
   * The cover of a published post, as base64. Drawn when it is first asked for
   * after a change, kept afterwards.
   *
   * @throws AppError `not_found`
   */
  async get(slug: string, format: CoverFormat): Promise<{ version: number; body: string }> {
    const row = await this.covers.find(slug);
    if (!row) throw new AppError('not_found');
    const { title, tags, language, publishedAt: at, version, svg, png } = row;
    const cover =
      svg !== null && png !== null ? { svg, png } : await this.draw({ title, tags, language, at });
    if (svg === null) await this.covers.keep(row.id, version, cover);
    return { version, body: Buffer.from(cover[format]).toString('base64') };
  }

  /** One after the other: a drawing computes for a while, and whoever asks for words is not to wait for all. */
  private draw(request: CoverRequest): Promise<Cover> {
    const drawing = this.lastDrawing.then(() => drawCover(request));
    this.lastDrawing = drawing.catch(() => undefined);
    return drawing;
  }
}
