import { problem } from './field-problems';
import { textLike } from './text';

/** By which a request that is sent twice is known to be one. */
export const idempotencyKeySchema = textLike(
  /^[\x21-\x7e]+$/,
  128,
  problem('not_visible_ascii', { max: 128 }),
);
