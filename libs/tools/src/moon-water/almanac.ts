import { compose } from '../compose';
import { daysFromToday } from '../charts/phase-ahead';
import { shownTo } from '../reader-clock';
import { SKY_NAMES } from '../words/sky-names';
import { timeOfDay } from '../wording';
import type { MoonWaterFacts } from './facts';
import { WORDS } from './words';

/** Composes a ritual from our authors' passages. */
export function almanac(facts: MoonWaterFacts, seed: string): string {
  const { language, sign, ahead, recipe, today, zone } = facts;
  const { phase } = ahead;
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const at = shownTo(zone, ahead.at);
  const when = {
    date: names.weekdayAndDay(at),
    time: timeOfDay(at),
    away: daysFromToday(ahead.days, language),
  };
  const [from, to] = [ahead.from, ahead.to].map((end) => names.weekdayAndDay(shownTo(zone, end)));
  const span = { from: from ?? '', to: to ?? '' };
  return compose(
    [seed, sign.key, phase, today],
    [
      [
        { from: words.opening, slots: { phase: names.phase(phase), purpose: recipe.purpose } },
        { from: words.intention[phase] },
      ],
      [
        { from: zone === undefined ? words.day : words.when, slots: when },
        { from: words.inSign[ahead.sign] },
        { from: words.span, slots: span },
      ],
      [
        { from: words.bowl },
        { from: [recipe.vessel] },
        { from: [recipe.making] },
        { from: [...words.you[sign.key], recipe.signNote] },
      ],
      [
        { from: words.spoken, slots: { words: recipe.words } },
        { from: [recipe.use] },
        { from: words.after[phase] },
      ],
      [{ from: words.care }, { from: words.closing }],
    ],
  );
}
