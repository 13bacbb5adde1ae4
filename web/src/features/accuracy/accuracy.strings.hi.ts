import type { AccuracyReport } from '@cosmic/sky/accuracy';
import { HINDI_PLANETS } from '@cosmic/sky/hindi-names';
import type { Wording } from '../../language/wording';
import type * as english from './accuracy.strings';

const NAMES: Readonly<Record<string, string>> = {
  ...HINDI_PLANETS,
  'mean-node': 'मध्यम राहु',
  'true-node': 'स्पष्ट राहु',
  lilith: 'लिलिथ, मध्यम चंद्रोच्च',
  ascendant: 'लग्न',
  midheaven: 'मध्य आकाश',
  vertex: 'वर्टेक्स',
  'part of fortune': 'भाग्य बिंदु',
  placidus: 'प्लैसिडस',
  koch: 'कॉख़',
  campanus: 'कैम्पेनस',
  regiomontanus: 'रेजियोमोंटेनस',
  porphyry: 'पॉर्फ़िरी',
};

export const accuracyStrings: Wording<typeof english.accuracyStrings> = {
  title: 'यह कितना सटीक है?',
  intro:
    'इस साइट की हर स्थिति हमारे अपने कोड से निकाली जाती है। यहाँ देखिए कि वह किसी भरोसेमंद पंचांग से अब तक कितनी दूर रही है, सबसे बुरे उदाहरण सामने रखकर।',
  worst: {
    body: 'पिंड, अधिकतम अंतर',
    angle: 'कोण, अधिकतम अंतर',
    cusp: 'भाव संधि, अधिकतम अंतर',
  },
  notes: [
    {
      title: 'यह कैसे नापा गया',
      text: ({ births, decades, reference }: AccuracyReport) =>
        `${decades[0]} से ${decades.at(-1)} के दशक तक दुनिया भर के ${births} जन्मों के लिए हमने हर देशांतर निकाला और उसे ${reference} से मिलाया।`,
    },
    {
      title: 'स्तंभ क्या कहते हैं',
      text: () =>
        '“स्वीकार्य” वह अंतर है जो हम मानते हैं, और उससे आगे हमारे परीक्षण असफल होते हैं। “सबसे बड़ा” सभी जन्मों में सबसे बुरा है, फिर हर दशक का सबसे बुरा। डैश का अर्थ है कि उस दशक के किसी संदर्भ जन्म में यह मान नहीं है।',
    },
    {
      title: 'यह कितना छोटा है',
      text: () =>
        'सभी अंतर देशांतर की विकला (″) में हैं, एक अंश में 3,600। चंद्रमा लगभग दो सेकंड में एक विकला चलता है, और उसका बिंब लगभग 1,900 विकला चौड़ा है।',
    },
    {
      title: 'आपका अपना उपकरण क्या निकालता है',
      text: () =>
        'चक्र और इस समय का आकाश छोटी श्रेणियों से बनाए जाते हैं, ताकि आपको बड़ा डाउनलोड न करना पड़े। 1900 से 2050 तक वे इन स्थितियों से 3″ के भीतर रहते हैं, प्लूटो 5″ और स्पष्ट राहु 15″ के भीतर।',
    },
  ],
  caption: 'विकला में सबसे बड़ा अंतर',
  scroll: 'हर दशक देखने के लिए बग़ल में खिसकाएँ।',
  name: 'पिंड, कोण या भाव संधि',
  allowed: 'स्वीकार्य',
  largest: 'सबसे बड़ा',
  decade: (year: number) => `${year} का दशक`,
  none: 'कोई संदर्भ मान नहीं',
  kinds: {
    body: 'पिंड और चंद्र बिंदु',
    angle: 'कोण और भाग्य बिंदु',
    cusp: 'भाव संधियाँ',
  },
  foot: ({ frame }: AccuracyReport) =>
    `देशांतर का ढाँचा: ${frame}। 2, 3, 11 और 12 की संधियाँ भाव पद्धति तय करती हैं: बाकी कोण हैं या सामने पड़ती हैं। संपूर्ण-राशि और सम भाव लग्न से निकलते हैं।`,
};

export const rowName: typeof english.rowName = ({ name, kind }) => {
  const [first = '', number] = name.split(' ');
  if (kind === 'cusp') return `${NAMES[first] ?? first}, संधि ${number}`;
  return NAMES[name] ?? name;
};
