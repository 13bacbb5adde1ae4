import type { Language } from '@cosmic/contracts/language';
import type { Place } from '@cosmic/contracts/sky/places';

/** Letters with what joins them in the name of a town, 40 characters at the most. */
const TOWN = /^(?=.{1,40}$)\p{L}[\p{L}\p{M}]*(?:(?:[ -]|['’] ?|\. ?)\p{L}[\p{L}\p{M}]*)*\.?$/u;

const CHOSEN_PLACE: Readonly<Record<Language, string>> = {
  en: 'the place you chose',
  hi: 'चुने हुए स्थान',
};

/**
 * The town of a place as a sentence may say it: `Chennai` of `Chennai, Tamil Nadu, India`.
 * The name comes from a browser, so anything that is not plainly a name is not repeated.
 */
export function townOf({ name }: Pick<Place, 'name'>, language: Language = 'en'): string {
  const town = name.split(',')[0]?.trim().replaceAll("'", '’') ?? '';
  return TOWN.test(town) ? town : CHOSEN_PLACE[language];
}

/** Where a place is, to the hundredth of a degree: `13.09° N 80.28° E`. */
export function coordinatesOf({ latitude, longitude }: Place): string {
  const side = (value: number, [plus, minus]: readonly [string, string]) =>
    `${Math.abs(value).toFixed(2)}° ${value < 0 ? minus : plus}`;
  return `${side(latitude, ['N', 'S'])} ${side(longitude, ['E', 'W'])}`;
}
