import type { Marks } from '@cosmic/contracts/blog/blog';
import { Fragment } from 'react';

/** A text with what was searched for marked in it. */
export function MarkedText({ text, marks }: { text: string; marks: Marks }) {
  return (
    <>
      {marks.map(([from, to], index) => (
        <Fragment key={from}>
          {text.slice(marks[index - 1]?.[1] ?? 0, from)}
          <mark className="rounded bg-gold/20 px-0.5 text-gold">{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  );
}
