/** A word's share of a line, and the blank after it, in em. */
const LETTER_EM = 0.42;

/**
 * A line that is written and not to be read yet: its words as veiled bars of their lengths. The
 * words themselves are nowhere on the page.
 */
export function Veil({ line }: { line: string }) {
  return (
    <p
      className="flex max-w-[24rem] flex-wrap gap-x-2 gap-y-2 text-title lg:max-w-[34rem]"
      aria-hidden="true"
    >
      {line.split(/\s+/).map((word, i) => (
        <span
          key={i}
          className="block h-[0.62em] rounded-full bg-ivory/35 blur-[5px] forced-colors:border"
          style={{ width: `${Math.max(word.length, 2) * LETTER_EM}em` }}
        />
      ))}
    </p>
  );
}
