import { readWish } from './wish';

describe('the reading of a wish', () => {
  it.each([
    ['I want to find the love of my life', 'love'],
    ['a promotion this year', 'work'],
    ['Buy a house', 'home'],
    ['pay off my debts', 'money'],
    ['get fit and feel healthy', 'health'],
    ['Learn Italian', 'learning'],
    ['Finish my novel', 'creativity'],
    ['I want more confidence', 'courage'],
    ['make new friends', 'friendship'],
    ['have a baby', 'family'],
    ['a trip to Japan', 'travel'],
    ['inner peace', 'peace'],
    ['a fresh start', 'change'],
    ['a blue balloon', 'open'],
    ['', 'open'],
  ])('finds in %j the theme %s', (goal, theme) => {
    expect(readWish(goal).themes[0]).toBe(theme);
  });

  it('puts the most mentioned theme first', () => {
    expect(readWish('A house with a garden, and a job').themes).toEqual(['home', 'work']);
  });

  it.each([
    ['I want her to come back to me', 'someone'],
    ['stop smoking for good', 'away'],
    ['no more worries about all of this', 'away'],
    ['run 10 km in under an hour this year', 'measured'],
    ['a quiet room', 'brief'],
    ['I would like to live in a house by the sea', 'whole'],
  ])('sees how %j is put: %s', (goal, shape) => {
    expect(readWish(goal).shape).toBe(shape);
  });
});
