/** An article that comes with the site. */
export interface FirstArticle {
  slug: string;
  title: string;
  metaDescription: string;
  tags: readonly string[];
  content: string;
}
