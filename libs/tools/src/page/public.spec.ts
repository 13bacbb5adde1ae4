import { samplesOf } from '../../test/samples';
import type { Slug } from '../catalogue/catalogue';
import { publicFigure } from './public';

const madeOf = (slug: Slug) =>
  samplesOf(slug, 8).map(({ params, facts, figure }) => ({
    toolType: slug,
    params,
    facts,
    figure,
  }));

it('leaves of a chart the signs, without degrees, angles and houses', () => {
  for (const made of madeOf('astro-houses')) {
    const figure = publicFigure(made);
    if (figure?.kind !== 'wheel') throw new Error('a chart is drawn as a wheel');
    expect(figure).toMatchObject({ cusps: null, aspects: [], highlight: [] });
    expect(figure.rings).toHaveLength(1);
    for (const { longitude } of figure.rings[0]!.points) expect(longitude % 30).toBe(15);
  }
});

it('leaves of a draw the cards, without what it is checked with', () => {
  for (const made of madeOf('tarot')) {
    const figure = publicFigure(made);
    if (figure?.kind !== 'cards') throw new Error('a draw is drawn as cards');
    expect(figure.draw).toBeNull();
    expect(figure.cards.length).toBeGreaterThan(0);
  }
});
