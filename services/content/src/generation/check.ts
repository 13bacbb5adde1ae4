import type { Language } from '@cosmic/contracts/language';
import type { Fact } from '@cosmic/contracts/readings/readings';
import { sentenceGuard, sentencesOf, type SentenceGuard } from '@cosmic/narrator/guard';
import { isHindi } from '@cosmic/narrator/usable-text';
import { escapeHtml, sanitise } from '../html/sanitise';
import { textOf } from '../html/text-of';
import type { PostText } from '../posts/post-writing.repository';

/** What a model is asked for, and what is still taken. */
export const ASKED_WORDS = { min: 700, max: 1_200 };
const TAKEN_WORDS = { min: 400, max: 2_000 };
const MIN_HEADINGS = 2;

/** Blocks that hold text and no other block. */
const BLOCK =
  /<(h[2-4]|p|li|blockquote)>([^<]*(?:<(?:\/?(?:strong|em|code|a)\b[^<>]*|br \/)>[^<]*)*)<\/\1>/g;
const EMPTY_LIST = /<(ul|ol|blockquote)>\s*<\/\1>/g;

/** A model's article of which only what its facts support is left, and what is still wrong with it. */
export interface Held {
  readonly text: PostText;
  /** In words that a model can be told; empty for a good article. */
  readonly faults: readonly string[];
}

/** What an article is held to. */
interface Standard {
  readonly facts: readonly Fact[];
  /** The topic and keywords that were typed, which an article may speak of. */
  readonly asked: readonly string[];
  /** What our authors say on the same facts. */
  readonly ours: () => string;
  readonly language: Language;
}

/**
 * Holds a model's article to its facts, in every field that it fills: sentences, tags and a
 * description that may not be said are left out, a title that may not be said is a fault.
 */
export function heldTo(
  { title, content, metaDescription, tags }: PostText,
  { facts, asked, ours, language }: Standard,
): Held {
  const ground = { facts, userInput: {}, ours: () => [ours()] };
  const may = (words: string) => refusalOf(sentenceGuard(ground), words) === null;
  const wrong = refusalOf(sentenceGuard(ground), title);
  const body = heldBody(sanitise(content), sentenceGuard(ground));
  const text: PostText = {
    title,
    content: body.html,
    metaDescription: may(metaDescription) ? metaDescription : '',
    tags: tags.filter((tag) => asked.includes(tag) || may(tag)),
  };
  return {
    text,
    faults: [
      ...(isOf(language, `${title} ${textOf(body.html)}`) ? [] : ['it is in another language']),
      ...(wrong === null || asked.includes(title) ? [] : [`its title holds ${wrong}`]),
      ...shapeFaultsOf(body.html).flatMap((fault) => [fault, ...body.refused]),
      ...(may(textOf(body.html))
        ? []
        : ['it says outside of its paragraphs what no fact supports']),
    ],
  };
}

function isOf(language: Language, text: string): boolean {
  return isHindi(text) === (language === 'hi');
}

function shapeFaultsOf(html: string): string[] {
  const words = textOf(html).split(/\s+/).filter(Boolean).length;
  const headings = html.match(/<h[23]>/g)?.length ?? 0;
  return [
    ...(words < TAKEN_WORDS.min ? [`it has only ${words} words`] : []),
    ...(words > TAKEN_WORDS.max ? [`it has ${words} words`] : []),
    ...(headings < MIN_HEADINGS ? ['it has no headings (h2)'] : []),
  ];
}

/** The body without the sentences that may not be said. A block that is marked up within goes whole. */
function heldBody(html: string, guard: SentenceGuard): { html: string; refused: string[] } {
  const refused = new Set<string>();
  const held = html.replace(BLOCK, (block, tag: string, inner: string) => {
    const kept = sentencesOf(textOf(inner)).filter((sentence) => {
      const why = guard.refuses(sentence);
      if (why !== null) refused.add(why);
      return why === null;
    });
    if (kept.length === sentencesOf(textOf(inner)).length) return block;
    if (kept.length === 0 || inner.includes('<')) return '';
    return `<${tag}>${escapeHtml(kept.join(' '))}</${tag}>`;
  });
  // A picture's words are not read by anybody who could judge them.
  const left = held.replace(/<img\b[^<>]*>/g, '').replace(EMPTY_LIST, '');
  return { html: left, refused: [...refused].slice(0, 8) };
}

function refusalOf(guard: SentenceGuard, text: string): string | null {
  for (const sentence of sentencesOf(text)) {
    const why = guard.refuses(sentence);
    if (why !== null) return why;
  }
  return null;
}
