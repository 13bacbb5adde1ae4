import { parse, type DefaultTreeAdapterMap } from 'parse5';

type Element = DefaultTreeAdapterMap['element'];

/**
 * What a page of HTML says of itself.
 *
 * @throws when it is not written as the standard has it, its doctype included
 */
export function pageOf(html: string): { language: string | undefined; title: string | undefined } {
  const document = parse(html, {
    onParseError: ({ code, startLine }) => {
      throw new Error(`${code} in line ${startLine}`);
    },
  });
  const root = childOf(document, 'html');
  const title = childOf(childOf(root, 'head'), 'title').childNodes[0];
  return {
    language: root.attrs.find(({ name }) => name === 'lang')?.value,
    title: title && 'value' in title ? title.value : undefined,
  };
}

function childOf(parent: DefaultTreeAdapterMap['parentNode'], name: string): Element {
  const child = parent.childNodes.find((node): node is Element => node.nodeName === name);
  if (!child) throw new Error(`no <${name}>`);
  return child;
}
