import { APIError } from 'openai';
import { createParser, type ParseError } from 'eventsource-parser';
import { NarratorError } from './narrator';

/** Longest answer that is read, event framing included: some 200 bytes for each token of a text. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

/** Longest event that is waited for; a piece of text needs a thousandth of it. */
const MAX_EVENT_CHARACTERS = 256 * 1024;

/** What a server sends last, where other events hold JSON. */
const END = '[DONE]';

/**
 * Reads a model server's events as they arrive. The SDK reads them as well, at almost three times the
 * cost: each word passes through some ten promises there.
 */
export class ModelEvents {
  private readonly decoder = new TextDecoder();
  private readonly parser = createParser({
    maxBufferSize: MAX_EVENT_CHARACTERS,
    onEvent: ({ data }) => this.take(data),
    onError: refuseTooLarge,
  });
  private arrived: unknown[] = [];
  private bytes = 0;
  private isOver = false;

  /** @param headers of the answer, for what an error tells of its request */
  constructor(private readonly headers: Headers) {}

  /**
   * The events that the next piece of an answer completes; none where it completes none.
   *
   * @throws APIError for an event that tells of an error, SyntaxError for one that is not JSON,
   *   NarratorError `unusable` where the answer or an event of it is too large
   */
  read(piece: Uint8Array): unknown[] {
    this.bytes += piece.byteLength;
    if (this.bytes > MAX_ANSWER_BYTES) throw tooLarge();
    this.parser.feed(this.decoder.decode(piece, { stream: true }));
    return this.given();
  }

  /** The event at the end of an answer that no empty line ends. @throws as `read` does */
  end(): unknown[] {
    this.parser.feed('\n\n');
    return this.given();
  }

  private take(data: string): void {
    if (data.startsWith(END)) this.isOver = true;
    if (this.isOver) return;
    const event = JSON.parse(data) as { error?: object } | null;
    if (event?.error) throw new APIError(undefined, event.error, undefined, this.headers);
    this.arrived.push(event);
  }

  private given(): unknown[] {
    const events = this.arrived;
    this.arrived = [];
    return events;
  }
}

/** Fields that the protocol does not know are left out, as browsers do. */
function refuseTooLarge({ type }: ParseError): void {
  if (type === 'max-buffer-size-exceeded') throw tooLarge();
}

function tooLarge(): NarratorError {
  return new NarratorError('unusable', 'the answer is too large');
}
