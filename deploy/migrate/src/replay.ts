import { z } from 'zod';
import { KEEPERS } from '@cosmic/contracts/member';
import { ConfigError, readConfig } from '@cosmic/platform/config';
import { eventStreamConfig } from './config';
import { replayEvents } from './event-stream';

/** `node deploy/migrate/dist/replay.js <service>`: has a service hear the events of the week again. */
async function main(): Promise<void> {
  const service = z.enum(KEEPERS).safeParse(process.argv[2]);
  if (!service.success) {
    throw new ConfigError(`Say whose events are to be replayed: ${KEEPERS.join(', ')}.`);
  }
  const names = await replayEvents(readConfig(eventStreamConfig, process.env), service.data);
  process.stdout.write(`${names.length} consumers begin again: ${names.join(', ')}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
