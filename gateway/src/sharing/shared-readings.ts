import { Injectable } from '@nestjs/common';
import { AppError } from '@cosmic/contracts/errors';
import type { Actor } from '@cosmic/contracts/message';
import {
  pictures,
  sharing,
  shareTokenSchema,
  type Picture,
  type SharedReading,
} from '@cosmic/contracts/readings/sharing';
import type { PictureFormat } from '@cosmic/contracts/readings/picture-formats';
import { RpcClient } from '@cosmic/platform/nats/rpc-client';
import { addressOf, type IdentifiedRequest } from '../session/actor';
import { Pace } from './pace';

const READINGS_A_MINUTE = 120;
const PICTURES_A_MINUTE = 60;

/**
 * What stands behind public links. It is asked for each time and kept nowhere on the way, so that
 * a link that was taken back is gone at once.
 */
@Injectable()
export class SharedReadings {
  private readonly readings = new Pace(READINGS_A_MINUTE);
  private readonly pictures = new Pace(PICTURES_A_MINUTE);

  constructor(private readonly rpc: RpcClient) {}

  /** @throws AppError `not_found`, the same for every link that shows nothing; `too_many_attempts` */
  async open(token: string, request: IdentifiedRequest): Promise<SharedReading> {
    keep(this.readings, request);
    if (!shareTokenSchema.safeParse(token).success) throw new AppError('not_found');
    return this.rpc.send(sharing.open, null, { token });
  }

  /** The picture of what a link shows. @throws AppError as `open` */
  async picture(token: string, request: IdentifiedRequest): Promise<Picture> {
    keep(this.pictures, request);
    return this.draw(await this.open(token, request), 'link');
  }

  /** The picture of a reading of whoever asks, in a format. @throws AppError as `open` */
  async preview(
    actor: Actor,
    id: string,
    format: PictureFormat,
    request: IdentifiedRequest,
  ): Promise<Picture> {
    keep(this.pictures, request);
    return this.draw(await this.rpc.send(sharing.preview, actor, { id }), format);
  }

  private draw(reading: SharedReading, format: PictureFormat): Promise<Picture> {
    return this.rpc.send(pictures.reading, null, { reading, format });
  }
}

function keep(pace: Pace, request: IdentifiedRequest): void {
  const caller = { address: addressOf(request), memberId: request.member?.sub };
  const retryAfterSeconds = pace.take(caller);
  if (retryAfterSeconds !== null) throw new AppError('too_many_attempts', { retryAfterSeconds });
}
