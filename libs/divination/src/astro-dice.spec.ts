import { survive } from '../test/hostile';
import { readAstroDice, throwAstroDice } from './astro-dice';
import { DICE_PLANETS } from './astro-dice/faces';
import { seeded } from './draw/seeded';
import { ZODIAC_SIGNS } from './zodiac-sign';

describe('throwAstroDice', () => {
  it('shows each face of each die its share of times', () => {
    const { word } = seeded('astro dice');
    const counts: Record<string, number> = {};
    const count = (face: string | number) => (counts[face] = (counts[face] ?? 0) + 1);

    for (let n = 0; n < 8400; n++) Object.values(throwAstroDice(word)).forEach(count);

    // Six standard deviations of a fair die.
    for (const planet of DICE_PLANETS) expect(Math.abs(counts[planet]! - 1200)).toBeLessThan(193);
    for (const sign of ZODIAC_SIGNS) expect(Math.abs(counts[sign]! - 700)).toBeLessThan(152);
    for (let house = 1; house <= 12; house++) {
      expect(Math.abs(counts[house]! - 700)).toBeLessThan(152);
    }
  });
});

describe('readAstroDice', () => {
  it('makes a sentence of what, how and where', () => {
    expect(readAstroDice({ planet: 'mercury', sign: 'cancer', house: 4 }).sentence).toBe(
      'Your curiosity wants to protect something at home and with your family.',
    );
  });

  it('reads each throw differently', () => {
    const sentences = DICE_PLANETS.flatMap((planet) =>
      ZODIAC_SIGNS.flatMap((sign) =>
        ZODIAC_SIGNS.map((_, i) => readAstroDice({ planet, sign, house: i + 1 }).sentence),
      ),
    );

    expect(new Set(sentences).size).toBe(7 * 12 * 12);
  });

  it('withstands hostile input', () => {
    const dice = { planet: 'sun', sign: 'leo', house: 1 } as const;

    survive(
      (planet) => readAstroDice({ ...dice, planet }),
      ['planet'],
      () => false,
    );
    survive(
      (sign) => readAstroDice({ ...dice, sign }),
      ['sign'],
      () => false,
    );
    survive(
      (house) => readAstroDice({ ...dice, house }),
      ['house'],
      ({ house: h }) => h >= 1 && h <= 12,
    );
    survive(
      (value) => readAstroDice(value),
      ['dice', 'planet'],
      () => false,
    );
  });
});
