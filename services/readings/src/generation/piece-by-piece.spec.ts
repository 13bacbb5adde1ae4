import { PieceByPiece } from './piece-by-piece';

describe('a text that is shown piece by piece', () => {
  /** Shows a piece each time that it is let, and notes what was shown. */
  const slowly = () => {
    const shown: string[] = [];
    let finish: () => void = () => undefined;
    const pieces = new PieceByPiece(async (piece) => {
      shown.push(piece);
      await new Promise<void>((resolve) => (finish = resolve));
    });
    const letOne = async () => {
      finish();
      await new Promise(setImmediate);
    };
    return { pieces, shown, letOne };
  };

  it('shows the first at once, and together what came meanwhile', async () => {
    const { pieces, shown, letOne } = slowly();

    for (const piece of ['One.', ' Two.', ' Three.']) pieces.add(piece);
    expect(shown).toEqual(['One.']);
    await letOne();
    pieces.add(' Four.');
    expect(shown).toEqual(['One.', ' Two. Three.']);
    await letOne();

    expect(shown).toEqual(['One.', ' Two. Three.', ' Four.']);
  });

  it('ends when the last is shown', async () => {
    const { pieces, letOne } = slowly();
    let ended = false;

    pieces.add('One.');
    const end = pieces.end().then(() => (ended = true));
    await new Promise(setImmediate);
    expect(ended).toBe(false);
    await letOne();
    await end;

    expect(ended).toBe(true);
    await pieces.end();
  });

  it('shows nothing behind a piece that failed, and says so', async () => {
    const shown: string[] = [];
    const pieces = new PieceByPiece((piece) => {
      shown.push(piece);
      return Promise.reject(new Error('the row is gone'));
    });

    pieces.add('One.');
    pieces.add(' Two.');
    await pieces.settle();

    expect(shown).toEqual(['One.']);
    expect(() => pieces.add(' Three.')).toThrow('the row is gone');
    await expect(pieces.end()).rejects.toThrow('the row is gone');
  });
});
