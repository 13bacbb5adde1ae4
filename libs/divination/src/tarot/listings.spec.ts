import { draw, type DrawRequest } from '../tarot';
import { DECK } from './deck';
import { CARD_IDS } from './card-ids';
import { DECK_IDS, idsOf } from './deck-ids';
import { cardsOf } from './decks';
import { drawListings } from './listings';
import { SPREAD_IDS } from './spreads';

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

const REQUESTS: DrawRequest[] = SPREAD_IDS.flatMap((spread) =>
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

describe('the listings of a draw', () => {
  it('name the deck in its order', () => {
    for (const deck of DECK_IDS) expect(idsOf(deck)).toEqual(cardsOf(deck).map(({ id }) => id));
    expect(CARD_IDS).toEqual(DECK.map(({ id }) => id));
    for (const text of Object.values(drawListings(REQUESTS[0]!)))
      for (const id of CARD_IDS) expect(text.split(/\s+/)).toContain(id);
  });

  it('hold nothing of what was typed', () => {
    for (const request of REQUESTS) {
      const { python, shell } = drawListings(request);

      expect(`${python}${shell}`).not.toContain(request.clientSeed.slice(0, 12).padEnd(3, '-'));
      expect(`${python}${shell}`).toMatch(/^[\n -~]*$/);
    }
  });

  (hasPython ? it : it.skip)('give the same cards by Python; skipped where there is none', () => {
    for (const request of REQUESTS) {
      const { status, stdout } = run('python3', ['-'], drawListings(request).python);

      expect({ request, status, stdout }).toEqual({
        request,
        status: 0,
        stdout: expectedOf(request),
      });
    }
  });

  (hasShell ? it : it.skip)('give the same cards by sh; skipped where openssl is absent', () => {
    for (const request of REQUESTS.filter((_, index) => index % 2 === 0)) {
      const { status, stdout } = run('sh', ['-s'], drawListings(request).shell);

      expect({ request, status, stdout: stdout.replaceAll('\r', '') }).toEqual({
        request,
        status: 0,
        stdout: expectedOf(request),
      });
    }
  });
});
