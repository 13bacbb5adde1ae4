import { Button } from '../../../design/button';
import { spokes, steps } from '../../../design/circle';
import { toolsStrings } from '../tools.strings';

const s = toolsStrings.catalogue;

/** Nothing was found, or there is nothing: a telescope pointed at an empty field. */
export function EmptyShelf({ text, onClear }: { text: string; onClear: () => void }) {
  return (
    <div className="grid justify-items-center gap-6 border-y border-gold-line/40 py-16 text-center">
      <svg viewBox="-80 -80 160 160" className="line-art w-40 text-gold" aria-hidden="true">
        <circle r="76" opacity="0.4" />
        <circle r="50" strokeDasharray="2 6" opacity="0.6" />
        <path d={spokes(steps(10), 76, 71)} opacity="0.5" />
        <path d="M-34 34L-4 4M-40 28l12 12M-12 -8L8 12L34 -18L18 -34Z" />
        <path d="M26 -26L44 -44M-26 42l-6 20M-26 42l14 16" opacity="0.7" />
      </svg>
      <h2 className="text-title">{text ? s.none(text) : s.empty}</h2>
      {text && (
        <>
          <p className="text-ivory-soft">{s.noneHint}</p>
          <Button variant="secondary" onClick={onClear}>
            {s.showAll}
          </Button>
        </>
      )}
    </div>
  );
}
