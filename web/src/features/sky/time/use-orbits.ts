import { PLANETS } from '@cosmic/sky/bodies';
import { startTransition, useEffect, useState } from 'react';
import { bringOrbits } from '../orbits';

type State = 'waiting' | 'here' | 'lost';

/** The tables that ten bodies are read from; `retry` fetches anew what did not come. */
export function useOrbits(): { state: State; retry: () => void } {
  const [state, setState] = useState<State>('waiting');
  useEffect(() => {
    if (state !== 'waiting') return undefined;
    let hasLeft = false;
    const settle = (next: State) => {
      if (!hasLeft) startTransition(() => setState(next));
    };
    bringOrbits(PLANETS).then(
      () => settle('here'),
      () => settle('lost'),
    );
    return () => {
      hasLeft = true;
    };
  }, [state]);
  return { state, retry: () => setState('waiting') };
}
