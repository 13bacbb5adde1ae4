import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Of bytes, as whoever connects sees it: to the server, or from it. */
export type Direction = 'to' | 'from';

/** A TCP proxy before a server of this machine, whose connections can be cut in one direction. */
export interface OneWayProxy {
  readonly port: number;
  /**
   * From now on nothing gets through in one direction, nor does a new connection. Nothing is closed,
   * so neither side is told; what goes the other way arrives.
   */
  cut(direction: Direction): void;
  /**
   * Ends the cut. What was sent meanwhile arrives late, as TCP sends again what was lost, or every
   * connection is reset and it never does.
   *
   * @returns how many connections there were
   */
  heal(how: 'flows on' | 'resets'): number;
  /** New connections go to another server of this machine from now on. */
  turnTo(server: number): void;
  close(): Promise<void>;
}

/** One direction of a connection, which can be held up. */
class Flow {
  private held: (Buffer | null)[] | undefined;

  constructor(
    source: Socket,
    private readonly target: Socket,
  ) {
    source.on('data', (chunk: Buffer) => this.pass(chunk));
    source.on('close', () => this.pass(null));
  }

  hold(): void {
    this.held = [];
  }

  letGo(): void {
    const held = this.held ?? [];
    this.held = undefined;
    for (const what of held) this.pass(what);
  }

  /** @param what bytes, or null for the end */
  private pass(what: Buffer | null): void {
    if (this.held) this.held.push(what);
    else if (what === null) this.target.destroySoon();
    else if (this.target.writable) this.target.write(what);
  }
}

interface Link {
  ends: readonly Socket[];
  flows: Readonly<Record<Direction, Flow>>;
}

/** Starts one on a free port. */
export async function startOneWayProxy(first: number): Promise<OneWayProxy> {
  let server = first;
  const links = new Set<Link>();
  /** Who came while nothing got through. */
  let waiting: Socket[] | undefined;

  const link = (client: Socket) => {
    const upstream = connect({ port: server, host: '127.0.0.1', noDelay: true });
    const ends = [client, upstream];
    const one = {
      ends,
      flows: { to: new Flow(client, upstream), from: new Flow(upstream, client) },
    };
    links.add(one);
    for (const end of ends) {
      end.on('error', () => undefined); // the close that follows is passed on
      end.on('close', () => ends.every(({ closed }) => closed) && links.delete(one));
    }
  };
  const listener = createServer({ noDelay: true, pauseOnConnect: true }, (client) => {
    client.on('error', () => undefined);
    if (waiting) waiting.push(client);
    else {
      link(client);
      client.resume();
    }
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');

  return {
    port: (listener.address() as AddressInfo).port,
    cut(direction) {
      waiting = [];
      for (const { flows } of links) flows[direction].hold();
    },
    heal(how) {
      const before = links.size;
      const came = waiting ?? [];
      waiting = undefined;
      if (how === 'resets') {
        for (const end of [...came, ...[...links].flatMap(({ ends }) => ends)]) {
          end.resetAndDestroy();
        }
      } else {
        for (const { flows } of links) for (const flow of Object.values(flows)) flow.letGo();
        for (const client of came) {
          link(client);
          client.resume();
        }
      }
      return before;
    },
    turnTo(next) {
      server = next;
    },
    async close() {
      const gone = once(listener, 'close');
      listener.close();
      for (const { ends } of links) for (const end of ends) end.destroy();
      for (const client of waiting ?? []) client.destroy();
      await gone;
    },
  };
}
