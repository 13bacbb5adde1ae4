import { HOUR_AND_PLACE } from '../charts/birth';
import {
  KARMIC_CLOSING,
  KARMIC_OPENING,
  NODES_COMPUTED,
  NODES_OPEN,
  NODES_TODAY,
  SATURN_OPEN,
  SATURN_RETURN_NEXT,
  SATURN_TODAY,
  SATURN_TO_SOUTH,
} from './passages/karmic-lines';
import { KARMIC_SATURN, NODE_STEP, NORTH_NODE, SOUTH_NODE } from './passages/karmic-signs';
import type { KarmicWords } from './words';

const signs = (count: number) => `${count} ${count === 1 ? 'sign' : 'signs'}`;

/** A reading of the nodes and Saturn in English. */
export const ENGLISH: KarmicWords = {
  minWords: 190,
  labels: {
    date: 'Birth date',
    south: 'South Node',
    north: 'North Node',
    saturn: 'Saturn',
    distance: 'Saturn and the South Node',
    saturnToday: 'Saturn today',
  },
  reckonings: { true: 'true', mean: 'mean' },
  returns: { first: 'first', second: 'second', third: 'third' },
  readAtNoon: (date) => `${date}, read at noon UTC`,
  nodeOf: (node, reckoning) => `${node}, ${reckoning}`,
  nodeToday: (reckoning) => `North Node today, ${reckoning}`,
  opposite: (sign) => `${sign}, opposite`,
  asChosen: 'as you chose it',
  orElse: (sign) => `or ${sign}, depending on ${HOUR_AND_PLACE}`,
  depending: (names) => `; ${names.join(' or ')} depending on ${HOUR_AND_PLACE}`,
  overruled: (sign) => `${sign} was chosen, but the birth date decides`,
  signsAreOf: (reckoning) => `; signs here are the ${reckoning} node’s`,
  apart: (count) => (count === 0 ? 'in the same sign' : `${signs(count)} apart`),
  saturnPast: (position, noon, count) =>
    `${position} ${noon}, ${count === 0 ? 'the sign of your own' : `${signs(count)} past your own`}`,
  fromOwn: (position, count) => `${position}, ${count} signs from your own`,
  saturnReturn: (which) => `Your ${which} Saturn return`,
  exactAround: (month) => `next exact around ${month}`,
  opening: KARMIC_OPENING,
  nodesComputed: NODES_COMPUTED,
  nodesOpen: NODES_OPEN,
  southNode: SOUTH_NODE,
  northNode: NORTH_NODE,
  saturn: KARMIC_SATURN,
  saturnOpen: SATURN_OPEN,
  saturnToSouth: SATURN_TO_SOUTH,
  saturnToday: SATURN_TODAY,
  nodesToday: NODES_TODAY,
  returnNext: SATURN_RETURN_NEXT,
  step: NODE_STEP,
  closing: KARMIC_CLOSING,
};
