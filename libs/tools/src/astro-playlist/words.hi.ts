import { HINDI_SOUNDS } from './music.hi';
import {
  PLAY_CLOSING,
  PLAY_FASTER,
  PLAY_LEVEL,
  PLAY_OPENING,
  PLAY_PHASE,
  PLAY_SEARCH,
  PLAY_SLOWER,
  PLAY_STYLE,
} from './passages/playlist-lines.hi';
import { PLAY_OPEN, PLAY_TODAY, PLAY_UNDER } from './passages/playlist-signs.hi';
import type { PlaylistWords } from './words';

/** A playlist in Hindi. */
export const HINDI: PlaylistWords = {
  minWords: 180,
  labels: {
    sun: 'सूर्य राशि',
    moonSign: 'जन्म की चंद्र राशि',
    opening: 'शुरुआत',
    beneath: 'नीचे-नीचे',
    peak: 'शिखर पर',
    method: 'कैसे बनती है',
  },
  method: 'हमारी अपनी तालिका हर राशि को एक ध्वनि देती है; गाने आप चुनिए',
  sounds: HINDI_SOUNDS,
  tempo: (slowest, fastest) => `${slowest} से ${fastest}`,
  style: (sign, tempo, { key, instruments, kinds, search }) =>
    `${sign}: ${tempo} बीट प्रति मिनट, ${key}, ${instruments}; ${kinds}; खोज के शब्द “${search}”`,
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
