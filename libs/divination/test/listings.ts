import { draw, type DrawRequest } from '../src/tarot';
import { drawListings } from '../src/tarot/listings';
import { SPREAD_IDS } from '../src/tarot/spreads';

interface Processes {
  spawnSync(
    command: string,
    args: readonly string[],
    options: { input: string; encoding: 'utf8' },
  ): { status: number | null; stdout: string; stderr: string };
}

const { spawnSync } = jest.requireActual<Processes>('node:child_process');
const run = (command: string, args: readonly string[], input = '') =>
  spawnSync(command, args, { input, encoding: 'utf8' });
const hasPython = run('python3', ['-c', 'import hmac']).status === 0;
const hasShell = run('sh', ['-c', 'openssl version && sed --version || sed p']).status === 0;

const SERVER_SEED = '9f2c4e6a8b0d1f3355779911bbddff00123456789abcdef0fedcba9876543210';

/** Texts that a shell, Python or a careless quotation would stumble over. */
const CLIENT_SEEDS = [
  'cosmic guide',
  'Will it rain: tomorrow?',
  `'; echo broken; "$(echo broken)" \`echo broken\` \\ %s %b '''`,
  'क्या होगा? 🌙\nzweite Zeile\t',
  '-n',
];

/** Draws of every spread with every text, and two whose cards are chosen by hand. */
export const REQUESTS: DrawRequest[] = SPREAD_IDS.flatMap((spread) =>
  CLIENT_SEEDS.map((clientSeed, index) => ({
    serverSeed: index % 2 === 0 ? SERVER_SEED : [...SERVER_SEED].reverse().join(''),
    clientSeed,
    spread,
    ...(index === 1 ? { reversals: true } : index === 3 ? { reversals: false } : {}),
  })),
);

REQUESTS.push(
  {
    serverSeed: SERVER_SEED,
    clientSeed: 'chosen by hand',
    spread: 'three-card',
    chosen: [77, 0, 40],
  },
  {
    serverSeed: SERVER_SEED,
    clientSeed: 'and of fifty-six',
    spread: 'relationship',
    deck: 'minor',
    chosen: [55, 3, 9, 27, 0, 1, 44],
  },
);

const expectedOf = (request: DrawRequest) => {
  const { commitment, cards } = draw(request);
  const lines = cards.map(({ card, reversed }) => card.id + (reversed ? ' reversed' : ''));
  return `${[commitment, ...lines].join('\n')}\n`;
};

/** States that what is listed for a draw gives the cards of that draw, where it is run by itself. */
export function describeListings(requests: readonly DrawRequest[]): void {
  (hasPython ? it : it.skip)('give the same cards by Python; skipped where there is none', () => {
    for (const request of requests) {
      const { status, stdout } = run('python3', ['-'], drawListings(request).python);

      expect({ request, status, stdout }).toEqual({
        request,
        status: 0,
        stdout: expectedOf(request),
      });
    }
  });

  (hasShell ? it : it.skip)('give the same cards by sh; skipped where openssl is absent', () => {
    for (const request of requests) {
      const { status, stdout } = run('sh', ['-s'], drawListings(request).shell);

      expect({ request, status, stdout: stdout.replaceAll('\r', '') }).toEqual({
        request,
        status: 0,
        stdout: expectedOf(request),
      });
    }
  });
}
