import { almanacNarrator } from './almanac-narrator';
import type { Assignment } from './narrator';
import { read } from './testing/read';

const TEXT =
  'The morning favours a slow start. You may find, to your surprise, that nobody minds.\n\n' +
  'By evening the mood has turned: call the friend you have been thinking of.';

function assignment(text: string): Assignment {
  return {
    facts: [],
    brief: { task: '', minWords: 10, maxWords: 100, userInput: {} },
    almanac: () => text,
  };
}

describe('almanacNarrator', () => {
  it('hands out the whole text in pieces of a few words, in order', async () => {
    const { pieces, narration } = await read(almanacNarrator({ paceMs: 1 }), assignment(TEXT));

    expect(pieces.join('')).toBe(TEXT);
    expect(narration).toEqual({ text: TEXT, tokensUsed: 0, model: null });
    expect(pieces.length).toBeGreaterThan(5);
    expect(Math.max(...pieces.map((piece) => piece.trim().split(/\s+/).length))).toBe(4);
  });

  it('hands it out in one piece where there is no pace', async () => {
    const { pieces } = await read(almanacNarrator({ paceMs: 0 }), assignment(TEXT));

    expect(pieces).toEqual([TEXT]);
  });

  it('pauses between pieces by the pace', async () => {
    const begun = performance.now();
    const { pieces } = await read(almanacNarrator({ paceMs: 5 }), assignment(TEXT));

    // A timer may fire up to a millisecond early.
    expect(performance.now() - begun).toBeGreaterThanOrEqual((pieces.length - 1) * 4);
  });

  it('leaves out space around the text, so that the pieces are what is stored', async () => {
    const { pieces, narration } = await read(
      almanacNarrator({ paceMs: 0 }),
      assignment(`\n  ${TEXT}\n`),
    );

    expect(pieces.join('')).toBe(narration.text);
    expect(narration.text).toBe(TEXT);
  });

  it('stops in the middle of a pause when the reading is cancelled', async () => {
    const cancel = new AbortController();
    const text = almanacNarrator({ paceMs: 600_000 }).write(assignment(TEXT), {
      signal: cancel.signal,
    });
    await text.next();

    const next = text.next();
    cancel.abort();

    await expect(next).rejects.toMatchObject({ code: 'cancelled', retryable: false });
  });

  it('composes nothing when the reading was cancelled before it began', async () => {
    const almanac = jest.fn(() => TEXT);

    const text = almanacNarrator({ paceMs: 0 }).write(
      { ...assignment(TEXT), almanac },
      { signal: AbortSignal.abort() },
    );

    await expect(text.next()).rejects.toMatchObject({ code: 'cancelled' });
    expect(almanac).not.toHaveBeenCalled();
  });

  it('lets the fault of a passage rise as what it is', async () => {
    await expect(read(almanacNarrator({ paceMs: 0 }), assignment('  '))).rejects.toThrow(
      'the almanac composed an empty text',
    );
  });
});
