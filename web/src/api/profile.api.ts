import type { Profile, ProfileChange } from '@cosmic/contracts/account/profile';
import { api, apiUrl } from './api';
import { refreshSession } from '../state/session/keep-session';
import { useSession } from '../state/session/use-session';

export type { Profile } from '@cosmic/contracts/account/profile';

export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<Profile, void>({
      query: () => apiUrl('/api/profile'),
      providesTags: ['Profile'],
    }),
    changeProfile: build.mutation<Profile, ProfileChange>({
      query: (body) => ({ url: apiUrl('/api/profile'), method: 'PATCH', body }),
      async onQueryStarted(change, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          profileApi.util.updateQueryData('getProfile', undefined, (profile) => {
            Object.assign(profile, change);
          }),
        );
        try {
          const { data } = await queryFulfilled;
          await dispatch(profileApi.util.upsertQueryData('getProfile', undefined, data));
          // The menu and the greeting show these two from the session.
          if ('full_name' in change || 'avatar_url' in change) await dispatch(refreshSession());
        } catch {
          shown.undo();
        }
      },
    }),
  }),
});

export const { useGetProfileQuery, useChangeProfileMutation } = profileApi;

/** The member's profile; undefined for guests and until it is there. */
export function useProfile(): Profile | undefined {
  const { status } = useSession();
  const { data } = useGetProfileQuery(undefined, { skip: status !== 'member' });
  return status === 'member' ? data : undefined;
}
