import { samplesOf } from '../../test/samples';
import { TOOLS, type Slug } from '../catalogue';
import { publicFigure, publicParams } from './public';

const madeOf = (slug: Slug) =>
  samplesOf(slug, 8).map(({ params, facts, figure }) => ({
    toolType: slug,
    params,
    facts,
    figure,
  }));

describe.each(TOOLS.map(({ slug }) => slug))('what is public of %s', (slug) => {
  it('holds nothing that was typed, no birth and no place', () => {
    for (const made of madeOf(slug)) {
      const shown = JSON.stringify([publicParams(made), publicFigure(made)]);
      for (const [name, value] of Object.entries(made.params)) {
        if (typeof value !== 'string' || value.length < 4 || name === 'number') continue;
        if (/dob|time\d?$|fullName|name\d|dream|goal|question|clientSeed|year/.test(name)) {
          expect(shown).not.toContain(value);
        }
      }
      expect(shown).not.toMatch(/latitude|"zone"/);
    }
  });
});

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
