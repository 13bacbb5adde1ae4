import { z } from 'zod';
import {
  ConfigError,
  processConfig,
  publicUrl,
  requestSecretsOf,
  urlOf,
  wholeNumber,
} from '@cosmic/platform/config';
import { ANSWER_TIMEOUT_MS } from '@cosmic/platform/nats/rpc-client';

/** The injection token of whom to tell of a weakness: a mailto: or https: URL. */
export const SECURITY_CONTACT = Symbol('security contact');

/** The gateway's variables. */
export const gatewayConfig = processConfig.extend({
  ...requestSecretsOf('gateway'),
  PORT: wholeNumber(0, 65_535).default(3000),
  /** The site's own address; else this machine's, at PORT. */
  PUBLIC_URL: publicUrl.optional(),
  /** Whom to tell of a weakness; else `security` at the site's host. */
  SECURITY_CONTACT: urlOf('mailto', 'https').optional(),
  /** The folder of the browser application's build. */
  WEB_ROOT: z.string(),
  GUEST_COOKIE_SECRET: z.string().min(32),
  /** How many proxies stand in front; their word is taken for a caller's address. */
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  /** Connections, and streams of pushes among them; else by the limit of descriptors. */
  MAX_CONNECTIONS: wholeNumber(1, 1_000_000).optional(),
  MAX_STREAMS: wholeNumber(1, 1_000_000).optional(),
  /** Streams of one IPv4 address or /64 of IPv6; a /48 may have four times as many. */
  MAX_STREAMS_PER_NETWORK: wholeNumber(1, 1_000_000).optional(),
  /** Requests that are worked on at a time; one route may have half of them. */
  MAX_REQUESTS_IN_FLIGHT: wholeNumber(1, 100_000).default(256),
  /** How long a service may take to answer, unless its contract names another time. */
  ANSWER_TIMEOUT_MS: wholeNumber(100, 60_000).default(ANSWER_TIMEOUT_MS),
  /** Where the CDN in front takes purges, and the token that lets us purge. */
  CDN_PURGE_URL: urlOf('http', 'https').optional(),
  CDN_PURGE_KEY: z.string().min(32).optional(),
});
export type GatewayConfig = z.output<typeof gatewayConfig>;

/**
 * Where the CDN takes purges; undefined without one.
 *
 * @throws ConfigError for an address without a token
 */
export function purgeAt({ CDN_PURGE_URL: url, CDN_PURGE_KEY: token }: GatewayConfig) {
  if (url === undefined) return undefined;
  if (token === undefined)
    throw new ConfigError('CDN_PURGE_URL is set, so CDN_PURGE_KEY has to be');
  return { url, token };
}
