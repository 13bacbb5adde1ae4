import { previews } from '@cosmic/contracts/readings/previews';
import { makeGuest, makeMember, makeTestBed, type TestBed } from './make';

const RETURN = {
  toolType: 'solar-return',
  params: {
    dob: '1990-05-17',
    time: '07:45',
    place: { name: 'Pune, India', latitude: 18.5204, longitude: 73.8567, zone: 'Asia/Kolkata' },
  },
};

describe('how a reading begins', () => {
  let bed: TestBed;

  beforeAll(async () => {
    bed = await makeTestBed();
    await bed.start('readings');
  });
  afterAll(() => bed.stop());

  it('is its first paragraph and its figure, the same all day, and leaves nothing behind', async () => {
    const member = makeMember();
    const told = await bed.rpc.send(previews.get, member, RETURN);

    expect(told.opening).toMatch(/^\S.{80,}[.!?]$/s);
    expect(told.opening).not.toMatch(/\n\s*\n/);
    expect(told.figure).toMatchObject({ kind: 'wheel', rings: [{}, {}] });
    expect(await bed.rpc.send(previews.get, member, RETURN)).toEqual(told);
    expect(await bed.world.query('SELECT FROM readings.generations')).toHaveLength(0);
  });

  it('is for premium tools alone: no free reading comes without its limit', async () => {
    const number = { toolType: 'angel-number', params: { number: '1111' } };

    await expect(bed.rpc.send(previews.get, makeGuest(), number)).rejects.toMatchObject({
      code: 'invalid_input',
      details: { fields: [{ field: 'toolType' }] },
    });
  });

  it('names what is wrong with a parameter', async () => {
    const asked = { ...RETURN, params: { ...RETURN.params, dob: 'soon' } };

    await expect(bed.rpc.send(previews.get, makeGuest(), asked)).rejects.toMatchObject({
      code: 'invalid_input',
      details: { fields: [{ field: 'params.dob' }] },
    });
  });

  it('is told so often an hour and no more', async () => {
    const guest = makeGuest();
    for (let told = 0; told < 60; told++) await bed.rpc.send(previews.get, guest, RETURN);

    await expect(bed.rpc.send(previews.get, guest, RETURN)).rejects.toMatchObject({
      code: 'too_many_attempts',
    });
  });
});
