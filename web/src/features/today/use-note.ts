import { useState } from 'react';
import { problemOf } from '../../api/api-error';
import {
  useEraseNoteMutation,
  useWriteNoteMutation,
  type Day,
  type WhichDay,
} from '../../api/today.api';
import { todayStrings } from './today.strings';

const s = todayStrings.question;

/** What was last done to a note, and what the note was before. */
interface Done {
  what: 'kept' | 'removed' | 'undone';
  before: string | null;
}

/**
 * Writing, removing and undoing the line of a day. Each shows at once; where it fails the day is as
 * it was, what was typed is in the field again, and `error` says why.
 */
export function useNote({ question, note }: Day, which: WhichDay) {
  const [write, writing] = useWriteNoteMutation();
  const [erase, erasing] = useEraseNoteMutation();
  const [draft, setDraft] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const [done, setDone] = useState<Done>();
  const before = note?.text ?? null;

  const become = async (text: string | null, what: Done['what']) => {
    setError(undefined);
    setDraft(null);
    setDone({ what, before });
    try {
      // The question stays with its answer, also where the day's own has changed since.
      const asked = note?.question ?? question;
      await (text === null ? erase(which) : write({ ...which, question: asked, text })).unwrap();
    } catch (cause) {
      const { code, message } = problemOf(cause);
      setError(code === 'offline' ? s.offline : message);
      setDone(undefined);
      if (text !== null) setDraft(text);
    }
  };

  return {
    /** What is in the field; null where the kept line is shown. */
    draft: draft ?? (note ? null : ''),
    error,
    done,
    isBusy: writing.isLoading || erasing.isLoading,
    edit: (text: string | null) => {
      setError(undefined);
      setDraft(text);
    },
    keep: async () => {
      const text = (draft ?? '').trim();
      if (text === '') setError(s.empty);
      else await become(text, 'kept');
    },
    remove: () => become(null, 'removed'),
    undo: () => done && become(done.before, 'undone'),
  };
}
