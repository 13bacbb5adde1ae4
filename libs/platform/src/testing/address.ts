import { randomInt } from 'node:crypto';

/** The address of somebody nobody has met before, who comes from nowhere near anybody else. */
export function newAddress(): string {
  return `20.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}
