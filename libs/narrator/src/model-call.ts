import { NarratorError, type NarratorErrorCode } from './narrator';

/** What one call of a model used. Zero where the server did not say, or the call broke off. */
export interface Usage {
  inputTokens: number;
  outputTokens: number;
}

/** How a call ended: with a text, for a reason of the narrator's, or by a fault of our own. */
export type CallOutcome = 'ok' | NarratorErrorCode | 'fault';

/** Is told of each call of a model as it begins; what it returns is told how the call ended. */
export type CallWatcher = (model: string) => (outcome: CallOutcome, usage: Usage) => void;

/** The call in hand: collects what it used and tells its watcher, once. */
export class ModelCall {
  private readonly usage: Usage = { inputTokens: 0, outputTokens: 0 };
  private readonly tell: ((outcome: CallOutcome, usage: Usage) => void) | undefined;
  private outcome: CallOutcome = 'cancelled';

  constructor({ model, watch }: { model: string; watch?: CallWatcher }) {
    this.tell = watch?.(model);
  }

  used(usage: Usage | null): void {
    if (usage) Object.assign(this.usage, usage);
  }

  succeeded(): void {
    this.outcome = 'ok';
  }

  failed(error: unknown): void {
    this.outcome = error instanceof NarratorError ? error.code : 'fault';
  }

  /** To be called in the end, whatever happened; a call that nobody waited for was cancelled. */
  ended(): void {
    this.tell?.(this.outcome, this.usage);
  }
}
