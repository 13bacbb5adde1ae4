import {
  lazy,
  startTransition,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { browserNow, reloadOnce } from './stale-build';

/**
 * A part of the site that is fetched when it is first wanted, or before by `load`, with what it
 * `begin`s with. Neither ever fails: what could not be fetched is asked for again when it is wanted.
 *
 * A tab that was open during a deployment asks for a file that is gone; it
 * then loads the page again, and with it the new build.
 */
export function lazyPart<Name extends string, Props extends object, Ask = never>(
  fetchModule: () => Promise<Record<Name, ComponentType<Props>> & { begin?: () => Ask }>,
  name: Name,
) {
  let fetched: ComponentType<Props> | undefined;
  let begin: (() => Ask) | undefined;
  const fetchOnce = async () => {
    const module = await fetchModule();
    begin = module.begin;
    return (fetched ??= module[name]);
  };

  const fetchOrReload = () =>
    fetchOnce().catch(async (cause: unknown) => {
      if (await reloadOnce(browserNow())) return new Promise<never>(() => undefined);
      throw cause;
    });

  const Awaited = lazy(async () => ({ default: await fetchOrReload() }));
  function Part(props: Props) {
    // What is here needs no placeholder, which React would keep for 300 ms once it is shown.
    const [Shown] = useState(() => fetched ?? Awaited);
    return <Shown {...props} />;
  }
  /**
   * The part once it is here, and something else until then: a placeholder of React's would stay
   * for 300 ms, and hold back the rest of the page too. While the server can't be reached it is
   * asked for again and again, as the page can be read without it; only one that a server does not
   * have fails, as any part that can't be drawn.
   */
  function OnceFetched({ props, until }: { props: Props; until: ReactNode }) {
    const [Shown, show] = useState(() => fetched);
    const [attempt, setAttempt] = useState(0);
    useEffect(() => {
      if (Shown) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isWanted = true;
      fetchOnce().then(
        // In small pieces, with room for a finger in between.
        (part) => startTransition(() => show(() => part)),
        async (cause: unknown) => {
          // What fails once may be there a moment later.
          const isGone = attempt > 0 && (await browserNow().isReachable());
          if (isGone && (await reloadOnce(browserNow()))) return;
          if (isGone) {
            show(() => {
              throw cause;
            });
          } else if (isWanted) {
            timer = setTimeout(() => setAttempt(attempt + 1), pauseAfter(attempt));
          }
        },
      );
      return () => {
        isWanted = false;
        clearTimeout(timer);
      };
    }, [Shown, attempt]);
    return Shown ? <Shown {...props} /> : until;
  }
  return Object.assign(Part, {
    OnceFetched,
    load: () => fetchOnce().then(nothing, nothing),
    begin: async (dispatch: (ask: Ask) => unknown) => {
      await fetchOnce().catch(nothing);
      if (begin) await dispatch(begin());
    },
  });
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;

function pauseAfter(attempt: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS);
}

const nothing = () => undefined;
