/** @jest-environment jsdom */
import fc from 'fast-check';
import { withAnchors } from './anchors';

describe('the anchors of an article', () => {
  it('stand at its parts, each under an address of its own', () => {
    const { html, parts } = withAnchors(
      '<p>a</p><h2>The New Moons</h2><h3>Not here</h3><h2>The <em>New</em> Moons!</h2><h2>content</h2>',
    );

    expect(parts).toEqual([
      { id: 'part-the-new-moons', title: 'The New Moons' },
      { id: 'part-the-new-moons-2', title: 'The New Moons!' },
      { id: 'part-content', title: 'content' },
    ]);
    expect(html).toBe(
      '<p>a</p><h2 id="part-the-new-moons">The New Moons</h2><h3>Not here</h3>' +
        '<h2 id="part-the-new-moons-2">The <em>New</em> Moons!</h2><h2 id="part-content">content</h2>',
    );
  });

  it('are never shared, whatever the headings are', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 6 })), (titles) => {
        const heading = document.createElement('h2');
        const html = titles.map((title) => {
          heading.textContent = title;
          return heading.outerHTML;
        });
        const ids = withAnchors(html.join('')).parts.map(({ id }) => id);
        expect(new Set(ids).size).toBe(titles.length);
        expect(ids.every((id) => /^part-[^\s"]*$/.test(id))).toBe(true);
      }),
    );
  });
});
