import { MUSIC } from './music';
import {
  PLAY_CLOSING,
  PLAY_FASTER,
  PLAY_LEVEL,
  PLAY_OPENING,
  PLAY_PHASE,
  PLAY_SEARCH,
  PLAY_SLOWER,
  PLAY_STYLE,
} from './passages/playlist-lines';
import { PLAY_OPEN, PLAY_TODAY, PLAY_UNDER } from './passages/playlist-signs';
import type { PlaylistWords } from './words';

/** A playlist in English. */
export const ENGLISH: PlaylistWords = {
  minWords: 220,
  labels: {
    sun: 'Sun sign',
    moonSign: 'Moon sign of birth',
    opening: 'It begins',
    beneath: 'Underneath',
    peak: 'At its height',
    method: 'How it is made',
  },
  method: 'a table of our own gives each sign a sound; songs are for you to choose',
  sounds: MUSIC,
  tempo: (slowest, fastest) => `${slowest} to ${fastest}`,
  style: (sign, tempo, { key, instruments, kinds, search }) =>
    `${sign}: ${tempo} beats a minute, ${key}, ${instruments}; ${kinds}; search for “${search}”`,
  playOpening: PLAY_OPENING,
  open: PLAY_OPEN,
  under: PLAY_UNDER,
  today: PLAY_TODAY,
  playStyle: PLAY_STYLE,
  search: PLAY_SEARCH,
  phase: PLAY_PHASE,
  pace: { faster: PLAY_FASTER, slower: PLAY_SLOWER, level: PLAY_LEVEL },
  closing: PLAY_CLOSING,
};
