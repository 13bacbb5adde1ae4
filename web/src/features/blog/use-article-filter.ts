import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ArticleFilter } from './blog.api';

/** How long nobody types before the list is searched. */
const PAUSE_MS = 300;

/** What the address says is to be listed. */
export function useArticleFilter(): ArticleFilter {
  const [params] = useSearchParams();
  return {
    tag: params.get('tag')?.trim() ?? '',
    q: params.get('q')?.trim() ?? '',
    from: params.get('after') ?? '',
  };
}

interface SearchText {
  text: string;
  setText: (text: string) => void;
  /** Searches at once. */
  submit: () => void;
}

/**
 * What stands in the search box. A pause in typing puts it into the address;
 * an address that changes by itself puts its words into the box.
 */
export function useSearchText(q: string): SearchText {
  const [, setParams] = useSearchParams();
  const [text, setText] = useState(q);
  const [shownQ, setShownQ] = useState(q);
  if (q !== shownQ) {
    setShownQ(q);
    if (q !== text.trim()) setText(q);
  }
  const submit = () => {
    if (text.trim() === q) return;
    setParams(
      (params) => {
        if (text.trim()) params.set('q', text.trim());
        else params.delete('q');
        params.delete('after');
        return params;
      },
      { replace: true },
    );
  };
  useEffect(() => {
    const pause = setTimeout(submit, PAUSE_MS);
    return () => clearTimeout(pause);
  });
  return { text, setText, submit };
}
