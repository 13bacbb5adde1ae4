import type {
  Reading,
  ReadingList,
  SaveBody,
  SavedReading,
} from '@cosmic/contracts/readings/journal';
import type { FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { api, apiUrl } from './api';
import { forgetReading, keptReading, orKept, type Answer } from './kept-readings';

export interface JournalFilter {
  q: string;
  readingType: string;
  /** Lists what was kept before this instant; everything where it is empty. */
  before: string;
}

/** From an instant on, and before another. */
export interface Span {
  from: string;
  before: string;
}

/** Under which what lists hold is kept for when there is no connection. */
const LIST = '/api/readings';
const RECENT = '/api/readings?limit=3';

type Ask = (args: FetchArgs) => MaybePromise<{ data?: unknown; error?: FetchBaseQueryError }>;
type MaybePromise<T> = T | PromiseLike<T>;
async function asked<T>(ask: Ask, args: FetchArgs): Promise<Answer<T>> {
  const { data, error } = await ask(args);
  return error ? { error } : { data: data as T };
}

/** A reading as a kept list holds it, with its words and without what it stands on. */
async function listedReading(getState: () => unknown, id: string): Promise<Reading | undefined> {
  const lists = await Promise.all([
    keptReading<ReadingList>(getState, LIST).then((list) => list?.readings),
    keptReading<SavedReading[]>(getState, RECENT),
  ]);
  const reading = lists.flatMap((list) => list ?? []).find((one) => one.id === id);
  return (
    reading && {
      ...reading,
      toolType: null,
      params: null,
      facts: [],
      figure: null,
      narrator: null,
      edition: null,
      share: null,
    }
  );
}

/** What a member keeps. Removing and bringing back show at once and are undone where they fail. */
export const journalApi = api.injectEndpoints({
  endpoints: (build) => ({
    listReadings: build.infiniteQuery<ReadingList, JournalFilter, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      queryFn: (
        { queryArg: { q, readingType, before }, pageParam },
        { getState },
        _options,
        ask,
      ) => {
        const narrowed = {
          ...(q && { q }),
          ...(readingType && { readingType }),
          ...(before && { before }),
          ...(pageParam && { after: pageParam }),
        };
        const params = { ...narrowed, offset: -new Date().getTimezoneOffset() };
        const list = () => asked<ReadingList>(ask, { url: apiUrl('/api/readings'), params });
        return Object.keys(narrowed).length > 0
          ? list()
          : orKept<ReadingList>(getState, LIST, list);
      },
      providesTags: ['Journal'],
    }),
    recentReadings: build.query<SavedReading[], void>({
      queryFn: (_none, { getState }, _options, ask) =>
        orKept<SavedReading[]>(getState, RECENT, async () => {
          const args = { url: apiUrl('/api/readings'), params: { limit: 3 } };
          const { data, error } = await asked<ReadingList>(ask, args);
          return data ? { data: data.readings } : { error: error! };
        }),
      providesTags: ['Journal'],
    }),
    readingsOfSpan: build.query<SavedReading[], Span>({
      query: (span) => ({ url: apiUrl('/api/readings'), params: { ...span, limit: 3 } }),
      transformResponse: ({ readings }: ReadingList) => readings,
      providesTags: ['Journal'],
    }),
    getReading: build.query<Reading, string>({
      queryFn: (id, { getState }, _options, ask) => {
        const path = apiUrl('/api/readings/:id', { id });
        return orKept<Reading>(
          getState,
          path,
          () => asked<Reading>(ask, { url: path }),
          () => listedReading(getState, id),
        );
      },
    }),
    saveReading: build.mutation<SavedReading, SaveBody>({
      query: (body) => ({ url: apiUrl('/api/readings'), method: 'POST', body }),
      invalidatesTags: ['Journal'],
    }),
    removeReading: build.mutation<unknown, string>({
      query: (id) => ({ url: apiUrl('/api/readings/:id', { id }), method: 'DELETE' }),
      onQueryStarted: async (id, { getState, queryFulfilled }) => {
        await queryFulfilled
          .then(() => forgetReading(getState, apiUrl('/api/readings/:id', { id })))
          .catch(() => undefined);
      },
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
  useReadingsOfSpanQuery,
  useGetReadingQuery,
  useSaveReadingMutation,
  useRemoveReadingMutation,
  useRestoreReadingMutation,
  useLoveReadingMutation,
} = journalApi;
