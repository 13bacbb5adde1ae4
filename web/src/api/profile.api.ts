import type { Place } from '@cosmic/contracts/places';
import { api } from './api';
import { useSession } from './session/use-session';

/** What a member has told about themselves, and what was worked out from it. */
export interface Profile {
  full_name: string;
  birth_date: string | null;
  birth_time: string | null;
  birth_place: Place | null;
  zodiac_sign: string | null;
  moon_sign: string | null;
  rising_sign: string | null;
  avatar_url: string | null;
  is_premium: boolean;
  model_off: boolean;
}

export type ProfileChange = Partial<
  Pick<Profile, 'full_name' | 'birth_date' | 'birth_time' | 'birth_place' | 'model_off'>
>;

export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<Profile, void>({
      query: () => '/api/profile',
      providesTags: ['Profile'],
    }),
    changeProfile: build.mutation<Profile, ProfileChange>({
      query: (body) => ({ url: '/api/profile', method: 'PATCH', body }),
      async onQueryStarted(change, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          profileApi.util.updateQueryData('getProfile', undefined, (profile) => {
            Object.assign(profile, change);
          }),
        );
        try {
          const { data } = await queryFulfilled;
          dispatch(profileApi.util.upsertQueryData('getProfile', undefined, data));
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
