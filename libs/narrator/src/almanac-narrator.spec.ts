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
  it('hands out the whole text in one piece', async () => {
    const { pieces, narration } = await read(almanacNarrator, assignment(TEXT));

    expect(pieces).toEqual([TEXT]);
    expect(narration).toEqual({ text: TEXT, tokensUsed: 0, model: null });
  });

  it('leaves out space around the text, so that the pieces are what is stored', async () => {
    const { pieces, narration } = await read(almanacNarrator, assignment(`\n  ${TEXT}\n`));

    expect(pieces.join('')).toBe(narration.text);
    expect(narration.text).toBe(TEXT);
  });

  it.each([
    ['the rest of the same text', 'The morning favours a slow start.'],
    ['the text as a new paragraph', 'The Moon is full.'],
  ])('gives behind what is shown %s', async (_, shown) => {
    const { pieces, narration } = await read(almanacNarrator, assignment(TEXT), { shown });

    expect(shown + pieces.join('')).toBe(narration.text);
    expect(narration.text.endsWith(TEXT.slice(40))).toBe(true);
  });

  it('composes nothing when the reading was cancelled before it began', async () => {
    const almanac = jest.fn(() => TEXT);

    const text = almanacNarrator.write(
      { ...assignment(TEXT), almanac },
      { signal: AbortSignal.abort() },
    );

    await expect(text.next()).rejects.toMatchObject({ code: 'cancelled' });
    expect(almanac).not.toHaveBeenCalled();
  });

  it('lets the fault of a passage rise as what it is', async () => {
    await expect(read(almanacNarrator, assignment('  '))).rejects.toThrow(
      'the almanac composed an empty text',
    );
  });
});
