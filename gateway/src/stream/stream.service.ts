import type { ServerResponse } from 'node:http';
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Subscription } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import {
  HEARTBEAT_SECONDS,
  RECONNECT_SECONDS,
  type Push,
  type PushOf,
} from '@cosmic/contracts/live';
import { liveClientOf, type Actor } from '@cosmic/contracts/message';
import { readings, type Generation } from '@cosmic/contracts/readings/readings';
import { RpcClient } from '@cosmic/platform/nats/rpc-client';
import { liveSubject, typeOfPush } from '@cosmic/platform/nats/live';
import { Nats } from '@cosmic/platform/nats/nats-connection';
import { LOG } from '@cosmic/platform/platform.tokens';
import { streamsOpen } from '../metrics';
import { ROOM, type Room } from '../server/room';
import { EndedSessions } from '../session/ended-sessions';
import { Admission } from './admission';
import { eventText, writtenEventText } from './event-text';

/**
 * A browser that does not read is let go once this much waits for it, many readings' worth; it comes
 * back and catches up. A thousand such browsers must not fill a gateway.
 */
const MAX_UNREAD_BYTES = 256 * 1024;

/** Two machines' clocks may differ by this much: what was seen already is told again rather than missed. */
const CLOCK_MARGIN_MS = 2_000;

/**
 * A member's stream ends after so long and comes back with the cookie of then, so that one whose
 * session's end went unheard does not stay open for ever.
 */
const MEMBER_STREAM_MS = 15 * 60_000;

/** What a stream was opened with. */
interface Opening {
  /** Null for a guest's. */
  sessionId: string | null;
  at: number;
}

/** A place for a stream, to be used or given back. */
export interface Place {
  actor: Actor;
  leave: () => void;
}

interface Client {
  subscription: Subscription;
  streams: Map<ServerResponse, Opening>;
}

/**
 * Hands pushes on to open browser tabs. A gateway listens on an actor's
 * subject while one of the actor's tabs is connected to it, so any number of
 * gateways share the work by interest alone.
 */
@Injectable()
export class StreamService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly clients = new Map<string, Client>();
  private readonly admission: Admission;
  private heartbeat: NodeJS.Timeout | undefined;

  constructor(
    private readonly nats: Nats,
    private readonly rpc: RpcClient,
    private readonly endedSessions: EndedSessions,
    @Inject(LOG) private readonly log: Logger,
    @Inject(ROOM) room: Room,
  ) {
    this.admission = new Admission(room);
  }

  onApplicationBootstrap(): void {
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT_SECONDS * 1_000);
    this.endedSessions.onEnd((sessionIds) => this.endStreamsOf(sessionIds));
  }

  /** Ends every stream, so that browsers turn to another gateway and this one can leave. */
  beforeApplicationShutdown(): void {
    clearInterval(this.heartbeat);
    for (const { streams } of this.clients.values()) {
      for (const stream of streams.keys()) stream.end();
    }
  }

  /**
   * Makes an answered request a stream of the actor's pushes; with the id of
   * the last event seen, begins with what has changed since.
   *
   * @param place  what `admit` gave; it is left when the stream closes
   */
  async open(
    { actor, leave }: Place,
    sessionId: string | null,
    stream: ServerResponse,
    lastEventId: string | null,
  ): Promise<void> {
    stream.once('close', leave);
    // Whoever has left while they were being looked at is never told of again.
    if (stream.closed || stream.destroyed) return leave();
    this.join(liveClientOf(actor), stream, { sessionId, at: Date.now() });
    stream.write(`retry: ${RECONNECT_SECONDS[0] * 1_000}\n\n`);
    stream.write(eventText('heartbeat', {}, Date.now()));
    if (lastEventId !== null) await this.catchUp(actor, stream, Number(lastEventId));
  }

  /**
   * Takes a place for a stream of the actor's; to be asked before the answer has begun.
   *
   * @param address where the request comes from
   * @throws AppError `too_many_streams` or `streams_used_up`
   */
  admit(actor: Actor, address: string): Place {
    return { actor, leave: this.admission.admit(liveClientOf(actor), address) };
  }

  private join(name: string, stream: ServerResponse, opening: Opening): void {
    const client = this.clients.get(name) ?? this.listen(name);
    client.streams.set(stream, opening);
    streamsOpen.inc();
    stream.once('close', () => {
      streamsOpen.dec();
      client.streams.delete(stream);
      if (client.streams.size > 0) return;
      client.subscription.unsubscribe();
      this.clients.delete(name);
    });
  }

  private listen(name: string): Client {
    const streams: Client['streams'] = new Map();
    const subscription = this.nats.connection.subscribe(liveSubject(name), {
      callback: (error, message) => {
        if (error) this.log.error({ err: error }, 'a subscription to pushes failed');
        else this.handOn(message.string(), streams.keys());
      },
    });
    const client = { subscription, streams };
    this.clients.set(name, client);
    return client;
  }

  private handOn(push: string, streams: Iterable<ServerResponse>): void {
    try {
      const { type, payload } = typeOfPush(push);
      send(streams, writtenEventText(type, payload, Date.now()));
    } catch (error) {
      this.log.error({ err: error }, 'a push could not be handed on');
    }
  }

  private async catchUp(actor: Actor, stream: ServerResponse, lastSeen: number): Promise<void> {
    const instant = new Date(Math.max(0, Math.min(lastSeen, Date.now()) - CLOCK_MARGIN_MS));
    try {
      const { generations } = await this.rpc.send(readings.changedSince, actor, {
        instant: instant.toISOString(),
      });
      for (const generation of generations) {
        const { type, ...payload } = asPush(generation);
        // Whatever is unread: it is of a bounded length, and half of it would be lost on the next return.
        stream.write(eventText(type, payload, Date.now()));
      }
    } catch (error) {
      this.log.warn({ err: error }, 'a returning stream could not be told what it missed');
    }
  }

  private beat(): void {
    const text = eventText('heartbeat', {}, Date.now());
    const tooOld = Date.now() - MEMBER_STREAM_MS;
    for (const { streams } of this.clients.values()) {
      send(streams.keys(), text);
      for (const [stream, { sessionId, at }] of streams) {
        if (sessionId !== null && at < tooOld) stream.end();
      }
    }
  }

  private endStreamsOf(sessionIds: ReadonlySet<string>): void {
    const { type, ...payload }: PushOf<'session.ended'> = { type: 'session.ended' };
    for (const { streams } of this.clients.values()) {
      for (const [stream, { sessionId }] of streams) {
        if (sessionId === null || !sessionIds.has(sessionId)) continue;
        stream.end(eventText(type, payload, Date.now()));
      }
    }
  }
}

/** Where a generation stands, as the push that would have told of it. */
function asPush(generation: Generation): Push {
  if (generation.status === 'completed') return { type: 'generation.completed', ...generation };
  if (generation.status === 'failed') return { type: 'generation.failed', ...generation };
  return { type: 'generation.delta', id: generation.id, offset: 0, text: generation.content };
}

function send(streams: Iterable<ServerResponse>, text: string): void {
  for (const stream of streams) {
    // Reset: the system would keep what it could not send of a connection that is only closed.
    if (stream.writableLength > MAX_UNREAD_BYTES) stream.socket?.resetAndDestroy();
    else stream.write(text);
  }
}
