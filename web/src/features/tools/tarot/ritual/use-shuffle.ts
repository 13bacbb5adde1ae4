import { useEffect, useRef, useState } from 'react';
import { NAME_AFTER_MS } from '../draw-steps';

/**
 * A deck that is shuffled as long as it is held, and at least as long as a shuffle takes: so a tap,
 * a key and the click of a screen reader shuffle it as well.
 *
 * @param onShuffled called once it was let go of and is shuffled
 */
export function useShuffle(onShuffled: () => void) {
  const [isShuffling, setShuffling] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const since = useRef(0);
  const done = useRef(onShuffled);
  useEffect(() => {
    done.current = onShuffled;
  });
  useEffect(() => {
    if (!isShuffling || isHeld) return;
    const rest = Math.max(0, since.current + NAME_AFTER_MS - Date.now());
    const timer = setTimeout(() => {
      setShuffling(false);
      done.current();
    }, rest);
    return () => clearTimeout(timer);
  }, [isShuffling, isHeld]);

  const take = () => {
    if (!isShuffling) since.current = Date.now();
    setShuffling(true);
    setHeld(true);
  };
  const letGo = () => setHeld(false);
  return {
    isShuffling,
    hold: {
      onPointerDown: take,
      onPointerUp: letGo,
      onPointerLeave: letGo,
      onPointerCancel: letGo,
      onKeyDown: ({ key, repeat }: { key: string; repeat: boolean }) => {
        if (!repeat && (key === ' ' || key === 'Enter')) take();
      },
      onKeyUp: letGo,
      onBlur: letGo,
      onClick: () => {
        if (!isShuffling) take();
        letGo();
      },
      // A long press asks telephones for a menu.
      onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    },
  };
}
