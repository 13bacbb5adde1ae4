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
      if (await reloadOnce(browserNow())) return new Promise<never>(nothing);
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
  function WhenLoaded({ props, fallback }: { props: Props; fallback: ReactNode }) {
    const [Shown, show] = useState(() => fetched);
    const [attempt, setAttempt] = useState(0);
    useEffect(() => {
      if (Shown) return;
      // What fails once may be there a moment later.
      (attempt ? fetchOrReload : fetchOnce)().then(
        // In small pieces, with room for a finger in between.
        (part) => startTransition(() => show(() => part)),
        async (cause: unknown) => {
          if (attempt && (await browserNow().isReachable())) {
            show(() => {
              throw cause;
            });
          }
          // Nothing comes of it where nobody waits any more.
          setTimeout(() => setAttempt(attempt + 1), ASK_AGAIN_MS * (attempt + 1));
        },
      );
    }, [Shown, attempt]);
    return Shown ? <Shown {...props} /> : fallback;
  }
  return Object.assign(Part, {
    WhenLoaded,
    load: () => fetchOnce().then(nothing, nothing),
    begin: async (dispatch: (ask: Ask) => unknown) => {
      await fetchOnce().catch(nothing);
      if (begin) await dispatch(begin());
    },
  });
}

/** After the first time; each time as much longer. */
const ASK_AGAIN_MS = 1_000;

const nothing = () => undefined;
