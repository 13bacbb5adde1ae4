import { randomUUID } from 'node:crypto';
import { isInvited } from './trial.rules';

describe('isInvited', () => {
  const ids = Array.from({ length: 800 }, () => randomUUID());

  it('is true now and then, and always the same for one reading', () => {
    const invited = ids.filter((id) => isInvited({ id, params: { dob: '1990-05-17' } }));

    expect(invited.length).toBeGreaterThan(120);
    expect(invited.length).toBeLessThan(280);
    expect(invited.every((id) => isInvited({ id, params: { dob: '1990-05-17' } }))).toBe(true);
  });

  it('needs a birth date', () => {
    expect(ids.filter((id) => isInvited({ id, params: { sign: 'leo' } }))).toEqual([]);
  });
});
