import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../build.mjs';
import { chromiumTool } from '../engines/chromium.mjs';
import { engineTools } from '../engines/engines.mjs';
import { firefoxTool } from '../engines/firefox.mjs';
import { pgbouncerTool } from '../engines/pgbouncer.mjs';
import { postgresProgram } from '../engines/postgres.mjs';
import { varnishTool } from '../engines/varnish.mjs';
import { provide } from '../engines/provide.mjs';
import { webkitTool } from '../engines/webkit.mjs';
import { install, isInstalled } from '../install.mjs';
import { runJest } from './jest-run.mjs';
import { askedFor, runJourneys, wantedJourneys } from './journeys.mjs';
import { onLeaveRequest } from '../running/leaving.mjs';
import { Logs } from '../running/logs.mjs';
import { isRoot, makeFolder, placesOf } from '../places.mjs';
import { privatePorts } from '../running/ports.mjs';
import { Progress, explain } from '../running/progress.mjs';
import { newSecret } from '../running/secrets.mjs';
import { Supervisor } from '../running/supervisor.mjs';
import { clearThrowAways, makeThrowAway } from './throw-away.mjs';

/**
 * Everything that the tests need, then Jest and the journeys, then nothing is left. The last line says how
 * many tests passed and failed, whatever happened.
 *
 * @param {string} root
 * @param {string[]} args handed on to Jest
 * @param {readonly string[]} suites the exhaustive ones that are run beside the others
 * @param {object} options
 * @param {boolean} [options.builds] whether the programs are built before, which tests in one process do not need
 * @param {(files: readonly string[]) => void} [options.onPassed] is told which files of Jest's passed whole
 * @param {boolean} [options.inOthers] goes on the journeys in other browsers, and on nothing else
 * @param {Readonly<Record<string, string>>} [options.postgresSettings]
 * @returns {Promise<number>} the exit code
 */
export async function testRun(
  root,
  args,
  suites = [],
  { builds = true, onPassed, inOthers = false, postgresSettings } = {},
) {
  const progress = new Progress();
  const places = placesOf(root);
  await clearThrowAways(places.root);
  const { folder, record } = makeThrowAway(places.root);
  const logs = new Logs(join(folder, 'logs'));
  const leave = new AbortController();
  const supervisor = new Supervisor(record, logs, leave.signal, (line) => progress.line(line));
  onLeaveRequest(leave, () => supervisor.force());

  let counts = { passed: 0, failed: 1, failures: /** @type {string[]} */ ([]) };
  let keepsLogs = false;
  try {
    counts = await prepareAndTest({
      places,
      folder,
      args,
      suites,
      builds,
      onPassed,
      inOthers,
      postgresSettings,
      progress,
      logs,
      supervisor,
      run: { record, leaving: leave.signal },
    });
  } catch (error) {
    keepsLogs = !leave.signal.aborted;
    if (keepsLogs) explain(error);
    leave.abort(error);
  }
  await supervisor.stop(['postgres']);
  record.release();
  if (!keepsLogs) rmSync(folder, { recursive: true, force: true });
  for (const failure of counts.failures) console.log(`failed: ${failure}`);
  console.log(`Times: ${progress.summary()}; all ${progress.elapsed().toFixed(1)} s`);
  console.log(`${counts.passed} passed, ${counts.failed} failed`);
  return counts.failed === 0 ? 0 : 1;
}

/**
 * @param {object} context
 * @param {import('../places.mjs').Places} context.places
 * @param {string} context.folder
 * @param {string[]} context.args
 * @param {readonly string[]} context.suites
 * @param {boolean} context.builds
 * @param {((files: readonly string[]) => void) | undefined} context.onPassed
 * @param {boolean} context.inOthers
 * @param {Readonly<Record<string, string>> | undefined} context.postgresSettings
 * @param {Progress} context.progress
 * @param {Logs} context.logs
 * @param {Supervisor} context.supervisor
 * @param {import('../commands.mjs').Run} context.run
 */
