import type { BirthWords } from './birth-words';

const HOUR_AND_PLACE = 'समय और स्थान';

/** Birth data in Hindi. */
export const HINDI: BirthWords = {
  labels: { birth: 'जन्म', clock: 'घड़ी-समय', houses: 'भाव-विधान' },
  clock: ({ day, time, zone, isLocalMeanTime, isPutForward, utc, utcDay }) => {
    const clock = isLocalMeanTime
      ? 'स्थानीय मध्यमान समय, देशांतर के हर अंश पर चार मिनट'
      : `${zone} की घड़ी से${isPutForward ? ', घड़ियाँ आगे की हुई' : ''}`;
    return `${day}, ${time}, ${clock}, यानी ${utc} UTC${utcDay ? `, ${utcDay}` : ''}`;
  },
  repeated: (time, earlier, later) =>
    `घड़ियाँ उस दिन पीछे की गईं और ${time} दो बार बजा; पहला लिया गया है, ${earlier} UTC, ${later} UTC नहीं`,
  skipped: (time, utc) =>
    `घड़ियाँ उस दिन आगे की गईं और ${time} छूट गया; ऐसे पढ़ा गया मानो अभी बदली न हों, ${utc} UTC`,
  ofDay: ({ day, hasTime, middle, zone }) => {
    const why = hasTime ? 'समय दिया गया पर स्थान नहीं, इसलिए घड़ी ज्ञात नहीं' : 'समय ज्ञात नहीं';
    const whose = zone
      ? `, ${zone} में उस दिन का बीच`
      : ', और राशियाँ उन सभी 50 घंटों की जितनी यह तारीख़ धरती पर रहती है';
    return `${day}; ${why}; स्थितियाँ ${middle} UTC की${whose}`;
  },
  houseSystems: {
    placidus: 'प्लासिडस से',
    'whole-sign': 'लग्न से संपूर्ण राशियाँ',
    equal: 'बराबर भाव, लग्न बिंदु से तीस-तीस अंश',
    koch: 'कॉख से',
    porphyry: 'पोर्फ़िरी से',
  },
  wholeSigns: (asked) =>
    `लग्न से संपूर्ण राशियाँ, क्योंकि ध्रुव के इतने पास ${asked === 'koch' ? 'कॉख' : 'प्लासिडस'} के भाव नहीं बनते`,
  hour: 'समय',
  hourAndPlace: HOUR_AND_PLACE,
  depending: (signs, on) => `${on} के अनुसार ${signs.join(' या ')}`,
  orElse: (others) => `; या ${others.join(' या ')}, ${HOUR_AND_PLACE} के अनुसार`,
};
