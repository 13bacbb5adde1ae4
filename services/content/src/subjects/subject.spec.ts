import { subjectOf } from './subject';

describe('the subject of a post', () => {
  it.each([
    ['Scorpio season', { kind: 'sign', sign: 'scorpio' }],
    ['How LEO loves', { kind: 'sign', sign: 'leo' }],
    ['The High Priestess and you', { kind: 'card', card: 'the-high-priestess' }],
    ['Drawing the Three of Cups', { kind: 'card', card: 'three-of-cups' }],
    ['Strength in the tarot', { kind: 'card', card: 'strength' }],
    ['The strength to begin', { kind: 'sky', planet: null }],
    ['Life path 7', { kind: 'number', number: 7 }],
    ['The master number 22', { kind: 'number', number: 22 }],
    ['The number seven in numerology', { kind: 'number', number: 7 }],
    ['Full Moon in Gemini', { kind: 'sky', planet: 'moon' }],
    ['Mercury retrograde in Scorpio', { kind: 'sky', planet: 'mercury' }],
    ['Venus and money', { kind: 'sky', planet: 'venus' }],
    ['7 ways to rest', { kind: 'sky', planet: null }],
    ['Whatever', { kind: 'sky', planet: null }],
  ])('%s', (topic, subject) => {
    expect(subjectOf(topic)).toEqual(subject);
  });
});