async function prepareAndTest(context) {
  const { places, folder, args, suites, builds, onPassed, inOthers, postgresSettings } = context;
  const { progress, logs, supervisor, run } = context;
  const { root, engines } = places;
  const say = (/** @type {string} */ line) => progress.line(line);
  if (!isInstalled(root)) {
    say('Installing packages; the first time this takes about a minute ...');
    await progress.step('Packages', () => install(run, root, logs.path('install')));
  }
  makeFolder(places.data, isRoot() ? 0o711 : 0o700);
  makeFolder(engines, 0o755);

  const postgres = join(folder, 'postgres');
  const env = await progress.step('Engines', async () => {
    const [database, redis, nats, browser, ...more] = await provide(
      run,
      [
        ...engineTools(['postgres', 'redis', 'nats'], { root, engines, postgres }),
        ...(inOthers
          ? [firefoxTool(process.env['FIREFOX_PATH'], engines), webkitTool(engines)]
          : [
              chromiumTool(process.env['CHROMIUM_PATH'], engines),
              pgbouncerTool(engines),
              varnishTool(engines),
            ]),
      ],
      { engines, logs },
      say,
    );
    if (!database || !redis || !nats || !browser)
      throw new Error('provide returned without all that is needed');
    const [webkit, pooler, cdn] = inOthers ? more : [null, ...more];
    if (!inOthers && !pooler) say('No PgBouncer: the product behind one is not tested.');
    if (!inOthers && !cdn) say('No Varnish or no C compiler: the site behind a CDN is not tested.');
    const [port = 0] = await privatePorts(1);
    const { program, url } = await postgresProgram(run, {
      binary: database,
      folder: postgres,
      port,
      password: newSecret(),
      durable: false,
      ...(postgresSettings && { settings: postgresSettings }),
      log: logs.path('postgres'),
    });
    await supervisor.start(program);
    const libraries = [
      ...new Set([redis, nats, pooler, cdn].flatMap((binary) => binary?.libraries ?? [])),
    ];
    return {
      TEST_DATABASE_URL: url,
      // The supervisor starts it again when it ends, so a test may end it.
      TEST_DATABASE_COMES_BACK: 'yes',
      TEST_REDIS_SERVER: redis.path,
      TEST_NATS_SERVER: nats.path,
      [inOthers ? 'FIREFOX_PATH' : 'CHROMIUM_PATH']: browser.path,
      ...(webkit ? { WEBKIT_PATH: webkit.path } : {}),
      ...(pooler ? { TEST_PGBOUNCER: pooler.path } : {}),
      ...(cdn ? { TEST_VARNISH: cdn.path } : {}),
      ...(libraries.length > 0 ? { TEST_ENGINE_LIBRARY_PATH: libraries.join(':') } : {}),
    };
  });
  if (builds) await progress.step('Build', () => build(run, root, logs.path('build')));
  const { paths, name } = askedFor(args);
  const results = join(folder, 'journeys.json');
  if (inOthers) {
    const browsers = 'web/e2e/browsers';
    const gone = await progress.step('Journeys in other browsers', () =>
      runJourneys({ root, folder: browsers, journeys: paths, name, results, env, run }),
    );
    return { ...gone, failures: [] };
  }
  const journeys = wantedJourneys(root, paths);
  const tests = await progress.step('Tests', () =>
    runJest({
      root,
      // A path may name journeys alone.
      args: journeys.length > 0 && paths.length > 0 ? [...args, '--passWithNoTests'] : args,
      results: join(folder, 'jest.json'),
      env: { ...env, TEST_EXHAUSTIVE: suites.join(',') },
      run,
    }),
  );
  onPassed?.(tests.passedFiles);
  if (journeys.length === 0) return tests;
  const gone = await progress.step('Journeys', () =>
    runJourneys({ root, journeys, name, results, env, run }),
  );
  return {
    passed: tests.passed + gone.passed,
    failed: tests.failed + gone.failed,
    failures: tests.failures,
  };
}
