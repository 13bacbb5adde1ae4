import { seeded } from '@cosmic/divination/draw/seeded';
import type { SignKey } from '@cosmic/sky/zodiac';
import { compose, type Line } from '../compose';
import { LOVE_WORDS } from '../words/love-words';
import { SKY_NAMES } from '../words/sky-names';
import { utcDate } from '../today';
import { houseFrom } from '../wording';
import type { LoveFacts } from './facts';
import { dayIn } from './span';
import { WORDS } from './words';

/** Composes a love forecast from our authors' passages. */
export function almanac(facts: LoveFacts, seed: string): string {
  const { language, sign, span, sky } = facts;
  const [words, love] = [WORDS[language], LOVE_WORDS[language]];
  const chance = [seed, sign.key, span.period, utcDate(span.noon)];
  const court = (planet: 'venus' | 'mars') =>
    words.courts[planet][houseFrom(sign.key, sky[planet].sign) - 1] ?? [];
  return compose(chance, [
    [
      { from: words.opening[sign.key], slots: { span: words.span[span.period] } },
      { from: love.youInLove[sign.key] },
    ],
    [
      { from: words.venusTour[sky.venus.sign] },
      { from: court('venus') },
      sky.venus.retrograde ? { from: words.backwards.venus } : undefined,
      { from: words.marsTour[sky.mars.sign] },
      { from: court('mars') },
      sky.mars.retrograde ? { from: words.backwards.mars } : undefined,
    ],
    [...changeLines(facts, chance), ...meetingLines(facts, chance)],
    birthLines(facts, chance),
    [
      ...heartLines(facts, chance),
      { from: love.lesson[sign.key] },
      { from: words.single[sign.element] },
      { from: words.coupled[sign.element] },
      { from: words.closing },
    ],
  ]);
}

/** The first turn and up to two changes of sign, in order of time. */
function changeLines({ language, sign, span, sky }: LoveFacts, chance: readonly string[]): Line[] {
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const turns = sky.stations.slice(0, 1).map(({ at, body, turns, sign: there }) => ({
    at,
    from: words.station[body as 'venus' | 'mars'][turns],
    slots: { date: dayIn(span, at, language), sign: names.sign(there) },
  }));
  const moves = seeded('moves', ...chance)
    .shuffle(sky.ingresses)
    .slice(0, 2)
    .map(({ at, body, sign: entered }) => {
      const house = houseFrom(sign.key, entered);
      return {
        at,
        from: words.ingress[body as 'venus' | 'mars'],
        slots: {
          date: dayIn(span, at, language),
          sign: names.sign(entered),
          house: names.house(house),
          theme: names.houseTheme(house),
        },
      };
    });
  const told = [...turns, ...moves].sort((a, b) => a.at.getTime() - b.at.getTime());
  if (told.length > 0) return told;
  return [{ from: words.steady, slots: { span: words.span[span.period] } }];
}

/** One of the meetings of Venus. */
function meetingLines({ language, span, sky }: LoveFacts, chance: readonly string[]): Line[] {
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const [met] = seeded('meeting', ...chance).shuffle(sky.meetings);
  if (!met) return [];
  const { partner, aspect, at } = met;
  const tense = aspect === 'square' || aspect === 'opposition';
  return [
    {
      from: words.aspectLead[aspect],
      slots: {
        a: names.planet('venus'),
        b: names.planetName(partner),
        when: words.around(dayIn(span, at, language)),
      },
    },
    { from: words.pairs[`venus-${partner}`] },
    { from: words.meeting[tense ? 'tense' : 'easy'] },
  ];
}

/** Only of planets whose sign does not hang on the hour. */
function birthLines(facts: LoveFacts, chance: readonly string[]): Line[] {
  const { language, sign, span, chart, contacts } = facts;
  if (!chart) return [];
  const [words, love, names] = [WORDS[language], LOVE_WORDS[language], SKY_NAMES[language]];
  const slots = love.slots.your;
  const suns = chart.ranges.sun.signs;
  const [venus, otherVenus] = chart.ranges.venus.signs;
  const [mars, otherMars] = chart.ranges.mars.signs;
  const lines: Line[] = [];
  if (!suns.includes(sign.key)) {
    const sun = names.either(suns.map(names.sign));
    const chosen = names.sign(sign.key);
    lines.push({ from: love.otherSun, slots: { whose: love.whoseDate.your, sun, chosen } });
  }
  if (venus && !otherVenus) lines.push({ from: love.venusInSign[venus], slots });
  if (mars && !otherMars) lines.push({ from: love.marsInSign[mars], slots });
  const [contact] = seeded('contact', ...chance).shuffle(contacts);
  if (contact) {
    const { visitor, natal, aspect, at } = contact;
    lines.push({
      from: words.contact[`${visitor}-${natal}`],
      slots: { date: dayIn(span, at, language), anAspect: words.anAspect(aspect) },
    });
  }
  return lines;
}

/** Up to two days on which the Moon speaks for romance or partnership, in order of time. */
function heartLines({ language, sign, span, sky }: LoveFacts, chance: readonly string[]): Line[] {
  const words = WORDS[language];
  const heart = (key: SignKey) => (houseFrom(sign.key, key) === 5 ? 5 : 7);
  const slots = (at: Date, key: SignKey) => {
    return { date: dayIn(span, at, language), sign: SKY_NAMES[language].sign(key) };
  };
  const phases = sky.phases.map(({ at, phase, sign: lit }) => ({
    at,
    from: words.heartPhase[`${phase === 'new-moon' ? phase : 'full-moon'}-${heart(lit)}`],
    slots: slots(at, lit),
  }));
  const visits = sky.moon.map(({ at, sign: entered }) => ({
    at,
    from: words.heartMoon[heart(entered)],
    slots: slots(at, entered),
  }));
  const random = seeded('heart', ...chance);
  const chosen = [...random.shuffle(phases), ...random.shuffle(visits)].slice(0, 2);
  if (chosen.length === 0) {
    return [{ from: words.heartQuiet, slots: { span: words.span[span.period] } }];
  }
  return chosen.sort((a, b) => a.at.getTime() - b.at.getTime());
}
