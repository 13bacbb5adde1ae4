/**
 * How long the connections of an HTTP server may take, in milliseconds. A request has 15 s from its
 * first byte on, and its headers half of that, as has a new connection for its first byte: whoever
 * sends a byte at a time is cut.
 */
export const HTTP_TIMES = {
  headersTimeout: 7_500,
  requestTimeout: 15_000,
  // Node's own half a minute between two looks would let late requests take three times as long.
  connectionsCheckingInterval: 500,
  /** Longer than a load balancer in front keeps an idle connection, which would send into the void. */
  keepAliveTimeout: 72_000,
} as const;
