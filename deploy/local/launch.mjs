import { once } from 'node:events';
import { join } from 'node:path';
import { buildWhatChanged } from './build.mjs';
import { databaseExists, startEngines } from './engines/engines.mjs';
import { install, isInstalled } from './install.mjs';
import { onLeaveRequest } from './leaving.mjs';
import { Logs } from './logs.mjs';
import { migrate } from './migrate.mjs';
import { makePlaces, placesOf } from './places.mjs';
import { privatePorts, webPort } from './ports.mjs';
import { PROCESSES, appProgram } from './processes.mjs';
import { Progress, box, explain } from './progress.mjs';
import { AlreadyRunning, RunRecord } from './run-record.mjs';
import { loadSecrets } from './secrets.mjs';
import { STAND_IN, standIn } from './stripe/program.mjs';
import { Supervisor } from './supervisor.mjs';
import { administratorLines, summaryLines } from './summary.mjs';

/**
 * Everything from a checkout to an address, then stays until it is asked to stop.
 *
 * @param {string} root
 * @param {NodeJS.ProcessEnv} caller
 * @returns {Promise<number>} the exit code
 */
export async function launch(root, caller) {
  const progress = new Progress();
  const places = placesOf(root);
  /** @type {RunRecord} */
  let record;
  try {
    makePlaces(places);
    record = RunRecord.claim(places.record, places.root);
  } catch (error) {
    if (!(error instanceof AlreadyRunning)) return failed(error);
    const { address, launcher } = error.run;
    console.log(
      `Cosmic Guide is already running from this folder${address ? ` at ${address}` : ''} (process ${launcher.pid}). Stop that one first: Ctrl-C where it runs, or kill ${launcher.pid}.`,
    );
    return 0;
  }

  const say = (/** @type {string} */ line) => progress.line(line);
  const logs = new Logs(places.logs);
  const leave = new AbortController();
  const supervisor = new Supervisor(record, logs, leave.signal, say);
  onLeaveRequest(leave, () => {
    say('Stopping at once.');
    supervisor.force();
  });

  let code = 0;
  process.on('uncaughtException', (error) => {
    code = failed(error);
    leave.abort(error); // whatever the bug is, nothing may be left running
  });
  try {
    await start({ places, caller, progress, record, logs, supervisor, leaving: leave.signal });
    if (!leave.signal.aborted) await once(leave.signal, 'abort');
  } catch (error) {
    if (!leave.signal.aborted) code = failed(error);
    leave.abort(error);
  }
  say('Stopping ...');
  await stopEverything(supervisor);
  record.release();
  say('Stopped. Data are kept.');
  return code;
}

/**
 * @param {object} run
 * @param {import('./places.mjs').Places} run.places
 * @param {NodeJS.ProcessEnv} run.caller
 * @param {Progress} run.progress
 * @param {RunRecord} run.record
 * @param {Logs} run.logs
 * @param {Supervisor} run.supervisor
 * @param {AbortSignal} run.leaving
 */
async function start({ places, caller, progress, record, logs, supervisor, leaving }) {
  const { root } = places;
  const run = { record, leaving };
  const leftovers = await record.stopLeftovers();
  if (leftovers.length > 0)
    progress.line(`Stopped what a killed launcher left: ${leftovers.join(', ')}`);
  if (places.outside)
    progress.line(
      `The database lives in ${places.outside}: PostgreSQL does not run as root and others cannot reach this folder.`,
    );

  const { port, instead } = await webPort(caller['PORT']);
  if (instead) progress.line(`Port ${instead} is taken, using ${port} instead.`);
  const secretOf = loadSecrets(places.secrets, databaseExists(places));

  if (!isInstalled(root)) {
    progress.line('Installing packages; the first time this takes about a minute ...');
    await progress.step('Packages installed', () => install(run, root, logs.path('install')));
  }
  const [engines] = await Promise.all([
    startEngines(run, { places, caller, secretOf, supervisor, logs, progress }),
    progress.step(
      'Build',
      () => buildWhatChanged(run, root, logs.path('build'), join(places.data, 'built')),
      (changed) => (changed ? undefined : 'nothing changed'),
    ),
  ]);
  leaving.throwIfAborted();
  const address = caller['PUBLIC_URL'] || `http://localhost:${port}`;
  const { admin } = await progress.step(
    'Database',
    () => migrate(run, { root, caller, engines, log: logs.path('migrate') }),
    (result) =>
      result.migrated.length > 0 ? `${result.migrated.length} migrations run` : 'up to date',
  );
  try {
    leaving.throwIfAborted();
    await progress.step(
      'Processes',
      async () => {
        const stripe = await standIn({ root, folder: places.stripe, caller, secretOf, port });
        if (stripe.program) await supervisor.start(stripe.program);
        const ports = await privatePorts(PROCESSES.length);
        const around = {
          ...{ root, caller, engines, secretOf, address, webPort: port },
          payments: stripe.environment,
        };
        const programs = PROCESSES.map((app, index) =>
          appProgram(app, { ...around, port: ports[index] ?? 0 }),
        );
        await Promise.all(programs.map((program) => supervisor.start(program)));
      },
      () => `${PROCESSES.length} ready`,
    );
  } catch (error) {
    if (admin.oneTimePassword) console.log(administratorLines(admin).join('\n'));
    throw error;
  }
  record.announce(address);
  console.log(box(summaryLines({ address, port, caller, admin, places })));
}

/** @param {Supervisor} supervisor */
async function stopEverything(supervisor) {
  const services = PROCESSES.map(({ name }) => name).filter((name) => name !== 'gateway');
  await supervisor.stop(['gateway']);
  await supervisor.stop(services);
  await supervisor.stop([STAND_IN, 'redis', 'nats', 'postgres']);
}

/** @param {unknown} error */
function failed(error) {
  explain(error);
  return 1;
}
