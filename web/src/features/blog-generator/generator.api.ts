import type {
  BlogGeneration,
  BlogRequestBody,
  BlogRequestReply,
  EditBody,
  EditedList,
  EditedPost,
  PostStatus,
} from '@cosmic/contracts/blog/blog-admin';
import { holds } from '../../api/holds';
import { api, apiUrl } from '../../api/api';
import { followStream } from '../../state/stream/follow-stream';
import { isStreamOpen } from '../../state/stream/stream';
import { isActive, newestOf, withProgress } from './generations.rules';

/** How often the rows are looked at while the stream can't be had. */
const POLL_MS = 3000;

/** An open stream that says nothing of an open run for so long may have missed something. */
const QUIET_MS = 12_000;

/** A post as the list has it. */
export type Post = Omit<EditedPost, 'content'>;

export const generatorApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The last posts asked for; while they are looked at, pushes keep them up to date. */
    listGenerations: build.query<BlogGeneration[], void>({
      query: () => apiUrl('/api/admin/blog/generations'),
      transformResponse: ({ generations }: { generations: BlogGeneration[] }) => generations,
      merge: (shown, read) => newestOf(shown, read),
      providesTags: ['Generations'],
      async onQueryStarted(_, { dispatch, getCacheEntry, queryFulfilled }) {
        const open = getCacheEntry().data?.filter(isActive) ?? [];
        const answer = await queryFulfilled.catch(() => undefined);
        // An end that was read, not pushed, has changed the posts as well.
        if (answer && open.some(({ id }) => !isOpen(answer.data, id))) dispatch(postsChanged());
      },
      async onCacheEntryAdded(_, entry) {
        const first = await entry.cacheDataLoaded.catch(() => undefined);
        if (!first) return;
        let newsAt = Date.now();
        const readBack = () => {
          newsAt = Date.now();
          entry.dispatch(api.util.invalidateTags(['Generations']));
        };
        const stopListening = entry.dispatch(
          followStream({
            onOpen: readBack,
            onPush: (push) => {
              if (push.type !== 'publishing.progress') return;
              newsAt = Date.now();
              const { type: _type, ...news } = push;
              entry.updateCachedData((shown) => withProgress(shown, news));
              if (!isActive(news)) entry.dispatch(postsChanged());
            },
          }),
        );
        const poll = setInterval(() => {
          if (!entry.getCacheEntry().data?.some(isActive)) return;
          if (!isStreamOpen(entry.getState) || Date.now() - newsAt > QUIET_MS) readBack();
        }, POLL_MS);
        await entry.cacheEntryRemoved;
        stopListening();
        clearInterval(poll);
      },
    }),
    requestPost: build.mutation<BlogRequestReply, BlogRequestBody>({
      query: (body) => ({ url: apiUrl('/api/admin/blog/generations'), method: 'POST', body }),
      extraOptions: holds('id', 'status', 'beside'),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer) return;
        const { beside, ...first } = answer.data;
        for (const news of [first, ...beside]) dispatch(showNews(news));
      },
    }),
    /** Has a post written in the language that it lacks. */
    requestTwin: build.mutation<BlogGeneration, string>({
      query: (id) => ({
        url: apiUrl('/api/admin/blog/posts/:id/twin', { id }),
        method: 'POST',
        body: {},
      }),
      extraOptions: holds('id', 'status'),
      // Refused where the twin is there already: the list does not know of it yet.
      invalidatesTags: ['Posts'],
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) dispatch(showNews(answer.data));
      },
    }),
    cancelGeneration: build.mutation<BlogGeneration, string>({
      query: (id) => ({
        url: apiUrl('/api/admin/blog/generations/:id/cancel', { id }),
        method: 'POST',
        body: {},
      }),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) dispatch(showNews(answer.data));
      },
    }),
    retryGeneration: build.mutation<BlogGeneration, string>({
      query: (id) => ({
        url: apiUrl('/api/admin/blog/generations/:id/retry', { id }),
        method: 'POST',
        body: {},
      }),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) dispatch(showNews(answer.data));
      },
    }),

    listPosts: build.infiniteQuery<EditedList, PostStatus | '', string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      query: ({ queryArg: status, pageParam: after }) => ({
        url: apiUrl('/api/admin/blog/posts'),
        params: { ...(status && { status }), ...(after && { after }) },
      }),
      providesTags: ['Posts'],
    }),
    getPost: build.query<EditedPost, string>({
      query: (id) => apiUrl('/api/admin/blog/posts/:id', { id }),
      extraOptions: holds('content'),
    }),
    savePost: build.mutation<EditedPost, EditBody & { id: string }>({
      query: ({ id, ...body }) => ({
        url: apiUrl('/api/admin/blog/posts/:id', { id }),
        method: 'PUT',
        body,
      }),
      invalidatesTags: ['Articles', 'Generations', 'Posts'],
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) void dispatch(keepPost(answer.data));
      },
    }),
    /** Publishes a post now or, with an instant to come, then. */
    publishPost: build.mutation<EditedPost, { id: string; at?: string }>({
      query: ({ id, ...body }) => ({
        url: apiUrl('/api/admin/blog/posts/:id/publish', { id }),
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Articles', 'Generations', 'Posts'],
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) void dispatch(keepPost(answer.data));
      },
    }),
    unpublishPost: build.mutation<EditedPost, string>({
      query: (id) => ({
        url: apiUrl('/api/admin/blog/posts/:id/unpublish', { id }),
        method: 'POST',
        body: {},
      }),
      invalidatesTags: ['Articles', 'Generations', 'Posts'],
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) void dispatch(keepPost(answer.data));
      },
    }),
    removePost: build.mutation<unknown, string>({
      query: (id) => ({ url: apiUrl('/api/admin/blog/posts/:id', { id }), method: 'DELETE' }),
      invalidatesTags: ['Articles', 'Generations', 'Posts'],
    }),
  }),
});

/** Whether a run is still under way, as a list has it. */
function isOpen(runs: readonly BlogGeneration[], id: string): boolean {
  return runs.some((run) => run.id === id && isActive(run));
}

function postsChanged() {
  return api.util.invalidateTags(['Articles', 'Posts']);
}

/** What was answered about a run stands in the list before any push of it. */
function showNews(news: BlogGeneration) {
  return generatorApi.util.updateQueryData('listGenerations', undefined, (shown) =>
    withProgress(shown, news),
  );
}

/** A changed post is known to its editor without being asked for. */
function keepPost(post: EditedPost) {
  return generatorApi.util.upsertQueryData('getPost', post.id, post);
}

export const {
  useListGenerationsQuery,
  useRequestPostMutation,
  useRequestTwinMutation,
  useCancelGenerationMutation,
  useRetryGenerationMutation,
  useListPostsInfiniteQuery,
  useGetPostQuery,
  useSavePostMutation,
  usePublishPostMutation,
  useUnpublishPostMutation,
  useRemovePostMutation,
} = generatorApi;
