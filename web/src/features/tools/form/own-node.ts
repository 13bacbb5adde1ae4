import type { LunarNode } from '@cosmic/contracts/lunar-node';
import type { ToolSummary } from '@cosmic/contracts/tools';
import type { Profile } from '../../../api/profile.api';

/** Tools whose readings tell of the nodes of the Moon. */
const OF_THE_NODES = ['karmic-astrology', 'spiritual-growth'];

/** What is asked along with the form, so that the nodes are reckoned as the member chose; the true ones need no word. */
export function nodeAsked(
  { slug }: Pick<ToolSummary, 'slug'>,
  profile: Pick<Profile, 'lunar_node'> | undefined,
): { node?: LunarNode } {
  return profile?.lunar_node === 'mean' && OF_THE_NODES.includes(slug) ? { node: 'mean' } : {};
}
