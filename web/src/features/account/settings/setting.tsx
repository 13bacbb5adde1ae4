import type { ReactNode } from 'react';

interface SettingProps {
  title: string;
  text?: string | undefined;
  children: ReactNode;
}

/** One matter of the account: what it is on the left, what can be done about it on the right. */
export function Setting({ title, text, children }: SettingProps) {
  return (
    <section
      aria-label={title}
      className="grid gap-x-20 gap-y-5 border-t border-gold-line/40 py-8 lg:grid-cols-[20rem_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-2">
        <h3 className="text-title">{title}</h3>
        {text && <p className="text-note text-ivory-soft">{text}</p>}
      </div>
      <div className="grid max-w-xl content-start justify-items-start gap-5">{children}</div>
    </section>
  );
}
