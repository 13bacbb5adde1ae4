import type { Tone } from '@cosmic/contracts/blog/blog-admin';
import type { Language } from '@cosmic/contracts/language';
import type { Fact } from '@cosmic/contracts/readings/readings';

/** What an article is asked to be. */
export interface ArticleRequest {
  topic: string;
  keywords: readonly string[];
  tone: Tone;
  language: Language;
  /** Chooses among passages: the same seed gives the same article. */
  seed: string;
}

export interface Section {
  /** Null for what stands before the first heading. */
  heading: string | null;
  paragraphs: readonly string[];
  /** Stands below the paragraphs. */
  list?: readonly string[];
}

/** What is known about a subject, and our authors' article from it. */
export interface Material {
  /** What it is called in the middle of a sentence. */
  thing: string;
  /** What stands behind the topic in the title. */
  subtitle: string;
  description: string;
  tags: readonly string[];
  facts: readonly Fact[];
  sections: (request: ArticleRequest) => readonly Section[];
  /** How it begins by its tone, where the kind of its subject does not decide that. */
  opening?: Readonly<Record<Tone, readonly string[]>>;
  /** What it is called where the topic promises more than the text keeps. */
  title?: string;
  /** What it is called where the topic is written in another language. */
  name: string;
}
