import type { Page } from 'playwright-core';

/** The colours in which something on the page is written, filled or drawn, each once. */
export function coloursOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const add = (colour: string) => {
      if (colour === 'none' || /[,/] ?0\)$/.test(colour)) return;
      // Browsers write the same mixture with more or fewer places; gradients are named after
      // how much was drawn before them.
      found.add(
        colour
          .replace(/\d+\.\d+/g, (number) => String(Number(Number(number).toFixed(2))))
          .replace(/#_r_\w+_/, '#'),
      );
    };
    for (const element of document.querySelectorAll('main, main *')) {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const style = getComputedStyle(element);
      if (element instanceof SVGElement) {
        if (!(element instanceof SVGGeometryElement || element instanceof SVGTextElement)) continue;
        add(style.fill);
        add(style.stroke);
        continue;
      }
      add(style.backgroundColor);
      for (const side of ['Top', 'Right', 'Bottom', 'Left'] as const) {
        if (parseFloat(style[`border${side}Width`]) > 0) add(style[`border${side}Color`]);
      }
      const hasWords = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (hasWords) add(style.color);
    }
    return [...found].sort();
  });
}
