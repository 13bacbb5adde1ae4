import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { PictureFormat } from '@cosmic/contracts/readings/picture-formats';
import type { Picture, SharedReading } from '@cosmic/contracts/readings/sharing';
import { Line } from '@cosmic/platform/line';
import { drawReading } from './reading-picture';

/** Some twenty megabytes; a picture that is shown in chats is asked for many times within minutes. */
const MAX_KEPT = 64;

/**
 * One after the other: a drawing computes for a while, and whoever asks for words is not to wait for all.
 * Whoever can't be served within seconds is told so at once.
 */
const DRAWINGS = { atOnce: 1, waiting: 12 };

interface Asked {
  reading: SharedReading;
  format: PictureFormat;
}

/** Draws readings to be passed on. What is drawn is kept in memory alone, under a hash of what it shows. */
@Injectable()
export class PicturesService {
  /** In the order of their last use; those that are being drawn among them, so each is drawn once. */
  private readonly kept = new Map<string, Promise<Picture>>();
  private readonly line = new Line(DRAWINGS);

  /** @throws AppError `service_unavailable` with `retryAfterSeconds` while too many drawings wait */
  async reading(asked: Asked): Promise<Picture> {
    const key = createHash('sha256').update(JSON.stringify(asked)).digest('base64');
    const picture = this.kept.get(key) ?? this.line.inTurn(() => draw(asked));
    this.kept.delete(key);
    this.kept.set(key, picture);
    if (this.kept.size > MAX_KEPT) {
      const [oldest] = this.kept.keys();
      this.kept.delete(oldest!);
    }
    try {
      return await picture;
    } catch (error) {
      if (this.kept.get(key) === picture) this.kept.delete(key);
      throw error;
    }
  }
}

async function draw({ reading, format }: Asked): Promise<Picture> {
  return { png: (await drawReading(reading, format)).toString('base64') };
}
