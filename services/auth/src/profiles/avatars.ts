import { Injectable } from '@nestjs/common';
import { Line } from '@cosmic/platform/line';
import { avatarOf } from './avatar';

/** One after the other: decoding takes memory and a core, and sign-ins are not to wait for it. */
const DECODINGS = { atOnce: 1, waiting: 24 };

/** Makes the pictures that are kept of members, in the order they came. */
@Injectable()
export class Avatars {
  private readonly line = new Line(DECODINGS);

  /**
   * The picture that is kept of one that was sent.
   *
   * @throws AppError `invalid_input` naming `avatar_url`, or `service_unavailable` with
   *   `retryAfterSeconds` while too many wait
   */
  make(sent: string): Promise<string> {
    return this.line.inTurn(() => avatarOf(sent));
  }
}
