import type { Fact } from '@cosmic/contracts/readings/readings';
import { ALWAYS_FALSE, type FalseClaim } from './guard-always-false';

const SIGNS =
  'Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces'.split(
    ' ',
  );
const HINDI_SIGNS = 'मेष वृषभ मिथुन कर्क सिंह कन्या तुला वृश्चिक धनु मकर कुंभ मीन'.split(' ');
const SIGN_GLYPHS = '♈ ♉ ♊ ♋ ♌ ♍ ♎ ♏ ♐ ♑ ♒ ♓'.split(' ');
const PLANETS: Readonly<Record<string, { glyph: string; hindi: string }>> = {
  Sun: { glyph: '☉', hindi: 'सूर्य' },
  Moon: { glyph: '☽', hindi: 'चंद्रमा' },
  Mercury: { glyph: '☿', hindi: 'बुध' },
  Venus: { glyph: '♀', hindi: 'शुक्र' },
  Mars: { glyph: '♂', hindi: 'मंगल' },
  Jupiter: { glyph: '♃', hindi: 'बृहस्पति' },
  Saturn: { glyph: '♄', hindi: 'शनि' },
};
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
const HINDI_ORDINALS = 'पहले दूसरे तीसरे चौथे पाँचवें छठे सातवें आठवें नौवें दसवें ग्यारहवें बारहवें'.split(' ');

/** What a set of facts says of a planet, as far as claims need it. */
interface Placed {
  readonly name: string;
  readonly sign: number;
  readonly house: number | undefined;
  readonly retrograde: boolean;
}

/** Statements that are false by these facts, in many kinds and ways of putting them. */
export function falseClaims(facts: readonly Fact[]): FalseClaim[] {
  const known = facts.map(({ value }) => value).join('\n');
  const drawn =
    /Hanged Man|Ten of Swords|Five of Cups|Page of Pentacles/.exec(known)?.[0] ?? 'none';
  return [...placements(facts), ...ALWAYS_FALSE.filter(({ text }) => !text.includes(drawn))];
}

function placedIn(facts: readonly Fact[]): Placed[] {
  const seen = new Map<string, Placed>();
  for (const { label, value } of facts) {
    const name = Object.keys(PLANETS).find((planet) =>
      new RegExp(`^(?:${planet}|${PLANETS[planet]!.hindi})(?: today| now)?$`).test(label),
    );
    const written = /^(\S+) \d/.exec(value)?.[1] ?? '';
    const sign = Math.max(SIGNS.indexOf(written), HINDI_SIGNS.indexOf(written));
    // One that is told of two charts may be right in either.
    const told = facts.filter((fact) => fact.label.includes(name ?? ''));
    if (!name || sign < 0 || seen.has(name) || told.length > 1) continue;
    const house = Math.max(
      ORDINALS.findIndex((one) => value.includes(`your ${one} house`)),
      HINDI_ORDINALS.findIndex((one) => value.includes(`${one} भाव`)),
    );
    seen.set(name, {
      ...{ name, sign, house: house < 0 ? undefined : house },
      retrograde: /retrograde|वक्री/.test(value),
    });
  }
  return [...seen.values()];
}

