import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { EVENT_STREAM } from '@cosmic/contracts/subscriptions';
import { prepareEventStream } from '@cosmic/migrate/event-stream';
import { loginOf } from '@cosmic/platform/nats/nats-connection';
import { startNatsOnDisk, type Engine } from '@cosmic/platform/testing/engine';

const CONFIG = resolve(__dirname, 'nats.conf');
const USERS = [...readFileSync(CONFIG, 'utf8').matchAll(/\buser: (\w+)/g)].map(([, name]) => name!);
const PASSWORDS = Object.fromEntries(
  USERS.map((user) => [`NATS_${user.toUpperCase()}_PASSWORD`, `password-of-${user}`]),
);
const EVENTS = 200;

/** An empty disk with room for the stream, as a file that is nearly all holes. */
function makeDisk(path: string): void {
  writeFileSync(path, '');
  truncateSync(path, 1 << 30);
  const { status, stderr } = spawnSync('mkfs.ext4', ['-q', '-F', path], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

/** Only root may mount a disk, and not in every container. */
function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'cosmic-disk-'));
  try {
    const image = join(folder, 'disk');
    makeDisk(image);
    const script = 'mount -o loop "$0" /mnt';
    return spawnSync('unshare', ['--mount', 'sh', '-c', script, image]).status === 0;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * What is on a disk at a moment is all that is left when the power fails at that moment: pages that
 * the server wrote and nobody synced are in memory, not in the disk's image.
 */
(canMount() ? describe : describe.skip)('NATS, when the power fails', () => {
  let folder: string;
  let server: Engine;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cosmic-power-'));
    makeDisk(join(folder, 'disk'));
  });
  afterEach(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  const login = (user: string) =>
    loginOf({ NATS_URL: server.url, NATS_USER: user, NATS_PASSWORD: `password-of-${user}` });

  /** Tells events and waits for the receipt of each, one after the other. */
  async function confirmed(count: number): Promise<number> {
    const connection = await connect(login('auth'));
    const stream = jetstream(connection);
    let receipts = 0;
    for (let number = 1; number <= count; number++) {
      const { seq } = await stream.publish('event.auth.user.registered', `${number}`, {
        msgID: `event-${number}`,
      });
      if (seq === number) receipts++;
    }
    await connection.close();
    return receipts;
  }

  async function kept(): Promise<number> {
    const connection = await connect(login('migrator'));
    const { streams } = await jetstreamManager(connection, { checkAPI: false });
    let messages = 0;
    for await (const { config, state } of streams.list())
      if (config.name === EVENT_STREAM) messages = state.messages;
    await connection.close();
    return messages;
  }

  /** Has events confirmed, fails the power, and tells how many the server still has afterwards. */
  async function keptOf(count: number, configuration: string): Promise<number> {
    const [disk, rest] = [join(folder, 'disk'), join(folder, 'rest')];
    server = await startNatsOnDisk(disk, configuration, PASSWORDS);
    await prepareEventStream({
      NATS_URL: server.url,
      NATS_USER: 'migrator',
      NATS_PASSWORD: 'password-of-migrator',
    });
    expect(await confirmed(count)).toBe(count);
    expect(await kept()).toBe(count);

    process.kill(server.pid!, 'SIGSTOP'); // Nothing is written any more while the disk is read.
    spawnSync('cp', [disk, rest]);
    await server.stop();

    server = await startNatsOnDisk(rest, configuration, PASSWORDS);
    return kept();
  }

  it('has every event that it has confirmed', async () => {
    expect(await keptOf(EVENTS, CONFIG)).toBe(EVENTS);
  }, 60_000);

  it('would lose events if it synced when it sees fit, as it does by default', async () => {
    const lax = join(folder, 'lax.conf');
    const text = readFileSync(CONFIG, 'utf8');
    expect(text).toContain('sync_interval: always');
    writeFileSync(lax, text.replace('sync_interval: always', 'sync_interval: "2m"'));

    expect(await keptOf(EVENTS, lax)).toBeLessThan(EVENTS);
  }, 60_000);
});
