/** An article that comes with the site. */
export interface FirstArticle {
  slug: string;
  title: string;
  metaDescription: string;
  tags: readonly string[];
  content: string;
}

/** The same written anew in Hindi, from the same facts. */
export interface HindiArticle extends FirstArticle {
  /** The slug of the English article that it is the twin of. */
  tells: string;
}
