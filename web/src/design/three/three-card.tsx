import { Glyph } from '../glyphs';
import type { Told } from './three';
import { threeStrings as s } from './three.strings';

/** The three as one reads them: the picture that is shared is drawn after it. */
export function ThreeCard({ three }: { three: readonly Told[] }) {
  return (
    <ul className="grid border border-gold-line/60">
      {three.map(({ point, signs, words, note }) => (
        <li
          key={point}
          className="grid grid-cols-[4.5rem_1fr] items-center gap-4 border-gold-line/40 px-5 py-5 not-first:border-t"
        >
          <span aria-hidden="true" className="flex justify-center text-gold">
            {signs.length > 0 && signs.length < 3 ? (
              signs.map((sign) => (
                <Glyph
                  key={sign}
                  name={sign}
                  className={signs.length === 1 ? 'size-14' : 'size-9'}
                  strokeWidth={1}
                />
              ))
            ) : (
              <Glyph name={point === 'rising' ? 'sun' : point} className="size-9 opacity-50" />
            )}
          </span>
          <div className="grid gap-0.5">
            <p className="text-note text-ivory-soft">
              {s[point]} <span className="text-ivory-soft/80">· {s.toldBy[point]}</span>
            </p>
            <p
              className={signs.length > 0 ? 'font-display text-title' : 'text-body text-ivory-soft'}
            >
              {words}
              {note && <span className="block font-text text-note text-ivory-soft">{note}</span>}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
