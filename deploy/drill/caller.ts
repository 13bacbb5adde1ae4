import { randomUUID } from 'node:crypto';
import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { ERRORS } from '@cosmic/contracts/errors';
import { newAddress } from '@cosmic/platform/testing/address';

/** What came back, or what went wrong on the way: then the status is 0 and the text says what. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  milliseconds: number;
}

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Milliseconds after which whoever asks has lost patience. */
  patience?: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** One request with its path as it is: nothing is tidied on the way. Never throws. */
export function call(base: string, path: string, asked: Asked = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body, patience = 20_000 } = asked;
  const { hostname: host, port } = new URL(base);
  const from = performance.now();
  return new Promise((resolve) => {
    const settle = (status: number, text: string, answered: IncomingHttpHeaders = {}) =>
      resolve({ status, text, headers: answered, milliseconds: performance.now() - from });
    const outgoing = request({ host, port, path, method, headers, agent }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () =>
        settle(incoming.statusCode ?? 0, Buffer.concat(chunks).toString('utf8'), incoming.headers),
      );
      incoming.on('error', (error) => settle(0, error.message));
    });
    outgoing.setTimeout(patience, () => outgoing.destroy(new Error('no answer in time')));
    outgoing.on('error', (error) => settle(0, error.message));
    outgoing.end(body);
  });
}

const UNAVAILABLE = ERRORS.service_unavailable.message;

/** A reading that anybody may have three of a day. */
const A_NUMBER = { toolType: 'angel-number', params: { number: '1234' } };

/** A visitor without an account, behind any gateway, from an address of their own. */
export class Guest {
  private cookie = '';
  private readonly address = newAddress();

  /** @param base where the next request goes */
  constructor(private readonly base: () => string) {}

  async get(path: string): Promise<Answer> {
    return this.keep(await call(this.base(), path, { headers: this.headers() }));
  }

  async post(path: string, body: unknown, more: Record<string, string> = {}): Promise<Answer> {
    const headers = { ...this.headers(), 'content-type': 'application/json', ...more };
    const asked = { method: 'POST', headers, body: JSON.stringify(body) };
    return this.keep(await call(this.base(), path, asked));
  }

  /** Asks for a reading; again with the key of one that was asked for, for no other. */
  generate(key: string = randomUUID()): Promise<Answer> {
    return this.post('/api/readings/generate', A_NUMBER, { 'idempotency-key': key });
  }

  headers(): Record<string, string> {
    return {
      origin: this.base(),
      'x-forwarded-for': this.address,
      ...(this.cookie && { cookie: this.cookie }),
    };
  }

  /** Who a gateway has made of this visitor. */
  remember(headers: IncomingHttpHeaders): void {
    for (const text of headers['set-cookie'] ?? []) {
      if (text.startsWith('cosmic_guest=')) this.cookie = text.split(';', 1)[0]!;
    }
  }

  /** As the services know the visitor; empty before the first answer. */
  get id(): string {
    return this.cookie.slice('cosmic_guest='.length).split('.', 1)[0]!;
  }

  private keep(answer: Answer): Answer {
    this.remember(answer.headers);
    return answer;
  }
}

/** The id of a reading that was accepted; null of one that was not. */
export const acceptedId = ({ status, text }: Answer): string | null =>
  status === 202 ? (JSON.parse(text) as { id: string }).id : null;

/** Does something so many times, so many at once, and gives back what came of each. */
export async function repeat<Result>(
  times: number,
  atOnce: number,
  work: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const one = async () => {
    for (let index = next++; index < times; index = next++) results[index] = await work(index);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, times) }, one));
  return results;
}

/** Work that goes on at a steady rate until it is stopped. */
export interface Ongoing<Result> {
  /** What came of it so far. */
  readonly results: readonly Result[];
  /** Resolves when what was begun has ended. */
  stop(): Promise<readonly Result[]>;
}

/** Begins something so many times a second, whether what was begun before has ended or not. */
export function keepOn<Result>(aSecond: number, work: () => Promise<Result>): Ongoing<Result> {
  const results: Result[] = [];
  const begun = new Set<Promise<unknown>>();
  const timer = setInterval(() => {
    const one = work().then((result) => {
      results.push(result);
      begun.delete(one);
    });
    begun.add(one);
  }, 1_000 / aSecond);
  return {
    results,
    async stop() {
      clearInterval(timer);
      await Promise.all(begun);
      return results;
    },
  };
}

/** Which answers were none of those that may come. */
export const unexpected = (answers: readonly Answer[], allowed: readonly number[]): string => {
  const others = answers.filter(({ status }) => !allowed.includes(status));
  const kinds = new Set(others.map(({ status, text }) => (status === 0 ? text : String(status))));
  return others.length === 0 ? 'none' : `${others.length}: ${[...kinds].slice(0, 4).join(', ')}`;
};

/** Whether an answer says in words which part is away. */
export const saysUnavailable = ({ status, text }: Answer): boolean =>
  status === 503 && text.includes('"service_unavailable"') && text.includes(UNAVAILABLE);
