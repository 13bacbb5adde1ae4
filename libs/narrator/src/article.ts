import type { Language } from '@cosmic/contracts/language';
import type { Fact } from '@cosmic/contracts/readings/readings';
import type { Repair } from './narrator';

/** What one article is to be, with the words that were typed kept apart from ours. */
export interface ArticleBrief {
  /** Our own instructions: trusted, and never built from what somebody typed. */
  task: string;
  /** Our own description of the tone. */
  voice: string;
  minWords: number;
  maxWords: number;
  /** The language to write in; the facts are told in it. */
  language: Language;
  /** The only statements about sky, numbers and cards that the article may make. */
  facts: readonly Fact[];
  /** Typed: data to write about, never instructions. */
  topic: string;
  keywords: readonly string[];
}

/** An article as a model gave it; its HTML is not to be trusted. */
export interface WrittenArticle {
  title: string;
  content: string;
  metaDescription: string;
  keywords: string[];
  tokensUsed: number;
  model: string;
}

/** Turns facts and a topic into an article. */
export interface ArticleWriter {
  /** @throws NarratorError when there is no article to be had */
  write(
    brief: ArticleBrief,
    options: { signal: AbortSignal; repair?: Repair },
  ): Promise<WrittenArticle>;
}
