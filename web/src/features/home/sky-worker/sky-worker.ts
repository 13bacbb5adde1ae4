import type { About, Answer, Kind, Question, Reply } from './answers';

/** What the page needs of a worker; a test brings its own. */
export interface SkySource {
  postMessage(question: Question): void;
  addEventListener(type: 'message', listener: (event: { data: Reply }) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: () => void): void;
  terminate(): void;
}

interface RpcClient {
  resolve: (answer: never) => void;
  reject: (error: unknown) => void;
}

/**
 * The sky, worked out beside the page, so that no finger waits for it. The worker is made with the
 * first question and kept until all who asked have left. Where it breaks, whoever waits is told so,
 * and the next question makes another one.
 */
export class SkyWorker {
  private source: SkySource | undefined;
  private readonly keepers = new Set<AbortSignal>();
  private readonly askers = new Map<number, RpcClient>();
  private lastId = 0;

  constructor(private readonly start: () => SkySource) {}

  /**
   * What is answered; rejects where the sky can not be had, and once the one who asks has left.
   *
   * @param left  aborted when the one who asks is gone for good
   */
  async ask<K extends Kind>(kind: K, left: AbortSignal, ...about: About<K>): Promise<Answer<K>> {
    left.throwIfAborted();
    this.keepFor(left);
    const source = (this.source ??= this.open());
    const id = (this.lastId += 1);
    source.postMessage({ id, kind, about });
    const answer = await new Promise<Answer<K>>((resolve, reject) =>
      this.askers.set(id, { resolve, reject }),
    );
    left.throwIfAborted();
    return answer;
  }

  private keepFor(keeper: AbortSignal): void {
    if (this.keepers.has(keeper)) return;
    this.keepers.add(keeper);
    keeper.addEventListener('abort', () => {
      this.keepers.delete(keeper);
      if (this.keepers.size === 0) this.stop(keeper.reason);
    });
  }

  private open(): SkySource {
    const source = this.start();
    source.addEventListener('message', ({ data }) => {
      const rpc = this.askers.get(data.id);
      this.askers.delete(data.id);
      if ('failure' in data) rpc?.reject(new Error(data.failure));
      else rpc?.resolve(data.answer as never);
    });
    const lose = () => source === this.source && this.stop(new Error('the sky is lost'));
    source.addEventListener('error', lose);
    source.addEventListener('messageerror', lose);
    return source;
  }

  private stop(reason: unknown): void {
    this.source?.terminate();
    this.source = undefined;
    const waiting = [...this.askers.values()];
    this.askers.clear();
    for (const { reject } of waiting) reject(reason);
  }
}

/** The sky of the home page. */
export const skyWorker = new SkyWorker(
  () => new Worker(new URL('./sky.worker.ts', import.meta.url), { type: 'module' }),
);
