import fc from 'fast-check';
import { TextStream, type Delta } from './text-stream';

/** What a reader's page does with deltas. */
const apply = (shown: string, { offset, text }: Delta) => shown.slice(0, offset) + text;

describe('a text that is written over one already shown', () => {
  it('sends each piece when nothing is shown yet', () => {
    const stream = new TextStream('');

    expect(stream.add('The Moon')).toEqual({ offset: 0, text: 'The Moon' });
    expect(stream.add(' waxes.')).toEqual({ offset: 8, text: ' waxes.' });
  });

  it('sends nothing while it repeats what is shown, then goes on', () => {
    const stream = new TextStream('The Moon');

    expect(stream.add('The ')).toBeNull();
    expect(stream.add('Moon')).toBeNull();
    expect(stream.add(' waxes.')).toEqual({ offset: 8, text: ' waxes.' });
  });

  it('replaces what is shown from where the two part', () => {
    const stream = new TextStream('The Moon wanes.');

    expect(stream.add('The Moon wa')).toBeNull();
    expect(stream.add('xes.')).toEqual({ offset: 11, text: 'xes.' });
  });

  it('leaves a reader with the new text whenever it is not a mere beginning of the old one', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string({ minLength: 1 })), (before, pieces) => {
        const stream = new TextStream(before);
        const deltas = pieces.map((piece) => stream.add(piece));
        const shown = deltas.reduce((text, delta) => (delta ? apply(text, delta) : text), before);
        expect(shown).toBe(before.startsWith(stream.text) ? before : stream.text);
      }),
    );
  });
});
