/** What can be asked of a worker: plain data in, plain data out. */
export type Answering<Answers> = { [K in keyof Answers]: (...about: never[]) => unknown };

/** What the page sends; the id comes back with the answer. */
export interface Question {
  id: number;
  kind: string;
  about: readonly unknown[];
}

export type Reply = { id: number; answer: unknown } | { id: number; failure: string };

/** What the page needs of a worker; a test brings its own. */
export interface WorkerSource {
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
 * What is worked out beside the page, so that no finger waits for it. The worker is made with the
 * first question and kept until all who asked have left. Where it breaks, whoever waits is told so,
 * and the next question makes another one.
 */
export class WorkerClient<Answers extends Answering<Answers>> {
  private source: WorkerSource | undefined;
  private readonly keepers = new Set<AbortSignal>();
  private readonly askers = new Map<number, RpcClient>();
  private lastId = 0;

  constructor(private readonly start: () => WorkerSource) {}

  /**
   * What is answered; rejects where it can not be had, and once the one who asks has left.
   *
   * @param left  aborted when the one who asks is gone for good
   */
  async ask<K extends keyof Answers & string>(
    kind: K,
    left: AbortSignal,
    ...about: Parameters<Answers[K]>
  ): Promise<Awaited<ReturnType<Answers[K]>>> {
    left.throwIfAborted();
    this.keep(left);
    const source = (this.source ??= this.open());
    const id = (this.lastId += 1);
    source.postMessage({ id, kind, about });
    const answer = await new Promise<Awaited<ReturnType<Answers[K]>>>((resolve, reject) =>
      this.askers.set(id, { resolve, reject }),
    );
    left.throwIfAborted();
    return answer;
  }

  /** Keeps the worker, once there is one, until somebody has left. */
  keep(keeper: AbortSignal): void {
    if (this.keepers.has(keeper)) return;
    this.keepers.add(keeper);
    keeper.addEventListener('abort', () => {
      this.keepers.delete(keeper);
      if (this.keepers.size === 0) this.stop(keeper.reason);
    });
  }

  private open(): WorkerSource {
    const source = this.start();
    source.addEventListener('message', ({ data }) => {
      const rpc = this.askers.get(data.id);
      this.askers.delete(data.id);
      if ('failure' in data) rpc?.reject(new Error(data.failure));
      else rpc?.resolve(data.answer as never);
    });
    const lose = () => source === this.source && this.stop(new Error('the worker is lost'));
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
