import type { SymbolInHindi } from './lexicon.hi';

/** What happens in dreams, in Hindi. */
export const EVENTS_IN_HINDI = {
  flying: ['उड़ना', 'उड़*, पंख, पंखों, हवा में तैर, udna, ud raha, ud rahi, udne, udte, urna, pankh'],
  falling: [
    'गिरना',
    'गिर, गिरना, गिरने, गिरते, गिरता, गिरती, गिरा, गिरी, गिरे, गिरकर, gir, girna, gir raha, gir rahi, gir gaya, gir gayi, gira',
  ],
  chase: [
    'पीछा',
    'पीछा, मेरे पीछे, हमारे पीछे, पीछे पड़, पीछे भाग, पीछे दौड़, peecha, picha, peechha, mere peeche',
  ],
  hiding: [
    'छिपना',
    'छिप, छिपना, छिपने, छिपा, छिपी, छिपे, छिपकर, छुप, छुपना, छुपा, छुपी, छुपकर, chhip, chhup, chup gaya, chhupna',
  ],
  running: [
    'दौड़ना',
    'दौड़*, भाग रहा, भाग रही, भाग रहे, भाग गया, भाग गई, भाग गए, भागकर, भागना, भागने, भागते, भागा, भागी, भागता, भागती, भागे, bhaag rahi, bhaag raha, bhag rahi, bhag raha, bhaagna, bhaga, daud, dauda, daudna',
  ],
  late: ['देर होना', 'देर, देरी, छूट गई, छूट गया, छूट रही, लेट हो, late ho, der ho, deri, chhoot gayi'],
  lost: [
    'खो जाना',
    'खो, खोया, खोई, खोए, खोकर, खो गया, खो गई, भटक, भटका, भटकी, भटकना, रास्ता भूल, नहीं मिल, गुम, गुम हो, kho gaya, kho gayi, bhatak, gum ho',
  ],
  exam: [
    'परीक्षा',
    'परीक्षा, परीक्षाएँ, परीक्षाओं, इम्तिहान, एग्जाम, पेपर, टेस्ट, pariksha, imtihaan, imtihan',
  ],
  wedding: [
    'शादी',
    'शादी, शादियाँ, विवाह, दुल्हन, दूल्हा, बारात, फेरे, मंडप, निकाह, shaadi, shadi, dulhan, dulha, baraat',
  ],
  farewell: [
    'विदाई',
    'विदाई, अलविदा, मर गया, मर गई, मर गए, मर गयी, मर गये, मरा हुआ, मरी हुई, मरे हुए, मर रहा, मर रही, मर रहे, मर चुके, मर चुकी, मर चुका, मौत, मृत्यु, देहांत, निधन, गुजर गए, गुजर गई, गुजर गया, गुजर चुके, गुजर चुकी, चल बसे, चल बसी, चल बसा, अंतिम संस्कार, श्मशान, कब्र, कब्रिस्तान, अर्थी, चिता, जनाजा, लाश, alvida, mar gaya, mar gayi, mar gaye, maut, guzar gaye, guzar gayi, chal base, kabr, laash',
  ],
  fight: [
    'लड़ाई',
    'लड़ाई, लड़, लड़ना, लड़ने, लड़ा, लड़ी, लड़े, लड़कर, लड़ते, झगड़ा, झगड़े, झगड़ रहे, युद्ध, जंग, हमला, बहस, मारपीट, ladai, ladaai, jhagda, yuddh, hamla',
  ],
  search: [
    'तलाश',
    'ढूँढ*, खोज, खोजना, खोजने, तलाश, तलाशना, dhoondh, dhundh raha, dhundh rahi, dhoond, talash',
  ],
  dance: ['नाच', 'नाच*, नृत्य, डांस, गरबा, भाँगड़ा, naach, nach rahe, nachna'],
  climb: ['चढ़ना', 'चढ़*, chadh, chadhna, chadhai'],
  travel: ['यात्रा', 'यात्रा, यात्राएँ, सफर, सैर, घूमने, पर्यटन, छुट्टियाँ, तीर्थ, yatra, safar'],
  party: ['दावत', 'पार्टी, जन्मदिन, जश्न, उत्सव, त्योहार, महफिल, दिवाली, होली, janamdin, jashn, tyohar'],
  crying: [
    'आँसू',
    'रो, रोना, रोने, रोते, रोता, रोती, रोया, रोई, रोए, रोकर, आँसू, आँसुओं, सिसक, सिसकियाँ, सिसकी, ro raha, ro rahi, rona, rone, roya, royi, aansu, ansu',
  ],
  laughing: [
    'हँसी',
    'हँसी, हँस, हँसना, हँसने, हँसते, हँसा, हँसे, ठहाका, ठहाके, मजाक, चुटकुला, hansi, hasi, hans rahe, has rahe, hasna, mazaak',
  ],
  kiss: [
    'आलिंगन',
    'गले लगा, गले लगाया, गले लगी, गले लग, गले मिला, गले मिली, गले मिले, आलिंगन, चूमा, चूमना, चुंबन, बाँहों में, gale lag, gale laga, gale mila',
  ],
  cleaning: [
    'सफ़ाई',
    'सफाई, झाड़ू, पोंछा, धो, धोना, धोने, धोया, धोई, बर्तन, साफ कर, safai, saaf kar, jhadu, bartan',
  ],
  cooking: [
    'खाना पकाना',
    'पका, पकाना, पकाने, पकाया, पकाई, खाना बना, चूल्हा, चूल्हे, व्यंजन, रोटी बना, khana bana, chulha, pakana',
  ],
  building: [
    'निर्माण',
    'निर्माण, मरम्मत, दीवार बना, मकान बना, घर बना रहा, घर बना रही, घर बना रहे, जोड़ रहा, जोड़ रही, marammat',
  ],
  breaking: [
    'टूटना',
    'टूट*, तोड़, तोड़ा, तोड़ी, ढह, ढह गया, ढह गई, बिखर, चकनाचूर, tut gaya, tut gayi, toota, tooti, toot gaya, toot gaye',
  ],
  trapped: [
    'फँसना',
    'फँस, फँसा, फँसी, फँसे, फँसना, अटक, अटका, अटकी, हिल नहीं, हिल न, हिल भी नहीं, लकवा, phas gaya, phans, fas gaya, fas gayi, phas gayi',
  ],
  invisible: [
    'न दिखना',
    'अदृश्य, किसी ने नहीं देखा, किसी ने मुझे नहीं देखा, कोई नहीं देख, किसी को दिखाई नहीं, अनदेखा, adrishya',
  ],
  secret: [
    'राज़',
    'राज की बात, राज खुल, राज छिपा, राज था, रहस्य, गुप्त, गोपनीय, फुसफुसा, चुपके, raaz, rahasya, chupke',
  ],
  rescue: [
    'बचाना',
    'बचा लिया, बचा ली, बचा रहा, बचा रही, बचाना, बचाने, बचाया, बचाई, बचाव, जान बचा, bachana, bachaya, bacha liya',
  ],
  waiting: ['इंतज़ार', 'इंतजार, प्रतीक्षा, कतार, लाइन में, राह देख, intezaar, intezar, intzar, kataar'],
} as const satisfies Readonly<Record<string, SymbolInHindi>>;
