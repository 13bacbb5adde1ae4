import { startSite, type RunningSite } from '@cosmic/migrate/testing/site';
import { KINDS } from './mix';
import { checks, forget, made } from './testing/k6';
import { setup, VISITS } from './visit';

jest.mock('k6', () => ({ ...jest.requireActual('./testing/k6'), sleep: () => undefined }), {
  virtual: true,
});
jest.mock('k6/http', () => jest.requireActual('./testing/k6').http, { virtual: true });
jest.mock('k6/execution', () => ({ vu: { idInTest: 1 } }), { virtual: true });
jest.mock(
  'k6/metrics',
  () => ({
    Trend: class {
      add() {}
    },
  }),
  { virtual: true },
);

let site: RunningSite;

// Without a model: a visit blocks this process, so nothing here could answer the worker.
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

/** One visit of each kind that the load test knows, as its script makes it. */
describe('the visits of the load test', () => {
  it.each(KINDS)('%s: everything that is checked is so', (kind) => {
    Object.assign(globalThis, { __ENV: { BASE_URL: site.url } });
    const prepared = kind === 'sign-in' ? setup() : { emails: [] };
    forget();

    VISITS[kind](prepared);

    expect(checks.length).toBeGreaterThan(0);
    expect(checks.filter(({ passed }) => !passed)).toEqual([]);
    expect(made.some((request) => request.kind === kind)).toBe(true);
  });
});
