import type { FigureOf } from '@cosmic/contracts/readings/figures';
import type { Language } from '@cosmic/contracts/language';
import type { StatedFact } from '@cosmic/narrator/craft/stated';
import { moonAt, type MoonPhase, type MoonState } from '@cosmic/sky/astronomy/moon';
import { moonEvents, type MoonEvent } from '@cosmic/sky/calendar/moon-events';
import type { Sign } from '@cosmic/sky/zodiac';
import type { Context, Facts } from '../maker';
import { SKY_NAMES } from '../words/sky-names';
import { moonFact, moonFigure } from '../charts/sky-today';
import { DAY_MS, noonOf } from '../today';
import { minuteOf, ownSign, plainFact } from '../stated';
import type { ParamsOf } from '../tool';
import { signBy } from '../wording';
import type { manifestation } from './tool';
import { readWish, type Wish } from './wish';
import { WORDS } from './words';

/** Longer than the wait for a new or a full moon. */
const REVIEW_DAYS = 20;
/** A review sooner than this would find nothing to review. */
const SOON_DAYS = 4;

export interface ManifestationFacts extends Facts {
  readonly language: Language;
  readonly sign: Sign;
  readonly wish: Wish;
  /** At noon UTC today. */
  readonly moon: MoonState;
  readonly noon: Date;
  /** The next new or full moon that leaves a few days for the step. */
  readonly review: MoonEvent | undefined;
  readonly figure?: FigureOf<'moon'>;
}

/** What a wish is about, and what the Moon of the day suggests for it. */
export function facts(params: ParamsOf<typeof manifestation>, { at }: Context): ManifestationFacts {
  const noon = noonOf(at);
  const moon = moonAt(noon);
  const known = {
    language: params.language ?? 'en',
    sign: signBy(params.sign),
    wish: readWish(params.goal),
    moon,
    noon,
    review: reviewAfter(noon),
  };
  return { ...known, shown: shownOf(known), figure: moonFigure(moon) };
}

/** The phase of the Moon at which stock is taken. */
export function reviewPhase({ phase }: MoonEvent): MoonPhase {
  return phase === 'new-moon' ? 'New Moon' : 'Full Moon';
}

function reviewAfter(noon: Date): MoonEvent | undefined {
  const [from, to] = [SOON_DAYS, REVIEW_DAYS].map(
    (days) => new Date(noon.getTime() + days * DAY_MS),
  );
  return moonEvents(from!, to!).find(({ phase }) => phase === 'new-moon' || phase === 'full-moon');
}

function shownOf(known: Omit<ManifestationFacts, 'shown'>): StatedFact[] {
  const { language, sign, wish, moon, noon, review } = known;
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  return [
    {
      key: 'sign',
      label: names.labels.sign,
      value: names.sign(sign.key),
      states: [ownSign(sign.key)],
    },
    plainFact(
      'themes',
      words.labels.themes,
      names.listed(wish.themes.map((theme) => words.themes[theme])),
    ),
    plainFact('shape', words.labels.shape, words.shapes[wish.shape]),
    moonFact(moon, noon, sign.key, language),
    ...(review
      ? [
          {
            key: 'review',
            label: words.labels.review,
            value: `${names.phase(reviewPhase(review))}, ${names.dateAndTime(review.at)}`,
            states: [{ is: 'happens' as const, phase: review.phase, at: minuteOf(review.at) }],
          },
        ]
      : []),
  ];
}
