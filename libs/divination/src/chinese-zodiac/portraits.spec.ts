import { ANIMAL_PORTRAITS, ELEMENT_PORTRAITS } from './portraits';
import { ANIMALS, CHINESE_ELEMENTS } from './signs';

describe('portraits', () => {
  it('exist for each animal and element, each in its own words', () => {
    const texts = [
      ...ANIMALS.map((animal) => ANIMAL_PORTRAITS[animal].text),
      ...CHINESE_ELEMENTS.map((element) => ELEMENT_PORTRAITS[element]),
    ];

    expect(new Set(texts).size).toBe(17);
  });
});
