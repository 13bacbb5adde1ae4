import { AppError } from '@cosmic/contracts/errors';
import { readings } from '@cosmic/contracts/readings/readings';
import { until } from '@cosmic/platform/testing/until';
import { makeGuest, makeTestBed, makeMember, type TestBed } from './make';

/** The code and details a request is refused with. */
const refusal = async (work: Promise<unknown>): Promise<AppError> => {
  const outcome = await work.then(
    () => null,
    (error: unknown) => error,
  );
  expect(outcome).toBeInstanceOf(AppError);
  return outcome as AppError;
};

const refusalOrNone = (work: Promise<unknown>): Promise<AppError | null> =>
  work.then(
    () => null,
    (error: unknown) => error as AppError,
  );

describe('asking for a reading', () => {
  let bed: TestBed;

  beforeAll(async () => {
    bed = await makeTestBed();
    await bed.start('billing');
    await bed.start('readings');
    await until(
      async () => (await bed.world.query('SELECT FROM readings.plan_limits')).length === 3,
      'the plans have arrived',
    );
  });
  afterAll(() => bed.stop());

  const rowsOf = (id: string) =>
    bed.world.query('SELECT * FROM readings.generations WHERE actor_id = $1', [id]);

  it('stores the request and says what is left', async () => {
    const guest = makeGuest();

    const accepted = await bed.request(guest);

    expect(accepted).toEqual({
      id: expect.any(String),
      status: 'queued',
      remaining: 2,
      waitSeconds: 0,
    });
    expect(await bed.generation(guest, accepted.id)).toMatchObject({
      toolType: 'angel-number',
      params: { number: '1234' },
      status: 'queued',
      content: '',
    });
  });

  it('knows a tool by its reading type as well', async () => {
    const guest = makeGuest();

    const { id } = await bed.request(guest, { toolType: 'angelNumber' });

    expect((await bed.generation(guest, id)).toolType).toBe('angel-number');
  });

  it.each([
    ['an unknown tool', { toolType: 'palm-reading' }, 'toolType'],
    ['a missing field', { params: {} }, 'params.number'],
    ['a field too many', { params: { number: '11', colour: 'red' } }, 'params.colour'],
    ['a field of the wrong type', { params: { number: 11 } }, 'params.number'],
    ['an over-long field', { params: { number: '1'.repeat(500) } }, 'params.number'],
  ])('names the field for %s and stores nothing', async (_, asked, field) => {
    const guest = makeGuest();

    const error = await refusal(bed.request(guest, asked));

    expect(error.code).toBe('invalid_input');
    expect(error.details.fields?.map((problem) => problem.field)).toContain(field);
    expect(await rowsOf(guest.id)).toHaveLength(0);
  });

  it('accepts exactly three of fifty at once from one guest', async () => {
    const guest = makeGuest();

    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => bed.request(guest)));

    const accepted = outcomes.filter(({ status }) => status === 'fulfilled');
    const refused = outcomes.filter(
      ({ status }) => status === 'rejected',
    ) as PromiseRejectedResult[];
    expect(accepted).toHaveLength(3);
    expect(new Set(refused.map(({ reason }) => (reason as AppError).code))).toEqual(
      new Set(['daily_limit']),
    );
    expect(await rowsOf(guest.id)).toHaveLength(3);
    const [{ access_count: count }] = (await bed.world.query<{ access_count: number }>(
      'SELECT access_count FROM readings.user_access_logs WHERE user_id = $1',
      [`guest:${guest.id}`],
    )) as [{ access_count: number }];
    expect(count).toBe(3);
  });

  it('answers the same idempotency key with the same reading and takes one unit', async () => {
    const guest = makeGuest();
    const asked = { idempotencyKey: 'the-same-key' };

    const outcomes = await Promise.all(Array.from({ length: 10 }, () => bed.request(guest, asked)));

    expect(new Set(outcomes.map(({ id }) => id)).size).toBe(1);
    expect(outcomes.map(({ remaining }) => remaining)).toEqual(Array(10).fill(2));
    expect(await rowsOf(guest.id)).toHaveLength(1);
  });

  it('answers whoever else asks while thirty repeats of one request are under way', async () => {
    const [guest, member] = [makeGuest(), makeMember()];
    const asked = { idempotencyKey: 'again-and-again' };
    const { id } = await bed.request(guest, asked);
    const own = await bed.request(member);

    const repeats = Array.from({ length: 30 }, () => bed.request(guest, asked));
    const others = Array.from({ length: 30 }, () => bed.generation(member, own.id));

    expect(new Set((await Promise.all(repeats)).map((one) => one.id))).toEqual(new Set([id]));
    expect(new Set((await Promise.all(others)).map((one) => one.id))).toEqual(new Set([own.id]));
  });

  it('answers a request that is sent again and again so often in a minute, and says when it will again', async () => {
    const guest = makeGuest();
    const asked = { idempotencyKey: 'for-ever' };
    const { id } = await bed.request(guest, asked);

    const outcomes = await Promise.allSettled(
      Array.from({ length: 80 }, () => bed.request(guest, asked)),
    );

    const ids = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value.id] : []));
    expect(ids).toEqual(Array(60).fill(id));
    const error = await refusal(bed.request(guest, asked));
    expect(error).toMatchObject({
      code: 'too_many_attempts',
      details: { limitName: 'repeats-of-person', limit: 60 },
    });
    expect(error.details.retryAfterSeconds).toBeGreaterThan(0);
    expect(error.details.retryAfterSeconds).toBeLessThanOrEqual(60);
    // A reading that was not asked for before is no repeat.
    expect((await bed.request(guest)).status).toBe('queued');
    await bed.world.query(`UPDATE readings.rate_limits SET ends_at = now() - interval '1 second'`);
    expect((await bed.request(guest, asked)).id).toBe(id);
  });

  it('refuses an idempotency key that was used for something else', async () => {
    const guest = makeGuest();
    await bed.request(guest, { idempotencyKey: 'key' });

    const error = await refusal(
      bed.request(guest, { idempotencyKey: 'key', params: { number: '4321' } }),
    );

    expect(error.code).toBe('idempotency_key_reused');
  });

  it('lets two guests use the same key', async () => {
    const [first, second] = await Promise.all([
      bed.request(makeGuest(), { idempotencyKey: 'shared' }),
      bed.request(makeGuest(), { idempotencyKey: 'shared' }),
    ]);

    expect(first.id).not.toBe(second.id);
  });

  it("answers another's reading as one that does not exist", async () => {
    const { id } = await bed.request(makeGuest());

    expect((await refusal(bed.generation(makeGuest(), id))).code).toBe('not_found');
  });

  it('gives a guest one horoscope a day and offers the plans on the second', async () => {
    const guest = makeGuest();
    const horoscope = { toolType: 'horoscope', params: { sign: 'aries', timeframe: 'today' } };

    expect((await bed.request(guest, horoscope)).remaining).toBe(0);
    expect((await refusal(bed.request(guest, horoscope))).code).toBe('daily_limit_upgrade');
  });

  it('counts all guests of one public address together', async () => {
    const day = new Date().toISOString().slice(0, 10);
    await bed.request(makeGuest('203.0.113.77'));
    await bed.world.query(
      `UPDATE readings.user_access_logs SET access_count = 60
       WHERE user_id LIKE 'address:%' AND access_date = $1`,
      [day],
    );
    const guest = makeGuest('203.0.113.77');

    const error = await refusal(bed.request(guest));

    expect(error.code).toBe('daily_limit');
    expect(await rowsOf(guest.id)).toHaveLength(0);
    const own = await bed.world.query('SELECT FROM readings.user_access_logs WHERE user_id = $1', [
      `guest:${guest.id}`,
    ]);
    expect(own).toHaveLength(0);
  });

  it.each([
    ['that nobody can read', ['unknown', '198.51.100.7:x', ''], 240],
    ['of private networks', ['192.168.1.7', '10.0.0.1:4711', '[fd00::1]:443'], 240],
    ['of this machine', ['127.0.0.1', '::1', '[::ffff:127.0.0.1]:80'], 240],
    ['behind one port after the other', ['203.0.113.9:1', '203.0.113.9:2', '203.0.113.9'], 60],
    ['of one /48', ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:3::1'], 120],
  ])('counts all guests with addresses %s as one caller', async (_, addresses, limit) => {
    const [first, ...others] = addresses.map((address) => makeGuest(address));
    const { id } = await bed.request(first!);
    const [{ charged_to: chargedTo }] = (await bed.world.query<{ charged_to: string[] }>(
      'SELECT charged_to FROM readings.generations WHERE id = $1',
      [id],
    )) as [{ charged_to: string[] }];
    // All readings but one that the last of the networks may have.
    await bed.world.query(
      'UPDATE readings.user_access_logs SET access_count = $2 WHERE user_id = $1',
      [chargedTo.at(-1), limit - 1],
    );

    const codes = [];
    for (const other of others) codes.push((await refusalOrNone(bed.request(other)))?.code);

    expect(codes).toEqual([undefined, 'daily_limit']);
  });

  it('gives a member on the free plan what the plan table says', async () => {
    const { allowances } = await bed.rpc.send(readings.allowances, makeMember(), {});

    expect(allowances).toContainEqual({ toolType: 'horoscope', limit: 3, remaining: 3 });
  });
});
