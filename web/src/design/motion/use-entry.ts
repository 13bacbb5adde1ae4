import { useRef, useState } from 'react';
import { useFocusOnFirst } from '../use-focus-on-first';

/** What is wrong with a form, in words, by field. */
export type Problems = Readonly<Record<string, string>>;

/**
 * What stands in the fields of a form, and what is wrong with them. A field that is changed is at
 * fault no longer; a refusal leads to the first that is.
 */
export function useEntry<Entry extends object>(initial: Entry | (() => Entry)) {
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Problems>({});
  /** What the last attempt was refused for; what stays of it while fields are mended is `problems`. */
  const [refused, setRefused] = useState<Problems>({});
  const form = useRef<HTMLFormElement>(null);
  useFocusOnFirst(form, refused);

  const set = (changed: Partial<Entry>) => {
    setValues((before) => ({ ...before, ...changed }));
    setProblems((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changed))),
    );
  };
  const refuse = (found: Problems) => {
    setProblems(found);
    setRefused(found);
  };
  return { form, values, problems, set, refuse };
}
