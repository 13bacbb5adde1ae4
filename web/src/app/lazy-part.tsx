import { lazy, useState, type ComponentType } from 'react';
import { browserNow, reloadOnce } from './stale-build';

/**
 * A part of the site that is fetched when it is first wanted, or before by `load`, which never
 * fails: what could not be fetched is asked for again when it is wanted.
 *
 * A tab that was open during a deployment asks for a file that is gone; it
 * then loads the page again, and with it the new build.
 */
export function lazyPart<Name extends string, Props extends object>(
  fetchModule: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  let fetched: ComponentType<Props> | undefined;
  const fetchOnce = async () => (fetched ??= (await fetchModule())[name]);

  const Awaited = lazy(async () => ({
    default: await fetchOnce().catch(async (cause: unknown) => {
      if (await reloadOnce(browserNow())) return new Promise<never>(() => undefined);
      throw cause;
    }),
  }));
  function Part(props: Props) {
    // What is here needs no placeholder, which React would keep for 300 ms once it is shown.
    const [Shown] = useState(() => fetched ?? Awaited);
    return <Shown {...props} />;
  }
  return Object.assign(Part, { load: () => fetchOnce().then(nothing, nothing) });
}

const nothing = () => undefined;
