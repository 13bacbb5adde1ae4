import { randomUUID } from 'node:crypto';
import { invitations, MAX_INVITATIONS } from '@cosmic/contracts/people/invitations';
import { memberExportOf } from '@cosmic/contracts/member';
import type { Actor } from '@cosmic/contracts/message';
import { MAX_PEOPLE, people } from '@cosmic/contracts/people/people';
import { KEPT_DAYS } from '@cosmic/contracts/retention';
import { hashOfToken } from '@cosmic/auth/crypto/opaque-token';
import { Housekeeping } from '@cosmic/auth/housekeeping/housekeeping';
import { AuthSealing } from '@cosmic/auth/sealing/auth-sealing';
import { codeOf, makeTestBed, refusalOf, type TestBed } from './make';

const LONDON = {
  name: 'London, England, United Kingdom',
  latitude: 51.50853,
  longitude: -0.12574,
  zone: 'Europe/London',
};
const ASKED = { asked_by: 'Vera', name: null, relation: 'friend' } as const;
const ROSALIND = {
  name: 'Rosalind',
  birth_date: '1920-07-25',
  birth_time: '04:10',
  birth_place: LONDON,
};
const ROUGHLY = { ...ROSALIND, birth_time: null, birth_part: 'morning' } as const;
const DAY_SECONDS = 86_400;
const NO_TOKEN = 'A'.repeat(43);

