import { connect, type NatsConnection, type NodeConnectionOptions } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import type { BusConfig, ProcessConfig } from '../config';
import { natsConnected } from '../metrics';
import { RequestKeys } from './request-keys';

const PING_MS = 10_000;
const RECONNECT_WAIT_MS = 500;

/**
 * Where to connect and as whom. Each user has an inbox prefix of its own because the server lets
 * it listen to nothing else. With `tls:` nothing is told to a server that does not speak it.
 */
export function loginOf(config: BusConfig): NodeConnectionOptions {
  const servers = config.NATS_URL.split(',');
  return {
    servers,
    user: config.NATS_USER,
    pass: config.NATS_PASSWORD,
    inboxPrefix: `_INBOX_${config.NATS_USER ?? 'any'}`,
    // The client goes by what the server offers: a login meant for TLS would be told in the open.
    ...(servers.some((server) => server.startsWith('tls:')) && { tls: {} }),
  };
}

/** A NATS connection that knows whether it stands, so that callers fail at once while it does not. */
export class Nats {
  private up = true;
  /** What is to be told when the server is lost. */
  private readonly waiting = new Set<() => void>();

  private constructor(
    readonly connection: NatsConnection,
    readonly keys: RequestKeys,
    log: Logger,
  ) {
    natsConnected.set(1);
    void this.watch(log);
  }

  /**
   * Connects, waiting for the server for as long as it takes, and from then on
   * never gives up: the client's default of ten tries leaves a process alive
   * but deaf after half a minute's outage. A half-open link is noticed after
   * two unanswered pings.
   */
  static async open(config: ProcessConfig, name: string, log: Logger): Promise<Nats> {
    const connection = await connect({
      ...loginOf(config),
      name,
      maxReconnectAttempts: -1,
      reconnectTimeWait: RECONNECT_WAIT_MS,
      reconnectJitter: 200,
      waitOnFirstConnect: true,
      pingInterval: PING_MS,
      maxPingOut: 2,
      // Else each request takes a stack trace, in case it fails.
      noAsyncTraces: true,
    });
    return new Nats(connection, new RequestKeys(config), log);
  }

  /** Whether the server is reachable as far as is known now. */
  get connected(): boolean {
    return this.up && !this.connection.isClosed();
  }

  /**
   * Settles as the work does, or fails as soon as the server is lost: what was on its way then does
   * not come any more, and whoever waits for it need not wait out the time.
   */
  orLost<Result>(work: Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const lost = () => reject(new Error('lost the NATS server'));
      this.waiting.add(lost);
      work.then(resolve, reject).finally(() => this.waiting.delete(lost));
    });
  }

  /** Finishes what is in flight and closes. Safe to call twice. */
  async close(): Promise<void> {
    if (this.connection.isClosed()) return;
    if (this.up) await this.connection.drain();
    else await this.connection.close();
  }

  private async watch(log: Logger): Promise<void> {
    for await (const status of this.connection.status()) {
      if (status.type === 'disconnect') {
        this.up = false;
        natsConnected.set(0);
        for (const lost of this.waiting) lost();
        log.warn('lost the NATS server');
      } else if (status.type === 'reconnect') {
        this.up = true;
        natsConnected.set(1);
        log.info('reached the NATS server again');
      } else if (status.type === 'error') {
        log.error({ err: status.error }, 'NATS reports an error');
      }
    }
    this.up = false;
  }
}
