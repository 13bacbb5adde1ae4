import type { StatedFact } from '@cosmic/narrator/craft/stated';
import { moonAt, type MoonState } from '@cosmic/sky/astronomy/moon';
import { formatPosition, type Sign } from '@cosmic/sky/zodiac';
import type { Context, Facts } from '../maker';
import { noonOf, utcDate } from '../today';
import { inSign, minuteOf, moonPlaced, named, ownSign, plainFact } from '../stated';
import type { ParamsOf } from '../tool';
import { fullDate, signBy } from '../wording';
import { MUSIC, type MusicStyle } from './music';
import type { astroPlaylist } from './tool';

/** A stretch of the list and the sign that colours it. */
export interface Stop {
  readonly sign: Sign;
  readonly style: MusicStyle;
}

export interface PlaylistFacts extends Facts {
  /** How it begins, by the Sun sign. */
  readonly opening: Stop;
  /** What runs beneath, by the Moon sign of birth. */
  readonly beneath: Stop;
  /** Its height, by the Moon of today. */
  readonly peak: Stop;
  /** At noon UTC today. */
  readonly moon: MoonState;
  /** Today, UTC. */
  readonly today: string;
}

/** The arc of a list: from the Sun sign over the Moon sign to the Moon of today. */
export function facts(params: ParamsOf<typeof astroPlaylist>, { at }: Context): PlaylistFacts {
  const noon = noonOf(at);
  const moon = moonAt(noon);
  const stop = (key: Sign['key']): Stop => ({ sign: signBy(key), style: MUSIC[key] });
  const known = {
    opening: stop(params.sign),
    beneath: stop(params.moonSign),
    peak: stop(moon.sign),
    moon,
    today: utcDate(noon),
  };
  const shown: StatedFact[] = [
    signLine('sign', 'Sun sign', 'sun', known.opening.sign),
    signLine('moon-sign', 'Moon sign of birth', 'moon', known.beneath.sign),
    {
      key: 'moon',
      label: 'Moon today',
      value: `${formatPosition(moon.longitude)}, ${moon.phase}, ${Math.round(moon.illumination * 100)}% lit, at noon UTC on ${fullDate(noon)}`,
      states: [moonPlaced(moon, { at: minuteOf(noon), when: 'now' })],
    },
    styleFact('opening', 'It begins', known.opening),
    styleFact('beneath', 'Underneath', known.beneath),
    styleFact('peak', 'At its height', known.peak),
    plainFact(
      'method',
      'How it is made',
      'a table of our own gives each sign a sound; songs are for you to choose',
    ),
  ];
  return { ...known, shown };
}

/** The tempo of a style as it is said: `126 to 140`. */
export function tempoOf({ slowest, fastest }: MusicStyle): string {
  return `${slowest} to ${fastest}`;
}

/** The middle of a style's tempo. */
export function pulseOf({ slowest, fastest }: MusicStyle): number {
  return (slowest + fastest) / 2;
}

function signLine(key: string, label: string, body: 'sun' | 'moon', sign: Sign): StatedFact {
  const states = [ownSign(sign.key), inSign(body, sign.key, 'birth')];
  return { key, label, value: sign.name, states };
}

function styleFact(key: string, label: string, stop: Stop): StatedFact {
  const value = styleValue(stop);
  return { key, label, value, states: named(value) };
}

function styleValue({ sign, style }: Stop): string {
  return `${sign.name}: ${tempoOf(style)} beats a minute, ${style.key}, ${style.instruments}; ${style.kinds}; search for “${style.search}”`;
}
