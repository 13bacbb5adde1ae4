import type { ReactNode } from 'react';

/** One matter on the overview. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="grid content-start gap-5 border border-gold-line/50 bg-ink-deep/50 px-7 py-7"
    >
      <h2 className="font-text text-note font-medium text-ivory-soft">{title}</h2>
      {children}
    </section>
  );
}
