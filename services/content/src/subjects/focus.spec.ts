import { focusOf, isOfTheSky } from './focus';

describe('what a topic names of the sky', () => {
  it.each([
    ['Venus in Scorpio, December 2026', { planets: ['venus'], signs: ['scorpio'] }],
    ['Mars and Venus in Leo', { planets: ['mars', 'venus'], signs: ['leo'] }],
    ['Full Moon in Gemini', { planets: ['moon'], signs: ['gemini'], phases: ['full-moon'] }],
    ['Mercury’s retrogrades', { planets: ['mercury'], retrograde: true }],
    ['The eclipses of 2027', { planets: [], eclipse: true }],
    ['Saturn in the seventh house', { planets: ['saturn'], houses: [7] }],
    ['Scorpio season', { planets: [], signs: ['scorpio'] }],
  ])('%s', (topic, named) => {
    expect(focusOf(topic)).toMatchObject(named);
  });

  it('takes planets and signs from the keywords only where the topic has none', () => {
    expect(focusOf('Venus in Scorpio', ['moon', 'leo'])).toMatchObject({
      planets: ['venus'],
      signs: ['scorpio'],
      moon: true,
    });
    expect(focusOf('How to wait', ['saturn', 'capricorn'])).toMatchObject({
      planets: ['saturn'],
      signs: ['capricorn'],
    });
  });

  it('is of the sky where something moves', () => {
    expect(isOfTheSky(focusOf('Venus'))).toBe(true);
    expect(isOfTheSky(focusOf('An eclipse'))).toBe(true);
    expect(isOfTheSky(focusOf('Scorpio season'))).toBe(false);
    expect(isOfTheSky(focusOf('Sunday in the marshes'))).toBe(false);
  });
});
