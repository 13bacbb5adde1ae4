import { compose } from '../compose';
import type { DiceFacts } from './facts';
import { WORDS } from './words';

/** Composes the reading of a throw from our authors' passages. */
export function almanac(
  { language, thrown, sign, standing, now }: DiceFacts,
  seed: string,
): string {
  const words = WORDS[language];
  const { planet, house } = thrown;
  const slots = {
    planet: words.planet(planet),
    sign: words.sign(sign.key),
    now: words.sign(now.sign.key),
  };
  return compose(
    [seed, 'dice', planet, sign.key, house],
    [
      [{ from: words.opening }],
      [
        { from: words.planets[planet] },
        { from: words.signs[sign.key] },
        { from: words.planetInElement[planet][sign.element] },
        { from: words.houses[house - 1] ?? [] },
        { from: words.inOneSentence, slots: { sentence: words.sentence(thrown) } },
      ],
      [
        { from: words.standing[standing], slots },
        { from: words.realSky[now.apart] ?? [], slots },
      ],
      [{ from: words.using }, { from: words.question[planet] }],
      [{ from: words.steps[house - 1] ?? [] }, { from: words.closing }],
    ],
  );
}
