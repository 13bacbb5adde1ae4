import type { LatestPost } from '@cosmic/contracts/blog/blog';
import type { Affirmation } from '@cosmic/contracts/content';
import { api, apiUrl } from '../../api/api';
import { latestUrl } from './latest-url';

/** The affirmation changes once a day; four hours is how long the product has always kept it. */
const AFFIRMATION_KEPT_SECONDS = 4 * 3600;
const POSTS_KEPT_SECONDS = 3600;

export const { useGetAffirmationQuery, useLatestPostsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getAffirmation: build.query<Affirmation, void>({
      query: () => apiUrl('/api/affirmation'),
      keepUnusedDataFor: AFFIRMATION_KEPT_SECONDS,
    }),
    latestPosts: build.query<LatestPost[], void>({
      query: latestUrl,
      transformResponse: ({ posts }: { posts: LatestPost[] }) => posts,
      keepUnusedDataFor: POSTS_KEPT_SECONDS,
    }),
  }),
});
