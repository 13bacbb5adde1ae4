import { focusOf, isOfTheSky, type Focus } from './focus';
import { namedInEnglish } from './hindi-names';
import { subjectOf, type Subject } from './subject';

/** What an article is to be about. */
export interface Topic {
  readonly subject: Subject;
  /** What of the sky, where that is its subject. */
  readonly focus?: Focus;
}

/**
 * What a topic and its keywords name: a card or a number before everything else, then what moves in
 * the sky, then a sign. Keywords make an article one about the sky only where the topic names no
 * sign: beside 'Scorpio season' the keyword 'pluto' is no question about Pluto. Names in Hindi are
 * understood as those in English.
 */
export function topicOf(typedTopic: string, typedKeywords: readonly string[]): Topic {
  const topic = namedInEnglish(typedTopic);
  const keywords = typedKeywords.map(namedInEnglish);
  const subject = subjectOf(typedTopic, ...typedKeywords);
  if (subject.kind === 'card' || subject.kind === 'number') return { subject };
  const [said, focus] = [focusOf(topic), focusOf(topic, keywords)];
  const isSky = isOfTheSky(said) || (said.signs.length === 0 && isOfTheSky(focus));
  if (!isSky) return { subject };
  return { subject: { kind: 'sky', planet: focus.planets[0] ?? null }, focus };
}
