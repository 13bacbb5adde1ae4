import type { TarotCard } from '@cosmic/divination/tarot/card';
import { cardById } from '@cosmic/divination/tarot/deck';
import { HINDI_DECK, HINDI_ELEMENTS, hindiAstrology } from '@cosmic/divination/tarot/hindi/deck';
import { HINDI_CARD_NAMES, HINDI_SUITS } from '@cosmic/divination/tarot/hindi/names';
import { positionOf } from '@cosmic/sky/astronomy/ephemeris';
import { compose } from '@cosmic/tools/compose';
import { DIGIT_TONE } from '@cosmic/tools/passages/number-digits.hi';
import { SIGN_ACCENT } from '@cosmic/tools/passages/sign-accent.hi';
import { SKY_NAMES } from '@cosmic/tools/words/sky-names';
import type { Material } from '../article';
import { skyOf } from '../card';
import { rootOf } from '../number-sums';
import {
  IN_LIFE,
  IN_SPREAD,
  PLACE_IN_DECK,
  REVERSED,
  THREE_WORDS,
  WEEK,
  WEEK_AFTER,
} from './card-passages';
import { PLANET_THEME } from './planet-passages';

const S = SKY_NAMES.hi;

/** A card of the tarot in Hindi, in layers. Its name stands in quotes, where no postposition bends it. */
export function cardMaterial(id: string, at: Date): Material {
  const card = cardById(id);
  const name = HINDI_CARD_NAMES[card.index]!;
  const { keywords, upright, reversed } = HINDI_DECK[card.index]!;
  const { planet } = skyOf(card);
  const now = planet && S.sign(positionOf(planet, at).sign);
  const life = IN_LIFE[card.element];
  const digit = rootOf(card.number);
  const element = HINDI_ELEMENTS[card.element];
  const astrology = hindiAstrology(card.astrology);
  return {
    thing: `“${name}”`,
    name: `${name}: टैरो का पत्ता`,
    subtitle: 'यह पत्ता सीधा और उल्टा क्या कहता है',
    description: `टैरो का पत्ता “${name}”: ${S.listed(keywords)}। गड्डी में उसकी जगह, सीधे और उल्टे का अर्थ, प्रेम में, काम पर और अकेले में।`,
    tags: ['टैरो', card.suit ? HINDI_SUITS[card.suit] : 'मेजर आर्काना', name],
    facts: [
      {
        key: 'card',
        label: 'पत्ता',
        value: `${name}, ${card.arcana === 'major' ? 'मेजर' : 'माइनर'} आर्काना, अंक ${card.number}`,
      },
      { key: 'keywords', label: 'सूत्र-शब्द', value: S.listed(keywords) },
      { key: 'element', label: 'तत्व', value: element },
      { key: 'astrology', label: 'संबंध', value: astrology },
      { key: 'upright', label: 'सीधा', value: upright },
      { key: 'reversed', label: 'उल्टा', value: reversed },
      ...(planet && now
        ? [
            {
              key: 'planet',
              label: `${S.planet(planet)} अभी`,
              value: `${now} में ${S.planet(planet)}`,
            },
          ]
        : []),
    ],
    sections: ({ seed }) => {
      const write = (part: string, ...from: (readonly string[])[]) =>
        compose(
          [seed, part],
          [from.map((passages) => ({ from: passages, slots: { thing: `“${name}”` } }))],
        );
      return [
        {
          heading: 'गड्डी में उसकी जगह',
          paragraphs: [
            write('place', PLACE_IN_DECK[card.suit ?? 'major']),
            `“${name}” पर तीन शब्द आकर ठहरे हैं: ${S.listed(keywords)}। उसका तत्व ${element} है, और परंपरा उसे इससे जोड़ती है: ${astrology}। ${numberSentence(card, digit)} ${write('digit', DIGIT_TONE[digit]!, DIGIT_TONE[digit]!)}`,
            write('words', THREE_WORDS),
          ],
        },
        { heading: 'सीधा', paragraphs: [upright, write('love', life.love)] },
        { heading: 'उल्टा', paragraphs: [reversed, REVERSED] },
        {
          heading: 'मेज़ पर, रसोई में और बिछावन में',
          paragraphs: [
            write('work', life.work),
            write('self', life.self),
            write('spread', IN_SPREAD),
          ],
        },
        { heading: 'अभी उसका आकाश', paragraphs: [skyParagraph(card, name, now, seed)] },
        {
          heading: `“${name}” के साथ एक हफ़्ता`,
          paragraphs: [write('week', WEEK), write('after', WEEK_AFTER)],
        },
      ];
    },
  };
}

function numberSentence({ arcana, number }: TarotCard, digit: number): string {
  if (number <= 9) return `उसका अंक ${number} है।`;
  if (arcana === 'minor' && number > 10) {
    return 'दरबार का पत्ता होने से वह घटना से ज़्यादा किसी इंसान को, या होने के एक ढंग को दिखाता है।';
  }
  return `उसका अंक ${number} है, जिसका जोड़ ${digit} बनता है।`;
}

function skyParagraph(
  card: TarotCard,
  name: string,
  now: string | undefined,
  seed: string,
): string {
  const { planet, sign } = skyOf(card);
  const accent = sign
    ? compose(
        [seed, 'accent'],
        [[{ from: SIGN_ACCENT[sign.key] }, { from: SIGN_ACCENT[sign.key] }]],
      )
    : '';
  if (planet && now) {
    return `यह पत्ता ${S.planet(planet)} से जुड़ा है, जिसके विषय हैं ${PLANET_THEME[planet]}, और इस समय ${S.planet(planet)} ${now} में है। ${accent || `इन हफ़्तों में “${name}” निकले तो उसे इसी पृष्ठभूमि में पढ़ा जा सकता है: विषय वही, बस लहजा राशि का।`}`;
  }
  if (sign) {
    return `यह पत्ता ${S.sign(sign.key)} राशि से जुड़ा है, इसलिए उसके ढंग का थोड़ा हिस्सा इसमें भी है। ${accent}`;
  }
  return `“${name}” किसी एक ग्रह से नहीं, पूरे एक तत्व से जुड़ा है। इसलिए हर मौसम उसका घर है; वह बात की ज़मीन बताता है, तारीख़ कम ही।`;
}
