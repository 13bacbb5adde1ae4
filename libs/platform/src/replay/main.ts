import { ConfigError, processConfig, readConfig } from '../config';
import { createLog } from '../log';
import { Nats } from '../nats/nats-connection';
import { replayEvents } from './replay';

/** `node libs/platform/dist/replay/main.js`, where a process of the service runs that is to hear all again. */
async function main(): Promise<void> {
  try {
    const config = readConfig(processConfig, process.env);
    const service = config.NATS_USER;
    if (!service) throw new ConfigError('NATS_USER says whose events are to be replayed.');
    const nats = await Nats.open(config, 'replay', createLog('replay', config.LOG_LEVEL));
    const names = await replayEvents(nats, service);
    await nats.close();
    process.stdout.write(`${names.length} consumers begin again: ${names.join(', ')}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

void main();
