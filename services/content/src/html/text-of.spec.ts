import { sanitise } from './sanitise';
import { textOf } from './text-of';

describe('the words of an article', () => {
  it('come block by block, without marks', () => {
    const html =
      '<h2>A</h2>\n<p>One <strong>two</strong>,<br />three.</p><ul><li>b</li><li>c</li></ul>';
    expect(textOf(html)).toBe('A\nOne two,\nthree.\nb\nc');
  });

  it('are what was typed, marks and all', () => {
    const typed = `1 < 2 & "so" it's &lt;b&gt;`;
    const html = sanitise(`<p>${typed.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</p>`);
    expect(textOf(html)).toBe(typed);
  });
});
