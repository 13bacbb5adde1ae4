import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { Logs } from '../running/logs.mjs';
import { privatePorts } from '../running/ports.mjs';
import { RunRecord, readRun } from '../running/run-record.mjs';
import { newSecret } from '../running/secrets.mjs';
import { Supervisor } from '../running/supervisor.mjs';
import { findPostgres, postgresProgram } from './postgres.mjs';
import { redisProgram } from './redis.mjs';

const root = join(__dirname, '..', '..', '..');
const password = newSecret();
let folder: string;
let supervisor: Supervisor;
let record: RunRecord;
const leaving = new AbortController().signal;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'engines-'));
  chmodSync(folder, 0o711);
  record = RunRecord.claim(join(folder, 'run.json'), root);
  supervisor = new Supervisor(record, new Logs(folder), leaving, () => {});
});
afterEach(async () => {
  await supervisor.stop(['postgres', 'redis']);
  rmSync(folder, { recursive: true });
});

/** Kills without warning, as when memory runs out. */
function kill(name: string) {
  const started = readRun(join(folder, 'run.json'))?.processes.find((each) => each.name === name);
  process.kill(started?.pid ?? NaN, 'SIGKILL');
}

/** Tries again until it works: a killed engine is away for about a second. */
async function eventually<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === 100) throw error;
      await pause(100);
    }
  }
}

describe('the private PostgreSQL', () => {
  const query = async (connectionString: string, sql: string) => {
    const client = new Client({ connectionString });
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  };

  it('asks for its password, and keeps what was committed when it is killed', async () => {
    const binary = findPostgres(root, join(folder, 'none'), join(folder, 'postgres'));
    if (!binary) throw new Error('no PostgreSQL here');
    const [port = 0] = await privatePorts(1);
    const { program, url } = await postgresProgram(
      { record, leaving },
      {
        binary,
        folder: join(folder, 'postgres'),
        port,
        password,
        durable: true,
        log: join(folder, 'postgres.log'),
      },
    );
    await supervisor.start(program);
    await expect(query(url.replace(password, 'wrong'), 'select 1')).rejects.toThrow('password');
    await query(url, 'create table stars (name text)');
    await query(url, "insert into stars values ('Sirius')");

    kill('postgres');

    expect(await eventually(() => query(url, 'select name from stars'))).toEqual([
      { name: 'Sirius' },
    ]);
    expect(await query(url, 'show fsync')).toEqual([{ fsync: 'on' }]);
  }, 60_000);
});

const redisServer = process.env['TEST_REDIS_SERVER'];
(redisServer ? describe : describe.skip)('the private Redis', () => {
  it('asks for its password, refuses rather than forgets, and keeps its keys when it is killed', async () => {
    const libraries = process.env['TEST_ENGINE_LIBRARY_PATH']?.split(':') ?? [];
    const binary = { path: redisServer ?? '', version: '', source: '', libraries };
    mkdirSync(join(folder, 'redis'));
    const [port = 0] = await privatePorts(1);
    const { program, url } = redisProgram({
      binary,
      folder: join(folder, 'redis'),
      port,
      password,
    });
    await supervisor.start(program);
    const redis = new Redis(url, { maxRetriesPerRequest: null });
    redis.on('error', () => {});
    await redis.set('star', 'Sirius');
    expect(await redis.config('GET', 'maxmemory-policy')).toContain('noeviction');
    await pause(1100); // the file is written through once a second

    kill('redis');

    expect(await redis.get('star')).toBe('Sirius');
    const stranger = new Redis(port, '127.0.0.1', { lazyConnect: true });
    stranger.on('error', () => {});
    await expect(stranger.get('star')).rejects.toThrow('NOAUTH');
    redis.disconnect();
    stranger.disconnect();
    expect(program.args.join(' ')).not.toContain(password);
    expect(readFileSync(join(folder, 'redis', 'redis.conf'), 'utf8')).toContain(password);
  }, 60_000);
});
