import { Redis } from 'ioredis';
import type { Engine } from './engine';

/** Asks a Redis or a Sentinel over a connection of its own, which is closed afterwards. */
export async function askRedis<Answer>(
  { url }: Engine,
  question: (redis: Redis) => Promise<Answer>,
): Promise<Answer> {
  const redis = new Redis(url);
  try {
    return await question(redis);
  } finally {
    redis.disconnect();
  }
}
