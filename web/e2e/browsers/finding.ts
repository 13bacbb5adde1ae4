import type { Target } from './driver';

/** Finds an element as `Target` says. Runs in the page, so it names nothing outside itself. */
export function findIn(role: Target['role'], name: string): HTMLElement | null {
  const selectors = {
    article: 'article',
    button: 'button, [role="button"]',
    field: 'input, select, textarea',
    heading: 'h1, h2, h3, h4',
    image: 'img, [role="img"]',
    link: 'a[href]',
    listbox: '[role="listbox"]',
    option: '[role="option"]',
  };
  const nameOf = (element: HTMLElement): string => {
    const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = (element as HTMLInputElement).labels ?? [];
    return (
      element.getAttribute('aria-label') ??
      (by.length > 0
        ? by.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
        : labels.length > 0
          ? [...labels].map(({ textContent }) => textContent).join(' ')
          : (element.getAttribute('alt') ?? element.textContent ?? ''))
    )
      .replace(/\s+/g, ' ')
      .trim();
  };
  const pattern = new RegExp(`^(?:${name})$`);
  const all = [...document.querySelectorAll<HTMLElement>(selectors[role])];
  const named = all.filter((element) => pattern.test(nameOf(element)));
  // Options of a wheel are read aloud and not drawn.
  return (
    named.find(
      (element) =>
        element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible',
    ) ?? null
  );
}
