import { useEffect, useRef, type RefObject } from 'react';

/** A gold line at the top of the window that grows as an element is read. */
export function ReadingProgress({ of }: { of: RefObject<HTMLElement | null> }) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    const draw = () => {
      frame = 0;
      const text = of.current?.getBoundingClientRect();
      if (!text || !line.current) return;
      // Read once its end has come into the window.
      const whole = Math.max(1, text.height - window.innerHeight * 0.75);
      const read = Math.min(1, Math.max(0, (window.innerHeight * 0.25 - text.top) / whole));
      line.current.style.transform = `scaleX(${read})`;
    };
    const look = () => {
      frame ||= requestAnimationFrame(draw);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [of]);
  return (
    <div className="fixed inset-x-0 top-0 z-50 h-0.5 print:hidden" aria-hidden="true">
      <div ref={line} className="h-full origin-left scale-x-0 bg-gold" data-reading-progress />
    </div>
  );
}
