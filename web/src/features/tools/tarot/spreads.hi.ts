import * as english from './spreads';
import { inLanguage } from '../../../language/server-words';

const PLACES: Readonly<Record<string, string>> = {
  Today: 'आज',
  Past: 'बीता हुआ',
  Present: 'वर्तमान',
  Future: 'आने वाला',
  You: 'आप',
  'The other': 'दूसरा व्यक्ति',
  'The bond': 'बंधन',
  'What holds you': 'जो जोड़े रखता है',
  'What strains you': 'जो खींचता है',
  'What would help': 'जो सहायक होगा',
  'The way it leans': 'किधर झुकता है',
  'The matter': 'विषय',
  'What crosses it': 'जो आड़े आता है',
  'What crowns it': 'जो शिखर पर है',
  'What lies beneath': 'जो नीचे छिपा है',
  'What is behind you': 'जो पीछे छूट रहा है',
  'What is before you': 'जो सामने आ रहा है',
  'Your surroundings': 'आपका परिवेश',
  'Hopes and fears': 'आशाएँ और आशंकाएँ',
};

export const SPREADS: typeof english.SPREADS = english.SPREADS.map(({ id, name, places }) => ({
  id,
  name: inLanguage(name),
  places: places.map((place) => PLACES[place] ?? place),
}));
