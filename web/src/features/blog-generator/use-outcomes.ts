import type { BlogGeneration } from '@cosmic/contracts/blog/blog-admin';
import { useEffect, useRef } from 'react';
import { useToast } from '../../state/use-toast';
import { generatorStrings } from './generator.strings';
import { isActive } from './generations.rules';

const s = generatorStrings.runs;

/** What to say of a post that has come to its end. */
export function outcomeOf({ status, message, post }: BlogGeneration): string | null {
  if (status === 'failed') return generatorStrings.form.failed;
  if (status !== 'completed') return null;
  // The server says something of what readers see, and of nothing else.
  if (message) return s.published;
  return post?.status === 'draft' ? s.drafted : s.scheduled;
}

/** Tells of each post that comes to its end while the page is open, once. */
export function useOutcomes(runs: readonly BlogGeneration[] | undefined): void {
  const toast = useToast();
  const awaited = useRef(new Set<string>());
  useEffect(() => {
    for (const run of runs ?? []) {
      if (isActive(run)) awaited.current.add(run.id);
      else if (awaited.current.delete(run.id)) {
        const words = outcomeOf(run);
        if (words) toast(run.status === 'failed' ? 'error' : 'success', words);
      }
    }
  }, [toast, runs]);
}
