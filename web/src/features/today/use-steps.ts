import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

const FORWARD = ['ArrowDown', 'ArrowRight', 'PageDown'];
const BACK = ['ArrowUp', 'ArrowLeft', 'PageUp'];

/** So much of a step is on screen before it counts as the one that is looked at. */
const SEEN = 0.55;

/** Room for what is cut off by a fraction of a pixel. */
const SLACK_PX = 4;

interface Steps {
  /** Of the screens' frame, whose sections are the steps. */
  frame: RefObject<HTMLDivElement | null>;
  /** Which step is on screen. */
  current: number;
  go: (step: number) => void;
}

/**
 * A page of screens: knows which one is looked at, and goes from one to the next by the arrows and
 * the page keys. Fields keep their keys, and a screen that is longer than the window is read to its end first.
 *
 * @param count  of the screens, which may come and go
 */
export function useSteps(count: number): Steps {
  const frame = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);

  const go = useCallback((step: number) => {
    const section = sectionsOf(frame.current)[step];
    if (!section) return;
    section.scrollIntoView();
    // The next Tab starts there, and a screen reader begins to read it.
    section.focus({ preventScroll: true });
    setCurrent(step);
  }, []);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const by = FORWARD.includes(event.key) ? 1 : BACK.includes(event.key) ? -1 : 0;
    if (by === 0 || event.defaultPrevented || hasModifier(event) || isTypedInto(event.target))
      return;
    const sections = sectionsOf(frame.current);
    const here = sections[current];
    const isSideways = event.key === 'ArrowRight' || event.key === 'ArrowLeft';
    if (!here || !sections[current + by] || (!isSideways && hasMore(here, by))) return;
    event.preventDefault();
    go(current + by);
  });

  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  useEffect(() => {
    if (typeof IntersectionObserver !== 'function') return;
    const sections = sectionsOf(frame.current);
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy page is told several things at once; the last of them holds.
        const seen = entries.findLast(
          ({ isIntersecting, intersectionRect, rootBounds }) =>
            isIntersecting && intersectionRect.height > SEEN * (rootBounds?.height ?? Infinity),
        );
        if (seen) setCurrent(sections.indexOf(seen.target as HTMLElement));
      },
      { threshold: [0.2, 0.4, SEEN, 0.8, 0.95] },
    );
    sections.forEach((section) => observer.observe(section));
    return () => observer.disconnect();
  }, [count]);

  return { frame, current, go };
}

function sectionsOf(frame: HTMLElement | null): HTMLElement[] {
  return [...(frame?.querySelectorAll<HTMLElement>(':scope > section') ?? [])];
}

function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

/** Whether a step goes on beyond the window, in the direction that is asked for. */
function hasMore(section: HTMLElement, by: number): boolean {
  const { top, bottom } = section.getBoundingClientRect();
  return by > 0 ? bottom > window.innerHeight + SLACK_PX : top < -SLACK_PX;
}

function isTypedInto(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]') !==
      null
  );
}
