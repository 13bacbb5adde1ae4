import type { RETROGRADE as english } from '../passages/ruler';

/** The planet that rules the asked sign: `{planet}`, `{sign}`, `{house}`, `{theme}`. */
export const RULER_DIRECT: readonly string[] = [
  'आपकी राशि का स्वामी {planet} {sign} में, आपके {house} भाव में है, तो समय की डोर {theme} से होकर जाती है।',
  'स्वामी ग्रह पर नज़र रखिए: {planet} {sign} में, आपके {house} भाव में चल रहा है, और {theme} से पता चलेगा कि भीतर सब कैसा है।',
  'दिशा {planet} से मिलती है, जो आपकी राशि का स्वामी है: {sign} में, आपके {house} भाव में, यानी {theme} की ओर।',
  '{planet} आपकी राशि का स्वामी है और {sign} में, आपके {house} भाव में है; {theme} में एक क़दम बाक़ी सबको भी आगे ले जाएगा।',
];

/** The same while that planet runs backwards. */
export const RULER_RETROGRADE: readonly string[] = [
  'आपकी राशि का स्वामी {planet} {sign} में, आपके {house} भाव में वक्री है, इसलिए {theme} में आगे का रास्ता किसी छूटे हुए काम से होकर जाता है।',
  'स्वामी ग्रह {planet} {sign} में वक्री है; आपके {house} भाव में {theme} पर एक दूसरी नज़र लाभ देगी।',
  '{planet} आपकी राशि का स्वामी है और {sign} में, आपके {house} भाव में वक्री है; {theme} को लेकर कोई जल्दी नहीं।',
  'कुछ काम दोबारा करना अच्छा रहेगा, क्योंकि आपका स्वामी {planet} {sign} में, आपके {house} भाव में वक्री है और विषय {theme} है।',
];

/** For Cancer and Leo. */
export const RULER_LIGHT: Readonly<Record<'sun' | 'moon', readonly string[]>> = {
  sun: [
    'आपकी राशि का स्वामी स्वयं {planet} है, {sign} में और आपके {house} भाव में; {theme} को दिया हुआ एक घंटा बाक़ी सबको रोशन करेगा।',
    'स्वामी {planet} {sign} में, आपके {house} भाव में है, इसलिए {theme} की देखभाल सबसे पहले कीजिए।',
    '{planet} आपका स्वामी है और {sign} में, आपके {house} भाव में है; शुरुआत के लिए {theme} सबसे अच्छी जगह है।',
    'आपके {house} भाव में, {sign} में, आपका स्वामी {planet} है; उसकी रोशनी {theme} पर पड़ने दीजिए।',
    'ऊर्जा चाहिए तो {sign} की ओर देखिए, आपके {house} भाव में, जहाँ अभी आपका स्वामी {planet} है; पहला घंटा {theme} को दीजिए।',
  ],
  moon: [
    'आपकी राशि का स्वामी स्वयं {planet} है, {sign} में और आपके {house} भाव में; भीतर की घड़ी {theme} के साथ चलती है।',
    'स्वामी {planet} {sign} में, आपके {house} भाव में है, तो {theme} के मामले में अपने साथ कोमल रहिए।',
    '{planet} आपका स्वामी है और {sign} में, आपके {house} भाव में है; पहले {theme} की सुनिए, फिर बाक़ी की।',
    'आपके {house} भाव में, {sign} में, आपका स्वामी {planet} है; {theme} में जो मन कहे, उसे एक बार सुन लीजिए।',
  ],
};

/** That planet changing signs on the very day: `{date}`. */
export const RULER_ENTERS: readonly string[] = [
  'आपकी राशि का स्वामी {planet} {date} को {sign} में, आपके {house} भाव में प्रवेश करता है, और {theme} को नया माली मिलता है।',
  'स्वामी ग्रह {planet} राशि बदलता है: {date} को {sign} में, जहाँ आपके {house} भाव में {theme} का नया अध्याय है।',
];

