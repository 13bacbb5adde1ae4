/** The injection token of a gateway's room. */
export const ROOM = Symbol('room for connections and streams');

/** How many connections and streams a gateway takes. */
export interface Room {
  /** Connections of every kind; further ones are closed as they come. */
  connections: number;
  /** Streams of pushes in all. */
  streams: number;
  /** Streams of one network: an IPv4 address, a /64 of IPv6. */
  streamsOfNetwork: number;
  /** Streams of a /48 of IPv6, which one customer may hold whole. */
  streamsOfSite: number;
}

/** What an operator has said, if anything. */
interface Wanted {
  MAX_CONNECTIONS?: number | undefined;
  MAX_STREAMS?: number | undefined;
  MAX_STREAMS_PER_NETWORK?: number | undefined;
}

/** For the log, NATS, and the files of the application while they are sent. */
const KEPT_DESCRIPTORS = 200;
/** More than any gateway can serve from the memory it is given. */
const MAX_CONNECTIONS = 40_000;
/** Streams may take so much of the connections: the rest goes on asking and being answered. */
const SHARE_OF_STREAMS = 0.7;
/** One network may take so much of the streams, but never more than an office needs ... */
const SHARE_OF_NETWORK = 1 / 8;
const OFFICE = 1_000;
/** ... nor less than a household does, at twenty tabs each. */
const HOUSEHOLD = 100;
/** A /48 is thousands of networks, and as often as not one customer. */
const NETWORKS_OF_SITE = 4;

/**
 * How much room a gateway has: what is wanted, and otherwise what its limit of descriptors leaves.
 *
 * @param descriptors how many the process may hold
 */
export function roomFor(wanted: Wanted, descriptors: number): Room {
  const left = Math.max(Math.floor(descriptors / 2), descriptors - KEPT_DESCRIPTORS);
  const connections = wanted.MAX_CONNECTIONS ?? Math.min(left, MAX_CONNECTIONS);
  const streams = wanted.MAX_STREAMS ?? Math.floor(connections * SHARE_OF_STREAMS);
  const share = Math.min(OFFICE, Math.max(HOUSEHOLD, Math.floor(streams * SHARE_OF_NETWORK)));
  const streamsOfNetwork = wanted.MAX_STREAMS_PER_NETWORK ?? share;
  return {
    connections,
    streams,
    streamsOfNetwork,
    streamsOfSite: streamsOfNetwork * NETWORKS_OF_SITE,
  };
}
