/** A part of an article under a heading of its own. */
export interface Part {
  id: string;
  title: string;
}

/** An article's HTML with a place to jump to at each part, and the parts. */
export interface Anchored {
  html: string;
  parts: Part[];
}

/**
 * Gives each heading of the second level an id. The HTML is read by a document
 * of its own, which neither runs nor loads anything.
 */
export function withAnchors(html: string): Anchored {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const taken = new Set<string>();
  const parts = [...body.querySelectorAll('h2')].map((heading) => {
    const title = heading.textContent.trim();
    heading.id = freeId(title, taken);
    return { id: heading.id, title };
  });
  return { html: body.innerHTML, parts };
}

/** Begins with a word of its own, so that no heading can take the place of one of the page's ids. */
function freeId(title: string, taken: Set<string>): string {
  const words = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  const base = `part-${words}`;
  let id = base;
  for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`;
  taken.add(id);
  return id;
}
