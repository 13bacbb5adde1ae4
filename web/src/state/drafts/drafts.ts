import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BirthEntry } from '../../design/birth/birth-fields';

/** What stands in the form of a profile while it is being edited. */
export interface ProfileDraft extends BirthEntry {
  full_name: string;
}

/** What is typed and not sent or saved yet. */
export interface Drafts {
  /** The member who typed it; null for a guest. */
  typedBy: string | null;
  /** What stands in the fields of tools, by form. */
  forms: Record<string, Record<string, string>>;
  /** It waits for its member, whom the server may sign out, and is shown to nobody else. */
  profile: { memberId: string; draft: ProfileDraft } | null;
}

export const NO_DRAFTS: Drafts = { typedBy: null, forms: {}, profile: null };

const drafts = createSlice({
  name: 'drafts',
  initialState: NO_DRAFTS,
  reducers: {
    formTyped(
      { forms },
      { payload }: PayloadAction<{ form: string; values: Record<string, string> }>,
    ) {
      forms[payload.form] = payload.values;
    },
    profileTyped(state, { payload }: PayloadAction<NonNullable<Drafts['profile']>>) {
      state.profile = payload;
    },
    /** The profile was saved, or its changes given up. */
    profileClosed(state) {
      state.profile = null;
    },
    /**
     * Somebody, or nobody, is signed in now: a guest's drafts go with them into their account, a
     * member's are forgotten once it is not that member.
     */
    draftsPassed(state, { payload: memberId }: PayloadAction<string | null>) {
      if (state.typedBy !== null && state.typedBy !== memberId) state.forms = {};
      if (memberId !== null && state.profile?.memberId !== memberId) state.profile = null;
      state.typedBy = memberId;
    },
  },
});

export const { formTyped, profileTyped, profileClosed, draftsPassed } = drafts.actions;
export const draftsReducer = drafts.reducer;
