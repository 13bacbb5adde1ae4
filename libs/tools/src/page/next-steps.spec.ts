import { nextSteps } from './next-steps';

it('follows from the reading: two signs, a card, a number, a planet that turns back', () => {
  const told = { toolType: 'x', params: {}, facts: [], figure: null };

  expect(nextSteps({ ...told, params: { sign1: 'leo', sign2: 'aries' } })).toMatchObject([
    { slug: 'zodiac-dating', params: { sign1: 'leo', sign2: 'aries' } },
    { slug: 'love-forecast', params: { sign: 'leo' } },
  ]);
  const facts = [{ key: 'mercury', label: 'Mercury', value: "Libra 2°10', retrograde" }];
  expect(nextSteps({ ...told, params: { sign: 'leo' }, facts })).toMatchObject([
    { slug: 'retrograde-impact', params: { planet: 'mercury', sign: 'leo' } },
    { slug: 'planet-day', params: { planet: 'mercury' } },
  ]);
  const tiles = [{ key: 'life-path', label: 'Life path', value: 7, steps: [], text: '' }];
  expect(nextSteps({ ...told, figure: { kind: 'numbers', tiles } })).toMatchObject([
    { slug: 'angel-number', params: { number: '777' } },
    { slug: 'moon-reminder' },
  ]);
});
