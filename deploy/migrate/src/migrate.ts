import { ConfigError, readConfig } from '@cosmic/platform/config';
import { migrateConfig } from './config';
import { prepareEventStream } from './event-stream';
import { migrate } from './migration';

/** Prints one line of JSON, the report; the administrator's password is in it this once. */
async function main(): Promise<void> {
  try {
    const config = readConfig(migrateConfig, process.env);
    const events = await prepareEventStream(config);
    const report = { ...(await migrate(config, tell)), events };
    process.stdout.write(`${JSON.stringify(report)}\n`);
  } catch (error) {
    const text = error instanceof ConfigError ? error.message : String((error as Error).stack);
    process.stderr.write(`${text}\n`);
    process.exitCode = 1;
  }
}

/** On standard error: what reads the report reads standard output. */
function tell(line: string): void {
  process.stderr.write(`${line}\n`);
}

void main();
