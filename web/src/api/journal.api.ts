import type { Reading, ReadingList, SaveBody, SavedReading } from '@cosmic/contracts/journal';
import { api, apiUrl } from './api';

export interface JournalFilter {
  q: string;
  readingType: string;
}

/** What a member keeps. Removing and bringing back show at once and are undone where they fail. */
export const journalApi = api.injectEndpoints({
  endpoints: (build) => ({
    listReadings: build.infiniteQuery<ReadingList, JournalFilter, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      query: ({ queryArg: { q, readingType }, pageParam }) => ({
        url: apiUrl('/api/readings'),
        params: {
          ...(q && { q }),
          ...(readingType && { readingType }),
          ...(pageParam && { after: pageParam }),
        },
      }),
      providesTags: ['Journal'],
    }),
    recentReadings: build.query<SavedReading[], void>({
      query: () => ({ url: apiUrl('/api/readings'), params: { limit: 3 } }),
      transformResponse: ({ readings }: ReadingList) => readings,
      providesTags: ['Journal'],
    }),
    getReading: build.query<Reading, string>({
      query: (id) => apiUrl('/api/readings/:id', { id }),
    }),
    saveReading: build.mutation<SavedReading, SaveBody>({
      query: (body) => ({ url: apiUrl('/api/readings'), method: 'POST', body }),
      invalidatesTags: ['Journal'],
    }),
    removeReading: build.mutation<unknown, string>({
      query: (id) => ({ url: apiUrl('/api/readings/:id', { id }), method: 'DELETE' }),
      invalidatesTags: ['Journal'],
    }),
    restoreReading: build.mutation<SavedReading, string>({
      query: (id) => ({
        url: apiUrl('/api/readings/:id/restore', { id }),
        method: 'POST',
        body: {},
      }),
      invalidatesTags: ['Journal'],
    }),
    loveReading: build.mutation<unknown, { id: string; loved: boolean }>({
      query: ({ id, loved }) => ({
        url: apiUrl('/api/readings/:id/love', { id }),
        method: 'PUT',
        body: { loved },
      }),
      invalidatesTags: ['Journal'],
    }),
  }),
});

export const {
  useListReadingsInfiniteQuery,
  useRecentReadingsQuery,
  useGetReadingQuery,
  useSaveReadingMutation,
  useRemoveReadingMutation,
  useRestoreReadingMutation,
  useLoveReadingMutation,
} = journalApi;
