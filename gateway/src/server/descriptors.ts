import { readFileSync } from 'node:fs';

/** What is taken for the limit where the system does not tell it. */
const ASSUMED = 4_096;

/**
 * How many descriptors this process may hold: files and connections together. Node has raised the
 * soft limit to the hard one by then.
 */
export function descriptorLimit(limits = '/proc/self/limits'): number {
  try {
    const [, soft] = /^Max open files +(\d+|unlimited)/m.exec(readFileSync(limits, 'utf8')) ?? [];
    return soft === 'unlimited' ? Infinity : Number(soft ?? ASSUMED);
  } catch {
    return ASSUMED;
  }
}
