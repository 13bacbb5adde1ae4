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
        <path d="M-40 8L22 -28L34 -8L-28 28ZM18 -36L38 -2M-46 16L-34 36M-46 16L-40 8M-34 36L-28 28" />
        <path d="M-2 14L-22 60M1 13V62M4 11L26 56M-16 -6L-4 14" opacity="0.75" />
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
