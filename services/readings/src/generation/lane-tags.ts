import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { STRIDES, type Lane, type Place } from './lanes';

/** BullMQ's greatest priority. */
const MAX_TAG = 2 ** 21 - 1;
/** BullMQ orders by priority, and by arrival in the bits below. */
const ARRIVALS = 2 ** 32;

/**
 * Tells the place of a lane's next reading, and where ARGV[2] is 1 takes it. `now` follows the first
 * that waits; a lane that had nothing waiting begins at it, so nobody is paid for having been away.
 * Past the greatest priority everything that waits is moved back, and whoever is tried again later
 * goes first.
 */
const PLACE = `
local lanes, waiting, delayed, active = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
local lane, takes, stride, most, arrivals = ARGV[1], ARGV[2] == '1', tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[5])
local fields = redis.call('HGETALL', lanes)
local tags, now = {}, 0
for at = 1, #fields, 2 do
  if fields[at] == 'now' then now = tonumber(fields[at + 1])
  else tags[fields[at]] = tonumber(fields[at + 1]) end
end
local first = redis.call('ZRANGE', waiting, 0, 0, 'WITHSCORES')
if first[2] then now = math.max(now, math.floor(tonumber(first[2]) / arrivals))
else for _, tag in pairs(tags) do now = math.max(now, tag) end end
local tag = math.max(now, tags[lane] or 0) + stride
if takes then
  if tag > most then
    local back = string.format('%.0f', -now * arrivals)
    for _, id in ipairs(redis.call('ZRANGE', waiting, 0, -1)) do redis.call('ZINCRBY', waiting, back, id) end
    for _, id in ipairs(redis.call('ZRANGE', delayed, 0, -1)) do redis.call('HSET', ARGV[6] .. id, 'priority', 0) end
    for _, id in ipairs(redis.call('LRANGE', active, 0, -1)) do redis.call('HSET', ARGV[6] .. id, 'priority', 0) end
    for other, last in pairs(tags) do redis.call('HSET', lanes, other, math.max(0, last - now)) end
    tag, now = tag - now, 0
  end
  redis.call('HSET', lanes, 'now', now, lane, tag)
end
return { tag, now, first[1] and 0 or 1 }
`;

/** The tags by which readings wait, in the same Redis as their queue, so that all processes count alike. */
export class LaneTags {
  constructor(private readonly queue: Queue) {}

  /** Where the next reading of a lane would stand. @throws Error where Redis can't be asked */
  look(lane: Lane): Promise<Place> {
    return this.place(lane, '0');
  }

  /** Takes that place: the priority of one job. @throws Error where Redis can't be asked */
  take(lane: Lane): Promise<Place> {
    return this.place(lane, '1');
  }

  private async place(lane: Lane, takes: '0' | '1'): Promise<Place> {
    const redis = this.queue.opts.connection as Redis;
    const keys = ['lanes', 'prioritized', 'delayed', 'active'].map((key) => this.queue.toKey(key));
    const args = [lane, takes, STRIDES[lane], MAX_TAG, ARRIVALS, this.queue.toKey('')];
    const answer = await redis.eval(PLACE, keys.length, ...keys, ...args);
    const [tag, now, isIdle] = answer as [number, number, number];
    return { tag, now, isIdle: isIdle === 1 };
  }
}
