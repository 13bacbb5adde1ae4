import type { RedisOptions } from 'ioredis';
import { z } from 'zod';

/** `redis-sentinel://[[user]:password@]host[:port][,host[:port] …]#primary`, the form that Lettuce reads. */
const OF_SENTINELS = /^(rediss?)-sentinel:\/\/(?:([^@/#]*)@)?([^@/#]+)\/?#([\w.-]+)$/;
const SENTINEL_PORT = 26_379;

/**
 * Where Redis is: a URL of one server (`redis:` or `rediss:`), or the Sentinels that know which
 * server is the primary (`redis-sentinel:` or `rediss-sentinel:`).
 */
export const redisAddressSchema = z
  .string()
  .refine(
    (address) => optionsOfSentinels(address) !== undefined || isUrlOfOne(address),
    'must be a redis or rediss URL, or redis-sentinel://host:port,host:port#primary',
  );

/**
 * The Sentinels of an address and how the servers that they name are reached.
 *
 * @returns undefined for an address of one server
 */
export function optionsOfSentinels(address: string): RedisOptions | undefined {
  const [, scheme, login, hosts = '', name] = OF_SENTINELS.exec(address) ?? [];
  if (name === undefined) return undefined;
  const sentinels = hosts.split(',').map(sentinelOf);
  if (sentinels.some(({ host, port }) => host === '' || !(port > 0 && port < 65_536)))
    return undefined;
  const [user = '', ...password] = (login ?? '').split(':');
  return {
    sentinels,
    name,
    // A server that is no longer the primary, and runs on, refuses writes: the primary is asked for
    // anew. A failover detector of ioredis may end a connection for good that is just being made.
    reconnectOnError: ({ message }) => message.startsWith('READONLY'),
    ...(user && { username: decodeURIComponent(user) }),
    ...(password.length > 0 && { password: decodeURIComponent(password.join(':')) }),
    // The Sentinels are asked in the open unless it is said of them as well.
    ...(scheme === 'rediss' && { tls: {}, enableTLSForSentinelMode: true, sentinelTLS: {} }),
  };
}

function sentinelOf(host: string): { host: string; port: number } {
  const [, name = host, port] = /^(.*):(\d+)$/.exec(host) ?? [];
  return { host: name, port: port === undefined ? SENTINEL_PORT : Number(port) };
}

function isUrlOfOne(address: string): boolean {
  return URL.canParse(address) && /^rediss?:$/.test(new URL(address).protocol);
}
