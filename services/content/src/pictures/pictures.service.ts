import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Picture, SharedReading } from '@cosmic/contracts/sharing';
import { drawReading } from './reading-picture';

/** Some ten megabytes; a picture that is shown in chats is asked for many times within minutes. */
const MOST_KEPT = 64;

/** Draws readings for previews. What is drawn is kept in memory alone, under a hash of what it shows. */
@Injectable()
export class PicturesService {
  /** In the order of their last use. */
  private readonly kept = new Map<string, Picture>();
  private lastDrawing: Promise<unknown> = Promise.resolve();

  async reading(reading: SharedReading): Promise<Picture> {
    const key = createHash('sha256').update(JSON.stringify(reading)).digest('base64');
    const picture = this.kept.get(key) ?? (await this.draw(reading));
    this.kept.delete(key);
    this.kept.set(key, picture);
    if (this.kept.size > MOST_KEPT) {
      const [oldest] = this.kept.keys();
      this.kept.delete(oldest!);
    }
    return picture;
  }

  /** One after the other: a drawing computes for a while, and whoever asks for words is not to wait for all. */
  private draw(reading: SharedReading): Promise<Picture> {
    const drawing = this.lastDrawing.then(async () => ({
      png: (await drawReading(reading)).toString('base64'),
    }));
    this.lastDrawing = drawing.catch(() => undefined);
    return drawing;
  }
}
