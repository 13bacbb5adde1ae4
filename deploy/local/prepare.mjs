import { databaseExists, startEngines } from './engines/engines.mjs';
import { install, isInstalled } from './install.mjs';
import { migrate } from './running/migrate.mjs';
import { webPort } from './running/ports.mjs';
import { loadSecrets } from './running/secrets.mjs';

/**
 * Everything up to a database with its tables: packages, engines, programs, migrations.
 *
 * @param {import('./running/run-until-asked.mjs').Staying} staying
 * @param {() => Promise<unknown>} build makes the programs, beside the start of the engines
 */
export async function prepare(staying, build) {
  const { places, caller, progress, record, logs, supervisor, leaving } = staying;
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
    build(),
  ]);
  leaving.throwIfAborted();
  const { admin } = await progress.step(
    'Database',
    () => migrate(run, { root, caller, engines, log: logs.path('migrate') }),
    (result) =>
      result.migrated.length > 0 ? `${result.migrated.length} migrations run` : 'up to date',
  );
  const address = caller['PUBLIC_URL'] || `http://localhost:${port}`;
  return { port, address, secretOf, engines, admin };
}
