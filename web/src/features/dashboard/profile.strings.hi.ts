import type { Wording } from '../../language/wording';
import type * as english from './profile.strings';

export const profileStrings: Wording<typeof english.profileStrings> = {
  or: ' या ',
  notSet: 'दिया नहीं गया',
  edit: 'प्रोफ़ाइल बदलें',
  save: 'सहेजें',
  saving: 'सहेजा जा रहा है...',
  cancel: 'रहने दें',
  saved: 'आपकी प्रोफ़ाइल सहेजी गई',
  failed: 'आपकी प्रोफ़ाइल नहीं सहेजी जा सकी। कृपया फिर कोशिश करें।',
  fields: {
    full_name: 'पूरा नाम',
    email: 'ईमेल',
    zodiac_sign: 'सूर्य राशि',
    moon_sign: 'चंद्र राशि',
    rising_sign: 'लग्न',
    birth_date: 'जन्मतिथि',
    birth_time: 'जन्म समय',
    birth_place: 'जन्म स्थान',
    current_place: 'घर, पंचांग के लिए',
  },
  hints: {
    birth_time: 'वैकल्पिक: उस स्थान की घड़ी के अनुसार। लग्न और भावों के लिए आवश्यक।',
    birth_place: 'वैकल्पिक: जिस शहर में आपका जन्म हुआ।',
  },
  private: 'आपका जन्म विवरण कूटबद्ध करके रखा जाता है और केवल आपको दिखता है।',
  unconfirmed: 'इस पते की पुष्टि अभी नहीं हुई है।',
  wheelInTime: 'इसके चारों ओर चलता आकाश देखें',
  wheel: 'आपकी जन्मकुंडली',
  model: 'मेरी रीडिंग केवल आपके लेखक लिखें, कोई मॉडल कभी नहीं',
  meanNode: 'राहु-केतु की स्पष्ट नहीं, मध्यम स्थिति लें',
  required: 'कृपया अपना नाम बताएँ',
};
