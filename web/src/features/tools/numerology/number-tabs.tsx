import type { FigureOf } from '@cosmic/contracts/readings/figures';
import { Tabs } from 'radix-ui';
import { numerologyStrings as s } from './numerology.strings';

/** The four numbers as tiles, each opening what it says and how it came about. */
export function NumberTabs({ figure }: { figure: FigureOf<'numbers'> }) {
  const [first] = figure.tiles;
  return (
    <Tabs.Root defaultValue={first?.key ?? ''} className="grid gap-7">
      <Tabs.List
        aria-label={s.tabs}
        className="grid grid-cols-2 border-l border-t border-gold-line/40 sm:grid-cols-4"
      >
        {figure.tiles.map(({ key, label, value }) => (
          <Tabs.Trigger
            key={key}
            value={key}
            className="grid gap-1 border-b border-r border-gold-line/40 px-5 py-6 text-left transition-colors hover:bg-gold/5 data-[state=active]:bg-gold/10 data-[state=active]:shadow-[inset_0_-2px_0_var(--color-gold)]"
          >
            <span className="figures font-display text-headline leading-none text-gold">
              {value ?? '–'}
            </span>
            <span className="text-note text-ivory-soft">{label}</span>
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {figure.tiles.map(({ key, value, steps, text }) => (
        <Tabs.Content
          key={key}
          value={key}
          className="grid animate-appear gap-x-20 gap-y-5 lg:grid-cols-[minmax(0,60ch)_1fr]"
        >
          <div className="grid content-start gap-5">
            <p className="text-lead">{value === null ? s.none : text}</p>
            {value === null && <p>{text}</p>}
          </div>
          {steps.length > 0 && (
            <div className="grid content-start gap-1 text-note text-ivory-soft lg:border-l lg:border-gold-line/40 lg:pl-8 lg:text-body">
              <h2 className="font-text text-note font-medium text-ivory">{s.worked}</h2>
              <ol className="figures grid gap-1">
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </div>
          )}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
