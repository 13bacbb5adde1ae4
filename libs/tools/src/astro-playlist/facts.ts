import type { Language } from '@cosmic/contracts/language';
import type { StatedFact } from '@cosmic/narrator/craft/stated';
import { moonAt, type MoonState } from '@cosmic/sky/astronomy/moon';
import type { Sign } from '@cosmic/sky/zodiac';
import type { Context, Facts } from '../maker';
import { SKY_NAMES } from '../words/sky-names';
import { noonOf, utcDate } from '../today';
import { inSign, minuteOf, moonPlaced, named, ownSign, plainFact } from '../stated';
import type { ParamsOf } from '../tool';
import { signBy } from '../wording';
import { MUSIC, type MusicStyle } from './music';
import type { astroPlaylist } from './tool';
import { WORDS } from './words';

/** A stretch of the list and the sign that colours it. */
export interface Stop {
  readonly sign: Sign;
  readonly style: MusicStyle;
}

export interface PlaylistFacts extends Facts {
  readonly language: Language;
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
  const language = params.language ?? 'en';
  const { sounds } = WORDS[language];
  const stop = (key: Sign['key']): Stop => ({
    sign: signBy(key),
    style: { ...MUSIC[key], ...sounds[key] },
  });
  const known = {
    language,
    opening: stop(params.sign),
    beneath: stop(params.moonSign),
    peak: stop(moon.sign),
    moon,
    today: utcDate(noon),
  };
  return { ...known, shown: shownOf(known, noon) };
}

function shownOf(known: Omit<PlaylistFacts, 'shown'>, noon: Date): StatedFact[] {
  const { language, opening, beneath, peak, moon } = known;
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const { labels } = words;

  const signLine = (key: string, label: string, body: 'sun' | 'moon', { sign }: Stop) => ({
    key,
    label,
    value: names.sign(sign.key),
    states: [ownSign(sign.key), inSign(body, sign.key, 'birth')],
  });
  const styleFact = (key: 'opening' | 'beneath' | 'peak', { sign, style }: Stop) => {
    const tempo = words.tempo(style.slowest, style.fastest);
    const value = words.style(names.sign(sign.key), tempo, style);
    return { key, label: labels[key], value, states: named(value) };
  };

  return [
    signLine('sign', labels.sun, 'sun', opening),
    signLine('moon-sign', labels.moonSign, 'moon', beneath),
    {
      key: 'moon',
      label: names.today(names.planet('moon')),
      value: [
        names.position(moon.longitude),
        names.phase(moon.phase),
        names.lit(Math.round(moon.illumination * 100)),
        names.atNoon(noon),
      ].join(', '),
      states: [moonPlaced(moon, { at: minuteOf(noon), when: 'now' })],
    },
    styleFact('opening', opening),
    styleFact('beneath', beneath),
    styleFact('peak', peak),
    plainFact('method', labels.method, words.method),
  ];
}

/** The middle of a style's tempo. */
export function pulseOf({ slowest, fastest }: MusicStyle): number {
  return (slowest + fastest) / 2;
}
