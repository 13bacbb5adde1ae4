import type { Page } from 'playwright-core';

/** As much of the DOM tree as the debugger sends as is needed to find its texts. */
interface SentNode {
  nodeId: number;
  nodeType: number;
  nodeValue: string;
}

const TEXT = 3;
const DEVANAGARI = /[\u0900-\u097f]/;

/**
 * The Devanagari texts of a page of which a letter is drawn in a face of the machine instead of one
 * of ours, each with that face; what is not drawn has none. The page's faces have to be loaded.
 *
 * @throws Error where the page draws no Devanagari at all, which could hide nothing but a mistake
 */
export async function textsInOtherFaces(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const debug = await page.context().newCDPSession(page);
  try {
    await debug.send('DOM.enable');
    await debug.send('CSS.enable');
    const { nodes } = (await debug.send('DOM.getFlattenedDocument', {
      depth: -1,
      pierce: true,
    })) as { nodes: SentNode[] };
    const found: string[] = [];
    let drawn = 0;
    for (const { nodeId, nodeType, nodeValue } of nodes) {
      if (nodeType !== TEXT || !DEVANAGARI.test(nodeValue)) continue;
      const { fonts } = await debug
        .send('CSS.getPlatformFontsForNode', { nodeId })
        // What left the page meanwhile is drawn no more.
        .catch((error: unknown) => {
          if (!String(error).includes('Could not find node')) throw error;
          return { fonts: [] };
        });
      drawn += fonts.length > 0 ? 1 : 0;
      const others = fonts.filter(({ isCustomFont }) => !isCustomFont);
      for (const { familyName } of others) found.push(`${nodeValue.trim()} (${familyName})`);
    }
    if (drawn === 0) throw new Error('the page draws no Devanagari');
    return found;
  } finally {
    await debug.detach();
  }
}
