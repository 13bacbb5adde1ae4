import { compose, type Line } from '../compose';
import { SKY_NAMES } from '../words/sky-names';
import { pulseOf, type PlaylistFacts, type Stop } from './facts';
import { WORDS, type PlaylistWords } from './words';

/** A difference in beats a minute that one hears. */
const AUDIBLE = 8;

/** Composes an hour of music from our authors' passages. */
export function almanac(facts: PlaylistFacts, seed: string): string {
  const { language, opening, beneath, peak, moon, today } = facts;
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const signs = { sign: names.sign(opening.sign.key), moonSign: names.sign(beneath.sign.key) };
  return compose(
    [seed, opening.sign.key, beneath.sign.key, today],
    [
      [
        { from: words.playOpening, slots: signs },
        { from: words.open[opening.sign.key] },
        ...styleLines(opening, words),
      ],
      [{ from: words.under[beneath.sign.key] }, ...styleLines(beneath, words)],
      [{ from: words.today[peak.sign.key] }, ...styleLines(peak, words)],
      [{ from: words.phase[moon.phase] }, paceLine(facts, words), { from: words.closing }],
    ],
  );
}

function styleLines({ style }: Stop, words: PlaylistWords): Line[] {
  const { kinds, key, instruments, era, search, slowest, fastest } = style;
  const tempo = words.tempo(slowest, fastest);
  return [
    { from: words.playStyle, slots: { kinds, key, instruments, tempo } },
    { from: words.search, slots: { search, era } },
  ];
}

function paceLine({ opening, peak }: PlaylistFacts, { pace }: PlaylistWords): Line {
  const [from, to] = [pulseOf(opening.style), pulseOf(peak.style)];
  const slots = { from: String(Math.round(from)), to: String(Math.round(to)) };
  if (Math.abs(to - from) < AUDIBLE) return { from: pace.level, slots };
  return { from: to > from ? pace.faster : pace.slower, slots };
}
