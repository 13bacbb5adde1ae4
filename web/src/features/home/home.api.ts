import type { Affirmation } from '@cosmic/contracts/content';
import { api, apiUrl } from '../../api/api';

/** The affirmation changes once a day; four hours is how long the product has always kept it. */
const KEPT_SECONDS = 4 * 3600;

export const { useGetAffirmationQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getAffirmation: build.query<Affirmation, void>({
      query: () => apiUrl('/api/affirmation'),
      keepUnusedDataFor: KEPT_SECONDS,
    }),
  }),
});
