import { readdir, readFile } from 'node:fs/promises';

const CLOCK_TICKS_A_SECOND = 100;

/** A running process, such as one that was spawned. */
interface RunningProcess {
  readonly pid?: number | undefined;
}

/** Seconds that a process has spent computing, its own and the system's for it: steadier than the clock. */
export async function cpuSecondsOf({ pid }: RunningProcess): Promise<number> {
  return (await statOf(pid)).seconds;
}

/** The same of several together. */
export async function cpuSecondsOfAll(processes: readonly RunningProcess[]): Promise<number> {
  const seconds = await Promise.all(processes.map(cpuSecondsOf));
  return seconds.reduce((sum, one) => sum + one, 0);
}

/**
 * Seconds that a process of a server and all that it has ever forked have spent computing: those of
 * PostgreSQL by the id of any of its backends.
 */
export async function cpuSecondsOfServer(pidOfBackend: number): Promise<number> {
  const { parent } = await statOf(pidOfBackend);
  const stats = await Promise.all(
    (await readdir('/proc'))
      .filter((name) => /^\d+$/.test(name))
      // One that has ended since is in what its parent has waited for.
      .map((name) => statOf(Number(name)).catch(() => undefined)),
  );
  const children = stats.filter((stat) => stat?.parent === parent);
  const { seconds, ofChildren } = await statOf(parent);
  return children.reduce((sum, child) => sum + child!.seconds, seconds + ofChildren);
}

/** Seconds that all processors of the machine have worked, and could have, since it was started. */
export async function machineSeconds(): Promise<{ busy: number; all: number }> {
  const [first = ''] = (await readFile('/proc/stat', 'utf8')).split('\n', 1);
  // user, nice, system, idle, waiting for disks, two kinds of interrupts, taken by other machines.
  const ticks = first.trim().split(/ +/).slice(1, 9).map(Number);
  const all = ticks.reduce((sum, one) => sum + one, 0);
  const idle = ticks[3]! + ticks[4]!;
  return { busy: (all - idle) / CLOCK_TICKS_A_SECOND, all: all / CLOCK_TICKS_A_SECOND };
}

/** What a process holds of the machine's memory, in megabytes. */
export async function megabytesOf({ pid }: RunningProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1_024;
}

interface Stat {
  /** The id of the process that forked it. */
  parent: number;
  /** Spent by itself, and by those of its children that have ended. */
  seconds: number;
  ofChildren: number;
}

async function statOf(pid: number | undefined): Promise<Stat> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name, in parentheses, may hold blanks; what follows begins with the 3rd field.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [user = 0, system = 0, ofChildren = 0, systemOfChildren = 0] = fields.slice(11, 15);
  return {
    parent: fields[1]!,
    seconds: (user + system) / CLOCK_TICKS_A_SECOND,
    ofChildren: (ofChildren + systemOfChildren) / CLOCK_TICKS_A_SECOND,
  };
}
