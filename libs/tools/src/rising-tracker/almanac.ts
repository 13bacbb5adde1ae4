import { compose, type Line } from '../compose';
import { SKY_NAMES } from '../words/sky-names';
import { paceIn, type RisingFacts } from './facts';
import { WORDS } from './words';

/** Composes the reading of a horizon from our authors' passages. */
export function almanac(facts: RisingFacts, seed: string): string {
  const { language, at, town, sign, degree, ascendant, span, setting, ruler, rulerAt, clock } =
    facts;
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const rising = names.sign(sign.key);
  const now = {
    place: town,
    time: clock.tell(at),
    sign: rising,
    degrees: names.position(ascendant).slice(rising.length + 1),
  };
  const turn = { since: clock.tell(span.from), until: clock.tell(span.to) };
  const rulerSlots = { ruler: names.planetName(ruler), rulerSign: names.sign(rulerAt.sign) };
  return compose(
    [seed, sign.key, at.toISOString()],
    [
      [
        { from: words.opening, slots: now },
        { from: words.stage[Math.floor(degree / 10)] ?? [], slots: turn },
      ],
      [
        { from: words.now[sign.key] },
        { from: words.ruler, slots: rulerSlots },
        { from: words.accent[rulerAt.sign] },
        { from: words.setting, slots: { setting: names.sign(setting.key) } },
      ],
      [{ from: words.ahead }, ...windowLines(facts)],
      [...moonLine(facts), paceLine(facts), { from: words.closing }],
    ],
  );
}

/** In the order of the clock, the first two with a use for them. */
function windowLines({ language, windows, clock }: RisingFacts): Line[] {
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  return [...windows].flatMap(([element, span], at) => {
    const slots = { sign: names.sign(span.sign), ...clock.stretch(span) };
    const line = { from: words.window[element], slots };
    return at < 2 ? [line, { from: words.hint[span.sign] }] : [line];
  });
}

/** Only where she is still in that sign when it rises. */
function moonLine({ language, moon, moonSpan, clock }: RisingFacts): Line[] {
  if (moonSpan?.sign !== moon.sign) return [];
  const slots = { moonSign: SKY_NAMES[language].sign(moon.sign), ...clock.stretch(moonSpan) };
  return [{ from: WORDS[language].moon, slots }];
}

function paceLine(facts: RisingFacts): Line {
  const words = WORDS[facts.language];
  const slots = paceIn(facts);
  return slots ? { from: words.speed, slots } : { from: words.polar };
}
