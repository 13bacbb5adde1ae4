import { requireObject } from './inputs';
import { type NumerologyCategory, describeNumber } from './numerology/descriptions';
import { type LifePath, lifePath } from './numerology/life-path';
import { type NameNumbers, nameNumbers } from './numerology/name-numbers';
import { type NumerologyNumber } from './numerology/reduction';

/** The four numbers of a person, their texts and how they were worked out. */
export interface Numerology {
  lifePathNumber: NumerologyNumber;
  /** `null` when the name holds none of the letters a to z. */
  destinyNumber: NumerologyNumber | null;
  /** `null` when the name holds no vowel. */
  soulUrgeNumber: NumerologyNumber | null;
  /** `null` when the name holds no consonant. */
  personalityNumber: NumerologyNumber | null;
  descriptions: Readonly<Record<NumerologyCategory, string>>;
  worked: { lifePath: LifePath } & NameNumbers;
}

/**
 * Works out the four core numbers of a person.
 *
 * Masters 11, 22 and 33 are kept throughout. The life path reduces year, month
 * and day one by one; the name numbers add all letters of the whole name first.
 *
 * @param person `name` of up to 1000 characters; `dob` as `YYYY-MM-DD`
 * @throws DivinationError `not_text`, `empty`, `too_long` for `name`; as `parseDate` for `dob`;
 *   `not_an_object` for `person`
 */
export function numerology(person: { name: string; dob: string }): Numerology {
  requireObject(person, 'person');
  const path = lifePath(person.dob);
  const name = nameNumbers(person.name);
  return {
    lifePathNumber: path.value,
    destinyNumber: name.destiny?.value ?? null,
    soulUrgeNumber: name.soulUrge?.value ?? null,
    personalityNumber: name.personality?.value ?? null,
    descriptions: {
      lifePath: describeNumber('lifePath', path.value),
      destiny: describeNumber('destiny', name.destiny?.value ?? null),
      soulUrge: describeNumber('soulUrge', name.soulUrge?.value ?? null),
      personality: describeNumber('personality', name.personality?.value ?? null),
    },
    worked: { lifePath: path, ...name },
  };
}
