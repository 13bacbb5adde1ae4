import type { SpreadId } from '../spreads';

/** A spread in Hindi: its name, and its places in the order in which cards are laid. */
interface HindiSpread {
  readonly name: string;
  readonly places: readonly string[];
}

/** The spreads as Hindi calls them. */
export const HINDI_SPREADS: Readonly<Record<SpreadId, HindiSpread>> = {
  daily: { name: 'दिन का पत्ता', places: ['आज'] },
  single: { name: 'एक पत्ता', places: ['बात का मर्म'] },
  'three-card': { name: 'तीन पत्ते', places: ['बीता हुआ', 'वर्तमान', 'आने वाला'] },
  'celtic-cross': {
    name: 'केल्टिक क्रॉस',
    places: [
      'विषय',
      'जो आड़े आता है',
      'जो शिखर पर है',
      'जो नीचे छिपा है',
      'जो पीछे छूट रहा है',
      'जो सामने आ रहा है',
      'आप',
      'आपका परिवेश',
      'आशाएँ और आशंकाएँ',
      'किधर झुकता है',
    ],
  },
  relationship: {
    name: 'रिश्ता',
    places: [
      'आप',
      'दूसरा व्यक्ति',
      'बंधन',
      'जो जोड़े रखता है',
      'जो खींचता है',
      'जो सहायक होगा',
      'किधर झुकता है',
    ],
  },
};
