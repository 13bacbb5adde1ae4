import type { FirstArticle } from './article';

/** Our own articles, the newest first. */
export const ARTICLES: readonly FirstArticle[] = [];
