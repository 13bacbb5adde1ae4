import type { Article, PostCard, PostList } from '@cosmic/contracts/blog';
import { api, apiUrl } from '../../api/api';

/** What a list of articles shows: all, those with a tag, those that match; from a place on. */
export interface ArticleFilter {
  tag: string;
  q: string;
  /** The place that the list begins behind; empty for its beginning. */
  from: string;
}

/** One article as one reader gets it: what is left of a month differs from reader to reader. */
export interface ArticleAsked {
  slug: string;
  reader: string;
}

interface TagCount {
  tag: string;
  count: number;
}

interface Liking extends ArticleAsked {
  liked: boolean;
}

export const blogApi = api.injectEndpoints({
  endpoints: (build) => ({
    listArticles: build.infiniteQuery<PostList, ArticleFilter, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      query: ({ queryArg: { tag, q, from }, pageParam }) => {
        const after = pageParam || from;
        return {
          url: apiUrl('/api/blog/posts'),
          params: { ...(tag && { tag }), ...(q && { q }), ...(after && { after }) },
        };
      },
      providesTags: ['Articles'],
    }),
    listArticleTags: build.query<TagCount[], void>({
      query: () => apiUrl('/api/blog/tags'),
      transformResponse: ({ tags }: { tags: TagCount[] }) => tags,
      providesTags: ['Articles'],
    }),
    getArticle: build.query<Article, ArticleAsked>({
      query: ({ slug }) => apiUrl('/api/blog/posts/:slug', { slug }),
      providesTags: ['Articles'],
    }),
    relatedArticles: build.query<PostCard[], string>({
      query: (slug) => apiUrl('/api/blog/posts/:slug/related', { slug }),
      transformResponse: ({ posts }: { posts: PostCard[] }) => posts,
      providesTags: ['Articles'],
    }),
    likeArticle: build.mutation<{ liked: boolean; likes: number }, Liking>({
      query: ({ slug, liked }) => ({
        url: apiUrl('/api/blog/posts/:slug/like', { slug }),
        method: 'PUT',
        body: { liked },
      }),
      // Shown at once; then what the server counted, or as it was before where it refused.
      async onQueryStarted({ liked, ...asked }, { dispatch, queryFulfilled }) {
        const change = (recipe: (article: Article) => void) =>
          dispatch(blogApi.util.updateQueryData('getArticle', asked, recipe));
        const shown = change((article) => {
          const likes = article.post.likes + Number(liked) - Number(article.liked);
          article.post.likes = Math.max(0, likes);
          article.liked = liked;
        });
        try {
          const { data } = await queryFulfilled;
          change((article) => {
            article.liked = data.liked;
            article.post.likes = data.likes;
          });
        } catch {
          shown.undo();
        }
      },
    }),
  }),
});

export const {
  useListArticlesInfiniteQuery,
  useListArticleTagsQuery,
  useGetArticleQuery,
  useRelatedArticlesQuery,
  useLikeArticleMutation,
} = blogApi;
