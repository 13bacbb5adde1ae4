import { PLANETS } from '@cosmic/sky/bodies';
import {
  HINDI_PHASES,
  HINDI_PLANETS,
  HINDI_SIGN_DATES,
  HINDI_SIGNS,
} from '@cosmic/sky/hindi-names';
import { SIGNS } from '@cosmic/sky/zodiac';
import { ANIMALS, ELEMENTS } from '../chinese-zodiac/names.hi';

/** Every word of the catalogue of tools in Hindi, by its English; a test finds what is missing. */
export const HINDI_TOOL_WORDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    SIGNS.map(({ key, name, dates }) => [
      `${name} (${dates})`,
      `${HINDI_SIGNS[key]} (${HINDI_SIGN_DATES[key]})`,
    ]),
  ),
  ...Object.fromEntries(
    PLANETS.map((planet) => [
      planet.charAt(0).toUpperCase() + planet.slice(1),
      HINDI_PLANETS[planet],
    ]),
  ),
  ...HINDI_PHASES,

  // The shelves.
  'Love & Relationships': 'प्रेम और रिश्ते',
  'Personal Insights': 'अपने बारे में',
  'Spiritual Growth': 'आध्यात्मिक विकास',
  'Life & Wellbeing': 'जीवन और कुशलता',
  'Special Tools': 'विशेष साधन',
  'Deep Chart Analysis': 'कुंडली का गहरा अध्ययन',
  'Mystical & Metaphysical': 'रहस्य और प्रतीक',
  'Daily Interactive': 'रोज़ के साधन',
  'Eastern & Esoteric': 'पूर्व की परंपराएँ',
  'Fun & Social': 'हँसी-खेल',
  'Lifestyle Integration': 'दिनचर्या',

  // What single tools say in words of their own.
  'Get Your Horoscope': 'अपना राशिफल जानें',
  'Consulting the stars...': 'तारों से पूछा जा रहा है...',
  'Unable to generate your horoscope. Please try again.':
    'आपका राशिफल नहीं बन सका। कृपया फिर कोशिश करें।',
  'Draw a Card': 'एक पत्ता खींचें',
  'Shuffling the deck...': 'पत्ते फेंटे जा रहे हैं...',
  'Unable to draw a card. Please try again.': 'पत्ता नहीं खींचा जा सका। कृपया फिर कोशिश करें।',
  'Calculate Your Numbers': 'अपने अंक निकालें',
  'Calculating...': 'गणना हो रही है...',
  'Unable to calculate your numerology. Please try again.':
    'आपके अंकों की गणना नहीं हो सकी। कृपया फिर कोशिश करें।',
  'Save Reading': 'रीडिंग सहेजें',
  'Sign Up to Save Reading': 'सहेजने के लिए साइन अप करें',
  Error: 'त्रुटि',
  'Failed to generate compatibility report. Please try again.':
    'अनुकूलता की रीडिंग नहीं बन सकी। कृपया फिर कोशिश करें।',
  'Reading saved successfully!': 'रीडिंग सहेज ली गई!',
  'Unable to save your reading. Please try again.':
    'आपकी रीडिंग सहेजी नहीं जा सकी। कृपया फिर कोशिश करें।',

  // The tools.
  'Guna Milan': 'गुण मिलान',
  'Two Moons, eight kootas, thirty-six points: each answer with its rule, and each dosha with what cancels it.':
    'दो चंद्रमा, आठ कूट, छत्तीस अंक: हर जवाब अपने नियम के साथ, और हर दोष अपने काट के साथ।',
  'Birth date of the groom, or of the first': 'वर की, या पहले व्यक्ति की, जन्म तिथि',
  'Two of the kootas, varna and gana, ask who is counted first':
    'दो कूट, वर्ण और गण, पूछते हैं कि पहले किसे गिना जाए',
  'Birth date of the bride, or of the second': 'वधू की, या दूसरे व्यक्ति की, जन्म तिथि',
  'Time of birth of the first': 'पहले व्यक्ति का जन्म समय',
  'Place of birth of the first': 'पहले व्यक्ति का जन्म स्थान',
  'Time of birth of the second': 'दूसरे व्यक्ति का जन्म समय',
  'Place of birth of the second': 'दूसरे व्यक्ति का जन्म स्थान',
  'Without it every hour of the day is counted, and the sum is a range':
    'समय न हो तो दिन का हर समय गिना जाता है, और जोड़ एक सीमा के रूप में मिलता है',
  'Please enter both births with date and place': 'कृपया दोनों की जन्म तिथि और स्थान भरें',
  Dasha: 'दशा',
  'The Vimshottari periods of your life as a line of years, opened level by level, with now marked and sade sati beside it.':
    'आपके जीवन की विंशोत्तरी दशाएँ, वर्षों की एक रेखा में, स्तर-दर-स्तर खुलती हुई, अभी का निशान और साढ़े साती साथ।',
  'A minute moves the borders by up to five days': 'एक मिनट सीमाओं को पाँच दिन तक खिसकाता है',
  'Length of a year': 'वर्ष की लंबाई',
  'Most programs count 365.25 days; others differ by a day in a lifetime, savana by years':
    'ज़्यादातर 365.25 दिन गिनते हैं; बाक़ी में जीवन भर में एक दिन का अंतर, सावन में वर्षों का',
  '365.25 days': '365.25 दिन',
  'Tropical, 365.2422': 'सायन, 365.2422',
  'Sidereal, 365.2564': 'निरयण, 365.2564',
  'Savana, 360 days': 'सावन, 360 दिन',
  Kundli: 'कुंडली',
  'Your Vedic birth chart in the styles of North and South: lagna, nine grahas, vargas and manglik, each with its rule.':
    'उत्तर और दक्षिण शैली में आपकी जन्म कुंडली: लग्न, नौ ग्रह, वर्ग और मांगलिक, हर एक अपने नियम के साथ।',
  'The lagna moves a degree in four minutes': 'लग्न चार मिनट में एक अंश बढ़ता है',
  'The town where the clock showed that time': 'वह नगर जहाँ घड़ी में यह समय था',
  Ayanamsa: 'अयनांश',
  'Where the sidereal zodiac begins; Lahiri is the official one of India':
    'निरयण राशिचक्र कहाँ से शुरू होता है; भारत में लाहिरी आधिकारिक है',
  Lahiri: 'लाहिरी',
  'True Chitra': 'सत्य चित्रा',
  Krishnamurti: 'कृष्णमूर्ति',
  Raman: 'रमण',
  'Rahu and Ketu': 'राहु और केतु',
  'Most printed almanacs use the mean node': 'ज़्यादातर छपे पंचांग मध्यम राहु लेते हैं',
  'Mean node': 'मध्यम',
  'True node': 'स्पष्ट',
  'Please enter date, time and place of birth': 'कृपया जन्म की तारीख़, समय और स्थान भरें',
  Panchang: 'पंचांग',
  'The five limbs of a day where you are: tithi, nakshatra, yoga and karana to the minute, with Rahu kalam and the good hours.':
    'आपके यहाँ के दिन के पाँच अंग: तिथि, नक्षत्र, योग और करण मिनट तक, साथ में राहु काल और अच्छे घंटे।',
  Deck: 'गड्डी',
  'The card of the day is one of the 22 major cards': 'दिन का पत्ता 22 मुख्य पत्तों में से होता है',
  'As the spread has it': 'जैसा बिछावन कहे',
  'All 78 cards': 'सभी 78 पत्ते',
  'The 22 major cards': '22 मुख्य पत्ते',
  'The 56 minor cards': '56 छोटे पत्ते',
  'Sade Sati': 'साढ़े साती',
  'When Saturn passes your Moon: the three parts of every sade sati of a life, each with its dates, and nothing to be afraid of.':
    'शनि कब आपके चंद्रमा के पास से गुज़रता है: जीवन की हर साढ़े साती के तीन भाग, तारीख़ों के साथ, और डरने को कुछ नहीं।',
  'Optional: it decides where the Moon changed its sign that day':
    'वैकल्पिक: उस दिन चंद्रमा ने राशि बदली हो तो यही तय करता है',
  'Optional: a time needs the clock of a place to be read':
    'वैकल्पिक: समय पढ़ने के लिए स्थान की घड़ी चाहिए',
  Muhurta: 'मुहूर्त',
  'Good windows for a beginning where you are: each with the conditions it keeps and the ones it does not, and no score without its sum.':
    'आपके यहाँ शुरुआत की अच्छी घड़ियाँ: हर एक कौन-सी शर्तें पूरी करती है और कौन-सी नहीं, और बिना जोड़ के कोई अंक नहीं।',
  'Please choose a purpose and a place': 'कृपया काम और स्थान चुनें',
  'What for': 'किसलिए',
  'A wedding asks for more than an almanac, so it is not in the list':
    'विवाह पंचांग से ज़्यादा माँगता है, इसलिए सूची में नहीं है',
  'Begin something new': 'कुछ नया शुरू करना',
  'Move in, or lay a foundation': 'गृह-प्रवेश या नींव',
  'Set out on a journey': 'यात्रा पर निकलना',
  'Open a shop, sign a contract': 'दुकान खोलना, अनुबंध करना',
  'Begin to learn': 'सीखना शुरू करना',
  'Invite friends, celebrate': 'दोस्तों को बुलाना, उत्सव',
  'Sunrise, and so every window, depends on it': 'सूर्योदय, और इसलिए हर घड़ी, इसी पर निर्भर है',
  From: 'कब से',
  'How far ahead': 'कितने आगे तक',
  '7 days': '7 दिन',
  '14 days': '14 दिन',
  '30 days': '30 दिन',
  'Love Compatibility': 'प्रेम अनुकूलता',
  'Two signs side by side: where you meet with ease, and where you have to talk.':
    'दो राशियाँ साथ-साथ: कहाँ मिलना सहज है, और कहाँ बात करनी होगी।',
  'Love Forecast': 'प्रेम पूर्वानुमान',
  'Where Venus and Mars are heading in the week, month or year ahead, and what they stir up for you.':
    'आने वाले सप्ताह, माह या वर्ष में शुक्र और मंगल किधर जा रहे हैं, और आपके लिए क्या जगाते हैं।',
  'Zodiac Dating': 'राशियों की मुलाक़ात',
  'How the two of you flirt, a date that would suit you both, and the best days of the next fortnight.':
    'आप दोनों के रिझाने का ढंग, एक मुलाक़ात जो दोनों को भाए, और अगले पखवाड़े के सबसे अच्छे दिन।',
  'Daily Horoscope': 'दैनिक राशिफल',
  'What the sky is doing today, tomorrow, this week or this month, and where it meets you.':
    'आज, कल, इस सप्ताह या इस माह आकाश में क्या हो रहा है, और वह आपसे कहाँ मिलता है।',
  'Tarot Reading': 'टैरो रीडिंग',
  'A card for your day, or a whole spread read card by card, from a draw you can check.':
    'आपके दिन के लिए एक पत्ता, या पत्ता-दर-पत्ता पढ़ा गया पूरा बिछावन, जिसका चयन आप जाँच सकते हैं।',
  'Numerology Calculator': 'अंक ज्योतिष',
  'Your life path, destiny, soul urge and personality numbers, each worked out step by step.':
    'आपके जीवन पथ, भाग्य, आत्मा की चाह और व्यक्तित्व के अंक, हर एक क़दम-दर-क़दम निकाला हुआ।',
  'Birthday Message': 'जन्मदिन का संदेश',
  'A birthday letter from the sky: when your Sun comes round again, and what it wishes you.':
    'आकाश की ओर से जन्मदिन की चिट्ठी: आपका सूर्य कब लौटता है, और आपके लिए क्या कामना करता है।',
  'What Jupiter, Saturn, Neptune and the north node have to say about your inner road.':
    'आपकी भीतरी राह के बारे में बृहस्पति, शनि, नेपच्यून और राहु क्या कहते हैं।',
  'Dream Analyzer': 'स्वप्न विश्लेषण',
  'The pictures and moods of your dream, held up to your sign and to the Moon tonight.':
    'आपके सपने के चित्र और भाव, आपकी राशि और आज रात के चंद्रमा के सामने रखे हुए।',
  Manifestation: 'मनोकामना',
  'Your wish in plain words, and the step that the Moon of today suggests for it.':
    'सीधे शब्दों में आपकी इच्छा, और उसके लिए आज का चंद्रमा कौन-सा क़दम सुझाता है।',
  'Journal Prompt': 'डायरी के प्रश्न',
  'Five questions to write about today, drawn from your three signs and the sky as it is.':
    'आज लिखने के लिए पाँच प्रश्न, आपकी तीन राशियों और आज के आकाश से निकले हुए।',
  'Career Advice': 'करियर की सलाह',
  'How you like to work, what your birth date adds to it, and where the sky stands for it.':
    'आप कैसे काम करना पसंद करते हैं, जन्मतिथि उसमें क्या जोड़ती है, और आकाश इस बारे में कहाँ खड़ा है।',
  'Stress Advice': 'तनाव की सलाह',
  'How your sign carries strain, and gentle practices for today’s Moon and Mars.':
    'आपकी राशि तनाव को कैसे ढोती है, और आज के चंद्रमा और मंगल के लिए कोमल अभ्यास।',
  'Wellbeing Guide': 'कुशलता मार्गदर्शक',
  'What may do you good today: your element’s rhythm, the Moon’s mood and Venus’s pleasures.':
    'आज आपको क्या अच्छा लग सकता है: आपके तत्त्व की लय, चंद्रमा का मन और शुक्र के सुख।',
  'Life Balance': 'जीवन संतुलन',
  'Where your life tends to lean, from the numbers and the elements of your birth date.':
    'आपका जीवन किस ओर झुकता है, जन्मतिथि के अंकों और तत्त्वों से।',
  'Baby Name Finder': 'शिशु का नाम',
  'Six real names from many languages, chosen by the elements and the numbers of two signs.':
    'कई भाषाओं से छह सच्चे नाम, दो राशियों के तत्त्वों और अंकों से चुने हुए।',
  'Transit Alert': 'गोचर की सूचना',
  'When a transit is really due, or under way, and which room of your life it enters.':
    'कोई गोचर सचमुच कब है या चल रहा है, और वह आपके जीवन के किस कमरे में आता है।',
  'Karmic Astrology': 'कर्म ज्योतिष',
  'The habits you came with, the road that feeds you, and what Saturn asks on the way.':
    'जो आदतें आप साथ लाए, जो राह आपको पोषती है, और रास्ते में शनि क्या माँगता है।',
  'Astro Houses': 'कुंडली के भाव',
  'The twelve rooms of your chart, who lives in each of them, and who has the keys.':
    'आपकी कुंडली के बारह कमरे, हर एक में कौन रहता है, और चाबी किसके पास है।',
  'Retrograde Impact': 'वक्री ग्रह का प्रभाव',
  'When a planet next runs backwards, or does so now, and what it goes over with you.':
    'कोई ग्रह अगली बार कब वक्री होगा, या अभी है, और आपके साथ क्या दोहराता है।',
  'Solar Return': 'वर्षफल',
  'Your year from birthday to birthday, read from the minute the Sun came back.':
    'एक जन्मदिन से अगले तक का आपका वर्ष, उस मिनट से पढ़ा हुआ जब सूर्य लौटा।',
  'Progressed Chart': 'प्रगत कुंडली',
  'Your chart grown up: a day of sky for each year lived, and the chapter it has reached.':
    'आपकी बड़ी हो चुकी कुंडली: जिए हुए हर वर्ष के लिए आकाश का एक दिन, और वह किस अध्याय तक पहुँची।',
  Midheaven: 'मध्य आकाश',
  'The summit of your chart: what you may become known for, and what it stands on.':
    'आपकी कुंडली का शिखर: आप किस बात के लिए जाने जा सकते हैं, और वह किस पर टिका है।',
  'Crystal Alignment': 'रत्न मेल',
  'Three stones for your three signs: one to lean on, one to come home to, one to go out with.':
    'आपकी तीन राशियों के लिए तीन रत्न: एक सहारे का, एक घर लौटने का, एक साथ बाहर जाने का।',
  'Angel Number Decoder': 'एंजल नंबर',
  'Take a number that keeps finding you and read it digit by digit, down to its root.':
    'जो अंक बार-बार सामने आता है उसे लीजिए और एक-एक अंक पढ़ते हुए उसके मूल तक जाइए।',
  'Aura Color Estimator': 'आभा का रंग',
  'Your birth date painted in three layers of colour, with the tint it has today.':
    'आपकी जन्मतिथि, रंग की तीन परतों में, आज की झलक के साथ।',
  'Moon Water Ritual': 'चंद्र जल विधि',
  'A small ritual with a bowl of water for the phase you choose, tuned to your sign and dated.':
    'आपकी चुनी कला के लिए जल के कटोरे की एक छोटी विधि, आपकी राशि और तिथि के साथ।',
  'Planet of the Day': 'दिन का ग्रह',
  'Pick a planet and find its weekday, what that day is good for and where it is now.':
    'एक ग्रह चुनें और जानें उसका वार, वह दिन किस काम का है और ग्रह अभी कहाँ है।',
  'Rising Sign Tracker': 'उदित लग्न',
  'Which sign is rising where you are at this very minute, and when it changes over the next day.':
    'इसी मिनट आपके यहाँ कौन-सी राशि उदय हो रही है, और अगले दिन भर में वह कब बदलती है।',
  'Astro Dice': 'ज्योतिष के पासे',
  'Throw three dice for a what, a how and a where, and have the throw read with today’s sky.':
    'क्या, कैसे और कहाँ के लिए तीन पासे फेंकें, और आज के आकाश के साथ उन्हें पढ़वाएँ।',
  'Chakra Balance': 'चक्र संतुलन',
  'Which of the seven centres your birth date stresses, which it leaves quiet, and today’s own.':
    'सात केंद्रों में से आपकी जन्मतिथि किन पर ज़ोर देती है, किन्हें शांत छोड़ती है, और आज का अपना केंद्र।',
  'Chinese Zodiac': 'चीनी राशिचक्र',
  'Your animal and element by the true lunar new year, and how this year sits with them.':
    'सच्चे चांद्र नववर्ष से आपका पशु और तत्त्व, और यह वर्ष उनके साथ कैसा बैठता है।',
  'Numerology Name Harmonizer': 'नाम का अंक मेल',
  'Your name letter by letter, in two old systems, and how well its numbers live together.':
    'आपका नाम अक्षर-अक्षर, दो पुरानी पद्धतियों में, और उसके अंक साथ में कैसे रहते हैं।',
  'Vedic Nakshatra': 'वैदिक नक्षत्र',
  'The mansion of your birth Moon among the twenty-seven, and how the Moon of today meets it.':
    'सत्ताईस में से आपका जन्म नक्षत्र, और आज का चंद्रमा उससे कैसे मिलता है।',
  'Core Archetype Quiz': 'मूल स्वभाव की प्रश्नोत्तरी',
  'Eight honest questions and your three signs: which of the twelve archetypes leads you, and which one follows.':
    'आठ सच्चे प्रश्न और आपकी तीन राशियाँ: बारह मूल स्वभावों में से कौन आगे चलता है, और कौन पीछे।',
  'Zodiac Roast': 'राशि की खिंचाई',
  'Your sign, roasted with affection: the habits, the group chat, and whatever the sky is up to today.':
    'प्यार से आपकी राशि की टाँग खिंचाई: आदतें, ग्रुप चैट, और आज आकाश जो भी कर रहा है।',
  'Zodiac Meme': 'राशि के मीम',
  'A set of captions for your sign and for today’s sky, ready to be put under any picture.':
    'आपकी राशि और आज के आकाश के लिए कुछ पंक्तियाँ, किसी भी तस्वीर के नीचे लगाने को तैयार।',
  'My Sign, My Story': 'मेरी राशि, मेरी कहानी',
  'A short tale in three scenes, with you in it: your rising sign arrives, your Moon dreams, your Sun decides.':
    'तीन दृश्यों की एक छोटी कहानी, जिसमें आप हैं: लग्न आता है, चंद्रमा सपना देखता है, सूर्य निर्णय करता है।',
  'Astro Playlist': 'ज्योतिष की धुनें',
  'Tempo, keys, instruments and kinds of songs for today, from your Sun, your Moon and the sky.':
    'आज के लिए लय, स्वर, वाद्य और गीतों के प्रकार, आपके सूर्य, चंद्रमा और आकाश से।',
  'Moon Phase Reminder': 'चंद्रकला की याद',
  'When the phase you choose comes next, to the minute, and a small plan for the days around it.':
    'आपकी चुनी कला अगली बार ठीक किस मिनट आएगी, और उसके आस-पास के दिनों की एक छोटी योजना।',
  'Biorhythm Chart': 'जैव लय',
  'Body, heart and mind as three waves since your birth: where they stand and when they turn.':
    'जन्म से अब तक शरीर, मन और बुद्धि की तीन लहरें: वे कहाँ हैं और कब मुड़ती हैं।',
  'Zodiac Meditation': 'राशि ध्यान',
  'Ten quiet minutes made for your sign, its element and the Moon as it is today.':
    'आपकी राशि, उसके तत्त्व और आज के चंद्रमा के लिए बने दस शांत मिनट।',
  'Dream Log Review': 'सपनों की डायरी',
  'What your last dreams share, what is new, and how the mood moves from one to the next.':
    'आपके पिछले सपनों में क्या एक-सा है, क्या नया है, और भाव एक से दूसरे तक कैसे बदलता है।',

  // Labels and hints.
  'Your sign': 'आपकी राशि',
  'Their sign': 'उनकी राशि',
  'Your birth date': 'आपकी जन्मतिथि',
  'Their birth date': 'उनकी जन्मतिथि',
  'Optional: brings in Venus, Mars and the Moon of that day':
    'वैकल्पिक: उस दिन के शुक्र, मंगल और चंद्रमा को भी जोड़ता है',
  'Your time of birth': 'आपका जन्म समय',
  'Their time of birth': 'उनका जन्म समय',
  'Optional: with date and place it brings in the exact Moon and the houses':
    'वैकल्पिक: तिथि और स्थान के साथ सटीक चंद्रमा और भाव भी जोड़ता है',
  'Your place of birth': 'आपका जन्म स्थान',
  'Their place of birth': 'उनका जन्म स्थान',
  'Optional, and needed with the time': 'वैकल्पिक; समय देने पर आवश्यक',
  'Zodiac sign': 'राशि',
  'Your Sun sign, or your rising sign if you know it': 'आपकी सूर्य राशि, या पता हो तो आपका लग्न',
  'Birth date': 'जन्मतिथि',
  'Optional where a sign is given; adds the Venus and Mars that you were born with':
    'राशि देने पर वैकल्पिक; आपके जन्म के शुक्र और मंगल को जोड़ता है',
  Period: 'अवधि',
  'Counted from today': 'आज से गिनी हुई',
  'The week ahead': 'आने वाला सप्ताह',
  'The month ahead': 'आने वाला माह',
  'The year ahead': 'आने वाला वर्ष',
  'Your name': 'आपका नाम',
  'Their name': 'उनका नाम',
  'A first name is enough': 'पहला नाम काफ़ी है',
  'Optional: brings in Venus and Mars of that day': 'वैकल्पिक: उस दिन के शुक्र और मंगल को जोड़ता है',
  Timeframe: 'समय',
  Today: 'आज',
  Tomorrow: 'कल',
  'This week': 'इस सप्ताह',
  'This month': 'इस माह',
  Spread: 'बिछावन',
  'Card of the day': 'दिन का पत्ता',
  'Three cards': 'तीन पत्ते',
  'Celtic Cross': 'केल्टिक क्रॉस',
  Relationship: 'रिश्ता',
  'Your question': 'आपका प्रश्न',
  Optional: 'वैकल्पिक',
  'Reversed cards': 'उल्टे पत्ते',
  'The card of the day is always upright': 'दिन का पत्ता हमेशा सीधा होता है',
  'May turn up': 'आ सकते हैं',
  'Upright only': 'केवल सीधे',
  'Your own words for the shuffle': 'फेंटने के लिए आपके अपने शब्द',
  'Optional: they take part in the draw, so that nobody else decides it alone':
    'वैकल्पिक: वे चयन में भाग लेते हैं, ताकि कोई और उसे अकेले तय न करे',
  'What was promised before the draw': 'चयन से पहले दिया गया वचन',
  'Optional: the fingerprint of our half of the shuffle': 'वैकल्पिक: फेंटने के हमारे आधे हिस्से की छाप',
  'Cards from your own deck': 'आपकी अपनी गड्डी के पत्ते',
  'Optional: lay them yourself and have them read': 'वैकल्पिक: स्वयं बिछाएँ और पढ़वाएँ',
  'Full name': 'पूरा नाम',
  'As it stands on your birth certificate, or as you feel it is yours':
    'रोमन लिपि में, जैसा जन्म प्रमाणपत्र पर है, या जैसा आपको अपना लगे',
  'Optional where a birth date is given': 'जन्मतिथि देने पर वैकल्पिक',
  'Optional where a sign is given; brings in the day itself and its number':
    'राशि देने पर वैकल्पिक; उस दिन और उसके अंक को भी जोड़ता है',
  'Optional where a sign is given': 'राशि देने पर वैकल्पिक',
  'Your dream': 'आपका सपना',
  'Who was there, what happened and how it felt; a few sentences are plenty':
    'कौन था, क्या हुआ और कैसा लगा; कुछ वाक्य काफ़ी हैं',
  'Your goal': 'आपका लक्ष्य',
  'What you would like to bring into your life, in a sentence or two':
    'जो आपको अपने जीवन में चाहिए, एक-दो वाक्यों में',
  'Sun sign': 'सूर्य राशि',
  'Rising sign': 'लग्न',
  'Moon sign': 'चंद्र राशि',
  'Names for': 'किसके लिए नाम',
  Boy: 'लड़का',
  Girl: 'लड़की',
  Neutral: 'दोनों',
  'Sign of one parent': 'माता या पिता की राशि',
  'Sign of the other parent': 'दूसरे अभिभावक की राशि',
  'Or of somebody who will be there': 'या किसी और की, जो साथ होगा',
  Transit: 'गोचर',
  'Mercury Retrograde': 'वक्री बुध',
  'Venus Retrograde': 'वक्री शुक्र',
  'Mars Retrograde': 'वक्री मंगल',
  'Jupiter Transit': 'बृहस्पति का गोचर',
  'Saturn Return': 'शनि की वापसी',
  'Uranus Transit': 'यूरेनस का गोचर',
  'Neptune Transit': 'नेपच्यून का गोचर',
  'Pluto Transit': 'प्लूटो का गोचर',
  Eclipse: 'ग्रहण',
  'South Node sign': 'केतु की राशि',
  'Saturn sign': 'शनि की राशि',
  'Optional: both signs are worked out from it, and it goes before them':
    'वैकल्पिक: दोनों राशियाँ निकालता है और उनसे ऊपर माना जाता है',
  'Optional: with the place it makes the houses exact': 'वैकल्पिक: स्थान के साथ भावों को सटीक बनाता है',
  'Optional: without time and place the houses are counted from your Sun sign':
    'वैकल्पिक: समय और स्थान के बिना भाव आपकी सूर्य राशि से गिने जाते हैं',
  Planet: 'ग्रह',
  'The Sun and the Moon never run backwards, so they are not in the list':
    'सूर्य और चंद्रमा कभी वक्री नहीं होते, इसलिए सूची में नहीं हैं',
  'Optional: with the place it gives the minute of the return and its rising sign':
    'वैकल्पिक: स्थान के साथ सूर्य के लौटने का मिनट और उसका लग्न देता है',
  'Where you spend your birthday': 'आप जन्मदिन कहाँ बिताते हैं',
  'Optional: the return is read for this place, or else for the place of birth':
    'वैकल्पिक: वर्षफल इसी स्थान के लिए पढ़ा जाता है, नहीं तो जन्म स्थान के लिए',
  'Optional: without it the dates can be half a year off':
    'वैकल्पिक: इसके बिना तिथियाँ आधे वर्ष तक आगे-पीछे हो सकती हैं',
  'Optional, but the midheaven moves a degree in four minutes':
    'वैकल्पिक, पर मध्य आकाश चार मिनट में एक अंश चलता है',
  'Optional: without time and place the tenth house is counted from your Sun':
    'वैकल्पिक: समय और स्थान के बिना दसवाँ भाव आपके सूर्य से गिना जाता है',
  'The sign that was rising when you were born': 'आपके जन्म के समय उदय हो रही राशि',
  Number: 'अंक',
  'For example 444, 1212 or 0808': 'जैसे 444, 1212 या 0808',
  'The colours are counted from its figures': 'रंग इसके अंकों से गिने जाते हैं',
  'Moon phase': 'चंद्रमा की कला',
  'Each of the eight is for something else': 'आठों में हर कला किसी और काम की है',
  'Each of them has a day of the week': 'हर ग्रह का सप्ताह में एक वार है',
  Place: 'स्थान',
  'Where you are, or any town you are curious about':
    'आप जहाँ हैं, या कोई भी शहर जिसके बारे में जानना चाहें',
  Sign: 'राशि',
  House: 'भाव',
  'Its figures are all that is counted': 'केवल इसके अंक गिने जाते हैं',
  'Birth year': 'जन्म वर्ष',
  'Four digits, such as 1990': 'चार अंक, जैसे 1990',
  'Optional; needed for January and February, since the year turns at the lunar new year':
    'वैकल्पिक; जनवरी और फ़रवरी के लिए आवश्यक, क्योंकि वर्ष चांद्र नववर्ष पर बदलता है',
  'Your animal': 'आपका पशु',
  'Optional, if you know it': 'वैकल्पिक, यदि आपको पता हो',
  ...ANIMALS,
  'Your element': 'आपका तत्त्व',
  ...ELEMENTS,
  'Comparison animal': 'तुलना का पशु',
  'Optional: the animal of somebody you would like to stand beside':
    'वैकल्पिक: किसी ऐसे का पशु जिसके साथ आप खड़े होना चाहें',
  'In Latin letters, as in a passport': 'रोमन लिपि में, जैसा पासपोर्ट पर होता है',
  'Life path number': 'जीवन पथ अंक',
  'Optional: 1-9, 11, 22 or 33': 'वैकल्पिक: 1-9, 11, 22 या 33',
  'Birth time': 'जन्म समय',
  'Optional; with a place it makes the mansion exact': 'वैकल्पिक; स्थान के साथ नक्षत्र को सटीक बनाता है',
  'Birth place': 'जन्म स्थान',
  'Optional; a time needs one to be read': 'वैकल्पिक; समय को पढ़ने के लिए आवश्यक',
  'Your nakshatra': 'आपका नक्षत्र',
  'Optional, if you know it already': 'वैकल्पिक, यदि आपको पहले से पता हो',
  Ashwini: 'अश्विनी',
  Bharani: 'भरणी',
  Krittika: 'कृत्तिका',
  Rohini: 'रोहिणी',
  Mrigashira: 'मृगशिरा',
  Ardra: 'आर्द्रा',
  Punarvasu: 'पुनर्वसु',
  Pushya: 'पुष्य',
  Ashlesha: 'आश्लेषा',
  Magha: 'मघा',
  'Purva Phalguni': 'पूर्वा फाल्गुनी',
  'Uttara Phalguni': 'उत्तरा फाल्गुनी',
  Hasta: 'हस्त',
  Chitra: 'चित्रा',
  Swati: 'स्वाति',
  Vishakha: 'विशाखा',
  Anuradha: 'अनुराधा',
  Jyeshtha: 'ज्येष्ठा',
  Mula: 'मूल',
  'Purva Ashadha': 'पूर्वाषाढ़ा',
  'Uttara Ashadha': 'उत्तराषाढ़ा',
  Shravana: 'श्रवण',
  Dhanishta: 'धनिष्ठा',
  Shatabhisha: 'शतभिषा',
  'Purva Bhadrapada': 'पूर्वा भाद्रपद',
  'Uttara Bhadrapada': 'उत्तरा भाद्रपद',
  Revati: 'रेवती',
  'Choose your Sun sign again if you do not know it': 'पता न हो तो अपनी सूर्य राशि ही फिर चुन लें',
  'A free Saturday, and nothing planned. What happens?':
    'शनिवार ख़ाली है और कोई योजना नहीं। क्या होता है?',
  'I set off with a bag and find out on the way': 'झोला उठाकर निकल जाऊँ, बाक़ी रास्ते में देखूँ',
  'I potter about: dough, plants, something to mend': 'घर के छोटे काम: आटा, पौधे, कुछ मरम्मत',
  'I cook, and whoever rings is invited': 'खाना बनाऊँ, और जो भी फ़ोन करे उसे बुला लूँ',
  'I drift into a book, a film or a long daydream': 'किसी किताब, फ़िल्म या लंबे ख़याल में खो जाऊँ',
  'A friend calls and is upset. What do you do first?':
    'किसी परेशान दोस्त का फ़ोन आता है। आपका पहला क़दम?',
  'Go over, with something to eat': 'कुछ खाने का लेकर उनके यहाँ जाना',
  'Ask until we get to what it is really about': 'पूछते जाना, जब तक असली बात सामने न आए',
  'Work out with them what can be done by when': 'साथ बैठकर तय करना कि कब तक क्या किया जा सकता है',
  'Tell them something that makes them laugh after all': 'कुछ ऐसा सुनाना कि आख़िर हँसी आ ही जाए',
  'A group cannot decide. What is your part?': 'एक टोली तय नहीं कर पा रही। आपकी भूमिका क्या है?',
  'I say “Come on, this one” and start walking': '“चलो, यही सही” कहकर चल पड़ना',
  'I find out what everybody could live with': 'यह जानना कि किस बात पर सब राज़ी हो सकते हैं',
  'I suggest something that nobody had thought of': 'ऐसा कुछ सुझाना जो किसी ने न सोचा हो',
  'I ask what has to be settled, and write a list': 'पूछना कि क्या तय करना है, और सूची बना लेना',
  'What do you find hardest to bear?': 'आपसे सबसे कम क्या सहा जाता है?',
  Waiting: 'इंतज़ार',
  'Things done carelessly': 'लापरवाही से किया काम',
  'People pretending': 'लोगों का दिखावा',
  '“We have always done it like this”': '“हम तो हमेशा से ऐसे ही करते आए हैं”',
  'Which compliment would you keep for years?': 'कौन-सी तारीफ़ बरसों सँजोकर रखने का मन हो?',
  '“Nobody makes me feel as special as you do”': '“आप जितना ख़ास कोई और महसूस नहीं कराता”',
  '“You can see how much care went into this”': '“इसमें कितना मन लगाया गया है, यह दिखता है”',
  '“Now, for the first time, I understand it”': '“यह बात आज पहली बार समझ में आई”',
  '“I have never told this to anyone else”': '“यह मैंने आज तक किसी और से नहीं कहा”',
  'At a party in a strange house, where are you found?':
    'किसी अनजान घर की दावत में आपको कहाँ ढूँढा जाए?',
  'In the middle, telling a story': 'बीच में, कोई क़िस्सा सुनाते हुए',
  'In the kitchen, helping': 'रसोई में, हाथ बँटाते हुए',
  'At the window or the bookshelf': 'खिड़की या किताबों की अलमारी के पास',
  'With somebody from far away, asking questions': 'दूर से आए किसी मेहमान से सवाल पूछते हुए',
  'You are given a year, free and paid for. What is it for?':
    'आपको एक वर्ष मिला, ख़ाली और ख़र्च सहित। वह किसलिए है?',
  'To build something that stays': 'कुछ ऐसा बनाने के लिए जो टिके',
  'To see how people live elsewhere': 'यह देखने के लिए कि और जगह लोग कैसे जीते हैं',
  'To start what I have been talking about at last': 'आख़िर वह शुरू करने के लिए जिसकी बात बरसों से है',
  'To write, paint, play or simply imagine': 'लिखने, रंग भरने, कुछ बजाने या बस कल्पना करने के लिए',
  'Which words would you put over your door?': 'अपने दरवाज़े पर कौन-से शब्द लिखने का मन है?',
  '“All in good time”': '“सब अपने समय पर”',
  '“And how do you see it?”': '“और आपको यह कैसा दिखता है?”',
  '“Wipe your feet, mind the roses”': '“पाँव पोंछ लें, गुलाबों का ध्यान रखें”',
  '“Come in and tell me everything”': '“भीतर आइए और सब कुछ सुनाइए”',
  'Your own, or that of a friend who can take it': 'आपकी अपनी, या किसी मित्र की जो हँसकर सह ले',
  'Yours, or that of whoever deserves it': 'आपकी, या जिसकी बनती हो उसकी',
  'Where the Moon stood when you were born': 'आपके जन्म के समय चंद्रमा जहाँ था',
  'Where the Moon was when you were born': 'आपके जन्म के समय चंद्रमा जिस राशि में था',
  'The one you would like to be told about': 'जिसके बारे में आप जानना चाहें',
  'The date is all that is counted': 'केवल तिथि गिनी जाती है',
  'First dream': 'पहला सपना',
  'Second dream': 'दूसरा सपना',
  'Third dream': 'तीसरा सपना',
  'The oldest of them': 'उनमें सबसे पुराना',
  'Optional; the latest': 'वैकल्पिक; सबसे नया',

  // What is said when something is missing.
  'Please select both zodiac signs': 'कृपया दोनों राशियाँ चुनें',
  'Please select a zodiac sign and a period': 'कृपया एक राशि और एक अवधि चुनें',
  'Please give both names and select both zodiac signs': 'कृपया दोनों नाम लिखें और दोनों राशियाँ चुनें',
  'Please select a zodiac sign': 'कृपया एक राशि चुनें',
  'Please choose a spread': 'कृपया एक बिछावन चुनें',
  'Please enter your full name and birth date': 'कृपया अपना पूरा नाम और जन्मतिथि लिखें',
  'Please select a zodiac sign or enter a birth date': 'कृपया एक राशि चुनें या जन्मतिथि लिखें',
  'Please describe your dream and select a zodiac sign': 'कृपया अपना सपना लिखें और एक राशि चुनें',
  'Please enter your goal and select a zodiac sign': 'कृपया अपना लक्ष्य लिखें और एक राशि चुनें',
  'Please select your Sun, rising and Moon signs': 'कृपया अपनी सूर्य राशि, लग्न और चंद्र राशि चुनें',
  'Please enter your birth date': 'कृपया अपनी जन्मतिथि लिखें',
  'Please choose a kind of name and the signs of both parents':
    'कृपया नाम का प्रकार और दोनों अभिभावकों की राशियाँ चुनें',
  'Please select a transit and both signs': 'कृपया एक गोचर और दोनों राशियाँ चुनें',
  'Please select both signs or enter your birth date': 'कृपया दोनों राशियाँ चुनें या अपनी जन्मतिथि लिखें',
  'Please select a planet and your three signs': 'कृपया एक ग्रह और अपनी तीनों राशियाँ चुनें',
  'Please select your Sun, Moon and rising signs': 'कृपया अपनी सूर्य राशि, चंद्र राशि और लग्न चुनें',
  'Please enter the number you keep seeing': 'कृपया वह अंक लिखें जो आपको बार-बार दिखता है',
  'Please select a moon phase and a zodiac sign': 'कृपया चंद्रमा की एक कला और एक राशि चुनें',
  'Please select a planet': 'कृपया एक ग्रह चुनें',
  'Sunrise, and so the whole day, depends on it': 'सूर्योदय, और इसलिए पूरा दिन, इसी पर टिका है',
  Day: 'दिन',
  'Left empty, it is today there': 'खाली छोड़ें तो वहाँ का आज',
  'Please choose a place': 'कृपया एक स्थान चुनें',
  'Please throw the dice first': 'कृपया पहले पासे फेंकें',
  'Please enter your birth year': 'कृपया अपना जन्म वर्ष लिखें',
  'Please enter your full name': 'कृपया अपना पूरा नाम लिखें',
  'Please select your three signs and answer all eight questions':
    'कृपया अपनी तीनों राशियाँ चुनें और आठों प्रश्नों के उत्तर दें',
  'Please select your Sun sign, your Moon sign and your rising sign':
    'कृपया अपनी सूर्य राशि, चंद्र राशि और लग्न चुनें',
  'Please select your Sun sign and your Moon sign': 'कृपया अपनी सूर्य राशि और चंद्र राशि चुनें',
  'Please describe at least two dreams': 'कृपया कम से कम दो सपने लिखें',
};
