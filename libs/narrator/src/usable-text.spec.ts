import type { Brief } from './narrator';
import { SAMPLE_TEXT } from './testing/model-server';
import { countWords, faultOf, isRefusal } from './usable-text';

const BRIEF: Brief = { task: '', minWords: 30, maxWords: 60, userInput: {} };

function words(count: number): string {
  return Array.from({ length: count }, (_, at) => (at % 2 ? 'the' : 'day')).join(' ');
}

describe('countWords', () => {
  it.each([
    ['', 0],
    ['One day', 2],
    ['One - day … 14°', 3],
    ['well-lit l’été', 2],
  ])('of %j is %i', (text, count) => {
    expect(countWords(text)).toBe(count);
  });
});

describe('faultOf', () => {
  it.each([
    ['a whole text', words(30), false, null],
    ['a text a third shorter that the model ended', words(20), false, null],
    ['a shorter text', words(19), false, 'the text has 19 words of at least 30'],
    ['a cut text that is long enough', words(30), true, null],
    ['a cut text that is not', words(29), true, 'the text has 29 words of at least 30'],
    ['no text', ' \n', false, 'the text is empty'],
    ['English prose', SAMPLE_TEXT, false, null],
    [
      'English full of names',
      'The Moon in Taurus, Venus in Gemini, Mars in Leo. '.repeat(4),
      false,
      null,
    ],
    [
      'French',
      'Votre journée commence avec une douceur rare et les amis vous entourent. '.repeat(5),
      false,
      'the text is not English',
    ],
    [
      'Spanish',
      'Hoy es un buen día para ti y para todos tus amigos de siempre. '.repeat(5),
      false,
      'the text is not English',
    ],
    [
      'Russian',
      'Сегодня хороший день для вас и всех ваших друзей. '.repeat(6),
      false,
      'the text is not English',
    ],
    ['Hindi', 'आज आपके और आपके मित्रों के लिए अच्छा दिन है। '.repeat(6), false, 'the text is not English'],
  ])('judges %s', (_, text, cut, fault) => {
    expect(faultOf(text, BRIEF, { cut })).toBe(fault);
  });
});

describe('isRefusal', () => {
  it.each([
    ['I’m sorry, but I can’t help with that.', true],
    ["I can't write about this.", true],
    ['I cannot assist with this request.', true],
    ['A calm day is ahead.', false],
    [`Sorry is a hard word. ${SAMPLE_TEXT}`, false],
  ])('of %j is %s', (text, refusal) => {
    expect(isRefusal(text, BRIEF)).toBe(refusal);
  });
});
