/** The same in Hindi, as `english.ts` has it in English; names that bend are given by their stems. */
export const HINDI: Readonly<Record<string, string>> = {
  'body:sun': 'सूर्य सूरज रवि भानु सूर्यदेव',
  'body:moon': 'चंद्रमा चन्द्रमा चंद्र चन्द्र चांद चाँद शशि सोम',
  'body:mercury': 'बुध बुद्ध_ग्रह',
  'body:venus': 'शुक्र',
  'body:mars': 'मंगल भौम कुज',
  'body:jupiter': 'बृहस्पति गुरु देवगुरु',
  'body:saturn': 'शनि शनिदेव शनैश्चर',
  'body:uranus': 'यूरेनस अरुण_ग्रह',
  'body:neptune': 'नेपच्यून नेप्च्यून वरुण_ग्रह',
  'body:pluto': 'प्लूटो यम_ग्रह',
  'body:north-node': 'राहु राहू',
  'body:south-node': 'केतु केतू',
  'body:ascendant': 'लग्न उदय_राशि',
  'body:midheaven': 'मध्याकाश दशम_बिंदु',
  'body:all': 'ग्रहों सभी_ग्रह सारे_ग्रह सब_ग्रह',
  'sign:aries': 'मेष',
  'sign:taurus': 'वृषभ वृष',
  'sign:gemini': 'मिथुन',
  'sign:cancer': 'कर्क',
  'sign:leo': 'सिंह',
  'sign:virgo': 'कन्या',
  'sign:libra': 'तुला',
  'sign:scorpio': 'वृश्चिक',
  'sign:sagittarius': 'धनु',
  'sign:capricorn': 'मकर',
  'sign:aquarius': 'कुंभ कुम्भ',
  'sign:pisces': 'मीन',
  ...Object.fromEntries(
    (
      'पहल*|प्रथम|लग्न_भाव दूसर*|द्वितीय तीसर*|तृतीय चौथ*|चतुर्थ पांचव*|पंचम छठ*|षष्ठ सातव*|सप्तम ' +
      'आठव*|अष्टम नौव*|नवम|नवें दसव*|दशम ग्यारहव*|एकादश बारहव*|द्वादश'
    )
      .split(' ')
      .map((names, at) => [
        `house:${at + 1}`,
        names
          .split('|')
          .flatMap((name) =>
            name.includes('_') ? [name] : [`${name}_भाव`, `${name}_घर`, `${name}_भावों`],
          )
          .join(' '),
      ]),
  ),
  'aspect:conjunction': 'युति संयोग साथ_साथ',
  'aspect:sextile': 'त्रि_एकादश त्रिएकादश एकादश_योग त्रि',
  'aspect:square': 'केंद्र_योग वर्ग_योग चतुर्थ_दशम केंद्रीय_योग स्क्वायर',
  'aspect:trine': 'नवपंचम त्रिकोण ट्राइन',
  'aspect:opposition': 'समसप्तक प्रतियोग आमने_सामने विरोध',
  'aspect:any': 'दृष्टि_डाल* ग्रहयोग',
  'pattern:any': 'एकादशी द्वादशी त्रयोदशी चतुर्थी नवमी कालसर्प साढ़ेसाती साढ़े_साती महायोग राजयोग',
  'meets:any': 'मिल* टकरा* टकराव आलिंगन झगड़* लड़* भिड़*',
  'motion:retrograde': 'वक्री उल्टी_चाल उलटी_चाल उल्टा पीछे वक्र',
  'motion:direct': 'मार्गी सीधी_चाल सीधा आगे_बढ़',
  'motion:station': 'स्थिर_हो ठहर*',
  'phase:new': 'अमावस्या अमावस नया_चांद',
  'phase:waxing-crescent': 'बढ़ता_हंसिया_चांद',
  'phase:first-quarter': 'शुक्ल_पक्ष_की_अष्टमी',
  'phase:waxing-gibbous': 'बढ़ता_उभरा_चांद',
  'phase:full': 'पूर्णिमा पूर्णमासी पूनम पूरा_चांद पूर्ण_चंद्र',
  'phase:waning-gibbous': 'घटता_उभरा_चांद',
  'phase:last-quarter': 'कृष्ण_पक्ष_की_अष्टमी',
  'phase:waning-crescent': 'घटता_हंसिया_चांद',
  'light:waxing': 'बढ़ता बढ़ते बढ़_रहा शुक्ल_पक्ष',
  'light:waning': 'घटता घटते घट_रहा क्षीण कृष्ण_पक्ष',
  'shape:full': 'पूर्ण पूरा पूरे',
  'eclipse:any': 'ग्रहण सूर्यग्रहण चंद्रग्रहण चन्द्रग्रहण',
  'dignity:domicile': 'स्वराशि स्वगृही',
  'dignity:exaltation': 'उच्च उच्चस्थ',
  'dignity:fall': 'नीच नीचस्थ',
  'craft:rules': 'स्वामी स्वामिनी अधिपति',
  'craft:natal': 'जन्म जन्मकुंडली जन्मकुण्डली कुंडली कुण्डली ',
  'craft:now': 'आज अभी इस_समय इन_दिनों वर्तमान कल',
  'craft:enters': 'प्रवेश पहुंच* आता_है जाता_है',
  'craft:leaves': 'छोड़* निकल*',
  'craft:not': 'नहीं न मत बिना',
  'craft:coming': 'अगला अगली अगले आगामी आने_वाला आने_वाली',
  'craft:stone': 'रत्न पत्थर',
  'craft:dream': 'सपना सपने स्वप्न प्रश्न इच्छा',
  'craft:card': 'पत्ता पत्ते कार्ड टैरो',
  'craft:you': 'आप आपका आपकी आपके',
  'count:life-path': 'मूलांक जीवन_पथ जीवनपथ जीवन_अंक',
  'count:destiny': 'भाग्यांक',
  'count:lucky': 'शुभ_अंक भाग्यशाली_अंक लकी_नंबर शुभांक',
  'count:any': 'अंक संख्या नंबर',
  'major:death': 'मृत्यु डेथ',
  'major:tower': 'टावर',
  'animal:rat': 'चूहा चूहे',
  'animal:ox': 'बैल',
  'animal:tiger': 'बाघ',
  'animal:rabbit': 'खरगोश',
  'animal:dragon': 'ड्रैगन',
  'animal:snake': 'सांप सर्प',
  'animal:horse': 'घोड़ा घोड़े',
  'animal:goat': 'बकरी भेड़',
  'animal:monkey': 'बंदर',
  'animal:rooster': 'मुर्गा',
  'animal:dog': 'कुत्ता',
  'animal:pig': 'सूअर',
  'stem:wood': 'काष्ठ लकड़ी',
  'stem:fire': 'अग्नि आग',
  'stem:earth': 'पृथ्वी मिट्टी',
  'stem:metal': 'धातु',
  'stem:water': 'जल पानी',
  'stone:blue-sapphire': 'नीलम',
  'stone:ruby': 'माणिक्य माणिक',
  'stone:emerald': 'पन्ना',
  'stone:pearl': 'मोती',
  'stone:coral': 'मूंगा',
  'stone:topaz': 'पुखराज',
  'stone:diamond': 'हीरा',
  ...Object.fromEntries(
    (
      'जनवरी फरवरी मार्च अप्रैल|अप्रेल मई जून जुलाई अगस्त सितंबर|सितम्बर अक्टूबर|अक्तूबर नवंबर|नवम्बर ' +
      'दिसंबर|दिसम्बर'
    )
      .split(' ')
      .map((names, at) => [`month:${at + 1}`, names.replaceAll('|', ' ')]),
  ),
  ...Object.fromEntries(
    'रविवार|इतवार सोमवार मंगलवार बुधवार गुरुवार|बृहस्पतिवार|वीरवार शुक्रवार शनिवार'
      .split(' ')
      .map((names, at) => [`weekday:${at}`, names.replaceAll('|', ' ')]),
  ),
  ...Object.fromEntries(
    (
      'ashwini=अश्विनी bharani=भरणी krittika=कृत्तिका rohini=रोहिणी mrigashira=मृगशिरा ardra=आर्द्रा ' +
      'punarvasu=पुनर्वसु pushya=पुष्य ashlesha=आश्लेषा magha=मघा purva-phalguni=पूर्वा_फाल्गुनी ' +
      'uttara-phalguni=उत्तरा_फाल्गुनी hasta=हस्त chitra=चित्रा swati=स्वाति vishakha=विशाखा anuradha=अनुराधा ' +
      'jyeshtha=ज्येष्ठा mula=मूल_नक्षत्र purva-ashadha=पूर्वाषाढ़ा uttara-ashadha=उत्तराषाढ़ा shravana=श्रवण ' +
      'dhanishta=धनिष्ठा shatabhisha=शतभिषा purva-bhadrapada=पूर्वा_भाद्रपद uttara-bhadrapada=उत्तरा_भाद्रपद ' +
      'revati=रेवती'
    )
      .split(' ')
      .map((pair) => {
        const [name = '', written = ''] = pair.split('=');
        return [`nakshatra:${name}`, written];
      }),
  ),
};
