import type { SignKey } from '@cosmic/sky/zodiac';

/** What the music of a sign is like, in words with which anybody can look for it. */
export interface MusicSound {
  /** Such as 'a deep minor'. */
  readonly key: string;
  readonly instruments: string;
  readonly era: string;
  readonly kinds: string;
  /** To be typed into any player. */
  readonly search: string;
}

/** A sound with its tempo, which is the same in every language. */
export interface MusicStyle extends MusicSound {
  /** Beats a minute. */
  readonly slowest: number;
  readonly fastest: number;
}

/** The product's own table: the temper of each sign as a sound. */
export const MUSIC: Readonly<Record<SignKey, MusicStyle>> = {
  aries: {
    slowest: 126,
    fastest: 140,
    key: 'a bright, blunt major',
    instruments: 'overdriven guitar and real drums',
    era: 'the late 1970s and their garages',
    kinds: 'garage rock and ska',
    search: 'garage rock live drums',
  },
  taurus: {
    slowest: 72,
    fastest: 88,
    key: 'a warm major with the bass turned up',
    instruments: 'double bass, brushed drums and a low voice',
    era: 'the soul of the early 1970s',
    kinds: 'slow soul and country ballads',
    search: 'slow soul vinyl 1970s',
  },
  gemini: {
    slowest: 112,
    fastest: 124,
    key: 'a major that keeps changing its mind',
    instruments: 'clarinet, hand claps and two voices',
    era: 'the swing of the 1930s',
    kinds: 'swing, funk and quick-tongued rap',
    search: 'swing clarinet quartet',
  },
  cancer: {
    slowest: 66,
    fastest: 80,
    key: 'a soft minor with a major last line',
    instruments: 'piano, accordion and a close microphone',
    era: 'your parents’ record shelf',
    kinds: 'lullabies, waltzes and kitchen folk',
    search: 'folk waltz accordion',
  },
  leo: {
    slowest: 110,
    fastest: 122,
    key: 'a golden major',
    instruments: 'a brass section, tambourine and a big chorus',
    era: 'the disco of the late 1970s',
    kinds: 'disco, gospel and show tunes',
    search: 'brass section disco',
  },
  virgo: {
    slowest: 92,
    fastest: 104,
    key: 'a clean, clear minor',
    instruments: 'nylon guitar, vibraphone and brushes',
    era: 'the bossa nova of the early 1960s',
    kinds: 'bossa nova and baroque keyboard music',
    search: 'bossa nova nylon guitar',
  },
  libra: {
    slowest: 96,
    fastest: 108,
    key: 'a major with silk in it',
    instruments: 'strings, electric piano and close harmony',
    era: 'the sophisticated pop of the 1980s',
    kinds: 'soft pop, duets and chamber jazz',
    search: 'close harmony duets',
  },
  scorpio: {
    slowest: 78,
    fastest: 94,
    key: 'a deep minor',
    instruments: 'bass synthesiser, cello and a whispered voice',
    era: 'the trip hop of the 1990s',
    kinds: 'trip hop, tango and dark ballads',
    search: 'trip hop cello',
  },
  sagittarius: {
    slowest: 116,
    fastest: 130,
    key: 'an open major, or none that you could name',
    instruments: 'fiddle, hand drums and a crowd that sings along',
    era: 'any decade, as long as the country is another',
    kinds: 'road songs and dance music from far away',
    search: 'desert blues hand drums',
  },
  capricorn: {
    slowest: 84,
    fastest: 98,
    key: 'a dignified minor',
    instruments: 'cello, church organ and a steady kick drum',
    era: 'the long albums of the mid 1970s',
    kinds: 'slow-building rock and unaccompanied cello',
    search: 'slow burn post rock',
  },
  aquarius: {
    slowest: 118,
    fastest: 132,
    key: 'a mode with an odd note in it',
    instruments: 'analogue synthesiser, theremin and drum machine',
    era: 'the electronic 1980s as they imagined the future',
    kinds: 'synth pop, ambient and whatever your friends call noise',
    search: 'analogue synth pop',
  },
  pisces: {
    slowest: 58,
    fastest: 74,
    key: 'a floating minor without hurry',
    instruments: 'harp, pedal steel and a great deal of echo',
    era: 'the dream pop of the late 1980s',
    kinds: 'dream pop, nocturnes and recordings of rain',
    search: 'dream pop pedal steel',
  },
};
