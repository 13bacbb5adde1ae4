import type { Wording } from '../../language/wording';
import { paths } from '../../paths';
import type * as english from './below.strings';

export const belowStrings: Wording<typeof english.belowStrings> = {
  insights: {
    title: 'दिव्य अंतर्दृष्टि आपकी प्रतीक्षा में',
    explore: 'देखें',
    all: 'सभी साधन देखें',
    cards: [
      {
        slug: 'horoscope',
        name: 'दैनिक राशिफल',
        description: 'आज आकाश में क्या हो रहा है, और वह आपकी राशि को कहाँ छूता है।',
        to: paths.tool('horoscope'),
      },
      {
        slug: 'tarot',
        name: 'टैरो रीडिंग',
        description: 'गड्डी से एक पत्ता, और शांति से एक नज़र कि वह आपके सामने क्या रखता है।',
        to: paths.tool('tarot'),
      },
      {
        slug: 'compatibility',
        name: 'प्रेम अनुकूलता',
        description: 'दो राशियाँ साथ-साथ: कहाँ मिलना सहज है, और कहाँ बात करनी होगी।',
        to: paths.tool('compatibility'),
      },
    ],
  },
  affirmation: {
    title: 'आज का संकल्प',
    fallback: 'आज आपका मार्ग दिखाती ब्रह्मांड की ऊर्जा पर भरोसा रखें।',
  },
  events: {
    title: 'आकाश की ताज़ा घटनाएँ',
    all: 'जीवंत आकाश खोलें',
    ahead: 'अगले साठ दिन',
    earlier: 'पहले की घटनाएँ',
    later: 'बाद की घटनाएँ',
    mercury: {
      title: 'बुध वक्री है',
      text: (until: string) => `${until} तक। दो बार पढ़ें, एक बार भेजें, और एक प्रति अपने पास रखें।`,
    },
    samples: [
      {
        name: 'कर्क में अमावस्या',
        date: '17 जुलाई 2023',
        description: 'घर के पास एक शांत शुरुआत: अपनी जड़ों को सींचिए।',
      },
      {
        name: 'शुक्र वक्री',
        date: '22 जुलाई 2023',
        description: 'जो आपको प्रिय है और उसका मोल क्या है, इस पर एक दूसरी नज़र।',
      },
      {
        name: 'मंगल का तुला में प्रवेश',
        date: '27 अगस्त 2023',
        description: 'ऐसा उत्साह जो कदम उठाने से पहले सामने वाले की इच्छा पूछता है।',
      },
      {
        name: 'बुध मार्गी',
        date: '15 सितंबर 2023',
        description: 'चिट्ठियाँ पहुँचती हैं, रुकी योजनाएँ वहीं से आगे बढ़ती हैं।',
      },
    ],
  },
  moon: {
    picture: (phase: string, percent: number) => `इस समय का चंद्रमा: ${phase}, ${percent}% प्रकाशित`,
    lit: 'प्रकाशित',
    litValue: (percent: number, waxing: boolean) =>
      `${percent}%, ${waxing ? 'बढ़ रहा है' : 'घट रहा है'}`,
    age: 'आयु',
    ageValue: (days: string) => `29.53 में से ${days} दिन`,
    place: 'स्थान',
    nextFull: 'अगली पूर्णिमा',
    days: (days: number) => (days === 0 ? 'आज' : days === 1 ? 'कल' : `${days} दिन में`),
    tilt: 'उत्तर ऊपर रखकर बनाया गया। भूमध्य रेखा के दक्षिण में यह उल्टा दिखता है।',
  },
  stars: {
    title: 'तारों की ओर से',
    subtitle: 'ब्रह्मांड की पत्रिका',
    all: 'सभी लेख देखें',
    read: 'लेख पढ़ें',
    placeholders: [
      {
        id: 'placeholder-1',
        slug: '#',
        title: 'अपनी जन्मकुंडली कैसे पढ़ें',
        excerpt: 'तीन बातों से शुरू करें: सूर्य कहाँ था, चंद्रमा कहाँ था, और पूर्व में क्या उग रहा था।',
      },
      {
        id: 'placeholder-2',
        slug: '#',
        title: 'चंद्रमा की कलाओं के साथ जीना',
        excerpt: 'साढ़े उनतीस दिन जो अँधेरे से शुरू होते हैं, और हर सप्ताह किस काम का है।',
      },
      {
        id: 'placeholder-3',
        slug: '#',
        title: 'एक पत्ता आपको क्या बता सकता है',
        excerpt: 'गड्डी की आपके भविष्य पर कोई राय नहीं होती। वह आज के बारे में अच्छे प्रश्न पूछती है।',
      },
    ],
  },
};
