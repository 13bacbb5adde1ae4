import { sentencesOf, wordsOf } from '../test/text-metrics';
import * as aspects from './passages/aspects';
import * as careerLines from './passages/career-lines';
import * as crystalLines from './passages/crystal-lines';
import * as horoscopeLines from './passages/horoscope-lines';
import * as lovePlanets from './passages/love-planets';
import * as meditationBody from './passages/meditation-body';
import * as meditationLines from './passages/meditation-lines';
import * as meditationPlaces from './passages/meditation-places';
import * as moonInHouse from './passages/moon-in-house';
import * as moonInSign from './passages/moon-in-sign';
import * as moonPhase from './passages/moon-phase';
import * as numberDigits from './passages/number-digits';
import * as numberShapes from './passages/number-shapes';
import * as pairLines from './passages/pair-lines';
import * as planetCharacter from './passages/planet-character';
import * as planetDay from './passages/planet-day';
import * as planetInHouse from './passages/planet-in-house';
import * as planetPairs from './passages/planet-pairs';
import * as ruler from './passages/ruler';
import * as signAccent from './passages/sign-accent';
import * as signAtWork from './passages/sign-at-work';
import * as signInLove from './passages/sign-in-love';
import * as signNeed from './passages/sign-need';
import * as signPairs from './passages/sign-pairs';
import * as signVoice from './passages/sign-voice';
import * as stones from './passages/stones';

const TABLES = [
  aspects,
  careerLines,
  crystalLines,
  horoscopeLines,
  lovePlanets,
  { ...meditationBody, BODY_PART: [] },
  meditationLines,
  meditationPlaces,
  moonInHouse,
  moonInSign,
  moonPhase,
  numberDigits,
  numberShapes,
  { ...pairLines, RULER_GIFT: [] },
  planetCharacter,
  planetDay,
  planetInHouse,
  planetPairs,
  ruler,
  signAccent,
  signAtWork,
  signInLove,
  signNeed,
  signPairs,
  signVoice,
  stones,
];

const PASSAGES = textsIn(TABLES);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe('the passages', () => {
  it('are many, and each stands in one place only', () => {
    expect(PASSAGES.length).toBeGreaterThan(600);
    expect(PASSAGES.filter((passage, at) => PASSAGES.indexOf(passage) !== at)).toEqual([]);
  });

  it('are sentences of a bearable length', () => {
    const odd = PASSAGES.filter(
      (passage) =>
        !/^(?:[\p{Lu}“]|\{\w+\}).*[.?!][”’]?$/u.test(passage) ||
        wordsOf(passage).length < 5 ||
        wordsOf(passage).length > 45,
    );

    expect(odd).toEqual([]);
  });

  it('are set with typographic quotes and single spaces', () => {
    expect(PASSAGES.filter((passage) => /['"]| {2}|^\s|\s$|--/.test(passage))).toEqual([]);
  });

  it('begin no two adjacent sentences of their own alike', () => {
    const alike = PASSAGES.filter((passage) => {
      const first = sentencesOf(passage).map((sentence) => wordsOf(sentence)[0]);
      return first.some((word, at) => at > 0 && word === first[at - 1]);
    });

    expect(alike).toEqual([]);
  });

  it('open no slot behind an article, whose form would depend on the word', () => {
    expect(PASSAGES.filter((passage) => /\ban? \{/i.test(passage))).toEqual([]);
  });
});
