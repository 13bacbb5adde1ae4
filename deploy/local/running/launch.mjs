import { join } from 'node:path';
import { buildWhatChanged } from '../build.mjs';
import { placesOf } from '../places.mjs';
import { privatePorts } from './ports.mjs';
import { prepare } from '../prepare.mjs';
import { PROCESSES, appProgram, environmentOf, stopProcesses } from './processes.mjs';
import { box } from './progress.mjs';
import { runUntilAsked } from './run-until-asked.mjs';
import { standIn } from '../stripe/program.mjs';
import { administratorLines, summaryLines } from '../testing/summary.mjs';

/**
 * Everything from a checkout to an address, then stays until it is asked to stop.
 *
 * @param {string} root
 * @param {NodeJS.ProcessEnv} caller
 * @returns {Promise<number>} the exit code
 */
export function launch(root, caller) {
  return runUntilAsked(placesOf(root), caller, start, stopProcesses);
}

/** @param {import('./run-until-asked.mjs').Staying} staying */
async function start(staying) {
  const { places, caller, progress, record, logs, supervisor, leaving } = staying;
  const { root, data } = places;
  const { port, address, secretOf, engines, admin } = await prepare(staying, () =>
    progress.step(
      'Build',
      () => buildWhatChanged({ record, leaving }, root, logs.path('build'), join(data, 'built')),
      (changed) => (changed ? undefined : 'nothing changed'),
    ),
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
          ...{ data, caller, engines, secretOf, address, webPort: port },
          webRoot: join(root, 'web', 'dist'),
          payments: stripe.environment,
        };
        const programs = PROCESSES.map((app, index) => {
          const ownPort = ports[index] ?? 0;
          const environment = environmentOf(app, { ...around, port: ownPort });
          return appProgram(app, { root, environment, port: ownPort });
        });
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
