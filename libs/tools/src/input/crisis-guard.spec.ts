import { wordsOf } from '../../test/text-metrics';
import { crisisReplyFor, speaksOfCrisis } from './crisis-guard';
import { MAKERS } from '../makers';

describe('the recognition of distress', () => {
  it.each([
    'I dreamed that I wanted to kill myself.',
    'I keep dreaming about suicide',
    'In the dream I was hurting myself and nobody came',
    'I don’t want to live anymore',
    "I can't go on like this",
    'I could not go on any more',
    'My goal is to END MY LIFE',
    'I took my own life in the dream',
    'everyone would be better off without me',
    'I see no reason to live',
    'I want to\n die',
    'sometimes I wish I were dead',
    'I have been self-harming again',
    'an overdose, then silence',
    'I was cutting myself in the bathroom',
    'My friend killed himself and I saw him again',
    'I took all my pills and slept for ever',
    'nobody would miss me',
    'Would anyone even notice if I disappeared?',
    'They would all be happier if I were gone',
    'I am such a burden to my family',
    'I am so tired of being alive',
    'What is the point of living like this',
    'I hoped that I would never wake up',
    'I wrote my goodbye letters and gave away the cat',
    'I slit my wrists and watched the water turn red',
    'There was a rope around my neck and I was calm',
    'I stepped in front of the train and felt peace',
    'I just want everything to be over',
    'I keep thinking about dying',
    'su1c1de',
    'I want to dіe', // with a Cyrillic letter
    'My husband beats me every night',
    'In the dream, as at home, he hits me and I keep quiet',
    'I was raped',
    'My uncle used to touch me when I was small',
    'I am scared of my stepfather',
    'She locks me in and takes the key away, then he hurts me',
    'मैं मरना चाहती हूँ',
    'मुझे जीने का मन नहीं करता',
    'मैंने नींद की सारी गोलियाँ खा लीं और हमेशा के लिए सो गई',
    'मेरे बिना सब खुश रहेंगे',
    'मेरे पति मुझे मारते हैं',
    'मैं अपनी जान देना चाहता हूँ',
    'ज़िंदगी से थक गया हूँ',
    'main marna chahta hoon',
    'mujhe jeena nahi hai, jeene ka koi matlab nahi',
    'pati mujhe roz marte hain',
    'khudkushi ke khayal aate hain',
    'सपने में मैं मरना चाहती थी और किसी ने नहीं रोका',
    'मैंने सपने में फाँसी लगा ली',
    'सपना आया कि मैंने आत्महत्या कर ली',
    'मेरे पिता मुझे मार रहे थे',
    'काश मैं कभी न जागूँ',
    'मैं छत से कूदकर मरना चाहता था',
    'मैं पुल से कूद गई और अब सब ख़त्म',
  ])('hears it in %j', (text) => {
    expect(speaksOfCrisis(text)).toBe(true);
  });

  it.each([
    'I cut myself shaving and my father laughed',
    'I cut myself some cake and could not stop eating',
    'A wolf killed the sheep and I ran',
    'I do not want to die in this dream, so I fly',
    'I never wanted to die, I wanted to swim',
    'My grandmother died and we danced at the funeral',
    'The end of my working life, a party with cake',
    'I want to end my lease and live by the sea',
    'I hurt my knee while running',
    'I took my life jacket and jumped into the boat',
    'I want to live by the sea',
    'My goal is to harm nobody and to learn to speak',
    'I could not go on stage',
    'My brother beat me at chess and we laughed',
    'I was late for the train and missed it',
    'A stranger chased me through a forest and I woke up',
    'I fell from a tower and flew away over the sea',
    'My teeth fell out in front of everyone',
    'I could not wake up although I tried',
    'My dead grandmother gave me soup',
    'I want to get better at tennis and sleep well',
    'How do I find the end of this project?',
    'Will my boss give me the promotion?',
    'I took the pills that the doctor gave me',
    'Everyone at the party was happier than me',
    'मैंने सपने में एक शेर देखा और भागा',
    'क्या मुझे नई नौकरी मिलेगी?',
    'मैं ऊँची इमारत से कूदी और उड़ने लगी',
    'मेरे दाँत टूटकर हाथ में आ गए और मुझे शर्म आई',
    'एक भेड़िया मेरे पीछे भागा और मेरी नींद खुल गई',
    'Priyanka Sharma',
    '',
  ])('hears nothing of it in %j', (text) => {
    expect(speaksOfCrisis(text)).toBe(false);
  });
});

describe('the text given then', () => {
  const answers = [
    { typed: 'I want to die', person: /one person|a person|alone/, emergency: /emergency number/ },
    { typed: 'मैं मरना चाहती हूँ', person: /व्यक्ति|किसी/, emergency: /112/ },
  ];

  it.each(answers)('names a person, the helplines and an emergency number: $typed', (answer) => {
    const care = crisisReplyFor([answer.typed])!;
    for (let seed = 0; seed < 30; seed += 1) {
      const text = care.text(String(seed));

      expect(text).toContain('findahelpline.com');
      expect(text).toContain('14416');
      expect(text).toContain('1800-891-4416');
      expect(text).toMatch(answer.person);
      expect(text).toMatch(answer.emergency);
      expect(text).not.toMatch(/\b(Moon|sign|symbol)\b/);
      expect(wordsOf(text).length).toBeGreaterThanOrEqual(120);
      expect(wordsOf(text).length).toBeLessThanOrEqual(360);
    }
  });

  it('answers in the language that was written', () => {
    expect(crisisReplyFor(['main ab jeena nahi chahti'])?.language).toBe('hi');
    expect(crisisReplyFor(['I want to die'])?.language).toBe('en');
    expect(crisisReplyFor(['a wolf', ''])).toBeNull();
  });
});

describe('a reading of any tool with words of one’s own', () => {
  const CONTEXT = { at: new Date('2026-11-21T20:00:00Z'), seed: 'x' };
  const WORDS = 'I want to end my life';

  it.each([
    ['dream-analyzer', { dream: WORDS, sign: 'leo' }],
    ['dream-log', { dream1: 'a wolf', dream2: WORDS }],
    ['dream-log', { dream1: 'a wolf', dream2: 'a door', dream3: WORDS }],
    ['manifestation', { goal: WORDS, sign: 'leo' }],
    ['tarot', { spread: 'daily', question: WORDS }],
    ['tarot', { spread: 'daily', clientSeed: WORDS }],
    ['numerology', { fullName: WORDS, dob: '1990-05-17' }],
    ['name-numerology', { fullName: WORDS }],
    ['zodiac-dating', { name1: WORDS, sign1: 'leo', name2: 'Noor', sign2: 'aries' }],
  ] as const)('gives way to care: %s', (slug, params) => {
    const made = MAKERS[slug].assign(params, CONTEXT);

    expect(made.crisis).toBe(true);
    expect(made.figure).toBeNull();
    expect(made.facts.map(({ key }) => key)).toEqual(['care', 'care-india']);
    expect(made.almanac()).toContain('findahelpline.com');
    expect(JSON.stringify([made.facts, made.brief])).not.toContain('end my life');
  });
});
