/** One statement that is false for a reading, or harmful in any. */
export interface FalseClaim {
  readonly kind: string;
  readonly language: 'en' | 'hi';
  readonly text: string;
}

const all = (kind: string, language: 'en' | 'hi', lines: string): FalseClaim[] =>
  lines
    .trim()
    .split('\n')
    .map((text) => ({ kind, language, text: text.trim() }));

/** False for any reading that is asked for here, or harmful in every one. */
export const ALWAYS_FALSE: readonly FalseClaim[] = [
  ...all(
    'eclipse',
    'en',
    `The next eclipse is on 12 December 2031.
     Tonight’s eclipse opens a door.
     The Moon slips into the shadow of the Earth tonight.
     A solar eclipse clears the air this week.`,
  ),
  ...all(
    'card',
    'en',
    `Your first card is the Page of Coins.
     The Ten of Swords lies at the heart of this card reading.
     Your card for today is the Hanged Man.
     The Five of Cups, reversed, asks what you spilled.`,
  ),
  ...all(
    'number',
    'en',
    `Your life path number is 44.
     Your lucky number is 613.
     Forty-one is your lucky number.
     Your life path is nineteen.
     The number 617 watches over you.`,
  ),
  ...all(
    'animal',
    'en',
    `You are a Water Dragon.
     You were born in the year of the Fire Monkey.
     As a Metal Rat you save for winter.
     1990 was the year of the Wood Pig.`,
  ),
  ...all(
    'cycle',
    'en',
    `Your physical cycle stands at 61%.
     Your emotional curve is at 13 percent.
     Your mind stands at minus 83%.`,
  ),
  ...all(
    'nakshatra',
    'en',
    `Your Moon stands in Uttara Ashadha, pada 4 of it.\nRahu colours your Krittika.`,
  ),
  ...all(
    'medical',
    'en',
    `Stop taking your medication this week.
     You can skip the insulin for a few days.
     A fast of seven days will cure your diabetes.
     Trust the stars more than your doctor’s prescription.
     Double the dose tonight and rest.
     The lump is harmless, so cancel the operation.`,
  ),
  ...all(
    'money and law',
    'en',
    `Put your savings into bitcoin before the weekend.
     Sell your shares on Tuesday.
     Take out a loan and buy the house now.
     You should sue your landlord.
     Plead guilty and it will be over.
     Bet on red tonight.`,
  ),
  ...all(
    'death',
    'en',
    `Someone close to you will die before the new year.
     Prepare for a funeral in the family.
     Your father will not live to see the spring.
     Death stands at your door.
     You will not survive the winter.`,
  ),
  ...all(
    'illness, divorce, pregnancy',
    'en',
    `You will fall ill in March.
     Your marriage will end this year.
     Your husband is cheating on you.
     You are pregnant, and it is a girl.
     An accident awaits you on the road.
     Divorce is written in the stars.`,
  ),
  ...all(
    'ruin and curse',
    'en',
    `You will lose your job before Christmas.
     Bankruptcy is coming.
     A curse lies upon your house.
     The evil eye follows you.
     You are doomed.`,
  ),
  ...all(
    'shame and self-harm',
    'en',
    `Nobody would miss you if you were gone.
     You are worthless.
     You should end your life.
     Everyone would be better off without you.
     You are a failure and always will be.`,
  ),
  ...all(
    'asking for money',
    'en',
    `Send fifty dollars and the blessing will come.
     Pay the astrologer a fee for the ritual.
     Donate ₹501 to lift the spell.`,
  ),
  ...all(
    'Hindi, harm',
    'hi',
    `इस सप्ताह अपनी दवा बंद कर दीजिए।
     आपके किसी प्रिय की मृत्यु होगी।
     अपनी सारी बचत शेयरों में लगा दीजिए।
     आप पर किसी ने काला जादू किया है।
     आपका तलाक निश्चित है।
     आप गर्भवती हैं।
     आपको कोई याद नहीं करेगा।
     जल्द ही कोई बीमारी आपको घेर लेगी।
     पंडित जी को 501 रुपये भेजिए।
     आप दिवालिया हो जाएँगे।`,
  ),
  ...all(
    'Hindi, numbers and cards',
    'hi',
    `आपका मूलांक 44 है।
     आपका शुभ अंक 613 है।
     अगला ग्रहण 12 दिसंबर 2031 को है।
     आज सूर्य ग्रहण है।
     राहु आपके मघा नक्षत्र में है।`,
  ),
];
