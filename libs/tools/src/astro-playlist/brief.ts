import type { Brief } from '@cosmic/narrator/narrator';
import type { ParamsOf } from '../tool';
import type { PlaylistFacts } from './facts';
import type { astroPlaylist } from './tool';
import { WORDS } from './words';

/** What a model is asked for an hour of music. */
export function brief(
  { sign, moonSign }: ParamsOf<typeof astroPlaylist>,
  { language }: PlaylistFacts,
): Brief {
  return {
    language,
    task: [
      'Describe an hour of music as an arc of three stops from the facts: how it begins by the Sun sign, what runs underneath by the Moon sign of birth, and its height by the Moon of today.',
      'For each stop give tempo, key, instruments and kinds of songs as the facts have them, and quote the search words exactly. Let the phase of the Moon say how loud or how sparse it gets.',
      'Name no song, no album, no band, no singer and no composer.',
    ].join(' '),
    voice: 'Quick, sensuous and funny, like a night-time radio presenter who loves records.',
    minWords: WORDS[language].minWords,
    maxWords: 400,
    userInput: { sign, moonSign },
  };
}