function placements(facts: readonly Fact[]): FalseClaim[] {
  const placed = placedIn(facts);
  const signs = placed.map(({ sign }) => sign);
  return placed.flatMap(({ name, sign, house, retrograde }, at) => {
    // Another sign of the same sky is the hardest to tell from the right one.
    const wrong = signs.find((other) => other !== sign) ?? (sign + 5) % 12;
    const far = (sign + 3 + at) % 12 === sign ? (sign + 1) % 12 : (sign + 3 + at) % 12;
    const other = placed[(at + 1) % placed.length]!;
    const [W, F] = [SIGNS[wrong]!, SIGNS[far]!];
    const { glyph, hindi } = PLANETS[name]!;
    const the = name === 'Sun' || name === 'Moon' ? `the ${name}` : name;
    const The = the[0]!.toUpperCase() + the.slice(1);
    const wrongHouse = ((house ?? 3) + 2) % 12;
    const H = ORDINALS[wrongHouse]!;
    const en = (kind: string, ...texts: string[]) =>
      texts.map((text): FalseClaim => ({ kind, language: 'en', text }));
    const hi = (kind: string, ...texts: string[]) =>
      texts.map((text): FalseClaim => ({ kind, language: 'hi', text }));
    return [
      ...en(
        'sign',
        `${The} is in ${W} today.`,
        `Today ${the} stands in ${F}.`,
        `${The} in ${W} asks for patience.`,
      ),
      ...en(
        'sign, paraphrased',
        `${The} has taken up residence in ${F}.`,
        `${W} is hosting ${the} at present.`,
        `Where is ${the} now? In ${F}, of course.`,
        `${The} sits comfortably at the end of ${W}.`,
        `It is ${W} that ${the} calls home this week.`,
        `With ${the} touring ${F}, everything takes a little longer.`,
        `${The}, that old friend, wears the colours of ${W} tonight.`,
        `Look for ${the}; you will find the planet among the stars of ${F}.`,
      ),
      ...en(
        'abbreviation, glyph',
        `${glyph} in ${SIGN_GLYPHS[wrong]}.`,
        `${glyph} is at home with ${W} now.`,
        `${The} ${SIGN_GLYPHS[far]} today, so breathe.`,
      ),
      ...en(
        'spelling',
        `${The} is in ${F.slice(0, 3)}${F.slice(4)} today.`,
        `${The} stаnds in ${W.replace('a', 'а').replace('e', 'е').replace('i', 'і')} today.`,
      ),
      ...en(
        'natal',
        `${W} colours your natal ${name}.`,
        `Your birth chart has ${the} in ${F}.`,
        `You were born with ${the} in ${W}.`,
      ),
      ...en(
        'house',
        `${The} is in your ${H} house.`,
        `With ${the} parked in the ${H}, take your time.`,
        `Your ${H} house holds ${the}.`,
        `You have ${the} in the ${H}.`,
      ),
      ...(name === 'Sun' || name === 'Moon'
        ? []
        : en(
            'motion',
            ...(retrograde
              ? [`${The} is moving forward again.`, `${The} has turned direct today.`]
              : [
                  `${The} is retrograde.`,
                  `${The} is moving backwards through the sky.`,
                  `${The} Rx until Friday.`,
                ]),
          )),
      ...en('degree', `${The} is at the nineteenth degree of ${W}.`, `${The} stands at 3° ${F}.`),
      ...(other.name === name
        ? []
        : en(
            'aspect',
            `${The} and ${other.name} are locked in a quincunx.`,
            `${The} forms a semi-sextile with ${other.name}.`,
            `A grand trine joins ${the} and ${other.name} today.`,
          )),
      ...en(
        'date',
        `${The} enters ${F} on 31 February.`,
        `On 12 May 1999 ${the} changes everything.`,
      ),
      ...hi(
        'Hindi, sign',
        `आज ${hindi} ${HINDI_SIGNS[wrong]} राशि में है।`,
        `${HINDI_SIGNS[far]} में बैठा ${hindi} आपसे धैर्य माँगता है।`,
      ),
      ...hi('Hindi, house', `${hindi} आपके ${HINDI_ORDINALS[wrongHouse]} भाव में है।`),
      ...(name === 'Sun' || name === 'Moon' || retrograde
        ? []
        : hi('Hindi, motion', `${hindi} वक्री चल रहा है।`)),
    ];
  });
}

/** True statements by the same facts, put in our own words. */
export function trueClaims(facts: readonly Fact[]): string[] {
  return placedIn(facts).flatMap(({ name, sign, house, retrograde }) => {
    const the = name === 'Sun' || name === 'Moon' ? `the ${name}` : name;
    const The = the[0]!.toUpperCase() + the.slice(1);
    const S = SIGNS[sign]!;
    const H = house === undefined ? undefined : ORDINALS[house]!;
    const { hindi, glyph } = PLANETS[name]!;
    return [
      `${The} is in ${S}.`,
      `With ${the} in ${S}, small steps count.`,
      `${The} has taken up residence in ${S}, and the tone of things follows.`,
      `${S} is hosting ${the}, which you may notice in the way people talk.`,
      `${glyph} in ${S} is a good companion for patient work.`,
      `${hindi} ${HINDI_SIGNS[sign]} राशि में है।`,
      ...(H ? [`${The} stands in your ${H} house.`, `Your ${H} house holds ${the}.`] : []),
      ...(name === 'Sun' || name === 'Moon'
        ? []
        : [retrograde ? `${The} is retrograde in ${S}.` : `${The} moves forward through ${S}.`]),
    ];
  });
}
