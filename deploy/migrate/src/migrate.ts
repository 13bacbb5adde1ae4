import { ConfigError, readConfig } from '@cosmic/platform/config';
import { migrateConfig } from './config';
import { migrate } from './migration';

/** Prints one line of JSON, the report; the administrator's password is in it this once. */
async function main(): Promise<void> {
  try {
    const report = await migrate(readConfig(migrateConfig, process.env));
    process.stdout.write(`${JSON.stringify(report)}\n`);
  } catch (error) {
    const text = error instanceof ConfigError ? error.message : String((error as Error).stack);
    process.stderr.write(`${text}\n`);
    process.exitCode = 1;
  }
}

void main();
