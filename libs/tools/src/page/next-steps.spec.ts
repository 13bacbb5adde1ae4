import { samplesOf } from '../../test/samples';
import { TOOLS } from '../catalogue';
import { formFields } from '../form';
import { nextSteps } from './next-steps';

const NAMED = new Map(TOOLS.map((tool) => [tool.slug, tool]));

it.each(TOOLS.map(({ slug }) => slug))(
  '%s leads to two other places that know what it found',
  (slug) => {
    for (const { params, facts, figure } of samplesOf(slug, 6)) {
      const steps = nextSteps({ toolType: slug, params, facts, figure });

      expect(steps).toHaveLength(2);
      for (const step of steps) {
        if (step.to === 'card') continue;
        expect(step.slug).not.toBe(slug);
        const fields = formFields(NAMED.get(step.slug)!);
        for (const [name, value] of Object.entries(step.params)) {
          const field = fields.find((one) => one.name === name);
          expect(field).toBeDefined();
          if (field?.options) expect(field.options.map((option) => option.value)).toContain(value);
        }
      }
    }
  },
);

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
