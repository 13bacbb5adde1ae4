import { once } from 'node:events';
import type { ServerResponse } from 'node:http';

function openStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  response.flushHeaders();
}

/** Begins an answer and writes a text word by word, one every so many milliseconds. */
export async function writeText(
  response: ServerResponse,
  model: string,
  text: string,
  everyMs = 0,
): Promise<void> {
  openStream(response);
  await write(response, event(model, { role: 'assistant', content: '' }));
  for (const word of text.match(/\s*\S+/g) ?? []) {
    if (everyMs > 0) await new Promise((resolve) => setTimeout(resolve, everyMs));
    await write(response, event(model, { content: word }));
  }
}

/** Ends an answer with its reason and what it has used. */
export async function closeStream(
  response: ServerResponse,
  model: string,
  reason: string,
  totalTokens: number,
): Promise<void> {
  await write(response, event(model, {}, reason));
  const usage = { prompt_tokens: 0, completion_tokens: totalTokens, total_tokens: totalTokens };
  await write(response, frame({ id: 'chatcmpl-1', model, choices: [], usage }));
  response.end('data: [DONE]\n\n');
}

/** Begins an answer and the model's own refusal. */
export async function writeRefusal(
  response: ServerResponse,
  model: string,
  text: string,
): Promise<void> {
  openStream(response);
  await write(response, event(model, { refusal: text }));
}

/** Writes so many bytes, in events that each could be read or in one line without end. */
export async function writeEndless(
  response: ServerResponse,
  model: string,
  { bytes, framed }: { bytes: number; framed: boolean },
): Promise<void> {
  openStream(response);
  // Thinking, so that the text itself stays short and the size of the answer is what is judged.
  const piece = framed
    ? event(model, { reasoning: 'x'.repeat(1_000) })
    : 'data: '.padEnd(65_536, 'x');
  for (let sent = 0; sent < bytes; sent += piece.length) await write(response, piece);
  response.end();
}

function event(
  model: string,
  delta: Record<string, unknown>,
  reason: string | null = null,
): string {
  return frame({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    model,
    choices: [{ index: 0, delta, finish_reason: reason }],
  });
}

function frame(data: unknown): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}

/** Writes as fast as the client reads; throws once it has left. */
async function write(response: ServerResponse, text: string): Promise<void> {
  if (response.destroyed) throw new Error('the client has left');
  if (response.write(text)) return;
  const left = new AbortController();
  await Promise.race([
    once(response, 'drain', { signal: left.signal }),
    once(response, 'close', { signal: left.signal }),
  ]).finally(() => left.abort());
}
