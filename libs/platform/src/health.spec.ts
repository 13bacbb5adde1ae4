import { runChecks } from './health';

describe('readiness', () => {
  it('is given when every check passes', async () => {
    expect(await runChecks({ nats: () => true, database: async () => true })).toEqual({
      ready: true,
      checks: { nats: true, database: true },
    });
  });

  it('is refused by a check that fails, throws or does not answer', async () => {
    const health = await runChecks({
      fails: () => false,
      throws: () => Promise.reject(new Error('gone')),
      hangs: () => new Promise<boolean>(() => undefined),
      passes: () => true,
    });

    expect(health).toEqual({
      ready: false,
      checks: { fails: false, throws: false, hangs: false, passes: true },
    });
  });
});
