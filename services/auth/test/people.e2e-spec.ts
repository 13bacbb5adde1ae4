import { randomUUID } from 'node:crypto';
import { memberExportOf } from '@cosmic/contracts/member';
import type { Actor } from '@cosmic/contracts/message';
import { pairs, type PairQuery } from '@cosmic/contracts/people/pairs';
import { MAX_PEOPLE, people, type Person, type PersonBody } from '@cosmic/contracts/people/people';
import { profile } from '@cosmic/contracts/account/profile';
import { PeopleRepository } from '@cosmic/auth/people/people.repository';
import { AuthSealing } from '@cosmic/auth/sealing/auth-sealing';
import { codeOf, makeTestBed, refusalOf, type TestBed } from './make';

const LONDON = {
  name: 'London, England, United Kingdom',
  latitude: 51.50853,
  longitude: -0.12574,
  zone: 'Europe/London',
};
const BIRTH = { birth_date: '1990-05-17', birth_time: '07:45' };
const ROSALIND = {
  name: 'Rosalind',
  relation: 'friend',
  birth_date: '1920-07-25',
  birth_time: '04:10',
  birth_place: LONDON,
} as const;

describe('the people of a member', () => {
  let bed: TestBed;

  beforeAll(async () => {
    bed = await makeTestBed();
  });
  afterAll(() => bed.stop());

  const list = async (actor: Actor) => (await bed.rpc.send(people.list, actor, {})).people;
  const add = (actor: Actor, person: object, idempotencyKey: string | null = null) =>
    bed.rpc.send(people.add, actor, { ...(person as PersonBody), idempotencyKey });
  const change = (actor: Actor, person: object) =>
    bed.rpc.send(people.change, actor, person as Person);
  const stored = () =>
    bed.world.query<{ id: string; sealed_person: string; sealed_under: string }>(
      'SELECT * FROM auth.people',
    );

  it('are none at first, then those who were added, with their signs', async () => {
    const { actor } = await bed.member();
    expect(await bed.rpc.send(people.list, actor, {})).toEqual({ people: [], max: MAX_PEOPLE });

    const added = await add(actor, ROSALIND);
    bed.pass(1);
    const { birth_time: _, birth_place: __, ...roughly } = ROSALIND;
    const other = await add(actor, { ...roughly, name: 'Somebody' });

    expect(added).toMatchObject({ ...ROSALIND, zodiac_sign: 'leo' });
    expect(added.signs.rising.possible).toHaveLength(1);
    expect(other).toMatchObject({ birth_time: null, birth_place: null, rising_sign: null });
    expect(await list(actor)).toEqual([added, other]);
  });

  it('are added once with a key, however often it is asked, and each by each member', async () => {
    const [{ actor }, other] = [await bed.member(), await bed.member()];

    const answers = await Promise.all(
      Array.from({ length: 4 }, () => add(actor, ROSALIND, 'the-first')),
    );
    await add(other.actor, ROSALIND, 'the-first');

    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await list(actor)).toEqual([answers[0]]);
    await add(actor, ROSALIND, 'the-second');
    await add(actor, ROSALIND);
    expect(await list(actor)).toHaveLength(3);
  });

  it('are changed whole and forgotten', async () => {
    const { actor } = await bed.member();
    const { id } = await add(actor, ROSALIND);

    const changed = await change(actor, {
      id,
      ...ROSALIND,
      name: 'R. E. F.',
      birth_time: null,
      birth_place: null,
    });
    expect(changed).toMatchObject({ name: 'R. E. F.', birth_time: null, birth_place: null });
    expect(await list(actor)).toEqual([changed]);

    await bed.rpc.send(people.remove, actor, { id });
    expect(await list(actor)).toEqual([]);
    expect(await codeOf(bed.rpc.send(people.remove, actor, { id }))).toBe('not_found');
    expect(await codeOf(change(actor, { id, ...ROSALIND }))).toBe('not_found');
  });

  it("are nobody else's to see, change or forget", async () => {
    const [one, other] = [await bed.member(), await bed.member()];
    const mine = await add(one.actor, ROSALIND);
    const { id } = mine;

    expect(await list(other.actor)).toEqual([]);
    const taken = { id, ...ROSALIND, name: 'Taken' };
    expect(await codeOf(change(other.actor, taken))).toBe('not_found');
    expect(await codeOf(bed.rpc.send(people.remove, other.actor, { id }))).toBe('not_found');
    expect(await list(one.actor)).toEqual([mine]);
    const guest: Actor = { kind: 'guest', id: randomUUID() };
    expect(await codeOf(list(guest))).toBe('authentication_required');
    expect(await codeOf(add(guest, ROSALIND))).toBe('authentication_required');
  });

  it("are nobody else's in the database either, whatever was asked before", async () => {
    const [one, other] = [await bed.member(), await bed.member()];
    const mine = await add(one.actor, ROSALIND);
    const { id } = mine;
    const rows = (await bed.start()).get(PeopleRepository);
    const taken = { id, ...ROSALIND, name: 'Taken', by_themselves: false };

    expect(await rows.find(other.actor.id, id)).toBeUndefined();
    expect(await rows.change(other.actor.id, taken)).toBe(false);
    expect(await rows.remove(other.actor.id, id)).toBe(false);
    expect(await list(one.actor)).toEqual([mine]);
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'a\0b' }],
    ['name', { name: 'a'.repeat(61) }],
    ['relation', { relation: 'enemy' }],
    ['birth_date', { birth_date: null }],
    ['birth_date', { birth_date: '1899-12-31' }],
    ['birth_date', { birth_date: '2999-01-01' }],
    ['birth_time', { birth_time: '24:00' }],
    ['birth_place.zone', { birth_place: { ...LONDON, zone: 'Mars/Olympus' } }],
    ['id', { id: '0b4c7a52-6a3b-4a64-8f7b-111111111111' }],
    ['email', { email: 'ada@example.com' }],
    ['user_id', { user_id: randomUUID() }],
  ])('are not kept with a wrong %s: %j', async (field, wrong) => {
    const { actor } = await bed.member();

    const error = await refusalOf(add(actor, { ...ROSALIND, ...wrong }));

    expect(error?.code).toBe('invalid_input');
    expect(error?.details.fields?.map((problem) => problem.field)).toContain(field);
    expect(await list(actor)).toEqual([]);
  });

  it('are no more than there is room for, also when the last ones come at once', async () => {
    const { actor } = await bed.member();
    const { birth_time: _, birth_place: __, ...roughly } = ROSALIND;
    await Promise.all(
      Array.from({ length: MAX_PEOPLE - 1 }, (_, index) => add(actor, roughly, `no-${index}`)),
    );

    const codes = await Promise.all(Array.from({ length: 5 }, () => codeOf(add(actor, roughly))));

    expect(codes.sort()).toEqual(['accepted', ...Array<string>(4).fill('people_full')]);
    expect(await list(actor)).toHaveLength(MAX_PEOPLE);
    expect(await codeOf(add(actor, roughly, 'no-0'))).toBe('accepted');
  });

  it('are stored sealed, each for its own row', async () => {
    const { actor } = await bed.member();
    const { id } = await add(actor, ROSALIND);

    for (const row of await stored()) {
      expect(JSON.stringify(row)).not.toMatch(/Rosalind|friend|1920|04:10|London|51\.5/);
    }
    const copy = randomUUID();
    await bed.world.query(
      `INSERT INTO auth.people
       SELECT $2, user_id, sealed_person, sealed_under, NULL, created_at, by_themselves
       FROM auth.people WHERE id = $1`,
      [id, copy],
    );
    expect(await codeOf(list(actor))).toBe('internal');
    await bed.world.query('DELETE FROM auth.people WHERE id = $1', [copy]);
  });

  it('are sealed anew when the secret is replaced', async () => {
    const { actor } = await bed.member();
    await add(actor, ROSALIND);
    const [before] = await stored();
    const secret = bed.world.environment('auth')['BIRTH_DATA_SECRET'];

    const worker = await bed.startWorker({
      BIRTH_DATA_SECRET: `another-secret-of-32-characters-or-more,${secret}`,
    });
    await worker.get(AuthSealing).run();

    expect((await stored()).map((row) => row.sealed_under)).not.toContain(before!.sealed_under);
    await bed.world.query('DELETE FROM auth.people');
  });

  describe('beside each other', () => {
    const pair = (actor: Actor, first: string, second: string, more: Partial<PairQuery> = {}) =>
      bed.rpc.send(pairs.get, actor, { first, second, language: 'en', ...more });
    const tellBirth = (actor: Actor) =>
      bed.rpc.send(profile.change, actor, { ...BIRTH, birth_place: LONDON });

    it('are the member and somebody, or two of those whom they keep', async () => {
      const { actor } = await bed.member();
      await tellBirth(actor);
      const rosalind = await add(actor, { ...ROSALIND, relation: 'partner' });
      const mother = await add(actor, { ...ROSALIND, name: 'Muriel', relation: 'parent' });

      const own = await pair(actor, 'me', rosalind.id);
      expect(own.people.map(({ name }) => name)).toEqual([null, 'Rosalind']);
      expect(own).toMatchObject({ guna: { kind: 'kootas' } });
      expect(own.readings).not.toEqual([]);
      expect(own.davison?.at).toMatch(/^1955-/);
      expect(await pair(actor, mother.id, 'me')).toMatchObject({ guna: null, readings: [] });
      const others = await pair(actor, mother.id, rosalind.id, { language: 'hi' });
      expect(others.people.map(({ name }) => name)).toEqual(['Muriel', 'Rosalind']);
      expect(others.contacts[0]?.text).toMatch(/।$/);
    });

    it('are counted as the member chose in the profile', async () => {
      const { actor } = await bed.member();
      await tellBirth(actor);
      const { id } = await add(actor, ROSALIND);
      const valuesOf = async (first: string) =>
        (await pair(actor, first, id)).counted.map(({ value }) => value);
      expect(await valuesOf('me')).toEqual(['tropical', 'by Placidus']);

      const chosen = { zodiac: 'sidereal', house_system: 'koch', ayanamsa: 'raman' } as const;
      await bed.rpc.send(profile.change, actor, chosen);
      expect(await valuesOf('me')).toEqual(['sidereal by the ayanamsa of Raman', 'by Koch']);
      const other = await add(actor, { ...ROSALIND, name: 'Somebody' });
      expect(await valuesOf(other.id)).toEqual(['sidereal by the ayanamsa of Raman', 'by Koch']);
    });

    it("are nobody else's, and need both births", async () => {
      const [one, other] = [await bed.member(), await bed.member()];
      const { id } = await add(one.actor, ROSALIND);
      await tellBirth(other.actor);

      expect(await codeOf(pair(one.actor, 'me', id))).toBe('birth_date_needed');
      expect(await codeOf(pair(other.actor, 'me', id))).toBe('not_found');
      const same = await refusalOf(pair(one.actor, id, id));
      expect(same?.details.fields?.map(({ field }) => field)).toEqual(['second']);
      const nobody = await refusalOf(pair(one.actor, 'me', 'ada'));
      expect(nobody?.details.fields?.map(({ field }) => field)).toEqual(['second']);
      const guest: Actor = { kind: 'guest', id: randomUUID() };
      expect(await codeOf(pair(guest, 'me', id))).toBe('authentication_required');
    });
  });

  it('are told with everything that is kept, and go with the account', async () => {
    const { actor } = await bed.member();
    const { id } = await add(actor, ROSALIND);

    const { rows } = await bed.rpc.send(memberExportOf('auth'), null, { userId: actor.id });
    expect(rows['people']).toEqual([
      { id, created_at: expect.anything(), by_themselves: false, ...ROSALIND },
    ]);

    await bed.world.query('DELETE FROM auth.accounts WHERE id = $1', [actor.id]);
    expect((await stored()).map((row) => row.id)).not.toContain(id);
    expect(await codeOf(add(actor, ROSALIND))).toBe('authentication_required');
  });
});
