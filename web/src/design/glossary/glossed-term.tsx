import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { langOf } from '../../language/lang-of';

/** Room that stays between a note and the edge of the screen. */
const EDGE = 16;

/**
 * A word of the craft: pointed at, focused or tapped it says in a sentence what it means, below the
 * word, or on a telephone in a sheet above the doors.
 */
export function GlossedTerm({ text, gloss }: { text: string; gloss: string }) {
  const id = useId();
  const whole = useRef<HTMLSpanElement>(null);
  const note = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    // The note stands below its word, and is moved to the left as far as the screen asks.
    const box = note.current;
    if (!box || getComputedStyle(box).position === 'fixed') return;
    const over = box.getBoundingClientRect().right + EDGE - document.documentElement.clientWidth;
    if (over > 0) box.style.translate = `${-over}px`;
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return undefined;
    // A tap beside it takes no focus away on every telephone.
    const close = ({ target }: PointerEvent) => {
      if (target instanceof Node && !whole.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [isOpen]);
  return (
    <span
      ref={whole}
      className="relative"
      onMouseEnter={() => setOpen(true)}
      onMouseLeave={() => setOpen(false)}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-describedby={isOpen ? id : undefined}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
        onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
        className="cursor-help underline decoration-gold decoration-dotted decoration-2 underline-offset-4"
      >
        {text}
      </button>
      {isOpen && (
        <span
          ref={note}
          id={id}
          role="tooltip"
          lang={langOf(gloss)}
          className="foot-sheet bg-ink-raised text-ivory md:absolute md:z-30 md:left-0 md:top-full md:w-72 md:border md:border-gold-line md:px-4 md:py-3 md:text-note md:shadow-lg"
        >
          {gloss}
        </span>
      )}
    </span>
  );
}
