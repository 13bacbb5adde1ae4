import { AppError } from '@cosmic/contracts/errors';
import type { Actor } from '@cosmic/contracts/message';

/** How long guests are refused by what another guest was told; whoever comes later is asked for. */
export const BELIEVED_MS = 500;

/**
 * Remembers for {@link BELIEVED_MS} that too many guests' readings wait, so that in a flood most are
 * refused without a body being read or a service being asked. Which lane a member's reading belongs
 * to is known to the service alone, so members are never refused by it.
 */
export class FullLane {
  private heard = { at: -Infinity, retryAfterSeconds: 0 };

  /** @param now  milliseconds of any clock that only goes on */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /**
   * Hands an asker's answer on, and learns from it.
   *
   * @throws whatever the answer fails with
   */
  async learnFrom<Answer>(actor: Actor, answer: Promise<Answer>): Promise<Answer> {
    if (actor.kind !== 'guest') return answer;
    try {
      const accepted = await answer;
      this.heard.at = -Infinity;
      return accepted;
    } catch (error) {
      const isFull = error instanceof AppError && error.code === 'too_many_waiting';
      const { retryAfterSeconds } = isFull ? error : {};
      if (retryAfterSeconds !== undefined) this.heard = { at: this.now(), retryAfterSeconds };
      throw error;
    }
  }

  /** What a guest who asks now is refused with; null where there may be room. */
  refusal(): AppError | null {
    const { at, retryAfterSeconds } = this.heard;
    if (this.now() - at >= BELIEVED_MS) return null;
    return new AppError('too_many_waiting', { retryAfterSeconds });
  }
}