/** That planet turning on the very day. */
export const RULER_TURNS: Readonly<Record<'retrograde' | 'direct', readonly string[]>> = {
  retrograde: [
    'आपकी राशि का स्वामी {planet} {date} को {sign} में, आपके {house} भाव में वक्री होता है, तो {theme} को दूसरी नज़र चाहिए।',
    'स्वामी ग्रह {planet} {date} को {sign} में वक्री होता है; आपके {house} भाव में {theme} पर ठहरकर सोचिए।',
  ],
  direct: [
    'आपकी राशि का स्वामी {planet} {date} को {sign} में, आपके {house} भाव में मार्गी होता है, और {theme} की बात फिर चल सकती है।',
    'स्वामी ग्रह {planet} {date} को {sign} में मार्गी होता है; आपके {house} भाव में {theme} को धीमी चाल से आगे बढ़ने दीजिए।',
  ],
};

/** What it is like while a planet runs backwards. */
export const RETROGRADE: Readonly<Record<keyof typeof english, readonly string[]>> = {
  mercury: [
    'बुध वक्री है: दो बार पढ़िए, दो बार सहेजिए और एक बार क्षमा कीजिए।',
    'वक्री बुध पुराने संदेश और पुराने मित्र लौटाता है, और कुछ प्रतीक्षा के योग्य भी निकलते हैं।',
  ],
  venus: [
    'शुक्र वक्री है, और पुरानी पसंद फिर से शुरू होने नहीं, समझे जाने के लिए लौट सकती है।',
    'वक्री शुक्र पूछता है कि सच में क्या प्रिय है; घर की बड़ी सजावट बाद में।',
  ],
  mars: [
    'मंगल वक्री है, तो बल को नए मोर्चे पर नहीं, अधूरे काम पर लगाना अच्छा है।',
    'वक्री मंगल में ज़ोर कम चलता है और युक्ति अधिक।',
  ],
  jupiter: [
    'बृहस्पति वक्री है, और बढ़त भीतर की ओर मुड़ती है: “काफ़ी” किसे कहें, यही प्रश्न है।',
    'वक्री बृहस्पति में पहली कोशिश से अधिक दूसरी कोशिश फलती है।',
  ],
  saturn: [
    'शनि वक्री है; जो नियम कभी काम का था उसे एक बार फिर जाँच लीजिए।',
    'वक्री शनि में अधूरे कर्तव्य लौटते हैं, और शांति से निपट भी जाते हैं।',
  ],
  uranus: [
    'यूरेनस वक्री है, और बदलाव पहले भीतर आज़माया जाता है।',
    'वक्री यूरेनस में स्वतंत्रता की इच्छा शोर नहीं करती, पर सुनी जा सकती है।',
  ],
  neptune: [
    'नेपच्यून वक्री है, तो धुंध थोड़ी छँटती है और सपने का असली आकार दिखता है।',
    'वक्री नेपच्यून में भ्रम से सीखी हुई बात काम आती है।',
  ],
  pluto: [
    'प्लूटो वक्री है, और गहरी बातें धीरे-धीरे, अपनी चाल से सुलझती हैं।',
    'वक्री प्लूटो में पुरानी पकड़ ढीली करना अपने आप में शक्ति है।',
  ],
};

/** A planet entering a sign, on the day or later in the period: `{date}`, `{planet}`, `{sign}`, `{house}`, `{theme}`. */
export const INGRESS: readonly string[] = [
  '{date} को {planet} {sign} में, आपके {house} भाव में आता है, और {theme} में एक नए अतिथि के लिए जगह बनानी होगी।',
  'दृश्य बदलता है: {date} को {planet} का {sign} में प्रवेश आपके {house} भाव में {theme} को नया सुर देता है।',
  'एक नया अध्याय {date} से: {planet} {sign} में, आपके {house} भाव में; {theme} में थोड़ी देर सीखने वाले बने रहना अच्छा है।',
];

/** The same when it has done so already. */
export const INGRESS_PAST: readonly string[] = [
  '{date} को {planet} {sign} में, आपके {house} भाव में आया, और {theme} में एक नए अतिथि के लिए जगह बनानी पड़ी।',
  'दृश्य बदल चुका है: {date} को {planet} का {sign} में प्रवेश हुआ, और आपके {house} भाव में {theme} को नया सुर मिला।',
  'एक अध्याय {date} को खुला: {planet} {sign} में, आपके {house} भाव में आया; देखिए कि {theme} में क्या बदला।',
];

