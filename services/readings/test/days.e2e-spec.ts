import { randomUUID } from 'node:crypto';
import { days, type TurnBody } from '@cosmic/contracts/days/days';
import type { AppError } from '@cosmic/contracts/errors';
import type { Actor } from '@cosmic/contracts/message';
import { memberExportOf } from '@cosmic/contracts/member';
import { readings } from '@cosmic/contracts/readings/readings';
import { verifyDraw } from '@cosmic/divination/tarot';
import { civilDate } from '@cosmic/sky/places/zone';
import { makeGuest, makeTestBed, makeMember, type TestBed } from './make';

const ZONE = 'Asia/Kolkata';
const BIRTH = {
  date: '1990-05-17',
  time: '07:45',
  place: { name: 'Chennai, India', latitude: 13.088, longitude: 80.278, zone: ZONE },
};
const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'accepted',
    (error: unknown) => (error as AppError).code,
  );

describe('the day', () => {
  let bed: TestBed;
  let today: string;

  beforeAll(async () => {
    bed = await makeTestBed();
    await bed.start('readings');
    today = civilDate(ZONE, new Date());
  });
  afterAll(() => bed.stop());

  const dayOf = (actor: Actor, asked: object = {}) =>
    bed.rpc.send(days.get, actor, {
      zone: ZONE,
      sign: 'leo',
      birth: null,
      language: 'en',
      ...asked,
    });
  const turn = async (actor: Actor, more: Partial<TurnBody> = {}) => {
    const { card } = await dayOf(actor);
    return bed.rpc.send(days.turn, actor, {
      date: today,
      commitment: card.commitment,
      clientSeed: 'my own words',
      language: 'en',
      ...more,
    });
  };
  const write = (actor: Actor, text: string, date = today) =>
    bed.rpc.send(days.write, actor, { date, question: 'How are you, really?', text });
  const rows = (actor: Actor) =>
    bed.world.query('SELECT * FROM readings.kept_days WHERE actor_id = $1', [actor.id]);
  /** Puts something that was kept today so many days back. */
  const moveTo = (actor: Actor, date: string) =>
    bed.world.query('UPDATE readings.kept_days SET local_date = $2 WHERE actor_id = $1', [
      actor.id,
      date,
    ]);

  it('of a sign is one for everybody, and nothing is stored by asking', async () => {
    const [one, other] = [makeGuest(), makeMember()];
    const { card: _, ...first } = await dayOf(one);
    const { card: __, ...second } = await dayOf(other);

    expect(second).toEqual(first);
    expect(first).toMatchObject({ date: today, basis: 'sign', sign: 'leo', note: null, ticks: [] });
    expect(await rows(one)).toEqual([]);
  });

  it('of a member is of their own chart, the same at every press', async () => {
    const member = makeMember();
    const day = await dayOf(member, { birth: BIRTH, sign: undefined });

    expect(day).toMatchObject({ basis: 'chart', sign: 'taurus' });
    expect(await dayOf(member, { birth: BIRTH })).toEqual(day);
    const noHour = await dayOf(member, { birth: { ...BIRTH, time: null, place: null } });
    expect(noHour.basis).toBe('birth-date');
  });

  it('asks for a sign where nothing is known, and refuses days that have not begun', async () => {
    const guest = makeGuest();
    const ahead = civilDate('Pacific/Kiritimati', new Date());
    const behind = civilDate('Pacific/Pago_Pago', new Date());

    expect(await codeOf(dayOf(guest, { sign: undefined }))).toBe('sign_needed');
    expect(ahead > behind).toBe(true);
    expect(await codeOf(dayOf(guest, { zone: 'Pacific/Pago_Pago', date: ahead }))).toBe(
      'invalid_input',
    );
    // Samoa went from the 29th to the 31st.
    expect(await codeOf(dayOf(guest, { zone: 'Pacific/Apia', date: '2011-12-30' }))).toBe(
      'invalid_input',
    );
  });

  it('has one card, promised before and fair, whoever turns it how often', async () => {
    const guest = makeGuest();
    const before = await dayOf(guest);
    expect(before.card.turned).toBeNull();

    const [one, other] = await Promise.all([turn(guest), turn(guest, { clientSeed: 'others' })]);
    const again = await turn(guest, { clientSeed: 'a third time' });

    expect(other).toEqual(one);
    expect(again).toEqual(one);
    expect(one.commitment).toBe(before.card.commitment);
    expect(one.meaning).toContain(one.name);
    const { serverSeed, clientSeed, commitment, id } = one;
    expect(
      verifyDraw({
        ...{ serverSeed, clientSeed, commitment, spread: 'daily' },
        cards: [{ id, reversed: false }],
      }),
    ).toBe('fair');
    expect((await dayOf(guest)).card).toEqual({ commitment, turned: one });
  });

  it('promises each person and date a seed of their own', async () => {
    const guests = [makeGuest(), makeGuest()];
    const [mine, theirs] = await Promise.all(guests.map((guest) => dayOf(guest)));

    expect(theirs!.card.commitment).not.toBe(mine!.card.commitment);
    const { commitment } = mine!.card;
    expect(await codeOf(turn(guests[1]!, { commitment }))).toBe('invalid_input');
    expect(await rows(guests[1]!)).toEqual([]);
  });

  it('ticks itself once in its lunation', async () => {
    const guest = makeGuest();
    const open = () => bed.rpc.send(days.open, guest, { date: today, zone: ZONE });

    await Promise.all([open(), open()]);

    expect(await open()).toEqual({ ticks: [today] });
    expect((await dayOf(guest)).ticks).toEqual([today]);
    expect(await rows(guest)).toHaveLength(1);
  });

  it('keeps one line, sealed, to be written anew and removed', async () => {
    const guest = makeGuest();
    await write(guest, 'Tired and glad');
    const note = await write(guest, 'Glad');

    expect((await dayOf(guest)).note).toEqual(note);
    expect(note).toMatchObject({ question: 'How are you, really?', text: 'Glad' });
    const [row] = await rows(guest);
    expect(JSON.stringify(row)).not.toMatch(/Glad|really/);
    expect(row).toMatchObject({ sealed_note: expect.stringMatching(/^sealed:/) });

    await bed.rpc.send(days.erase, guest, { date: today });
    await bed.rpc.send(days.erase, guest, { date: today });
    expect((await dayOf(guest)).note).toBeNull();
  });

  it('is over when it is over everywhere', async () => {
    const guest = makeGuest();

    expect(await codeOf(write(guest, 'late', '2026-01-01'))).toBe('day_over');
    expect(await codeOf(bed.rpc.send(days.open, guest, { date: '2026-01-01', zone: ZONE }))).toBe(
      'day_over',
    );
    expect(await rows(guest)).toEqual([]);
  });

  it('remembers what was written a month and a year ago, and lists a month', async () => {
    const guest = makeGuest();
    await write(guest, 'long ago');
    await turn(guest);
    await moveTo(guest, '2025-02-28');
    const asked = (date: string) => dayOf(guest, { date });

    expect((await asked('2025-03-28')).before).toMatchObject([
      { ago: 'month', date: '2025-02-28', note: { text: 'long ago' } },
    ]);
    expect((await asked('2025-03-31')).before).toMatchObject([{ ago: 'month' }]);
    expect((await asked('2026-02-28')).before).toMatchObject([{ ago: 'year' }]);
    expect((await asked('2025-04-28')).before).toEqual([]);

    const list = (month: string) => bed.rpc.send(days.kept, guest, { month });
    expect(await list('2025-02')).toMatchObject({
      days: [{ date: '2025-02-28', opened: false, card: { name: expect.any(String) } }],
      earlier: null,
      later: null,
    });
    expect(await list('2025-05')).toEqual({
      month: '2025-05',
      days: [],
      earlier: '2025-02',
      later: null,
    });
  });

  it('goes from a guest to the member they become, and what both have stays the member’s', async () => {
    const [guest, member] = [makeGuest(), makeMember()];
    await write(guest, 'as a guest');
    const card = await turn(guest);
    await bed.rpc.send(days.open, member, { date: today, zone: ZONE });

    await bed.rpc.send(readings.claim, member, { guestId: guest.id });

    const day = await dayOf(member);
    expect(day.note).toMatchObject({ text: 'as a guest' });
    expect(day.card.turned).toMatchObject({ id: card.id, serverSeed: card.serverSeed });
    expect(day.ticks).toEqual([today]);
    expect(await rows(guest)).toEqual([]);

    const other = makeGuest();
    await write(other, 'later');
    await moveTo(other, '2026-01-05');
    await bed.rpc.send(readings.claim, member, { guestId: other.id });
    expect((await bed.rpc.send(days.kept, member, { month: '2026-01' })).days).toMatchObject([
      { date: '2026-01-05', note: { text: 'later' } },
    ]);
  });

  it('is told whole to a member who exports', async () => {
    const member = makeMember();
    await write(member, 'mine');
    const { rows: told } = await bed.rpc.send(memberExportOf('readings'), null, {
      userId: member.id,
    });

    expect(told['kept_days']).toMatchObject([
      { local_date: today, note: 'mine', question: 'How are you, really?', card_id: null },
    ]);
  });

  it('changes so often in an hour and no more', async () => {
    const guest = makeGuest();
    const codes = await Promise.all(
      Array.from({ length: 130 }, () => codeOf(write(guest, randomUUID()))),
    );

    expect(codes.filter((code) => code === 'accepted')).toHaveLength(120);
    expect(new Set(codes)).toEqual(new Set(['accepted', 'too_many_attempts']));
  });
});
