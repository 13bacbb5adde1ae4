/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import fc from 'fast-check';
import { MarkedText } from './marked-text';

describe('a text with marks', () => {
  it('says what it said without them, and marks what they name', () => {
    const places = fc.uniqueArray(fc.nat({ max: 40 }), { maxLength: 10 });
    fc.assert(
      fc.property(fc.string({ minLength: 41 }), places, (text, at) => {
        const ends = at.sort((a, b) => a - b).slice(0, at.length - (at.length % 2));
        const marks = ends.flatMap((from, index): [number, number][] =>
          index % 2 === 0 ? [[from, ends[index + 1]!]] : [],
        );
        const { container, unmount } = render(<MarkedText text={text} marks={marks} />);
        const marked = [...container.querySelectorAll('mark')].map((mark) => mark.textContent);

        expect(container.textContent).toBe(text);
        expect(marked).toEqual(marks.map(([from, to]) => text.slice(from, to)));
        unmount();
      }),
    );
  });
});
