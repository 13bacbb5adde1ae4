import { Inject, Injectable, Optional } from '@nestjs/common';
import { NarratorError, type Repair } from '@cosmic/narrator/narrator';
import type { ArticleBrief, ArticleWriter } from '@cosmic/narrator/article';
import { almanacArticle, materialFor } from '../almanac/almanac';
import type { Material } from '../almanac/article';
import { monthOf, type Month } from '../almanac/month';
import { sanitise } from '../html/sanitise';
import { textOf } from '../html/text-of';
import type { PostText } from '../posts/post-writing.repository';
import { keywordsIn } from '../subjects/hindi-names';
import { periodIn } from '../subjects/period';
import type { Subject } from '../subjects/subject';
import { topicOf } from '../subjects/topic';
import { ASKED_WORDS, heldTo, type Held } from './check';
import type { BlogGenerationEntity, Draft } from './blog-generation.entity';
import { TASK, VOICES } from './voices';

/** The injection token of the writer that asks a model; absent where there is no key for one. */
export const ARTICLE_WRITER = Symbol('article writer');

/** What an article is to stand on. */
export interface Outline {
  subject: Subject;
  month: Month;
  material: Material;
}

/** Has articles written: by a model where there is one and its text holds, else by our authors. */
@Injectable()
export class DraftingService {
  constructor(
    @Optional() @Inject(ARTICLE_WRITER) private readonly writer: ArticleWriter | undefined,
  ) {}

  /**
   * Gathers the facts of a topic, for the period that it names; else for the month that begins when
   * the post was asked for, or comes out.
   */
  outline({ topic, keywords, language, publishAt, createdAt }: BlogGenerationEntity): Outline {
    const { subject, focus } = topicOf(topic, keywords);
    const month = monthOf(periodIn([topic, ...keywords], publishAt ?? createdAt));
    return { subject, month, material: materialFor(subject, month, language, focus) };
  }

  /**
   * Writes a draft.
   *
   * @throws NarratorError when no text can be had now but perhaps later, or the signal aborted
   */
  async draft(row: BlogGenerationEntity, outline: Outline, signal: AbortSignal): Promise<Draft> {
    if (!this.writer) return this.ofOurs(row, outline, null);
    const first = await this.asked(this.writer, row, outline, signal);
    if ('title' in first) return first;
    const second = first.repairable
      ? await this.asked(this.writer, row, outline, signal, first)
      : first;
    if ('title' in second) return second;
    return this.ofOurs(row, outline, second.faults.join('; '));
  }

  /** A model's article, held to the facts and to what our authors say on them. */
  held(row: BlogGenerationEntity, outline: Outline, text: PostText): Held {
    return heldTo(text, {
      facts: outline.material.facts,
      language: row.language,
      asked: [row.topic, ...row.keywords],
      ours: () => textOf(sanitise(this.ofOurs(row, outline, null).content)),
    });
  }

  private ofOurs(
    { id, topic, keywords, tone, language }: BlogGenerationEntity,
    { subject, month, material }: Outline,
    fallbackReason: string | null,
  ): Draft {
    const request = { topic, keywords, tone, language, seed: id };
    return {
      ...almanacArticle(subject, material, month, request),
      narrator: 'almanac',
      model: null,
      fallbackReason,
      tokensUsed: 0,
    };
  }

  /** One article of the model; or why it can't be taken. */
  private async asked(
    writer: ArticleWriter,
    row: BlogGenerationEntity,
    outline: Outline,
    signal: AbortSignal,
    repair?: Repair,
  ): Promise<Draft | Refused> {
    const { topic, keywords, tone, language } = row;
    const brief: ArticleBrief = {
      task: TASK,
      voice: VOICES[tone],
      language,
      minWords: ASKED_WORDS.min,
      maxWords: ASKED_WORDS.max,
      facts: outline.material.facts,
      topic,
      keywords,
    };
    try {
      const {
        title,
        content,
        metaDescription,
        keywords: tags,
        ...cost
      } = await writer.write(brief, { signal, repair });
      const written = {
        ...{ title, content, metaDescription },
        tags: [...keywordsIn(language, keywords), ...tags],
      };
      const { text, faults } = this.held(row, outline, written);
      if (faults.length > 0) return { faults, repairable: true };
      return { ...text, narrator: 'model', fallbackReason: null, ...cost };
    } catch (error) {
      if (!(error instanceof NarratorError)) throw error;
      if (error.code !== 'unusable' && error.code !== 'refused') throw error;
      return { faults: [error.message], repairable: error.code === 'unusable' };
    }
  }
}

/** Why a text was not taken, and whether asking once more may help. */
interface Refused extends Repair {
  readonly repairable: boolean;
}
