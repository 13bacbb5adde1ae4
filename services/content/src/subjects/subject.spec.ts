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
    ['वृश्चिक का मौसम', { kind: 'sign', sign: 'scorpio' }],
    ['टैरो में मीनार', { kind: 'card', card: 'the-tower' }],
    ['सूर्य का पत्ता', { kind: 'card', card: 'the-sun' }],
    ['मंगलवार को क्या करें', { kind: 'sky', planet: null }],
    ['जीवन पथ 7', { kind: 'number', number: 7 }],
    ['मिथुन में पूर्णिमा', { kind: 'sky', planet: 'moon' }],
    ['वक्री बुध', { kind: 'sky', planet: 'mercury' }],
  ])('%s', (topic, subject) => {
    expect(subjectOf(topic)).toEqual(subject);
  });

  it('is found by title and tags together, in Hindi too', () => {
    expect(subjectOf('संन्यासी: अपने हाथ का दीया', 'टैरो', 'कन्या')).toEqual({
      ...{ kind: 'card', card: 'the-hermit' },
    });
  });
});
