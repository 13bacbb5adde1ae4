/**
 * What the build let wait for the application is given back: choices and buttons work, and elements
 * get the styles of their own that the policy for content refuses in HTML but not from a script.
 */
export function hydrate(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-waits]')) {
    element.removeAttribute(element.dataset.waits!);
    delete element.dataset.waits;
  }
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style!;
    delete element.dataset.style;
  }
}
