import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { sanitise } from './sanitise';
import { ATTACKS } from './testing/attacks';

const TAGS = new Set(
  ['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a'].concat(
    ...[['figure', 'img', 'hr', 'br', 'code']],
  ),
);
const ATTRIBUTES: Record<string, RegExp> = {
  'a.href': /^(https?:\/\/[^\s"<>]+|\/(?!\/)[^\s"<>]*|#[^\s"<>]*)$/,
  'a.rel': /^nofollow noopener$/,
  'img.src': /^\/(?![/\\])[^\s"<>]*$/,
  'img.alt': /^/,
  'img.width': /^\d{1,4}$/,
  'img.height': /^\d{1,4}$/,
};

/** Everything in some HTML that has no business in an article. */
function foreignIn(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (!TAGS.has(tag)) found.push(`<${tag}>`);
      for (const [name, value] of Object.entries(attributes)) {
        if (!ATTRIBUTES[`${tag}.${name}`]?.test(value)) found.push(`${tag}.${name}=${value}`);
      }
    },
    oncomment: (text) => found.push(`<!--${text}-->`),
    onprocessinginstruction: (name) => found.push(`<${name}>`),
  });
  parser.end(html);
  return found;
}

describe('sanitised HTML', () => {
  it.each(ATTACKS)('has nothing foreign left of %j', (attack) => {
    const clean = sanitise(`<p>before</p>${attack}<p>after</p>`);

    expect(foreignIn(clean)).toEqual([]);
    expect(sanitise(clean)).toBe(clean);
    expect(clean.startsWith('<p>before</p>')).toBe(true);
  });

  it('knows at least sixty attacks', () => {
    expect(new Set(ATTACKS).size).toBeGreaterThanOrEqual(60);
  });

  it('has nothing foreign left of any two attacks in each other', () => {
    const attack = fc.constantFrom(...ATTACKS);
    fc.assert(
      fc.property(attack, attack, fc.nat({ max: 60 }), (outer, inner, at) => {
        const clean = sanitise(outer.slice(0, at) + inner + outer.slice(at));
        expect(foreignIn(clean)).toEqual([]);
        expect(sanitise(clean)).toBe(clean);
      }),
      { numRuns: 1_000 },
    );
  });

  it('is changed no further, whatever it was', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '<p>',
        '</p>',
        '<a href="',
        '">',
        '<b>',
        "'",
        '&',
        '<!--',
        '-->',
        '<svg',
        '/>',
        '<span>',
        '</span>',
        '<li>',
        '<h2>',
        '<blockquote>',
        '</blockquote>',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const clean = sanitise(pieces.join(''));
        expect(sanitise(clean)).toBe(clean);
        expect(foreignIn(clean)).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    ['<p>one<span><p>two', '<p>one</p><p>two</p><p></p>'],
    ['<p>one<svg<p><p>two', '<p>one</p><p>two</p><p></p>'],
  ])('closes what %s leaves open as it will be read', (html, clean) => {
    expect(sanitise(html)).toBe(clean);
    expect(sanitise(clean)).toBe(clean);
  });

  it('keeps prose as it is', () => {
    const prose = [
      '<h2>Heading</h2>',
      '<p>One <strong>strong</strong> and <em>soft</em> word, 1 &lt; 2 &amp; so on.<br />Next.</p>',
      '<ul><li>a</li><li>b</li></ul><ol><li>c</li></ol>',
      '<blockquote><p>said</p></blockquote><hr /><p><code>x</code></p>',
      '<figure><img src="/blog/picture.png" alt="The &quot;Moon&quot;" width="600" height="400" /></figure>',
    ].join('');

    expect(sanitise(prose)).toBe(prose);
  });

  it('brings headings, bold and italics to what is allowed', () => {
    expect(sanitise('<h1>a</h1><p><b>b</b><i>c</i></p>')).toBe(
      '<h2>a</h2><p><strong>b</strong><em>c</em></p>',
    );
  });

  it('lets links lead to web addresses and to this site, and vouches for none', () => {
    const link = (href: string) => sanitise(`<a href="${href}">x</a>`);
    const to = (href: string) => `<a href="${href}" rel="nofollow noopener">x</a>`;

    expect(link('https://example.com/a?b=1&amp;c=2')).toBe(to('https://example.com/a?b=1&amp;c=2'));
    expect(link('/tools/tarot?x=1#y')).toBe(to('/tools/tarot?x=1#y'));
    expect(link('#part')).toBe(to('#part'));
    expect(link('javascript:alert(1)')).toBe('<a>x</a>');
    expect(link('mailto:a@example.com')).toBe('<a>x</a>');
  });
});
