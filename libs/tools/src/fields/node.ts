import { problem } from '@cosmic/contracts/field-problems';
import { LUNAR_NODES, type LunarNode } from '@cosmic/contracts/sky/lunar-node';
import { z } from 'zod';
import { withoutForm } from './field';

/** How the lunar nodes are reckoned; the page sends what the member's profile says, and nobody is asked. */
export function lunarNode() {
  return withoutForm(
    z
      .enum(LUNAR_NODES, { error: problem('not_a_lunar_node') })
      .optional()
      .describe('Default: true'),
  );
}

/** The north node by that reckoning, as the ephemeris calls it. */
export function nodeBody(reckoning: LunarNode = 'true') {
  return `${reckoning}-node` as const;
}
