import { resolve } from 'node:path';
import { Client } from 'pg';
import { startWorld, type World } from '@cosmic/migrate/testing/world';
import { freePort } from '@cosmic/platform/testing/free-port';
import { OwnProcesses } from '@cosmic/platform/testing/own-processes';
import { until } from '@cosmic/platform/testing/until';
import { MAX_RANGE } from '@cosmic/auth/reminders/due-reminders';
import { makeCrowd, writtenDown } from './crowd';
import { MailServer } from './mail-server';

const WORKER = resolve(__dirname, '../dist/worker.js');
const ZONES = ['Asia/Kolkata', 'Europe/Berlin', 'America/New_York', 'Pacific/Kiritimati'];
const MEMBERS = 2 * MAX_RANGE + 500;
const LONG = 120_000;

/**
 * The morning of a crowd, a range of members at a time, by the built worker as processes of its own,
 * to be killed as only a process can be. The mail server takes nothing, so each letter stays a row.
 */
describe('the dawn of a crowd', () => {
  let world: World;
  let server: MailServer;
  let workers: OwnProcesses;
  let blocker: Client;

  beforeAll(async () => {
    workers = new OwnProcesses(WORKER);
    world = await startWorld();
    server = new MailServer(await freePort());
    server.hesitates = true;
    await server.start();
    blocker = new Client({ connectionString: world.databaseUrl });
    await blocker.connect();
    await makeCrowd(world, {
      members: MEMBERS,
      zones: ZONES,
      dueAt: new Date(Date.now() - 60_000),
    });
  }, LONG);
  afterAll(async () => {
    await workers.endAll();
    await blocker.end();
    await world.stop();
    await server.stop();
  });

  const startWorker = () =>
    workers.start({ ...world.environment('auth-worker'), SMTP_URL: server.url });

  it(
    'writes to each member once, whose worker was killed within a range as well',
    async () => {
      // Nobody can note a letter to this member of the second range until the lock is let go.
      await blocker.query('BEGIN');
      await blocker.query('SELECT FROM auth.accounts WHERE email = $1 FOR UPDATE', [
        `crowd-${MAX_RANGE + 300}@example.com`,
      ]);
      const first = startWorker();
      const waits = async () =>
        (
          await world.query(
            `SELECT FROM pg_stat_activity
             WHERE datname = current_database() AND wait_event_type = 'Lock'
               AND query LIKE 'INSERT INTO reminder_letters%'`,
          )
        ).length > 0;
      await until(waits, 'the worker is within the second range', LONG);

      expect(await writtenDown(world)).toMatchObject({ notes: MAX_RANGE, movedOn: MAX_RANGE });

      await workers.end(first);
      await blocker.query('ROLLBACK');
      startWorker();
      startWorker();
      await until(
        async () => (await writtenDown(world)).movedOn === MEMBERS,
        'everybody has been seen to',
        LONG,
      );

      expect(await writtenDown(world)).toEqual({
        notes: MEMBERS,
        noted: MEMBERS,
        letters: MEMBERS,
        addressed: MEMBERS,
        movedOn: MEMBERS,
      });
    },
    LONG,
  );
});
