import { parse, type DefaultTreeAdapterMap } from 'parse5';
import { jsonLd } from './html';
import { renderPage, type Page } from './page';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

const TEMPLATE = `<!doctype html><html lang="en"><head><title>Cosmic Guide</title>
<meta name="description" content="none" /><template id="rest"></template></head><body><div id="root"></div></body></html>`;

/** Would end an attribute, an element and a script, and begin one of its own. */
const HOSTILE = `"'></title></script><script>alert(1)</script>&amp;`;

const page: Page = {
  head: { title: HOSTILE, description: HOSTILE },
  found: true,
  origin: 'https://cosmic.example',
  canonical: `https://cosmic.example/blog/${HOSTILE}`,
  image: `https://cosmic.example/${HOSTILE}.png`,
  data: { headline: HOSTILE },
};

/** All elements of a page, by name. */
function elementsOf(html: string): { all: (name: string) => Element[]; faults: string[] } {
  const faults: string[] = [];
  const found: Element[] = [];
  const visit = (node: Node) => {
    if ('tagName' in node) found.push(node);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html, { onParseError: ({ code }) => faults.push(code) }));
  return { all: (name) => found.filter(({ tagName }) => tagName === name), faults };
}

const attribute = (element: Element, name: string) =>
  element.attrs.find((one) => one.name === name)?.value;
const textOf = (element: Element) =>
  element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');

describe('a page whose words would break out of their place', () => {
  const { all, faults } = elementsOf(renderPage(TEMPLATE, page));
  const meta = (key: string, name: string) =>
    all('meta')
      .filter((element) => attribute(element, key) === name)
      .map((element) => attribute(element, 'content'));

  it('is one that a parser reads without a fault', () => {
    expect(faults).toEqual([]);
  });

  it('says them as they are in its title, its description and its previews', () => {
    expect(all('title').map(textOf)).toEqual([HOSTILE]);
    expect(meta('name', 'description')).toEqual([HOSTILE]);
    expect(meta('property', 'og:title')).toEqual([HOSTILE]);
    expect(meta('property', 'og:description')).toEqual([HOSTILE]);
    expect(meta('property', 'og:url')).toEqual([page.canonical]);
    expect(meta('property', 'og:image')).toEqual([page.image]);
  });

  it('names its address in one link', () => {
    const canonical = all('link').filter((element) => attribute(element, 'rel') === 'canonical');

    expect(canonical.map((element) => attribute(element, 'href'))).toEqual([page.canonical]);
  });

  it('has no script but its data, which machines read whole, and the one that makes a guest', () => {
    const [data, arrival, ...others] = all('script');

    expect(others).toEqual([]);
    expect(attribute(data!, 'type')).toBe('application/ld+json');
    expect(JSON.parse(textOf(data!))).toEqual(page.data);
    expect([attribute(arrival!, 'src'), textOf(arrival!)]).toEqual(['/here.js', '']);
  });
});

it('writes data for machines without a letter that could begin or end an element', () => {
  expect(jsonLd({ text: '</script><!--&' })).toBe(
    '<script type="application/ld+json">{"text":"\\u003c/script\\u003e\\u003c!--\\u0026"}</script>',
  );
});
