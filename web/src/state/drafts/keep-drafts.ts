import { addAppListener, type AppState } from '../app-state';
import type { WorldThunk } from '../world';
import { DRAFTS_KEY } from './kept-drafts';

/**
 * Lets what is typed live as long as its tab, from now on. A profile that waits for its member is
 * nothing that the tab keeps.
 */
export function keepDrafts(): WorldThunk<AppState> {
  return (dispatch, getState, { tab }) => {
    const keep = () => {
      const { drafts } = getState();
      const isTheirs = drafts.profile?.memberId === drafts.typedBy;
      tab.write(DRAFTS_KEY, JSON.stringify({ ...drafts, ...(!isTheirs && { profile: null }) }));
    };
    dispatch(
      addAppListener({
        predicate: (_action, now, before) => now.drafts !== before.drafts,
        effect: keep,
      }),
    );
    keep();
  };
}
