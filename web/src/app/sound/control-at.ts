const CONTROL = 'a, button, [role="menuitem"], summary';

/** What acts at a place that was touched: a link, a button; null elsewhere. */
export function controlAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(CONTROL) : null;
}
