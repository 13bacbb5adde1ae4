import type { Wording } from '../../language/wording';
import type * as english from './home.strings';

export const homeStrings: Wording<typeof english.homeStrings> = {
  hero: {
    title: ['ब्रह्मांड', 'कुछ कह रहा है'],
    subtitle:
      'राशिफल, टैरो और अंक, ग्रहों की सच्ची स्थिति से लिखे हुए। पूछिए, और देखिए कि हर उत्तर किस पर टिका है।',
    day: 'आपका दिन',
    begin: 'अपनी यात्रा शुरू करें',
    browse: 'ब्रह्मांड को देखें',
  },
  sky: {
    title: 'आकाश अभी',
    picture: 'राशिचक्र, जिसमें सूर्य, चंद्रमा और ग्रह अपनी वर्तमान जगह पर हैं',
    wheel: 'राशिचक्र',
    retrograde: 'वक्री',
    hint: 'चक्र पर कोई ग्रह चुनें और जानें कि वह किस बारे में बोलता है।',
  },
};
