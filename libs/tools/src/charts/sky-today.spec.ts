import { positionsAt } from '@cosmic/sky/astronomy/ephemeris';
import { moonAt } from '@cosmic/sky/astronomy/moon';
import { moonFact, moonFigure, placeFact } from './sky-today';

const NOON = new Date('2026-11-21T12:00:00Z');

describe('the sky of a day as facts', () => {
  it('says place, phase and light of the Moon, and her house where a sign is given', () => {
    expect(moonFact(moonAt(NOON), NOON)).toMatchObject({
      key: 'moon',
      label: 'Moon today',
      value: expect.stringMatching(
        /^Aries \d+°\d\d', Waxing Gibbous, 8\d% lit, at noon UTC on 21 November 2026$/,
      ),
    });
    expect(moonFact(moonAt(NOON), NOON, 'leo').value).toContain('your ninth house');
  });

  it('adds which way the light goes where the phase does not say so', () => {
    const full = new Date('2026-11-24T12:00:00Z');

    expect(moonFact(moonAt(full), full).value).toContain('Full Moon, waxing, ');
  });

  it('draws the same Moon', () => {
    const moon = moonAt(NOON);

    expect(moonFigure(moon)).toEqual({
      kind: 'moon',
      phase: 'Waxing Gibbous',
      elongation: moon.elongation,
      illumination: moon.illumination,
      sign: 'aries',
    });
  });

  it('calls a planet retrograde and never a node', () => {
    const { neptune, 'true-node': node } = positionsAt(NOON, ['neptune', 'true-node']);

    expect(placeFact('neptune', 'Neptune', neptune, 'aries')).toMatchObject({
      key: 'today-neptune',
      label: 'Neptune today',
      value: expect.stringMatching(
        /^Aries 1°\d\d', your first house \(body and self\), retrograde$/,
      ),
    });
    expect(placeFact('true-node', 'North Node', node, 'aries').value).not.toContain('retrograde');
  });
});
