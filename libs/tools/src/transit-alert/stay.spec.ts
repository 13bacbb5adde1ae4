import { ingressesOf } from '@cosmic/sky/calendar/ingresses';
import { positionOf } from '@cosmic/sky/astronomy/ephemeris';
import { stayOf } from './stay';

const stayAt = (day: string) => {
  const at = new Date(day);
  return stayOf('jupiter', positionOf('jupiter', at), at);
};

describe('stayOf', () => {
  it('gives what a search of the whole stretch gives, whatever was asked before', () => {
    const all = ingressesOf('jupiter', new Date('2015-01-01'), new Date('2045-01-01'));
    for (const [index, { at }] of all.slice(0, -1).entries()) {
      const noon = new Date(at.getTime() + 43_200_000);
      const { since, until } = stayOf('jupiter', positionOf('jupiter', noon), noon);

      expect(since.at).toEqual(at);
      expect(until.at).toEqual(all[index + 1]?.at);
    }
  });

  it('keeps a stay and gives it the position of the day', () => {
    const [one, other] = [stayAt('2026-11-21'), stayAt('2027-01-15')];

    expect(other.since).toBe(one.since);
    expect(other.position.longitude).not.toBe(one.position.longitude);
    expect(stayAt('2027-09-01').since).not.toBe(one.since);
  });
});
