import fc from 'fast-check';
import { isStorableText } from '@cosmic/contracts/validation';
import { plainText } from './plain-text';

/** The text of these raw pieces, and each piece that was given back. */
function through(raw: readonly string[], dropUnfinished = false) {
  const plain = plainText();
  const given = [...raw.map((piece) => plain.push(piece)), plain.finish({ dropUnfinished })];
  return { text: given.join(''), given };
}

describe('plainText', () => {
  it.each([
    ['keeps plain sentences', 'One day. Another day!', 'One day. Another day!'],
    ['keeps paragraphs', 'One.\n\nTwo.', 'One.\n\nTwo.'],
    [
      'makes one blank line of any number',
      'One.\n\n\n \nTwo.\r\n\r\nThree.',
      'One.\n\nTwo.\n\nThree.',
    ],
    ['makes a paragraph of a line', 'One\nTwo', 'One\n\nTwo'],
    ['removes space around the text', '\n  One.  \n', 'One.'],
    ['makes one space of many', 'One  day.\t Two.', 'One day. Two.'],
    [
      'removes emphasis',
      '**Love.** It is *kind* and _patient_ and __true__.',
      'Love. It is kind and patient and true.',
    ],
    ['removes headings', '# Today\n\nOne.\n### Tonight\nTwo.', 'Today\n\nOne.\n\nTonight\n\nTwo.'],
    ['removes bullets', '- One.\n* Two.\n• Three.', 'One.\n\nTwo.\n\nThree.'],
    ['removes numbers of a list', '1. One.\n2) Two.', 'One.\n\nTwo.'],
    ['removes quotes and rules', '> One.\n---\nTwo.', 'One.\n\nTwo.'],
    ['removes code marks', 'Say `yes`.\n```text\nNow.\n```', 'Say yes.\n\nNow.'],
    ['keeps the words of a link', 'See [the Moon](https://a.example/x) now.', 'See the Moon now.'],
    ['keeps the words of an image', 'A ![star](//b.example/i.png) here.', 'A star here.'],
    ['removes tags', '<p>One <b>day</b>.</p><br/>Two.', 'One day.Two.'],
    ['removes a script with its code', 'One <script>alert(1)</script>day.', 'One day.'],
    ['removes a tag with a handler', '<img src=x onerror="alert(1)">One.', 'One.'],
    [
      'leaves no angle bracket of a broken tag',
      '<img alt="One. Two" onerror=x One.',
      'img alt="One. Two" onerror=x One.',
    ],
    [
      'keeps a dash, a number and a snake_case word',
      'A well-lit 7 - and a_b.',
      'A well-lit 7 - and a_b.',
    ],
    ['keeps decimals whole', 'It is 68.4 percent. Yes.', 'It is 68.4 percent. Yes.'],
    ['removes NUL and other control characters', 'One\u0000 d\u0007ay.', 'One d ay.'],
    ['removes marks that reorder or hide text', 'On\u202ee\u200b d\u{e0041}ay.', 'One day.'],
    ['removes half characters', 'One\ud83d day.', 'One day.'],
    ['keeps letters of every script and emoji', 'Élan, été, 星, 🌙.', 'Élan, été, 星, 🌙.'],
    ['leaves out thinking', '<think>The facts. Let me see.</think>\n\nOne.', 'One.'],
    ['has nothing to give of thinking that never ends', '<think>The facts. Let me see.', ''],
    ['keeps a text as short as half a mark', '<th', 'th'],
  ])('%s', (_, raw, text) => {
    expect(through([raw]).text).toBe(text);
    expect(through([...raw]).text).toBe(text);
  });

  it('gives a sentence back as soon as the next one shows that it is over', () => {
    expect(through(['One d', 'ay.', ' An', 'other.']).given).toEqual([
      '',
      '',
      'One day.',
      '',
      ' Another.',
    ]);
  });

  it('gives only what can be stored, whatever comes and however it is cut', () => {
    const unit = fc.constantFrom(
      'a',
      '. ',
      '\n',
      '\u0000',
      '\ud83d',
      '\ude00',
      '😀',
      '<',
      '*',
      '_',
    );
    const pieces = fc.array(fc.oneof(fc.string({ unit }), fc.string({ unit: 'binary' })));
    fc.assert(
      fc.property(pieces, fc.boolean(), (raw, dropUnfinished) => {
        for (const given of through(raw, dropUnfinished).given) {
          expect(isStorableText(given)).toBe(true);
        }
      }),
    );
  });

  it('joins a character that was cut between two pieces', () => {
    expect(through(['A moon \ud83c', '\udf19 rises.']).text).toBe('A moon 🌙 rises.');
  });

  it('leaves out an unfinished last sentence when asked to', () => {
    expect(through(['One day. “Two.” And then the'], true).text).toBe('One day. “Two.”');
  });

  it('keeps a last sentence that is whole when asked to leave out unfinished ones', () => {
    expect(through(['One day. *Two.*'], true).text).toBe('One day. Two.');
  });

  it('says how much it holds back', () => {
    const plain = plainText();

    plain.push('One day. Another');

    expect(plain.held).toBe('Another'.length);
  });
});