describe('an invitation', () => {
  let bed: TestBed;

  beforeAll(async () => {
    bed = await makeTestBed();
  });
  afterAll(() => bed.stop());

  const make = (actor: Actor, asked: object = {}) =>
    bed.rpc.send(invitations.make, actor, { ...ASKED, ...asked });
  const waiting = async (actor: Actor) =>
    (await bed.rpc.send(invitations.list, actor, {})).invitations;
  const open = (token: string) => bed.rpc.send(invitations.open, null, { token });
  const enter = (token: string, birth: object = ROSALIND) =>
    bed.rpc.send(invitations.enter, null, { ...(birth as typeof ROSALIND), token });
  const takeBack = (token: string) => bed.rpc.send(invitations.takeBack, null, { token });
  const kept = async (actor: Actor) => (await bed.rpc.send(people.list, actor, {})).people;
  const rows = (actor: Actor) =>
    bed.world.query<{ id: string; token_hash: Buffer; sealed_under: string }>(
      'SELECT * FROM auth.invitations WHERE user_id = $1 ORDER BY created_at',
      [actor.id],
    );

  it('tells who asks by the name they chose, and nothing else of them', async () => {
    const { actor } = await bed.member();
    const { token, ...made } = await make(actor, { asked_by: ' Vee ', name: 'Ro' });

    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await waiting(actor)).toEqual([made]);
    expect(await open(token)).toEqual({
      asked_by: 'Vee',
      name: 'Ro',
      is_entered: false,
      expires_at: made.expires_at,
    });
    const days = (Date.parse(made.expires_at) - Date.parse(made.created_at)) / 86_400_000;
    expect(days).toBe(KEPT_DAYS.invitations);
  });

  it('takes one birth, once, and shows the friend their own three', async () => {
    const { actor } = await bed.member();
    const { token } = await make(actor, { name: 'Ro' });

    const { signs } = await enter(token, { ...ROSALIND, name: ' Rosalind ' });

    const [person, ...others] = await kept(actor);
    expect(others).toEqual([]);
    expect(person).toMatchObject({ ...ROSALIND, relation: 'friend', by_themselves: true, signs });
    expect(signs.rising.possible).toHaveLength(1);
    expect(await waiting(actor)).toEqual([]);
    expect(await open(token)).toMatchObject({ asked_by: 'Vera', name: null, is_entered: true });
    expect(await codeOf(enter(token, { ...ROSALIND, name: 'Somebody' }))).toBe('birth_entered');
    expect(await kept(actor)).toEqual([person]);
  });

  it('takes the part of a day where the hour is not known', async () => {
    const { actor } = await bed.member();
    const { token } = await make(actor);

    const { signs } = await enter(token, ROUGHLY);

    expect(signs.rising.possible.length).toBeGreaterThan(1);
    expect(await kept(actor)).toEqual([expect.objectContaining(ROUGHLY)]);
  });

  it('is of two who enter at once the first one’s', async () => {
    const { actor } = await bed.member();
    const { token } = await make(actor);

    const codes = await Promise.all(
      ['One', 'Two', 'Three', 'Four'].map((name) => codeOf(enter(token, { ...ROSALIND, name }))),
    );

    expect(codes.sort()).toEqual(['accepted', ...Array<string>(3).fill('birth_entered')]);
    expect(await kept(actor)).toHaveLength(1);
  });

  it('is taken back by the friend, with the birth, and is nothing afterwards', async () => {
    const { actor } = await bed.member();
    const [used, unused] = [await make(actor), await make(actor)];
    await enter(used.token);

    await takeBack(used.token);
    await takeBack(unused.token);

    expect(await kept(actor)).toEqual([]);
    expect(await rows(actor)).toEqual([]);
    for (const { token } of [used, unused]) {
      expect(await codeOf(open(token))).toBe('not_found');
      expect(await codeOf(enter(token))).toBe('not_found');
      expect(await codeOf(takeBack(token))).toBe('not_found');
    }
  });

  it('leaves nothing behind where it is used and taken back at once', async () => {
    const { actor } = await bed.member();
    const { token } = await make(actor);

    const [entered, taken] = await Promise.all([codeOf(enter(token)), codeOf(takeBack(token))]);

    expect(taken).toBe('accepted');
    expect(['accepted', 'not_found']).toContain(entered);
    expect(await kept(actor)).toEqual([]);
    expect(await rows(actor)).toEqual([]);
  });

  it('is ended by the member, before it is used and with whom it was used by', async () => {
    const { actor } = await bed.member();
    const [used, unused] = [await make(actor), await make(actor)];
    await enter(used.token);

    await bed.rpc.send(invitations.end, actor, { id: unused.id });
    expect(await codeOf(bed.rpc.send(invitations.end, actor, { id: used.id }))).toBe('not_found');
    const [person] = await kept(actor);
    await bed.rpc.send(people.remove, actor, { id: person!.id });

    for (const { token } of [used, unused]) expect(await codeOf(open(token))).toBe('not_found');
    expect(await rows(actor)).toEqual([]);
  });

  it('is nobody else’s to see or end', async () => {
    const [one, other] = [await bed.member(), await bed.member()];
    const made = await make(one.actor);

    expect(await waiting(other.actor)).toEqual([]);
    const ended = codeOf(bed.rpc.send(invitations.end, other.actor, { id: made.id }));
    expect(await ended).toBe('not_found');
    expect(await waiting(one.actor)).toHaveLength(1);
    const guest: Actor = { kind: 'guest', id: randomUUID() };
    expect(await codeOf(make(guest))).toBe('authentication_required');
    expect(await codeOf(open(NO_TOKEN))).toBe('not_found');
    expect((await refusalOf(open('short')))?.code).toBe('invalid_input');
  });

  it('takes no birth after its days, and is erased; what was entered can be taken back still', async () => {
    const { actor } = await bed.member();
    const [used, late] = [await make(actor), await make(actor)];
    await enter(used.token);
    bed.pass(KEPT_DAYS.invitations * DAY_SECONDS);

    expect(await codeOf(open(late.token))).toBe('not_found');
    expect(await codeOf(enter(late.token))).toBe('not_found');
    expect(await waiting(actor)).toEqual([]);
    bed.pass(1);
    const worker = await bed.startWorker();
    await worker.get(Housekeeping).run();

    expect((await rows(actor)).map(({ id }) => id)).toEqual([used.id]);
    expect(await open(used.token)).toMatchObject({ is_entered: true });
    await takeBack(used.token);
    expect(await kept(actor)).toEqual([]);
  });

  it.each([
    ['asked_by', { asked_by: ' ' }],
    ['asked_by', { asked_by: 'a'.repeat(61) }],
    ['name', { name: '' }],
    ['relation', { relation: 'enemy' }],
    ['email', { email: 'ada@example.com' }],
  ])('is not made with a wrong %s: %j', async (field, wrong) => {
    const { actor } = await bed.member();

    const error = await refusalOf(make(actor, wrong));

    expect(error?.details.fields?.map((problem) => problem.field)).toContain(field);
    expect(await waiting(actor)).toEqual([]);
  });

  it.each([
    ['name', { name: ' ' }],
    ['birth_date', { birth_date: '2999-01-01' }],
    ['birth_time', { birth_time: '24:00' }],
    ['birth_part', { birth_part: 'noon' }],
    ['birth_place.zone', { birth_place: { ...LONDON, zone: 'Mars/Olympus' } }],
    ['relation', { relation: 'partner' }],
    ['user_id', { user_id: randomUUID() }],
  ])('takes no wrong %s: %j', async (field, wrong) => {
    const { actor } = await bed.member();
    const { token } = await make(actor);

    const error = await refusalOf(enter(token, { ...ROSALIND, ...wrong }));

    expect(error?.details.fields?.map((problem) => problem.field)).toContain(field);
    expect(await kept(actor)).toEqual([]);
    expect(await open(token)).toMatchObject({ is_entered: false });
  });

  it('is one of few, also when the last ones are made at once, and of so many an hour', async () => {
    const { actor } = await bed.member();
    for (let made = 1; made < MAX_INVITATIONS; made += 1) await make(actor);

    const codes = await Promise.all(Array.from({ length: 5 }, () => codeOf(make(actor))));

    expect(codes.sort()).toEqual(['accepted', ...Array<string>(4).fill('invitations_full')]);
    const more = [];
    for (let asked = 0; asked < 20; asked += 1) more.push(await codeOf(make(actor)));
    expect(new Set(more)).toEqual(new Set(['invitations_full', 'too_many_attempts']));
  });

  it('finds no room where the member keeps as many people as there may be', async () => {
    const { actor } = await bed.member();
    const { token } = await make(actor);
    const person = { ...ROSALIND, relation: 'friend' as const, idempotencyKey: null };
    await Promise.all(
      Array.from({ length: MAX_PEOPLE }, () => bed.rpc.send(people.add, actor, person)),
    );

    expect(await codeOf(enter(token))).toBe('people_full');
    expect(await codeOf(make(actor))).toBe('people_full');
    expect(await open(token)).toMatchObject({ is_entered: false });
  });

  it('stays the friend’s word until the member writes another birth', async () => {
    const { actor } = await bed.member();
    const { token } = await make(actor);
    await enter(token);
    const [{ id } = { id: '' }] = await kept(actor);
    const change = (more: object) =>
      bed.rpc.send(people.change, actor, { id, ...ROSALIND, relation: 'friend', ...more });

    expect(await change({ name: 'R. E. F.', relation: 'colleague' })).toMatchObject({
      name: 'R. E. F.',
      by_themselves: true,
    });
    expect(await change({ birth_time: '05:00' })).toMatchObject({ by_themselves: false });
    await takeBack(token);
    expect(await kept(actor)).toEqual([]);
  });

  it('is stored sealed, its token as a hash, and is sealed anew when the secret is replaced', async () => {
    const { actor } = await bed.member();
    const { token } = await make(actor, { asked_by: 'Canary', name: 'Wren', relation: 'sibling' });

    const [before] = await rows(actor);
    expect(before!.token_hash).toEqual(hashOfToken(token));
    expect(JSON.stringify(before)).not.toMatch(/Canary|Wren|sibling/);
    const secret = bed.world.environment('auth')['BIRTH_DATA_SECRET'];
    const worker = await bed.startWorker({
      BIRTH_DATA_SECRET: `another-secret-of-32-characters-or-more,${secret}`,
    });
    await worker.get(AuthSealing).run();

    expect((await rows(actor))[0]?.sealed_under).not.toBe(before!.sealed_under);
    await bed.world.query('DELETE FROM auth.people');
    await bed.world.query('DELETE FROM auth.invitations');
  });

  it('is told with everything that is kept, without its secret, and goes with the account', async () => {
    const { actor } = await bed.member();
    const { id, token, created_at, expires_at } = await make(actor);
    await enter(token);
    const [person] = await kept(actor);

    const told = await bed.rpc.send(memberExportOf('auth'), null, { userId: actor.id });
    const row = { id, person_id: person!.id, ...ASKED };
    expect(told.rows['invitations']).toEqual([
      { ...row, created_at: expect.anything(), expires_at: expect.anything() },
    ]);
    expect(JSON.stringify([created_at, expires_at, told])).not.toContain(token);

    await bed.world.query('DELETE FROM auth.accounts WHERE id = $1', [actor.id]);
    expect(await codeOf(open(token))).toBe('not_found');
    expect(await codeOf(make(actor))).toBe('authentication_required');
  });
});
