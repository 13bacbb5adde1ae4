import { compose, type Line } from '../compose';
import {
  PLAY_CLOSING,
  PLAY_FASTER,
  PLAY_LEVEL,
  PLAY_OPENING,
  PLAY_PHASE,
  PLAY_SEARCH,
  PLAY_SLOWER,
  PLAY_STYLE,
} from '../passages/playlist-lines';
import { PLAY_OPEN, PLAY_TODAY, PLAY_UNDER } from '../passages/playlist-signs';
import { pulseOf, tempoOf, type PlaylistFacts, type Stop } from './facts';

/** A difference in beats a minute that one hears. */
const AUDIBLE = 8;

/** Composes an hour of music from our authors' passages. */
export function almanac(facts: PlaylistFacts, seed: string): string {
  const { opening, beneath, peak, moon, today } = facts;
  const signs = { sign: opening.sign.name, moonSign: beneath.sign.name };
  return compose(
    [seed, opening.sign.key, beneath.sign.key, today],
    [
      [
        { from: PLAY_OPENING, slots: signs },
        { from: PLAY_OPEN[opening.sign.key] },
        ...styleLines(opening),
      ],
      [{ from: PLAY_UNDER[beneath.sign.key] }, ...styleLines(beneath)],
      [{ from: PLAY_TODAY[peak.sign.key] }, ...styleLines(peak)],
      [{ from: PLAY_PHASE[moon.phase] }, paceLine(facts), { from: PLAY_CLOSING }],
    ],
  );
}

function styleLines({ style }: Stop): Line[] {
  const { kinds, key, instruments, era, search } = style;
  return [
    { from: PLAY_STYLE, slots: { kinds, key, instruments, tempo: tempoOf(style) } },
    { from: PLAY_SEARCH, slots: { search, era } },
  ];
}

function paceLine({ opening, peak }: PlaylistFacts): Line {
  const [from, to] = [pulseOf(opening.style), pulseOf(peak.style)];
  const slots = { from: String(Math.round(from)), to: String(Math.round(to)) };
  if (Math.abs(to - from) < AUDIBLE) return { from: PLAY_LEVEL, slots };
  return { from: to > from ? PLAY_FASTER : PLAY_SLOWER, slots };
}
