import { arcseconds } from '../../test/vectors';
import { BODIES } from '../bodies';
import type { Body } from '../bodies';
import { instantOf } from './instant';
import { Moment } from './moment';
import * as tables from './source';
import * as series from './source.browser';

/** From the first year to the last, on no beat of the planets. */
const moments = Array.from(
  { length: 120 },
  (_, index) =>
    new Moment(instantOf(new Date(Date.UTC(1800, 0, 1, 6) + index * 1219.33 * 86_400_000))),
);

/** How far a browser may be from a server, arcseconds: from 1900 to 2050, and in all years. */
const APART: Record<Body, readonly [near: number, all: number]> = {
  sun: [0.6, 0.6],
  moon: [2.5, 9],
  mercury: [1, 1],
  venus: [2, 2],
  mars: [2, 2],
  jupiter: [1.5, 1.5],
  saturn: [2, 2],
  uranus: [2.5, 2.5],
  neptune: [2.5, 4.5],
  pluto: [5, 35],
  'mean-node': [0.3, 0.3],
  'true-node': [15, 25],
  lilith: [0.3, 0.3],
};

describe.each(BODIES)('%s', (body) => {
  it('stands in a browser where it stands on a server, but for a few arcseconds', () => {
    for (const moment of moments) {
      const [here, there] = [tables.motionOf(body, moment), series.motionOf(body, moment)];
      const near = Math.abs(moment.centuries + 0.25) < 0.75;
      const limit = APART[body][near ? 0 : 1];

      expect(arcseconds(here.longitude, there.longitude)).toBeLessThan(limit);
      expect(arcseconds(here.latitude, there.latitude)).toBeLessThan(limit);
      expect(Math.abs(here.speed - there.speed)).toBeLessThan(0.003);
    }
  });

  it('has the same longitude with and without its speed', () => {
    for (const moment of moments) {
      const [server, browser] = [tables, series].map(
        (source) => source.longitudeOf(body, moment) - source.motionOf(body, moment).longitude,
      );

      expect([server, browser]).toEqual([0, 0]);
    }
  });
});
