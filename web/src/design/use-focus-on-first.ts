import { useEffect, type RefObject } from 'react';

/**
 * A refused form puts the person where the first thing is to be changed, with its words in sight.
 *
 * @param problems what is wrong, by field; the focus moves each time another object is given
 */
export function useFocusOnFirst(
  form: RefObject<HTMLFormElement | null>,
  problems: Readonly<Record<string, string>>,
): void {
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    const first = form.current?.querySelector<HTMLElement>(
      '[aria-invalid="true"], [data-invalid="true"]',
    );
    first?.focus({ preventScroll: true });
    first?.scrollIntoView({ block: 'center' });
  }, [form, problems]);
}
