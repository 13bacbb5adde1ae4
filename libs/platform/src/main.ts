import { ConfigError } from './config';
import { showProcess } from './metrics';

const LEAVE_TIMEOUT_MS = 25_000;

/** What a running process is to its operating system: something that can be closed. */
export interface Closable {
  close(): Promise<void>;
}

/**
 * Runs a process until it is told to stop by SIGTERM, SIGINT or, where a
 * launcher started it, by the launcher going away. Work in hand is finished
 * first; after 25 s the process leaves all the same. A second signal leaves at
 * once. A start that fails says why on stderr and exits with 1.
 */
export async function runMain(start: () => Promise<Closable>): Promise<void> {
  showProcess();
  let app: Closable;
  try {
    app = await start();
  } catch (error) {
    const text = error instanceof ConfigError ? error.message : String((error as Error).stack);
    process.stderr.write(`${text}\n`);
    process.exit(1);
  }
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), LEAVE_TIMEOUT_MS).unref();
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', stop);
  // A launcher that went away while this process was starting said nothing any more.
  if (process.connected === false) stop();
}
