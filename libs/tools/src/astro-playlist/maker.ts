import { makerOf } from '../maker';
import { almanac } from './almanac';
import { brief } from './brief';
import { facts } from './facts';
import { astroPlaylist } from './tool';

/** How the reading of this tool is made. */
export const astroPlaylistMaker = makerOf(astroPlaylist, {
  isTropical: true,
  facts,
  brief,
  almanac,
});
