import { survive } from '../../test/hostile';
import { animalCompatibility, elementCompatibility } from './compatibility';
import { ANIMALS, type Animal, CHINESE_ELEMENTS, type ChineseElement } from './signs';

const relations = (a: Animal, b: Animal) => animalCompatibility(a, b).relations;

/** All pairs whose leading relations hold this one, each once, in the order of the wheel. */
function pairsWith(relation: string): string[] {
  return ANIMALS.flatMap((a, i) =>
    ANIMALS.slice(i)
      .filter((b) => (relations(a, b) as readonly string[]).includes(relation))
      .map((b) => `${a}-${b}`),
  );
}

describe('animalCompatibility', () => {
  it('knows the six pairs of secret friends', () => {
    expect(pairsWith('harmony')).toEqual([
      ...['Rat-Ox', 'Tiger-Pig', 'Rabbit-Dog', 'Dragon-Rooster', 'Snake-Monkey', 'Horse-Goat'],
    ]);
  });

  it('knows the six clashes and the six harms', () => {
    expect(pairsWith('clash')).toEqual([
      ...['Rat-Horse', 'Ox-Goat', 'Tiger-Monkey', 'Rabbit-Rooster', 'Dragon-Dog', 'Snake-Pig'],
    ]);
    expect(pairsWith('harm')).toEqual([
      ...['Rat-Goat', 'Ox-Horse', 'Tiger-Snake', 'Rabbit-Dragon', 'Monkey-Pig', 'Rooster-Dog'],
    ]);
  });

  it('knows the four teams of three', () => {
    expect(pairsWith('trine')).toEqual([
      ...['Rat-Dragon', 'Rat-Monkey', 'Ox-Snake', 'Ox-Rooster', 'Tiger-Horse', 'Tiger-Dog'],
      ...['Rabbit-Goat', 'Rabbit-Pig', 'Dragon-Monkey', 'Snake-Rooster', 'Horse-Dog', 'Goat-Pig'],
    ]);
  });

  it('puts the leading relation first where two apply', () => {
    expect(relations('Snake', 'Monkey')).toEqual(['harmony', 'friction']);
    expect(relations('Goat', 'Ox')).toEqual(['clash', 'friction']);
  });

  it('is the same both ways, and no two pairs get the same words', () => {
    const exchanges = new Set<string>();
    for (const a of ANIMALS) {
      for (const b of ANIMALS) {
        expect(relations(a, b)).toEqual(relations(b, a));
        exchanges.add(animalCompatibility(a, b).exchange);
      }
    }
    expect(exchanges.size).toBe(144);
  });

  it('withstands hostile input', () => {
    survive(
      (animal) => animalCompatibility(animal, 'Rat'),
      ['first'],
      () => false,
    );
    survive(
      (animal) => animalCompatibility('Rat', animal),
      ['second'],
      () => false,
    );
  });
});

describe('elementCompatibility', () => {
  it.each<[ChineseElement, ChineseElement, string]>([
    ['Wood', 'Fire', 'feeds'],
    ['Water', 'Wood', 'feeds'],
    ['Wood', 'Water', 'fed-by'],
    ['Water', 'Fire', 'tempers'],
    ['Wood', 'Earth', 'tempers'],
    ['Fire', 'Water', 'tempered-by'],
    ['Metal', 'Metal', 'same'],
  ])('sees that %s and %s: %s', (a, b, relation) => {
    expect(elementCompatibility(a, b).relation).toBe(relation);
  });

  it('has a sentence for each pair', () => {
    const texts = CHINESE_ELEMENTS.flatMap((a) =>
      CHINESE_ELEMENTS.map((b) => elementCompatibility(a, b).text),
    );

    expect(new Set(texts).size).toBe(25);
  });
});
