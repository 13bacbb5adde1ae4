import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { seeded } from '@cosmic/divination/draw/seeded';
import { startWorld, type World } from '@cosmic/migrate/testing/world';
import { freePort } from '@cosmic/platform/testing/free-port';
import { atMost, exactly, report, seen } from '@cosmic/platform/testing/figures';
import { OwnProcesses } from '@cosmic/platform/testing/own-processes';
import { cpuSecondsOf } from '@cosmic/platform/testing/process-figures';
import { until } from '@cosmic/platform/testing/until';
import { morningOf } from '@cosmic/tools/day/day';
import type { DaySubject } from '@cosmic/tools/day/subject';
import { makeCrowd, writtenDown } from './crowd';
import { MailServer } from './mail-server';

/**
 * The dawn of a million members over 40 zones: everybody's day is written down once, by two built
 * workers of which one is killed every ten seconds, and what it costs all processes together; then
 * what the words of a member's morning cost when they are made, on a sample. `DAWN_MEMBERS` sets the
 * size.
 */
const MEMBERS = Number(process.env['DAWN_MEMBERS'] ?? 1_000_000);
const SAMPLE = Math.min(3_000, MEMBERS);
const KILL_EVERY_MS = 10_000;
const MAX_CPU_MS = 2.4;
const ZONES = (
  'Asia/Kolkata Asia/Dhaka Asia/Karachi Asia/Kathmandu Asia/Dubai Asia/Tokyo Asia/Shanghai ' +
  'Asia/Singapore Asia/Jakarta Asia/Manila Asia/Bangkok Asia/Seoul Asia/Tehran Asia/Jerusalem ' +
  'Europe/London Europe/Dublin Europe/Berlin Europe/Paris Europe/Madrid Europe/Rome ' +
  'Europe/Warsaw Europe/Athens Europe/Istanbul Europe/Moscow Africa/Lagos Africa/Nairobi ' +
  'Africa/Cairo Africa/Johannesburg America/New_York America/Chicago America/Denver ' +
  'America/Los_Angeles America/Toronto America/Sao_Paulo America/Bogota America/Lima ' +
  'America/Mexico_City Australia/Sydney Pacific/Auckland Pacific/Honolulu'
).split(' ');

describe('the dawn', () => {
  let world: World;
  let server: MailServer;
  let workers: OwnProcesses;

  beforeAll(async () => {
    workers = new OwnProcesses(resolve(__dirname, '../dist/worker.js'));
    world = await startWorld();
    server = new MailServer(await freePort());
    // Letters are to stay rows here: how fast others take mail is not ours.
    server.hesitates = true;
    await server.start();
    await makeCrowd(world, { members: MEMBERS, zones: ZONES, dueAt: new Date() });
  }, 1_200_000);
  afterAll(async () => {
    await workers.endAll();
    await world.stop();
    await server.stop();
  });

  it('is ready for everybody, once', async () => {
    const spent = { workers: 0 };
    const running: ChildProcess[] = [];
    const start = () => {
      running.push(
        workers.start({
          ...world.environment('auth-worker'),
          SMTP_URL: server.url,
          NODE_ENV: 'production',
        }),
      );
    };
    const killOldest = async () => {
      const oldest = running.shift()!;
      spent.workers += await cpuSecondsOf(oldest);
      await workers.end(oldest);
    };
    const engines = async () => ({
      postgres: await cpuOfPostgres(world),
      redis: await cpuSecondsOf(world.redis),
      nats: await cpuSecondsOf(world.nats),
    });
    const before = await engines();
    const begun = performance.now();
    start();
    start();
    let kills = 0;
    const killer = setInterval(() => {
      kills += 1;
      void killOldest().then(start);
    }, KILL_EVERY_MS);
    const isDone = async () =>
      (await world.query('SELECT FROM auth.reminders WHERE next_at <= now() LIMIT 1')).length === 0;
    await until(isDone, 'everybody has been seen to', 3_000_000).finally(() =>
      clearInterval(killer),
    );
    const seconds = (performance.now() - begun) / 1_000;
    await until(() => running.length === 2, 'no kill is under way');
    const after = await engines();
    await killOldest();
    await killOldest();

    const counts = await writtenDown(world);
    const each = (cpuSeconds: number) => (cpuSeconds * 1_000) / MEMBERS;
    const cost = {
      'the workers, their starts and kills included': each(spent.workers),
      PostgreSQL: each(after.postgres - before.postgres),
      Redis: each(after.redis - before.redis),
      NATS: each(after.nats - before.nats),
      'the words of a morning': wordsOfAMorning(),
    };
    const all = Object.values(cost).reduce((sum, one) => sum + one, 0);
    report(`The dawn of ${MEMBERS} members over ${ZONES.length} zones`, [
      seen('seconds', seconds),
      seen('workers killed', kills),
      exactly('members written to', counts.noted, MEMBERS),
      exactly('lost', MEMBERS - counts.addressed, 0),
      exactly('twice', counts.notes - counts.noted + (counts.letters - counts.addressed), 0),
      ...Object.entries(cost)
        .sort(([, one], [, other]) => other - one)
        .map(([what, milliseconds]) =>
          seen(`ms of processor time a member, ${what}`, milliseconds),
        ),
      atMost('ms of processor time a member, all together', all, MAX_CPU_MS),
    ]);

    expect(counts).toEqual({
      notes: MEMBERS,
      noted: MEMBERS,
      letters: MEMBERS,
      addressed: MEMBERS,
      movedOn: MEMBERS,
    });
  }, 3_600_000);
});

/** Milliseconds of processor time for the words of a member's morning, births and zones all different. */
function wordsOfAMorning(): number {
  const random = seeded('dawn');
  const subjects = Array.from({ length: SAMPLE }, (_, member): DaySubject => {
    const born = new Date(Date.UTC(1945, 0, 1) + random.integer(0, 65 * 365) * 86_400_000);
    return {
      kind: 'person',
      reader: `member ${member}`,
      birth: {
        dob: born.toISOString().slice(0, 10),
        time: `${String(random.integer(0, 23)).padStart(2, '0')}:${random.integer(10, 59)}`,
        place: {
          name: 'Somewhere',
          latitude: random.integer(-50, 60),
          longitude: random.integer(-180, 180),
          zone: random.pick(ZONES),
        },
      },
    };
  });
  const date = new Date().toISOString().slice(0, 10);
  const from = process.cpuUsage();
  for (const [member, subject] of subjects.entries()) {
    morningOf(subject, { date, zone: ZONES[member % ZONES.length]!, language: 'en' });
  }
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1_000 / SAMPLE;
}

/** Seconds of all processes of the database server, those that have ended included. */
async function cpuOfPostgres(world: World): Promise<number> {
  const [{ folder } = { folder: '' }] = await world.query<{ folder: string }>(
    `SELECT setting AS folder FROM pg_settings WHERE name = 'data_directory'`,
  );
  const [pid = ''] = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n');
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ');
  const living = await Promise.all(
    // One that ends meanwhile is counted by its parent from then on.
    children.map((child) => cpuSecondsOf({ pid: Number(child) }).catch(() => 0)),
  );
  const own = await cpuSecondsOf({ pid: Number(pid) });
  return living.reduce((sum, one) => sum + one, own + (await endedOf(pid)));
}

/** Seconds of a process's children that have ended: the 16th and 17th field. */
async function endedOf(pid: string): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(13, 15);
  return (Number(user) + Number(system)) / 100;
}
