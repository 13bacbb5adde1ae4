import type { NarratorError } from './narrator';
import { MAX_TEXT_CHARACTERS } from './openai-narrator';
import { SAMPLE_TEXT, type Behaviour } from './testing/model-server';
import { read } from './testing/read';
import { API_KEY, ASSIGNMENT, ScriptedModel, withInput } from './testing/scripted-model';

const scripted = new ScriptedModel();
beforeEach(scripted.start);
afterEach(scripted.stop);

// The SDK keeps the console's functions from its first use on.
const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => log.mockClear());

describe('an error answer', () => {
  it.each([
    ['429', 429, {}, 'rate_limited', true],
    ['408', 408, {}, 'unavailable', true],
    ['409', 409, {}, 'unavailable', true],
    ['500', 500, {}, 'unavailable', true],
    ['503', 503, {}, 'unavailable', true],
    ['529', 529, {}, 'unavailable', true],
    ['400', 400, {}, 'misconfigured', false],
    ['401', 401, { code: 'invalid_api_key' }, 'misconfigured', false],
    ['403', 403, {}, 'misconfigured', false],
    ['404', 404, { code: 'model_not_found' }, 'misconfigured', false],
    ['422', 422, {}, 'misconfigured', false],
    ['429 for want of credit', 429, { code: 'insufficient_quota' }, 'misconfigured', false],
    ['400 of the content policy', 400, { code: 'content_filter' }, 'refused', false],
  ])('%s says so', async (_, status, details, code, retryable) => {
    const error = await scripted.failure({
      kind: 'status',
      status,
      body: { error: { message: 'quoting canary-71', ...details } },
    });

    expect(error).toMatchObject({ name: 'NarratorError', code, retryable });
    expect(error.message).toContain(String(status));
    expect(scripted.server.requests).toHaveLength(1);
  });

  it.each([
    ['seconds', { 'retry-after': '7' }, 7_000],
    ['milliseconds', { 'retry-after-ms': '1500', 'retry-after': '9' }, 1_500],
    ['more than a minute', { 'retry-after': '3600' }, 60_000],
    ['a date long past', { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }, 0],
    ['a date far ahead', { 'retry-after': 'Wed, 21 Oct 2195 07:28:00 GMT' }, 60_000],
    ['nonsense', { 'retry-after': 'soon' }, undefined],
    ['nothing', {}, undefined],
  ])('hands on Retry-After given as %s', async (_, headers, retryAfterMs) => {
    const error = await scripted.failure({
      kind: 'status',
      status: 429,
      headers: headers as Record<string, string>,
    });

    expect(error.retryAfterMs).toBe(retryAfterMs);
  });

  it('then a good answer: the next attempt writes the text', async () => {
    scripted.server.script(
      { kind: 'status', status: 429, headers: { 'retry-after': '0' } },
      { kind: 'text', text: SAMPLE_TEXT },
    );
    const model = scripted.narrator();
    await expect(read(model, ASSIGNMENT)).rejects.toMatchObject({ retryAfterMs: 0 });

    const { narration } = await read(model, ASSIGNMENT);

    expect(narration.text).toBe(SAMPLE_TEXT);
  });

  it('keeps key, input and the words of the server out of its message', async () => {
    scripted.server.script({
      kind: 'status',
      status: 400,
      headers: { 'x-request-id': 'req_42' },
      body: { error: { message: `canary-71 ${API_KEY}`, code: 'canary 72' } },
    });

    const error = await read(scripted.narrator(), withInput({ question: 'canary-73' })).catch(
      (thrown: NarratorError) => thrown,
    );

    const logged = `${JSON.stringify(error)} ${(error as NarratorError).stack}`;
    expect(logged).toContain('answered 400 (request req_42)');
    expect(logged).not.toMatch(/canary/);
  });
});

describe('a broken connection', () => {
  it('refused is unavailable', async () => {
    const { url } = scripted.server;
    await scripted.stop();
    await scripted.start();

    const error = await read(scripted.narrator({ baseUrl: url }), ASSIGNMENT).catch(
      (thrown: NarratorError) => thrown,
    );

    expect(error).toMatchObject({ code: 'unavailable', retryable: true });
    expect((error as NarratorError).message).toContain('ECONNREFUSED');
  });

  it('reset before the answer is unavailable', async () => {
    expect(await scripted.failure({ kind: 'reset' })).toMatchObject({
      code: 'unavailable',
      retryable: true,
    });
  });

  it('dropped in the middle is interrupted', async () => {
    const error = await scripted.failure({ kind: 'drop', after: 'The day opens. And then' });

    expect(error).toMatchObject({ code: 'interrupted', retryable: true });
  });

  it('that ends cleanly without a reason to finish is interrupted', async () => {
    const chunk = { choices: [{ index: 0, delta: { content: SAMPLE_TEXT }, finish_reason: null }] };

    const error = await scripted.failure({
      kind: 'raw',
      body: `data: ${JSON.stringify(chunk)}\n\n`,
    });

    expect(error).toMatchObject({ code: 'interrupted', retryable: true });
  });
});

