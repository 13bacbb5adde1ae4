import type { ProcessName } from '@cosmic/contracts/health';
import { PROCESSES } from '@cosmic/contracts/health';
import { exactly } from '@cosmic/platform/testing/figures';
import { until } from '@cosmic/platform/testing/until';
import { acceptedId, Guest, saysUnavailable, type Answer } from '../caller';
import { nothingLost } from '../ledger';
import type { Scenario } from '../scenario';

/** Something people do, what comes of it, and which processes it can not do without. */
interface Deed {
  what: string;
  needs: readonly ProcessName[];
  status: number;
  do(guest: Guest): Promise<Answer>;
}

const get = (path: string, needs: readonly ProcessName[] = []): Deed => ({
  ...{ what: `GET ${path}`, needs, status: 200 },
  do: (guest) => guest.get(path),
});

const STRANGER = { email: 'nobody@example.org', password: 'quiet lanterns above 7 rivers' };

const DEEDS: readonly Deed[] = [
  get('/'),
  get('/tools'),
  get('/blog'),
  get('/api/tools'),
  get('/api/sky'),
  get('/api/blog/posts'),
  get('/api/places?q=Lisbon', ['readings']),
  get('/api/affirmation', ['content']),
  get('/api/plans', ['billing']),
  get('/api/readings/allowances', ['readings']),
  {
    ...{ what: 'asking for a reading', needs: ['readings'], status: 202 },
    do: (guest) => guest.generate(),
  },
  {
    ...{ what: 'signing in', needs: ['auth'], status: 401 },
    do: (guest) => guest.post('/api/auth/sign-in', STRANGER),
  },
];

export const serviceStopped: Scenario = {
  name: 'service-stopped',
  fault: 'Each service and worker is stopped in turn',
  promise:
    'The rest of the site works, the message says what does not; what was accepted completes',

  async run(start) {
    const site = await start();
    const accepted: string[] = [];
    const trouble: string[] = [];
    let done = 0;
    await until(() => isAllThere(new Guest(() => site.url)), 'everything answers');

    for (const name of PROCESSES) {
      await site.end(name, site.of(name)[0]!);
      const guest = new Guest(() => site.url);
      for (const deed of DEEDS) {
        const answer = await deed.do(guest);
        accepted.push(...[acceptedId(answer)].filter((id) => id !== null));
        const right = deed.needs.includes(name)
          ? saysUnavailable(answer)
          : answer.status === deed.status;
        if (!right) trouble.push(`${deed.what} without ${name}: ${answer.status}`);
        done += 1;
      }
      await site.add(name);
      await until(() => isAllThere(new Guest(() => site.url)), `everything answers with ${name}`);
    }
    return [
      exactly('asked', done, PROCESSES.length * DEEDS.length),
      exactly('answered otherwise', trouble.join('; ') || 'none', 'none'),
      ...(await nothingLost(site, accepted)),
    ];
  },
};

async function isAllThere(guest: Guest): Promise<boolean> {
  for (const deed of DEEDS) {
    if (deed.status === 200 && (await deed.do(guest)).status !== 200) return false;
  }
  return true;
}
