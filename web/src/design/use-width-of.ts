import { useEffect, useState, type RefObject } from 'react';

const USUAL_WIDTH = 720;

/** How wide an element is, also when the window is made wider. */
export function useWidthOf(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(USUAL_WIDTH);
  useEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    const measure = () => {
      if (measured.clientWidth > 0) setWidth(measured.clientWidth);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    measure();
    return () => observer.disconnect();
  }, [element]);
  return width;
}
