import { balanceOf } from './balance';

it('counts elements and modes and names the strongest', () => {
  const balance = balanceOf(['aries', 'leo', 'taurus', 'libra', 'aries']);

  expect(balance.elements).toEqual({ fire: 3, earth: 1, air: 1, water: 0 });
  expect(balance.modes).toEqual({ cardinal: 3, fixed: 2, mutable: 0 });
  expect(balance.strongestElements).toEqual(['fire']);
  expect(balance.strongestModes).toEqual(['cardinal']);
  expect(balance.missingElements).toEqual(['water']);
});

it('names all that tie, and none of nothing', () => {
  expect(balanceOf(['aries', 'taurus']).strongestElements).toEqual(['fire', 'earth']);
  expect(balanceOf([]).strongestElements).toEqual([]);
});
