import { localeOf } from './language';

/**
 * How dates are written in this language. The format is made when the first date is written:
 * making one takes a telephone a tenth of a second, and most pages write none at first.
 *
 * @param english the locale where English is read
 */
export function dateFormat(
  english: string,
  options: Intl.DateTimeFormatOptions,
): Pick<Intl.DateTimeFormat, 'format'> {
  let made: Intl.DateTimeFormat | undefined;
  return {
    format: (date) => (made ??= new Intl.DateTimeFormat(localeOf(english), options)).format(date),
  };
}

/** How spans from now on are written, `3 days ago`; made when the first one is. */
export function relativeFormat(english: string): Pick<Intl.RelativeTimeFormat, 'format'> {
  let made: Intl.RelativeTimeFormat | undefined;
  return {
    format: (value, unit) =>
      (made ??= new Intl.RelativeTimeFormat(localeOf(english), { numeric: 'auto' })).format(
        value,
        unit,
      ),
  };
}
