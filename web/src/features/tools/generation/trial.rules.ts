import type { Generation } from '@cosmic/contracts/readings/readings';

/** One reading in so many comes with the invitation. */
const ONE_IN = 4;

/** Whether a reading comes with the invitation to a blind trial: now and then, and with a birth date alone. */
export function isInvited({ id, params }: Pick<Generation, 'id' | 'params'>): boolean {
  return typeof params['dob'] === 'string' && Number.parseInt(id.slice(0, 2), 16) % ONE_IN === 0;
}
