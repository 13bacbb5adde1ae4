import { PLANETS } from '@cosmic/sky/bodies';
import { survive } from '../test/hostile';
import { dayOfPlanet, planetaryDayOf } from './planetary-day';

describe('dayOfPlanet', () => {
  it('knows the seven days and the three guests', () => {
    const days = PLANETS.map((planet) => {
      const { weekday, ownDay } = dayOfPlanet(planet);
      return `${planet} ${weekday}${ownDay ? '' : ' (guest)'}`;
    });

    expect(days).toEqual([
      'sun Sunday',
      'moon Monday',
      'mercury Wednesday',
      'venus Friday',
      'mars Tuesday',
      'jupiter Thursday',
      'saturn Saturday',
      'uranus Saturday (guest)',
      'neptune Thursday (guest)',
      'pluto Tuesday (guest)',
    ]);
  });

  it('withstands hostile input', () => {
    survive(dayOfPlanet, ['planet'], () => false);
  });
});

describe('planetaryDayOf', () => {
  it.each([
    ['2024-05-19', 'sun'],
    ['2024-05-20', 'moon'],
    ['2024-05-21', 'mars'],
    ['2024-05-22', 'mercury'],
    ['2024-05-23', 'jupiter'],
    ['2024-05-24', 'venus'],
    ['1969-07-19', 'saturn'],
  ])('gives %s to the %s', (date, planet) => {
    expect(planetaryDayOf(date).planet).toBe(planet);
  });

  it('withstands hostile input', () => {
    survive(planetaryDayOf, ['date'], ({ ownDay }) => ownDay);
  });
});
