import { compose } from '@cosmic/tools/compose';
import { listed } from '@cosmic/tools/wording';
import { escapeHtml } from '../html/sanitise';
import type { PostText } from '../posts/post-writing.repository';
import type { Subject } from '../subjects/subject';
import type { ArticleRequest, Material, Section } from './article';
import { isOfTheSky, promisesMore, type Focus } from '../subjects/focus';
import { cardMaterial } from './card';
import { focusMaterial } from './focus';
import { IN_MIND } from './focus-passages';
import { eventFacts, type Month } from './month';
import { numberMaterial } from './number';
import { signMaterial } from './sign';
import { capitalised, skyMaterial } from './sky';
import { CLOSING, OPENING, TONE_SECTION } from './tone-passages';

const LONGEST_TOPIC_IN_TITLE = 90;

/**
 * What can be said about a subject in a month; of the sky about what a topic names of it.
 */
export function materialFor(subject: Subject, month: Month, focus?: Focus): Material {
  const material =
    focus && isOfTheSky(focus) ? focusMaterial(focus, month) : ofKind(subject, month);
  const known = new Set(material.facts.map(({ label }) => label));
  const lunations = eventFacts([month.newMoon, month.fullMoon])
    .filter(({ label }) => !known.has(label))
    .map((fact, index) => ({ ...fact, key: `lunation-${index + 1}` }));
  return { ...material, facts: [...material.facts, ...lunations] };
}

function ofKind(subject: Subject, month: Month): Material {
  switch (subject.kind) {
    case 'sign':
      return signMaterial(subject.sign, month);
    case 'card':
      return cardMaterial(subject.card, month.at);
    case 'number':
      return numberMaterial(subject.number, month.at);
    case 'sky':
      return skyMaterial(subject.planet, month);
  }
}

/**
 * Our authors' article on a subject, from computed facts. The same request
 * gives the same article; the tone decides how it begins and ends and has a
 * section of its own.
 */
export function almanacArticle(
  subject: Subject,
  material: Material,
  month: Month,
  request: ArticleRequest,
): PostText {
  const { seed, tone, keywords } = request;
  const slots = { thing: material.thing, period: month.period.name, ...month.slots };
  const write = (name: string, paragraphs: readonly (readonly string[])[]) =>
    compose(
      [seed, name],
      paragraphs.map((from) => [{ from, slots }]),
    )
      .replace(/(?<=[.!?]”? )\p{Ll}/gu, (letter) => letter.toUpperCase())
      .split('\n\n');
  const own = TONE_SECTION[tone];
  const sections: Section[] = [
    {
      heading: null,
      paragraphs: write('opening', [(material.opening ?? OPENING[subject.kind])[tone]]),
    },
    ...material.sections(request),
    { heading: own.heading, paragraphs: write('tone', own.paragraphs) },
    { heading: 'To take along', paragraphs: write('closing', [CLOSING[tone]]) },
  ];
  const unsaid = unsaidKeywords(keywords, sections);
  if (unsaid.length > 0) {
    const inMind = compose(
      [seed, 'keywords'],
      [[{ from: IN_MIND[tone], slots: { ...slots, keywords: listed(unsaid) } }]],
    );
    sections.splice(-2, 0, { heading: 'Words beside it', paragraphs: [inMind] });
  }
  return {
    title: titleOf(request.topic, material),
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
 * promises more than is told.
 */
function titleOf(topic: string, { subtitle, title: own }: Material): string {
  const plain = (own !== undefined && promisesMore(topic) ? own : topic)
    .replace(/\s+/g, ' ')
    .replace(/(?<![.:;,\s])[.:;,\s]+$/, '')
    .trim();
  const short = [...plain].slice(0, LONGEST_TOPIC_IN_TITLE).join('').trim();
  const title = capitalised(short);
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
