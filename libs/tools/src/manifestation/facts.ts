import type { FigureOf } from '@cosmic/contracts/figures';
import type { StatedFact } from '@cosmic/narrator/craft/stated';
import { moonAt, type MoonState } from '@cosmic/sky/astronomy/moon';
import { moonEvents, type MoonEvent } from '@cosmic/sky/calendar/moon-events';
import type { Sign } from '@cosmic/sky/zodiac';
import type { Context, Facts } from '../maker';
import { moonFact, moonFigure } from '../sky-today';
import { DAY_MS, noonOf } from '../today';
import { minuteOf, ownSign, plainFact } from '../stated';
import type { ParamsOf } from '../tool';
import { dateAndTime, listed, signBy } from '../wording';
import type { manifestation } from './tool';
import { readWish, THEME_NAMES, type Wish } from './wish';

/** Longer than the wait for a new or a full moon. */
const REVIEW_DAYS = 20;
/** A review sooner than this would find nothing to review. */
const SOON_DAYS = 4;

const SHAPES: Readonly<Record<Wish['shape'], string>> = {
  away: 'away from something',
  measured: 'with a number in it',
  someone: 'with another person in it',
  brief: 'in a few words',
  whole: 'towards something',
};

export interface ManifestationFacts extends Facts {
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
    sign: signBy(params.sign),
    wish: readWish(params.goal),
    moon,
    noon,
    review: reviewAfter(noon),
  };
  return { ...known, shown: shownOf(known), figure: moonFigure(moon) };
}

/** What a phase is called: `New Moon`, `Full Moon`. */
export function reviewPhase({ phase }: MoonEvent): string {
  return phase === 'new-moon' ? 'New Moon' : 'Full Moon';
}

function reviewAfter(noon: Date): MoonEvent | undefined {
  const [from, to] = [SOON_DAYS, REVIEW_DAYS].map(
    (days) => new Date(noon.getTime() + days * DAY_MS),
  );
  return moonEvents(from!, to!).find(({ phase }) => phase === 'new-moon' || phase === 'full-moon');
}

function shownOf(known: Omit<ManifestationFacts, 'shown'>): StatedFact[] {
  const { sign, wish, moon, noon, review } = known;
  return [
    { key: 'sign', label: 'Sign', value: sign.name, states: [ownSign(sign.key)] },
    plainFact(
      'themes',
      'What the wish is about',
      listed(wish.themes.map((theme) => THEME_NAMES[theme])),
    ),
    plainFact('shape', 'How it is put', SHAPES[wish.shape]),
    moonFact(moon, noon, sign.key),
    ...(review
      ? [
          {
            key: 'review',
            label: 'Taking stock',
            value: `${reviewPhase(review)}, ${dateAndTime(review.at)}`,
            states: [{ is: 'happens' as const, phase: review.phase, at: minuteOf(review.at) }],
          },
        ]
      : []),
  ];
}