describe('a slow answer', () => {
  it('that never begins ends by the timeout, and the request with it', async () => {
    const error = await scripted.failure({ kind: 'hang' }, { timeoutMs: 300 });

    expect(error).toMatchObject({ code: 'timeout', retryable: true });
    expect(await (await scripted.server.request(1)).abandoned).toBe(true);
  });

  it('that drips for ever ends by the timeout', async () => {
    const error = await scripted.failure(
      { kind: 'drip', text: 'word '.repeat(2_000), everyMs: 5 },
      { timeoutMs: 300, stallMs: 60_000 },
    );

    expect(error).toMatchObject({ code: 'timeout', retryable: true });
    expect(await (await scripted.server.request(1)).abandoned).toBe(true);
  });

  it('that falls silent is stalled, and the connection is closed', async () => {
    const error = await scripted.failure(
      { kind: 'stall', after: 'The day opens.' },
      { stallMs: 250 },
    );

    expect(error).toMatchObject({ code: 'stalled', retryable: true });
    expect(await (await scripted.server.request(1)).abandoned).toBe(true);
  });
});

describe('cancelling', () => {
  it('closes the connection at the server while the text is streaming', async () => {
    scripted.server.script({ kind: 'stall', after: 'The day opens. And then' });
    const cancel = new AbortController();
    const text = scripted.narrator().write(ASSIGNMENT, { signal: cancel.signal });
    await text.next();

    const next = text.next();
    cancel.abort();

    await expect(next).rejects.toMatchObject({ code: 'cancelled', retryable: false });
    expect(await (await scripted.server.request(1)).abandoned).toBe(true);
  });

  it('closes the connection before anything was answered', async () => {
    scripted.server.script({ kind: 'hang' });
    const cancel = new AbortController();
    const text = read(scripted.narrator(), ASSIGNMENT, { signal: cancel.signal });
    const request = await scripted.server.request(1);

    cancel.abort();

    await expect(text).rejects.toMatchObject({ code: 'cancelled' });
    expect(await request.abandoned).toBe(true);
  });

  it('before the start sends nothing', async () => {
    await expect(
      read(scripted.narrator(), ASSIGNMENT, { signal: AbortSignal.abort() }),
    ).rejects.toMatchObject({
      code: 'cancelled',
    });

    expect(scripted.server.requests).toHaveLength(0);
  });

  it('by leaving the loop closes the connection too', async () => {
    scripted.server.script({ kind: 'stall', after: 'The day opens. And then' });

    for await (const piece of scripted.narrator().write(ASSIGNMENT, {
      signal: new AbortController().signal,
    })) {
      expect(piece).toBe('The day opens.');
      break;
    }

    expect(await (await scripted.server.request(1)).abandoned).toBe(true);
  });

  it('leaves no listener on a signal that outlives the text', async () => {
    const { signal } = new AbortController();
    const added = jest.spyOn(signal, 'addEventListener');
    const removed = jest.spyOn(signal, 'removeEventListener');

    await read(scripted.narrator(), ASSIGNMENT, { signal });

    expect(added).toHaveBeenCalledTimes(1);
    expect(removed).toHaveBeenCalledWith(...(added.mock.calls[0]?.slice(0, 2) ?? []));
  });
});

