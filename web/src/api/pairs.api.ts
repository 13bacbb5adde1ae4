import type { Pair } from '@cosmic/contracts/people/pairs';
import { LANGUAGE } from '../language/language';
import { api, apiUrl } from './api';

/** The member themselves, where people are named by their ids. */
export const ME = 'me';

export const pairsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Two births beside each other; each is the id of somebody, or the member's own. */
    getPair: build.query<Pair, { first: string; second: string }>({
      query: (pair) => ({ url: apiUrl('/api/pairs'), params: { ...pair, language: LANGUAGE } }),
      providesTags: ['People', 'Profile'],
    }),
  }),
});

export const { useGetPairQuery } = pairsApi;