/** A planet turning backwards or forwards, on the day or later in the period. */
export const STATION: Readonly<Record<'retrograde' | 'direct', readonly string[]>> = {
  retrograde: [
    '{date} को {planet} {sign} में, आपके {house} भाव में वक्री होता है, तो {theme} में जल्दी से अधिक समीक्षा काम देगी।',
    'ठहराव आता है: {date} को {planet} {sign} में वक्री, और आपके {house} भाव में {theme} पर दोबारा विचार का समय।',
  ],
  direct: [
    '{date} को {planet} {sign} में, आपके {house} भाव में मार्गी होता है, और {theme} की रुकी हुई बात फिर चल पड़ सकती है।',
    'गति लौटती है: {date} को {planet} {sign} में मार्गी, और आपके {house} भाव में {theme} सीखी हुई बात के साथ आगे बढ़े।',
  ],
};

/** The same when it has done so already. */
export const STATION_PAST: Readonly<Record<'retrograde' | 'direct', readonly string[]>> = {
  retrograde: [
    '{date} को {planet} {sign} में, आपके {house} भाव में वक्री हुआ, और {theme} की समीक्षा आरंभ हुई।',
    'ठहराव आ चुका है: {date} को {planet} {sign} में वक्री हुआ, और आपके {house} भाव में {theme} पर दोबारा विचार होने लगा।',
  ],
  direct: [
    '{date} को {planet} {sign} में, आपके {house} भाव में मार्गी हुआ, और {theme} की रुकी हुई बात को राह मिली।',
    'गति लौट आई है: {date} को {planet} {sign} में मार्गी हुआ, और आपके {house} भाव में {theme} को आगे बढ़ने की जगह मिली।',
  ],
};

/** The small gifts of a reading: `{period}`, `{number}`, `{colour}`, `{mood}`, `{companion}`. */
export const EXTRAS: readonly string[] = [
  'शुभ अंक {number} है और शुभ रंग {colour}; मन {mood} हो तो {companion} राशि वाले बिना समझाए समझ लेंगे।',
  'छोटे उपहार भी हैं: {colour} रंग, अंक {number}, और {companion} राशि के किसी अपने के साथ एक {mood} घड़ी।',
  'पास में ज़रा-सा {colour} रंग रखिए, अंक {number} दिखे तो मुस्कुराइए, और {mood} मन हो तो {companion} राशि वाले मित्र के साथ बैठिए।',
];

/** The same for one day, with its `{date}`, since a reading says which day it is for. */
export const DAY_EXTRAS: readonly string[] = [
  '{date} के लिए शुभ अंक {number} है, रंग {colour}, और अच्छी संगत {companion} राशि की।',
  'शुभ अंक {number} और रंग {colour}: ये {date} के साथी हैं, साथ में {companion} राशि का कोई अपना।',
  'पास में {colour} रंग, नज़र में अंक {number} और {companion} राशि का साथ {date} को अच्छा रहेगा।',
  'यह सब {date} के लिए है; अंक {number}, रंग {colour} और {companion} राशि के किसी मित्र से दो बातें।',
  'छोटी-छोटी शुभ बातें {date} की: अंक {number}, {colour} रंग, {mood} मन और {companion} राशि की संगत।',
  '{companion} राशि का कोई अपना, {colour} रंग और अंक {number} {date} को साथ दें तो अच्छा।',
  'रंग {colour}, अंक {number}, संगत {companion} राशि की: {date} के लिए इतना याद रखिए।',
  'मन {mood} हो तो {companion} राशि के किसी से बात कीजिए; {date} का अंक {number} है और रंग {colour}।',
  'अंक {number} दिखे तो मुस्कुराइए; {date} का रंग {colour} है और साथ {companion} राशि का।',
  'ये पंक्तियाँ {date} की हैं, अंक {number}, रंग {colour} और {companion} राशि की शुभकामना के साथ।',
  'शुभ रंग {date} को {colour} है, शुभ अंक {number}, और बात करने को {companion} राशि का कोई।',
  'साथ रखिए {date} को: अंक {number}, कुछ {colour}, और {companion} राशि के किसी का फ़ोन नंबर।',
];
