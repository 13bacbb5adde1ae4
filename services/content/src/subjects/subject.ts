import { PLANETS, type Planet } from '@cosmic/sky/bodies';
import { SIGNS, type SignKey } from '@cosmic/sky/zodiac';
import { DECK } from '@cosmic/divination/tarot/deck';
import { fold } from '../search/fold';
import { namedInEnglish } from './hindi-names';

/** What a post is about, as far as its words name something that can be computed or drawn. */
export type Subject =
  | { kind: 'sign'; sign: SignKey }
  | { kind: 'card'; card: string }
  | { kind: 'number'; number: number }
  | { kind: 'sky'; planet: Planet | null };

const NUMBER_WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Words that a card's name shares with the sky or with virtues: only beside `tarot` or `card` they are meant. */
const AMBIGUOUS = new Set([
  'the sun',
  'the moon',
  'the star',
  'the world',
  'strength',
  'justice',
  'temperance',
  'death',
]);

/** Names the subject of a topic or title; the month's sky where it names nothing else. */
export function subjectOf(...texts: readonly string[]): Subject {
  const text = ` ${fold(namedInEnglish(texts.join(' ; '))).replace(/[^\p{L}\p{N};]+/gu, ' ')} `;
  return cardIn(text) ?? numberIn(text) ?? skyIn(text) ?? signIn(text) ?? planetIn(text);
}

function cardIn(text: string): Subject | null {
  const isTarot = / (tarot|card|cards|arcana|arcanum) /.test(text);
  const card = DECK.find(({ name, arcana }) => {
    const folded = fold(name);
    if (AMBIGUOUS.has(folded) && !isTarot) return false;
    const short = folded.replace(/^the /, '');
    return holds(text, folded) || (isTarot && arcana === 'major' && holds(text, short));
  });
  return card ? { kind: 'card', card: card.id } : null;
}

function numberIn(text: string): Subject | null {
  if (!/ (numbers?|numerology|numerological|life path|destiny|soul urge) /.test(text)) return null;
  const digits = / (33|22|11|[1-9]) /.exec(text)?.[1];
  if (digits) return { kind: 'number', number: Number(digits) };
  const word = NUMBER_WORDS.findIndex((name) => holds(text, name));
  return word >= 0 ? { kind: 'number', number: word + 1 } : null;
}

function skyIn(text: string): Subject | null {
  const isSky = / (moons?|retrogrades?|eclipses?|transits?|ingress(es)?|equinox|solstice|sky) /;
  return isSky.test(text) ? planetIn(text) : null;
}

function signIn(text: string): Subject | null {
  const sign = SIGNS.find(({ key }) => holds(text, key));
  return sign ? { kind: 'sign', sign: sign.key } : null;
}

function planetIn(text: string): Subject & { kind: 'sky' } {
  const planet = PLANETS.find((name) => holds(text, name) || holds(text, `${name}s`));
  return { kind: 'sky', planet: planet ?? null };
}

function holds(text: string, words: string): boolean {
  return text.includes(` ${words} `);
}
