import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answers } from '../engines/nats.mjs';
import { makeFolder } from '../places.mjs';
import { privatePorts, stateOfPort } from '../running/ports.mjs';

export const STAND_IN = 'stripe-stand-in';

/**
 * The stand-in as a program, and what the billing service has to be told of it; nothing
 * where the caller has a key of Stripe.
 *
 * @param {object} around
 * @param {string} around.root
 * @param {string} around.folder where it keeps its state
 * @param {NodeJS.ProcessEnv} around.caller
 * @param {(name: string) => string} around.secretOf
 * @param {number} around.port the gateway's, which takes the notices
 * @returns {Promise<{ program: import('../running/supervisor.mjs').Program | null, environment: NodeJS.ProcessEnv }>}
 */
export async function standIn({ root, folder, caller, secretOf, port: gatewayPort }) {
  if (caller['STRIPE_SECRET_KEY']) return { program: null, environment: {} };
  makeFolder(folder, 0o700);
  const port = await samePort(join(folder, 'port'));
  const keys = {
    STRIPE_SECRET_KEY: `sk_test_standin_${secretOf('stripe-key')}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${secretOf('stripe-webhook')}`,
  };
  return {
    environment: { ...keys, STRIPE_API_BASE: `http://127.0.0.1:${port}` },
    program: {
      name: STAND_IN,
      command: process.execPath,
      args: [join(root, 'deploy', 'local', 'stripe', 'main.mjs')],
      env: {
        PATH: caller['PATH'],
        ...keys,
        PORT: String(port),
        PUBLIC_URL: `http://localhost:${port}`,
        WEBHOOK_URL: `http://127.0.0.1:${gatewayPort}/api/billing/webhook`,
        STATE_FILE: join(folder, 'state.json'),
      },
      cwd: root,
      leash: true,
      isReady: () => answers(`http://127.0.0.1:${port}/healthz`),
    },
  };
}

/**
 * The port of the last time where it is free: links to invoices and open pages go on working.
 *
 * @param {string} note
 * @returns {Promise<number>}
 */
async function samePort(note) {
  const before = existsSync(note) ? Number(readFileSync(note, 'utf8')) : 0;
  if (before && (await stateOfPort(before)) === 'free') return before;
  const [port = 0] = await privatePorts(1);
  writeFileSync(note, String(port));
  return port;
}
