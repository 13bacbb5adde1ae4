import type { Person } from '@cosmic/contracts/people/people';
import { signsOf } from '../profiles/signs';
import type { KeptPerson } from './people.repository';

/** Somebody who is kept, with the signs that follow from their birth. */
export function viewOf(person: KeptPerson): Person {
  const signs = signsOf({
    date: person.birth_date,
    time: person.birth_time,
    part: person.birth_part ?? null,
    place: person.birth_place,
  });
  return {
    ...person,
    zodiac_sign: signs.sun.sign,
    moon_sign: signs.moon.sign,
    rising_sign: signs.rising.sign,
    signs,
  };
}
