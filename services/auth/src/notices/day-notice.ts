import { pathIn, type Language } from '@cosmic/contracts/language';
import { morningOf } from '@cosmic/tools/day/day';
import type { DaySubject } from '@cosmic/tools/day/subject';

/** What the service worker is told, as JSON; it shows it and opens the path. */
export interface DayNotice {
  title: string;
  body: string;
  language: Language;
  /** A newer one takes the place of an older one with the same tag. */
  tag: string;
  path: string;
}

/** A day as a notice tells it, in the words of the page Today. @throws SkyError as `morningOf` */
export function dayNotice(
  subject: DaySubject,
  asked: { date: string; zone: string; language: Language },
): DayNotice {
  const { headline, transit } = morningOf(subject, asked);
  const { language } = asked;
  return {
    title: headline,
    body: `${transit.title}, ${transit.window.untilWords}. ${transit.meaning}`,
    language,
    tag: 'day',
    path: pathIn(language, '/today'),
  };
}