describe('an answer that is no text', () => {
  it.each<[string, Behaviour]>([
    ['a web page', { kind: 'raw', body: '<html>Welcome</html>', contentType: 'text/html' }],
    [
      'an answer that is not streamed',
      { kind: 'raw', body: '{"choices":[]}', contentType: 'application/json' },
    ],
    ['nothing at all', { kind: 'raw', body: '' }],
    ['an event that is not JSON', { kind: 'raw', body: 'data: {"choices": [\n\n' }],
    ['an event that is null', { kind: 'raw', body: 'data: null\n\n' }],
    ['an event without choices', { kind: 'raw', body: 'data: {"id":"1"}\n\n' }],
    [
      'content that is not text',
      { kind: 'raw', body: 'data: {"choices":[{"delta":{"content":[1]}}]}\n\n' },
    ],
    ['random bytes', { kind: 'raw', body: '\u0000\ufffd\n\n:::\n\ndata\n\n' }],
    ['an empty text', { kind: 'text', text: '' }],
    ['a text of marks only', { kind: 'text', text: '** --- **' }],
    ['a text that is much too short', { kind: 'text', text: 'A good day is ahead.' }],
    ['a tool call', { kind: 'text', text: SAMPLE_TEXT, finish: 'tool_calls' }],
    [
      'a text in another language',
      { kind: 'text', text: 'Heute ist ein guter Tag für Sie und alle Freunde. '.repeat(12) },
    ],
    ['a text that does not stop', { kind: 'text', text: 'On and on it goes. '.repeat(1_100) }],
    ['a sentence that does not stop', { kind: 'text', text: 'and on '.repeat(3_000) }],
  ])('%s is unusable and worth another try', async (_, behaviour) => {
    const error = await scripted.failure(behaviour);

    expect(error).toMatchObject({ code: 'unusable', retryable: true });
    expect(log).not.toHaveBeenCalled();
  });

  it.each([
    ['5 MB', 5, true],
    ['1 MB without a line break', 1, false],
  ])('a flood of %s is unusable', async (_, megabytes, framed) => {
    const error = await scripted.failure({ kind: 'flood', bytes: megabytes * 1024 * 1024, framed });

    expect(error).toMatchObject({ code: 'unusable', message: 'the answer is too large' });
  });

  it('a flood without end is cut off on the way', async () => {
    const error = await scripted.failure({ kind: 'flood', bytes: Infinity, framed: true });

    expect(error).toMatchObject({ code: 'unusable', retryable: true });
    expect(await (await scripted.server.request(1)).abandoned).toBe(true);
  });

  it('never gives out more than the longest text', async () => {
    scripted.server.script({ kind: 'text', text: 'On and on it goes. '.repeat(1_100) });
    let seen = 0;
    const text = scripted.narrator().write(ASSIGNMENT, { signal: new AbortController().signal });

    await expect(
      (async () => {
        for await (const piece of text) seen += piece.length;
      })(),
    ).rejects.toMatchObject({ code: 'unusable' });

    expect(seen).toBeLessThanOrEqual(MAX_TEXT_CHARACTERS);
  });

  it.each([
    ['rate_limit_exceeded', 'rate_limited', true],
    ['server_error', 'unavailable', true],
    ['insufficient_quota', 'misconfigured', false],
    ['content_filter', 'refused', false],
  ])('an error event %s in the stream is %s', async (name, code, retryable) => {
    const body = `data: ${JSON.stringify({ error: { message: 'canary-71', code: name } })}\n\n`;

    const error = await scripted.failure({ kind: 'raw', body });

    expect(error).toMatchObject({ code, retryable });
    expect(error.message).not.toContain('canary-71');
  });
});

describe('a refusal', () => {
  it.each<[string, Behaviour]>([
    ['by the model', { kind: 'refusal', text: 'I can’t help with that.' }],
    ['by the content filter', { kind: 'text', text: SAMPLE_TEXT, finish: 'content_filter' }],
    ['in words', { kind: 'text', text: 'I’m sorry, but I can’t help with that.' }],
  ])('%s is not tried again', async (_, behaviour) => {
    expect(await scripted.failure(behaviour)).toMatchObject({ code: 'refused', retryable: false });
  });

  it('is not seen in a whole text that begins by saying sorry', async () => {
    const text = `Sorry is a word you have said too often. ${SAMPLE_TEXT}`;
    scripted.server.script({ kind: 'text', text });

    expect((await read(scripted.narrator(), ASSIGNMENT)).narration.text).toBe(text);
  });
});

describe('an answer at the length limit', () => {
  it('ends at its last whole sentence', async () => {
    scripted.server.script({ kind: 'text', text: `${SAMPLE_TEXT} And so the`, finish: 'length' });

    const { pieces, narration } = await read(scripted.narrator(), ASSIGNMENT);

    expect(narration.text).toBe(SAMPLE_TEXT);
    expect(pieces.join('')).toBe(SAMPLE_TEXT);
  });

  it('is unusable when too little is left', async () => {
    const error = await scripted.failure({
      kind: 'text',
      text: `The day opens. ${'and on '.repeat(150)}`,
      finish: 'length',
    });

    expect(error).toMatchObject({ code: 'unusable', retryable: true });
  });
});
