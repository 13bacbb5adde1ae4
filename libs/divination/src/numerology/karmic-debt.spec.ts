import { survive } from '../../test/hostile';
import { karmicDebts } from './karmic-debt';

describe('karmicDebts', () => {
  it('finds the day of birth', () => {
    expect(karmicDebts({ dob: '1990-04-13' })).toMatchObject([
      { number: 13, place: 'birthday', step: '13 → 4' },
    ]);
  });

  it('finds the total behind the life path', () => {
    // 1 + 7 + 11 = 19
    expect(karmicDebts({ dob: '1990-07-29' })).toMatchObject([
      { number: 19, place: 'lifePath', step: '19 → 10 → 1' },
    ]);
  });

  it('finds numbers behind the name only when a name is given', () => {
    const withName = karmicDebts({ dob: '1990-04-23', name: 'Ed' }).map(({ place }) => place);
    const debts = karmicDebts({ dob: '1990-04-23', name: 'Iris' });

    expect(withName).toEqual([]);
    expect(debts).toMatchObject([]);
    expect(karmicDebts({ dob: '1990-04-23', name: 'Dr' })).toMatchObject([
      { number: 13, place: 'destiny' },
      { number: 13, place: 'personality' },
    ]);
  });

  it('withstands hostile input', () => {
    survive((dob) => karmicDebts({ dob }), ['dob'], Array.isArray);
    survive(
      (name) => karmicDebts({ dob: '1990-04-13', name }),
      ['name'],
      (debts) => debts.length > 0,
    );
  });
});
