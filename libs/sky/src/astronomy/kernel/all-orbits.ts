import earth from './orbits/earth.json';
import jupiter from './orbits/jupiter.json';
import mars from './orbits/mars.json';
import mercury from './orbits/mercury.json';
import moon from './orbits/moon.json';
import neptune from './orbits/neptune.json';
import node from './orbits/node.json';
import pluto from './orbits/pluto.json';
import saturn from './orbits/saturn.json';
import uranus from './orbits/uranus.json';
import venus from './orbits/venus.json';

/** The files of all orbits: more than a megabyte, so on servers alone. */
export const ALL_ORBITS = {
  mercury,
  venus,
  earth,
  mars,
  jupiter,
  saturn,
  uranus,
  neptune,
  pluto,
  moon,
  node,
};
