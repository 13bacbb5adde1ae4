import type { Article, PostCard, PostList } from '@cosmic/contracts/blog/blog';
import { api, apiUrl } from '../../api/api';
import { LANGUAGE } from '../../language/language';
import type { AppState } from '../../state/app-state';

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
          params: { language: LANGUAGE, ...asked({ tag, q, after }) },
        };
      },
      providesTags: ['Articles'],
    }),
    /** What is told in English alone, for readers of another language. */
    listEnglishArticles: build.query<PostList, Pick<ArticleFilter, 'tag' | 'q'>>({
      query: ({ tag, q }) => ({
        url: apiUrl('/api/blog/posts'),
        params: { language: 'en', without: LANGUAGE, ...asked({ tag, q }) },
      }),
      providesTags: ['Articles'],
    }),
    listArticleTags: build.query<TagCount[], void>({
      query: () => ({ url: apiUrl('/api/blog/tags'), params: { language: LANGUAGE } }),
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
  useListEnglishArticlesQuery,
  useListArticleTagsQuery,
  useGetArticleQuery,
  useRelatedArticlesQuery,
  useLikeArticleMutation,
} = blogApi;

/** What is asked for of what may be; an empty text is not. */
function asked(filter: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
}

/** What a list that was read before tells of an article. */
export function knownPost({ api: { queries } }: AppState, slug: string): PostCard | undefined {
  return Object.values(queries)
    .flatMap((query) => postsOf(query?.endpointName, query?.data))
    .find((post) => post.slug === slug);
}

function postsOf(endpoint: string | undefined, data: unknown): readonly PostCard[] {
  if (data === undefined) return [];
  if (endpoint === 'listArticles') {
    return (data as { pages: PostList[] }).pages.flatMap(({ posts }) => posts);
  }
  if (endpoint === 'listEnglishArticles') return (data as PostList).posts;
  return endpoint === 'relatedArticles' ? (data as PostCard[]) : [];
}
