import type { Language } from '@cosmic/contracts/language';
import { compose } from '@cosmic/tools/compose';
import { capitalized } from '@cosmic/tools/wording';
import { escapeHtml } from '../html/sanitise';
import type { PostText } from '../posts/post-writing.repository';
import { isOfTheSky, promisesMore, type Focus } from '../subjects/focus';
import { isWrittenIn, keywordsIn } from '../subjects/hindi-names';
import type { Subject } from '../subjects/subject';
import type { ArticleRequest, Material, Section } from './article';
import { eventFacts } from './events';
import { focusMaterial } from './focus';
import { lunationSlots, type Month } from './month';
import { skyMaterial } from './sky';
import { ARTICLE_WORDS, type ArticleWords } from './words';

const MAX_TOPIC_IN_TITLE = 90;

/**
 * What can be said about a subject in a month, in a language; of the sky about what a topic names of
 * it.
 */
export function materialFor(
  subject: Subject,
  month: Month,
  language: Language,
  focus?: Focus,
): Material {
  const words = ARTICLE_WORDS[language];
  const material =
    focus && isOfTheSky(focus)
      ? focusMaterial(words.sky, focus, month)
      : ofKind(words, subject, month);
  const known = new Set(material.facts.map(({ label }) => label));
  const lunations = eventFacts(words.sky, [month.newMoon, month.fullMoon])
    .filter(({ label }) => !known.has(label))
    .map((fact, index) => ({ ...fact, key: `lunation-${index + 1}` }));
  return { ...material, facts: [...material.facts, ...lunations] };
}

function ofKind(words: ArticleWords, subject: Subject, month: Month): Material {
  switch (subject.kind) {
    case 'sign':
      return words.ofSign(subject.sign, month);
    case 'card':
      return words.ofCard(subject.card, month.at);
    case 'number':
      return words.ofNumber(subject.number, month.at);
    case 'sky':
      return skyMaterial(words.sky, subject.planet, month);
  }
}

/**
 * Our authors' article on a subject, from computed facts. The same request
 * gives the same article; the tone decides how it begins and ends and has a
 * section of its own. Keywords of another language are told by name, or left out.
 */
export function almanacArticle(
  subject: Subject,
  material: Material,
  month: Month,
  request: ArticleRequest,
): PostText {
  const { seed, tone, language } = request;
  const { sky, opening, closing, toneSection, inMind, headings } = ARTICLE_WORDS[language];
  const { names, periodName } = sky;
  const keywords = keywordsIn(language, request.keywords);
  const slots = {
    thing: material.thing,
    period: periodName(month.period),
    ...lunationSlots(month, names),
  };
  const write = (name: string, paragraphs: readonly (readonly string[])[]) =>
    compose(
      [seed, name],
      paragraphs.map((from) => [{ from, slots }]),
    )
      .replace(/(?<=[.!?]”? )\p{Ll}/gu, (letter) => letter.toUpperCase())
      .split('\n\n');
  const own = toneSection[tone];
  const sections: Section[] = [
    {
      heading: null,
      paragraphs: write('opening', [(material.opening ?? opening[subject.kind])[tone]]),
    },
    ...material.sections(request),
    { heading: own.heading, paragraphs: write('tone', own.paragraphs) },
    { heading: headings.closing, paragraphs: write('closing', [closing[tone]]) },
  ];
  const unsaid = unsaidKeywords(keywords, sections);
  if (unsaid.length > 0) {
    const words = compose(
      [seed, 'keywords'],
      [[{ from: inMind[tone], slots: { ...slots, keywords: names.listed(unsaid) } }]],
    );
    sections.splice(-2, 0, { heading: headings.inMind, paragraphs: [words] });
  }
  return {
    title: titleOf(request, material),
    content: sections.map(htmlOf).join('\n'),
    metaDescription: material.description,
    tags: [...keywords, ...material.tags],
  };
}

/** Keywords that no section has spoken of. */
function unsaidKeywords(keywords: readonly string[], sections: readonly Section[]): string[] {
  const said = JSON.stringify(sections).toLowerCase();
  return keywords.filter((keyword) => !said.includes(keyword.toLowerCase()));
}

/**
 * The topic as it was put, with what the article makes of it; in our own words where the topic
 * promises more than is told, or is written in another language.
 */
function titleOf(
  { topic, language }: ArticleRequest,
  { subtitle, title: own, name }: Material,
): string {
  const told = own !== undefined && promisesMore(topic) ? own : topic;
  const plain = (isWrittenIn(language, topic) ? told : name)
    .replace(/\s+/g, ' ')
    .replace(/(?<![.:;,\s])[.:;,\s]+$/, '')
    .trim();
  const short = [...plain].slice(0, MAX_TOPIC_IN_TITLE).join('').trim();
  const title = capitalized(short);
  return /[?!]$/.test(title) ? title : `${title}: ${subtitle}`.slice(0, 160);
}

function htmlOf({ heading, paragraphs, list }: Section): string {
  return [
    ...(heading === null ? [] : [`<h2>${escapeHtml(heading)}</h2>`]),
    ...paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`),
    ...(list && list.length > 0
      ? [`<ul>${list.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`]
      : []),
  ].join('\n');
}
