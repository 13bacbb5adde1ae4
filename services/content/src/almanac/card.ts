import type { TarotCard } from '@cosmic/divination/tarot/card';
import { cardById } from '@cosmic/divination/tarot/deck';
import type { Planet } from '@cosmic/sky/bodies';
import { PLANETS } from '@cosmic/sky/bodies';
import { positionOf } from '@cosmic/sky/astronomy/ephemeris';
import { signOf, type Sign } from '@cosmic/sky/zodiac';
import { compose } from '@cosmic/tools/compose';
import { DIGIT_TONE } from '@cosmic/tools/passages/number-digits';
import { SIGN_ACCENT } from '@cosmic/tools/passages/sign-accent';
import { capitalized, listed, planetLabel, planetName, signBy } from '@cosmic/tools/wording';
import type { Material } from './article';
import { IN_LIFE, IN_SPREAD, PLACE_IN_DECK, WEEK, WEEK_AFTER } from './card-passages';
import { rootOf } from './number-sums';
import { PLANET_THEME } from './planet-passages';

/** A card of the tarot, in layers. */
export function cardMaterial(id: string, at: Date): Material {
  const card = cardById(id);
  const { planet, sign } = skyOf(card);
  const now = planet && signBy(positionOf(planet, at).sign).name;
  const life = IN_LIFE[card.element];
  const digit = rootOf(card.number);
  return {
    thing: card.name,
    name: card.name,
    subtitle: `what ${card.arcana === 'major' ? 'the major arcanum' : 'the card'} says, upright and reversed`,
    description: `${card.name} in the tarot: ${listed(card.keywords)}. Its place in the deck, its meaning upright and reversed, in love, at work and alone.`,
    tags: [
      'tarot',
      card.arcana === 'major' ? 'major arcana' : (card.suit ?? 'minor arcana'),
      card.name.toLowerCase(),
    ],
    facts: [
      {
        key: 'card',
        label: 'Card',
        value: `${card.name}, ${card.arcana} arcana, number ${card.number}`,
      },
      { key: 'keywords', label: 'Keywords', value: listed(card.keywords) },
      { key: 'element', label: 'Element', value: card.element },
      { key: 'astrology', label: 'Corresponds to', value: card.astrology },
      { key: 'upright', label: 'Upright', value: card.upright },
      { key: 'reversed', label: 'Reversed', value: card.reversed },
      ...(planet && now
        ? [
            {
              key: 'planet',
              label: `${planetLabel(planet)} now`,
              value: `${planetLabel(planet)} in ${now}`,
            },
          ]
        : []),
    ],
    sections: ({ seed }) => {
      const write = (name: string, ...from: (readonly string[])[]) =>
        compose(
          [seed, name],
          [from.map((passages) => ({ from: passages, slots: { thing: card.name } }))],
        );
      return [
        {
          heading: 'Its place in the deck',
          paragraphs: [
            write('place', PLACE_IN_DECK[card.suit ?? 'major']),
            `Three words have settled on ${card.name}: ${listed(card.keywords)}. Its element is ${card.element}, and it is tied to ${card.astrology}. ${numberSentence(card.arcana, card.number, digit)} ${write('digit', DIGIT_TONE[digit]!, DIGIT_TONE[digit]!)}`,
          ],
        },
        { heading: 'Upright', paragraphs: [card.upright, write('love', life.love)] },
        {
          heading: 'Reversed',
          paragraphs: [
            card.reversed,
            'A reversed card is not the opposite of itself. It is the same picture met in another state: earlier, later, inwardly, or with the handbrake on. Read it as a question about timing and about what stands in the way, and it will rarely frighten anybody.',
          ],
        },
        {
          heading: 'On your desk, in your kitchen and on the table',
          paragraphs: [
            write('work', life.work),
            write('self', life.self),
            write('spread', IN_SPREAD),
          ],
        },
        {
          heading: 'Its sky just now',
          paragraphs: [skyParagraph(planet, now, sign?.key, card.name, seed)],
        },
        {
          heading: `A week with ${card.name}`,
          paragraphs: [write('week', WEEK), write('after', WEEK_AFTER)],
        },
      ];
    },
  };
}

function numberSentence(arcana: string, number: number, digit: number): string {
  if (number <= 9) return `It carries the number ${number}.`;
  if (arcana === 'minor' && number > 10)
    return 'As a court card it shows a person, or a way of being one, more than an event.';
  return `It carries the number ${number}, which adds up to ${digit}.`;
}

function skyParagraph(
  planet: Planet | undefined,
  now: string | undefined,
  sign: Parameters<typeof signBy>[0] | undefined,
  name: string,
  seed: string,
): string {
  const accent = sign
    ? compose([seed, 'accent'], [[{ from: SIGN_ACCENT[sign] }, { from: SIGN_ACCENT[sign] }]])
    : '';
  if (planet && now) {
    return `${capitalized(planetName(planet))}, to which the card is tied, speaks of ${PLANET_THEME[planet]} and is in ${now} at present. ${accent || `Whoever draws ${name} in these weeks may read it against that background: the same theme, spoken in the accent of the sign.`}`;
  }
  if (sign) {
    return `The card is tied to ${signBy(sign).name}, so it borrows something of that sign’s manner. ${accent}`;
  }
  return `${name} is tied to a whole element and to no single planet. It is at home in every season, then, and it comments on the ground of a matter and seldom on its date.`;
}

/** The planet and the sign that the tradition gives a card, where it does. */
export function skyOf({ astrology }: Pick<TarotCard, 'astrology'>): {
  planet: Planet | undefined;
  sign: Sign | undefined;
} {
  return {
    planet: PLANETS.find((name) => astrology.startsWith(planetLabel(name))),
    sign: astrology
      .split(' ')
      .map((word) => signOf(word.toLowerCase()))
      .find((sign) => sign !== undefined),
  };
}
