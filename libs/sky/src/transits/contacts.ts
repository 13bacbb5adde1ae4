import type { Planet } from '../bodies';
import type { Passes } from './passes';
import type { Target } from './targets';

/** A body comes to an aspect with a point: once, or three or five times round its retrograde loops. */
export interface Contact {
  readonly body: Planet;
  readonly target: Target;
  /** In order of time, milliseconds since 1970; every other one is retrograde. */
  readonly passes: readonly { readonly at: number; readonly retrograde: boolean }[];
}

/**
 * The passes of a body put together to contacts, in order of their first pass. A body that passes a
 * longitude backwards comes back to it, and one that passes it twice in the same direction has been
 * round the zodiac: so a contact is what follows one another forwards, backwards, forwards.
 */
export function contactsOf(
  body: Planet,
  targets: readonly Target[],
  { at, target, retrograde }: Passes,
): Contact[] {
  const contacts: { body: Planet; target: Target; passes: Contact['passes'][number][] }[] = [];
  const open = new Map<number, (typeof contacts)[number]>();
  for (let index = 0; index < at.length; index++) {
    const place = target[index] as number;
    const pass = { at: at[index] as number, retrograde: retrograde[index] === 1 };
    const known = open.get(place);
    if (known && known.passes.at(-1)?.retrograde !== pass.retrograde) {
      known.passes.push(pass);
      continue;
    }
    const contact = { body, target: targets[place] as Target, passes: [pass] };
    open.set(place, contact);
    contacts.push(contact);
  }
  return contacts;
}
