import type OpenAI from 'openai';
import { z } from 'zod';
import { isStorableText } from '@cosmic/contracts/validation';
import type { ArticleBrief, ArticleWriter, WrittenArticle } from './article';
import { articlePromptFor, articleRulesFor } from './article-prompt';
import { ModelCall } from './model-call';
import type { Repair } from './narrator';
import { NarratorError } from './narrator';
import { obedienceCheck } from './obedience';
import { answer, openConnection, type OpenAiOptions, type Settings } from './openai-answer';

/** Longest answer that is taken; the longest brief asks for a quarter of it. */
const MAX_ANSWER_CHARACTERS = 40_000;

/** What can be stored: escapes in JSON may name NUL or half a character. */
const text = z.string().trim().refine(isStorableText);

const articleSchema = z.object({
  title: text.min(1).max(160),
  content: text.min(1),
  metaDescription: text.max(300),
  keywords: z.array(text).max(20),
});

/** The same for the model, which strict servers hold it to. */
const FORMAT: OpenAI.ResponseFormatJSONSchema = {
  type: 'json_schema',
  json_schema: {
    name: 'article',
    strict: true,
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['title', 'content', 'metaDescription', 'keywords'],
      properties: {
        title: { type: 'string' },
        content: { type: 'string' },
        metaDescription: { type: 'string' },
        keywords: { type: 'array', items: { type: 'string' } },
      },
    },
  },
};

/** The writer that asks a language model for an article as JSON. It asks once, like the narrator. */
export function openAiArticleWriter(options: OpenAiOptions): ArticleWriter {
  const { client, settings } = openConnection(options);
  return {
    write: async (brief, { signal, repair }) => {
      const call = new ModelCall(settings);
      try {
        const article = await write(client, settings, brief, signal, repair, call);
        call.succeeded();
        return article;
      } catch (error) {
        call.failed(error);
        throw error;
      } finally {
        call.ended();
      }
    },
  };
}

async function write(
  client: OpenAI,
  settings: Settings,
  brief: ArticleBrief,
  signal: AbortSignal,
  repair: Repair | undefined,
  call: ModelCall,
): Promise<WrittenArticle> {
  const asked = { messages: articlePromptFor(brief, repair), format: FORMAT };
  let json = '';
  let tokensUsed = 0;
  let model = settings.model;
  let finish: string | null = null;
  for await (const part of answer(client, settings, asked, signal)) {
    call.used(part.usage);
    tokensUsed = part.totalTokens ?? tokensUsed;
    model = part.model ?? model;
    finish ??= part.finish;
    if (part.refusal) throw new NarratorError('refused', 'the model refused to write the article');
    json += part.content;
    if (json.length > MAX_ANSWER_CHARACTERS) {
      throw new NarratorError(
        'unusable',
        `the article is longer than ${MAX_ANSWER_CHARACTERS} characters`,
      );
    }
  }
  if (finish === 'content_filter') {
    throw new NarratorError('refused', 'the model refused to write the article');
  }
  if (finish !== 'stop') throw new NarratorError('unusable', 'the article was cut off');
  const article = articleIn(json);
  refuseObedience(brief, article);
  return { ...article, tokensUsed, model };
}

/** @throws NarratorError for anything but an article */
function articleIn(json: string): z.output<typeof articleSchema> {
  try {
    // Servers that know no formats fence it; reasoning models think aloud first.
    const from = json.indexOf('{');
    return articleSchema.parse(JSON.parse(json.slice(from, json.lastIndexOf('}') + 1)));
  } catch {
    throw new NarratorError('unusable', 'the answer is not an article with title and content');
  }
}

/**
 * Titles are left out: one that repeats a long topic is no more than apt.
 *
 * @throws NarratorError where the article looks like the answer to an order inside the topic
 */
function refuseObedience(brief: ArticleBrief, { content }: { content: string }): void {
  const check = obedienceCheck(
    { ...brief, userInput: { topic: brief.topic, keywords: brief.keywords.join(', ') } },
    articleRulesFor(brief),
  );
  const fault = check(content.replace(/<[^<>]*>/g, ' '));
  if (fault !== null) throw new NarratorError('unusable', fault);
}
