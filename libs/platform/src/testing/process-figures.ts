import { readFile } from 'node:fs/promises';

const CLOCK_TICKS_A_SECOND = 100;

/** A running process, such as one that was spawned. */
interface RunningProcess {
  readonly pid?: number | undefined;
}

/** Seconds that a process has spent computing, its own and the system's for it: steadier than the clock. */
export async function cpuSecondsOf({ pid }: RunningProcess): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name, in parentheses, may hold blanks; user and system time are the 14th and 15th field.
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) / CLOCK_TICKS_A_SECOND;
}

/** The same of several together. */
export async function cpuSecondsOfAll(processes: readonly RunningProcess[]): Promise<number> {
  const seconds = await Promise.all(processes.map(cpuSecondsOf));
  return seconds.reduce((sum, one) => sum + one, 0);
}

/** What a process holds of the machine's memory, in megabytes. */
export async function megabytesOf({ pid }: RunningProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1_024;
}
