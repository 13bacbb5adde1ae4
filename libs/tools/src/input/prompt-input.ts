import { placeSchema } from '@cosmic/contracts/sky/places';

/** What a visitor filled in, as a brief's `userInput`: empty fields left out, a place by its name. */
export function promptInput(params: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => {
      if (typeof value === 'string') return value === '' ? [] : [[name, value]];
      const place = placeSchema.safeParse(value);
      return place.success ? [[name, place.data.name]] : [];
    }),
  );
}

/** Every text among what was filled in, wherever it stands. */
export function textsIn(filled: unknown): string[] {
  if (typeof filled === 'string') return filled === '' ? [] : [filled];
  if (typeof filled !== 'object' || filled === null) return [];
  return Object.values(filled).flatMap(textsIn);
}
