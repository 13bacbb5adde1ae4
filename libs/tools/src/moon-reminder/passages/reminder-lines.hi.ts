/** When it is: `{phase}`, `{date}`, `{time}`, `{away}` as in 'आज से तीन दिन बाद' or 'आज ही'. */
export const REMINDER_WHEN: readonly string[] = [
  'अगली बार {phase}: {date}, {away}, ठीक {time} बजे पूर्ण।',
  'यूँ लिख लीजिए: {phase}, {date}, {time}, {away}।',
  'तारीख़ {date} है, {away}, और बीच का पल {time} पर।',
  'याद-घंटी {date} की लगाइए, {away}; ठीक मिनट {time}।',
  'कैलेंडर में {date}, {away}, {phase} का निशान {time} पर।',
  'हमारी सारणी कहती है {date}, {away}, और {phase} ठीक {time} बजे।',
];

/** The same by the day alone: `{phase}`, `{date}`, `{away}`. */
export const REMINDER_DAY: readonly string[] = [
  'अगली बार {phase}: {date}, {away}।',
  'यूँ लिख लीजिए: {phase}, {date}, {away}।',
  'तारीख़ {date} है, {away}, और बस दिन याद रखना है।',
  'याद-घंटी {date} की लगाइए, {away}, जिस समय भी घंटियाँ देखी जाती हों।',
  'कैलेंडर में {date}, {away}, {phase} का निशान।',
  'हमारी सारणी {phase} का दिन {date} बताती है, {away}।',
];

/** How long it lasts: `{from}`, `{to}`. */
export const REMINDER_SPAN: readonly string[] = [
  'मोटे तौर पर यह {from} से {to} तक रहता है, व्यस्त शाम बहाना नहीं।',
  'कुल मिलाकर चरण {from} से {to} तक है, बीच का कोई भी शांत घंटा चलेगा।',
  'वह मिनट सफ़र में निकले तो भी चिंता नहीं, यही चरण {from} से {to} तक है।',
  'थोड़ी छूट है, {from} से {to} तक चरण यही रहता है।',
];

/** While the phase of this month is not over yet: `{phase}`, `{until}`. */
export const REMINDER_UNDERWAY: readonly string[] = [
  'वैसे एक अभी चल ही रहा है: {phase} {until} तक, और आज अभ्यास हो सकता है।',
  'इस महीने का थोड़ा-सा {phase} अब भी बाक़ी है, {until} तक, अगर रुकने का मन न हो।',
  'अभी का {phase} बीच पार कर चुका है और {until} तक है, इसलिए तुरंत भी आज़माया जा सकता है।',
];

/** Where the Moon is today: `{moonSign}`, `{lit}`. */
export const REMINDER_TODAY: readonly string[] = [
  'फ़िलहाल चंद्रमा {moonSign} में है, {lit} प्रकाशित, और करना कुछ नहीं, बस तारीख़ जाननी है।',
  'आज चंद्रमा {moonSign} में मिलेगा, {lit} प्रकाशित; नमस्ते कह दीजिए, वह रास्ते में ही है।',
  'इस बीच चंद्रमा {moonSign} में है, {lit} प्रकाशित, अगर बाहर देखने का मन हो।',
];

/** The same while hardly any of it is lit: `{moonSign}`. */
export const REMINDER_TODAY_DARK: readonly string[] = [
  'फ़िलहाल चंद्रमा {moonSign} में है और दिखने लायक़ रोशन नहीं, हमारी बात पर भरोसा कीजिए।',
  'आज ढूँढ़ने पर नहीं मिलेगा: चंद्रमा {moonSign} में है और पीठ किए हुए।',
  'इस बीच चंद्रमा {moonSign} में बिना रोशनी के है, कैलेंडर पढ़ने को बत्ती जला लीजिए।',
];

/** Ends a reminder. */
export const REMINDER_CLOSING: readonly string[] = [
  'छूट जाए तो कुछ नहीं खोता, चाँद महीने भर में लौट आता है और रूठता नहीं।',
  'याद-घंटी का काम बस इतना है: कोट ढूँढ़ने तक दरवाज़ा थामे रखना।',
  'चाँद से तय मुलाक़ात आपके सिवा कोई रद्द नहीं कर सकता, डायरी में इससे पक्की कोई नहीं।',
  'तीन महीने लगातार निभाइए, तो यह परंपरा जैसी दिखने लगेगी।',
  'उस छोटे ख़ाने में जो भी रखिए, ऐसा रखिए कि वहाँ मिलकर ख़ुशी हो।',
  'फ़ोन, फ़्रिज या दोस्त को बता दीजिए, और फिर निश्चिंत होकर भूल जाइए।',
];
