import type { LunarNode } from '@cosmic/contracts/sky/lunar-node';
import type { ToolSummary } from '@cosmic/contracts/readings/tools';
import type { Profile } from '../../../api/profile.api';

/** What is asked along with the form, so that the nodes are reckoned as the member chose; the true ones need no word. */
export function nodeAsked(
  { policy }: Pick<ToolSummary, 'policy'>,
  profile: Pick<Profile, 'lunar_node'> | undefined,
): { node?: LunarNode } {
  return policy?.tellsOfNodes && profile?.lunar_node === 'mean' ? { node: 'mean' } : {};
}
