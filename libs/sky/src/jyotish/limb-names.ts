/** Names of the limbs of a panchang in their order, in the usual transliteration. */

/** The fifteen lunar days of a half, the last of each half apart. */
const TITHIS_OF_A_HALF = [
  'Pratipada',
  'Dwitiya',
  'Tritiya',
  'Chaturthi',
  'Panchami',
  'Shashthi',
  'Saptami',
  'Ashtami',
  'Navami',
  'Dashami',
  'Ekadashi',
  'Dwadashi',
  'Trayodashi',
  'Chaturdashi',
] as const;

export const TITHIS: readonly string[] = [
  ...TITHIS_OF_A_HALF.map((name) => `Shukla ${name}`),
  'Purnima',
  ...TITHIS_OF_A_HALF.map((name) => `Krishna ${name}`),
  'Amavasya',
];

export const YOGAS = [
  'Vishkambha',
  'Priti',
  'Ayushman',
  'Saubhagya',
  'Shobhana',
  'Atiganda',
  'Sukarma',
  'Dhriti',
  'Shula',
  'Ganda',
  'Vriddhi',
  'Dhruva',
  'Vyaghata',
  'Harshana',
  'Vajra',
  'Siddhi',
  'Vyatipata',
  'Variyana',
  'Parigha',
  'Shiva',
  'Siddha',
  'Sadhya',
  'Shubha',
  'Shukla',
  'Brahma',
  'Indra',
  'Vaidhriti',
] as const;

const MOVING_KARANAS = [
  'Bava',
  'Balava',
  'Kaulava',
  'Taitila',
  'Gara',
  'Vanija',
  'Vishti',
] as const;

/** The sixty half tithis of a month: one fixed, eight rounds of the seven moving ones, three fixed. */
export const KARANAS: readonly string[] = [
  'Kimstughna',
  ...Array.from({ length: 8 }, () => MOVING_KARANAS).flat(),
  'Shakuni',
  'Chatushpada',
  'Naga',
];

/** Weekdays from Sunday on. */
export const VARAS = [
  'Ravivara',
  'Somavara',
  'Mangalavara',
  'Budhavara',
  'Guruvara',
  'Shukravara',
  'Shanivara',
] as const;

/** Lunar months from the one in which the year begins. */
export const LUNAR_MONTHS = [
  'Chaitra',
  'Vaishakha',
  'Jyeshtha',
  'Ashadha',
  'Shravana',
  'Bhadrapada',
  'Ashvina',
  'Kartika',
  'Margashirsha',
  'Pausha',
  'Magha',
  'Phalguna',
] as const;
export type LunarMonthName = (typeof LUNAR_MONTHS)[number];
