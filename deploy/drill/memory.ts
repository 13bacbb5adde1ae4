import { readFile } from 'node:fs/promises';
import type { Running } from '@cosmic/migrate/testing/site';

/** What a process holds of the machine's memory, in megabytes. */
export async function megabytesOf({ child }: Running): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1_024;
}
