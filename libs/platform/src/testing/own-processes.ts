import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

/** The build's program as processes of their own, to be killed as only a process can be. */
export class OwnProcesses {
  private readonly running = new Set<ChildProcess>();

  /**
   * @param program the path of its built main file
   * @throws Error where it was not built
   */
  constructor(private readonly program: string) {
    if (!existsSync(program)) throw new Error('build first: npx nx run-many -t build');
  }

  /** Starts one more, told nothing but what is given. */
  start(environment: Readonly<Record<string, string>>): ChildProcess {
    const child = spawn(process.execPath, [this.program], {
      env: { PATH: process.env['PATH'], ...environment },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.running.add(child);
    return child;
  }

  /** Ends one as a crash would, or as is said; resolves when it is gone. */
  async end(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    this.running.delete(child);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  /** Ends those that still run. */
  async endAll(): Promise<void> {
    await Promise.all([...this.running].map((child) => this.end(child)));
  }
}
