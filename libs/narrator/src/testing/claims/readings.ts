/** A reading that claims are made about: its tool and what is asked for. */
export interface ClaimedReading {
  readonly tool: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** Whether its facts are the same on any day. */
  readonly timeless?: boolean;
}

/** When the readings are made, and what decides their choices. */
export const CLAIMED_AT = { at: new Date('2026-11-24T09:00:00Z'), seed: 'blind' };

const LONDON = {
  name: 'London, England, United Kingdom',
  latitude: 51.51,
  longitude: -0.13,
  zone: 'Europe/London',
};

/** The readings of which the claims beside this file are true or false. For specs only. */
export const CLAIMED_READINGS: Readonly<Record<string, ClaimedReading>> = {
  horoscope: { tool: 'horoscope', params: { sign: 'leo', timeframe: 'today' } },
  week: { tool: 'horoscope', params: { sign: 'virgo', timeframe: 'week' } },
  chinese: { tool: 'chinese-zodiac', params: { year: '1990' } },
  tarot1: { tool: 'tarot', params: { spread: 'daily' } },
  tarot3: {
    tool: 'tarot',
    params: { spread: 'three-card', question: 'Should I move to the coast?' },
  },
  numerology: { tool: 'numerology', params: { fullName: 'Ada Byron', dob: '1985-12-10' } },
  angel: { tool: 'angel-number', params: { number: '484' }, timeless: true },
  dice: { tool: 'astro-dice', params: { planet: 'saturn', sign: 'libra', house: '11' } },
  biorhythm: { tool: 'biorhythm', params: { dob: '1990-03-03' } },
  birthday: { tool: 'birthday-message', params: { sign: 'cancer', dob: '1984-06-30' } },
  compat: { tool: 'compatibility', params: { sign1: 'leo', sign2: 'aries' }, timeless: true },
  crystal: {
    tool: 'crystal-alignment',
    params: { sign: 'leo', moonSign: 'aries', risingSign: 'virgo' },
    timeless: true,
  },
  moon: { tool: 'moon-reminder', params: { moonPhase: 'full-moon', sign: 'cancer' } },
  dream: {
    tool: 'dream-analyzer',
    params: {
      dream: 'I stood in the house of my grandmother and the sun fell into the sea',
      sign: 'pisces',
    },
  },
  nakshatra: { tool: 'vedic-nakshatra', params: { dob: '1990-05-17' } },
  houses: {
    tool: 'astro-houses',
    params: { dob: '1990-05-17', time: '14:30', place: LONDON },
  },
  retro: {
    tool: 'retrograde-impact',
    params: { planet: 'saturn', sign: 'leo', moonSign: 'aries', risingSign: 'virgo' },
  },
  life: { tool: 'life-balance', params: { dob: '1975-04-10' } },
  planet: { tool: 'planet-day', params: { planet: 'uranus' } },
  wellbeing: { tool: 'wellbeing', params: { sign: 'virgo' } },
};

/** The sentences of a list that has one a line. */
export function linesOf(list: string): string[] {
  return list
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
