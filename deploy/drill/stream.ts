import { Agent, request } from 'node:http';
import type { Guest } from './caller';

const agent = new Agent({ maxSockets: Infinity });

/** An open stream of pushes. */
export interface Stream {
  /** When the newest event of each type came. */
  readonly told: Map<string, number>;
  readonly closed: boolean;
  /** Stops reading, as a browser that hangs, until it goes on. */
  pause(): void;
  goOn(): void;
  close(): void;
}

/** Opens a guest's stream; with an id, as one that comes back. */
export function openStream(base: string, guest: Guest, lastEventId?: string): Promise<Stream> {
  const headers = {
    ...guest.headers(),
    ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
  };
  return new Promise((resolve, reject) => {
    const outgoing = request(`${base}/api/stream`, { headers, agent }, (incoming) => {
      guest.remember(incoming.headers);
      const told = new Map<string, number>();
      let closed = false;
      let rest = '';
      incoming.setEncoding('utf8');
      incoming.on('data', (chunk: string) => {
        const lines = (rest + chunk).split('\n');
        rest = lines.pop()!;
        for (const line of lines) {
          if (line.startsWith('event: ')) told.set(line.slice(7), performance.now());
        }
      });
      incoming.on('error', () => undefined);
      incoming.on('close', () => (closed = true));
      resolve({
        told,
        get closed() {
          return closed;
        },
        pause: () => void incoming.pause(),
        goOn: () => void incoming.resume(),
        close: () => void outgoing.destroy(),
      });
    });
    outgoing.once('error', reject);
    outgoing.end();
  });
}
