import { ConfigError } from '@cosmic/platform/config';
import { redrive } from './redrive';

/** `node services/readings/dist/redrive/main.js <hours>`, where a process of readings runs. */
async function main(): Promise<void> {
  try {
    const count = await redrive(process.argv[2] ?? '', process.env);
    process.stdout.write(
      `${count} readings are queued again; the workers take them up in seconds.\n`,
    );
  } catch (error) {
    const text = error instanceof ConfigError ? error.message : String(error);
    process.stderr.write(`Usage: main.js <hours to go back, 1 to 168>\n${text}\n`);
    process.exitCode = 1;
  }
}

void main();
