import { copyFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { answers } from '../engines/nats.mjs';
import { migrate } from '../running/migrate.mjs';
import { DEV, makeFolder, placesOf } from '../places.mjs';
import { portsFrom, privatePorts } from '../running/ports.mjs';
import { prepare } from '../prepare.mjs';
import {
  PROCESSES,
  appProgram,
  environmentOf,
  pick,
  stopProcesses,
} from '../running/processes.mjs';
import { box, explain } from '../running/progress.mjs';
import { runUntilAsked } from '../running/run-until-asked.mjs';
import { STAND_IN, standIn } from '../stripe/program.mjs';
import { developmentLines } from '../testing/summary.mjs';
import { processConsole } from './console.mjs';
import { follow } from './follow.mjs';
import { ModuleGraph } from './module-graph.mjs';
import { Sources } from './sources.mjs';

const PAGES = 'pages';
/** Where debuggers look first; each process has the next free port. */
const FIRST_DEBUGGER_PORT = 9229;

/**
 * Everything from a checkout to an address behind which each save is seen: the browser replaces
 * what changed in a page, and each process that loads a changed file starts anew.
 *
 * @param {string} root
 * @param {NodeJS.ProcessEnv} caller
 * @param {{ isHindi?: boolean }} [options]
 * @returns {Promise<number>} the exit code
 */
export function develop(root, caller, { isHindi = false } = {}) {
  /** @type {Array<() => Promise<void>>} */
  const endings = [];
  return runUntilAsked(
    placesOf(root, { part: DEV }),
    caller,
    (staying) => start(staying, isHindi, endings),
    async (supervisor) => {
      await Promise.all(endings.map((end) => end()));
      await supervisor.stop([PAGES]);
      await stopProcesses(supervisor);
    },
  );
}

/**
 * @param {import('../running/run-until-asked.mjs').Staying} staying
 * @param {boolean} isHindi
 * @param {Array<() => Promise<void>>} endings
 */
async function start(staying, isHindi, endings) {
  const { places, caller, progress, record, logs, supervisor, leaving } = staying;
  const { root, data } = places;
  const sources = new Sources(root);
  const { port, address, secretOf, engines, admin } = await prepare(staying, () =>
    progress.step(
      'Compiled',
      () => sources.bringUpToDate(),
      (count) => `${count} files`,
    ),
  );
  leaving.throwIfAborted();

  const lineOf = processConsole([PAGES, STAND_IN, ...PROCESSES.map(({ name }) => name)]);
  const [gatewayPort = 0, ...healthPorts] = await privatePorts(1 + PROCESSES.length);
  const debuggerPorts = await portsFrom(FIRST_DEBUGGER_PORT, PROCESSES.length);
  const stripe = await standIn({
    ...{ root, folder: places.stripe, caller, secretOf },
    port: gatewayPort,
  });
  const webRoot = join(data, 'pages');
  makeFolder(webRoot, 0o700);
  copyFileSync(join(root, 'web', 'index.html'), join(webRoot, 'index.html'));
  // From Node.js 22 on a process that starts again reads what it compiled the last time.
  const compileCache = { NODE_COMPILE_CACHE: join(data, 'compile-cache') };
  const programs = PROCESSES.map((app, index) => {
    const own = healthPorts[index] ?? 0;
    const environment = environmentOf(app, {
      ...{ data, webRoot, caller, engines, secretOf, address },
      ...{ webPort: gatewayPort, port: own, payments: stripe.environment },
    });
    const flags = ['--enable-source-maps', '--inspect-publish-uid=http'];
    const inspect = `--inspect=127.0.0.1:${debuggerPorts[index]}`;
    const program = appProgram(app, {
      ...{ root, environment: { ...environment, ...compileCache }, port: own },
      flags: [...flags, inspect],
    });
    return { ...program, main: join(root, app.main), echo: lineOf(app.name), tries: 1 };
  });
  const pages = {
    name: PAGES,
    command: process.execPath,
    args: [join(root, 'deploy', 'local', 'dev', 'pages.mjs')],
    env: {
      ...pick(caller, ['PATH', 'HOME', 'TZ', 'LANG']),
      ROOT: root,
      CACHE: join(data, 'vite'),
      GATEWAY: `http://127.0.0.1:${gatewayPort}`,
      PORT: String(port),
      ...(isHindi ? { MODE: 'hi' } : {}),
    },
    cwd: root,
    leash: true,
    echo: lineOf(PAGES),
    isReady: () => answers(`http://127.0.0.1:${port}/`),
  };

  /** @param {(typeof programs)[number]} program */
  const startAgain = async (program) => {
    const began = Date.now();
    try {
      if (!(await supervisor.restart(program))) return;
      lineOf(program.name)(`up again after ${((Date.now() - began) / 1000).toFixed(1)} s`);
    } catch (error) {
      if (leaving.aborted) return;
      lineOf(program.name)(`${messageOf(error)} Waiting for the next change.`);
    }
  };
  const graph = new ModuleGraph(sources.outputFolders());
  const migrateAgain = () =>
    migrate({ record, leaving }, { root, caller, engines, log: logs.path('migrate') });

  await progress.step('Processes', async () => {
    const all = [pages, ...programs, ...(stripe.program ? [stripe.program] : [])];
    await Promise.all(all.map((program) => supervisor.start(program)));
  });
  endings.push(
    await follow(
      sources.folders,
      async (paths) => {
        /** @type {string[]} */
        const changed = [];
        for (const path of paths) {
          try {
            const output = await sources.follow(path);
            if (output) changed.push(output);
          } catch (error) {
            progress.line(`${relative(root, path)}: ${messageOf(error)}`);
          }
        }
        changed.forEach((output) => graph.forget(output));
        const touched = programs.filter(({ main }) => {
          const files = graph.filesOf(main);
          return changed.some((output) => files.has(output));
        });
        if (touched.length === 0) return;
        const names = touched.map(({ name }) => name).join(', ');
        progress.line(`${paths.map((path) => relative(root, path)).join(', ')}: ${names}`);
        if (paths.some((path) => path.includes('/migrations/'))) {
          const { migrated } = await migrateAgain();
          if (migrated.length > 0) progress.line(`${migrated.length} migrations run`);
        }
        // Not waited for: who repairs what does not start is not kept waiting by it.
        void Promise.all(touched.map(startAgain));
      },
      (error) => {
        if (!leaving.aborted) explain(error);
      },
    ),
  );
  record.announce(address);
  const debuggers = PROCESSES.map(({ name }, index) => `${name} ${debuggerPorts[index]}`);
  console.log(box(developmentLines({ address, caller, admin, places, debuggers })));
}

/** @param {unknown} error */
const messageOf = (error) => (error instanceof Error ? error.message : String(error));
