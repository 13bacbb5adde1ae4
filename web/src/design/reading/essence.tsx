import { langOf } from '../../language/lang-of';

/** The line of a reading that says it best, in the display face. */
export function Essence({ line }: { line: string }) {
  if (line === '') return null;
  return (
    <p
      lang={langOf(line)}
      className="max-w-[30ch] animate-appear text-balance font-display text-title text-ivory md:text-[1.75rem] md:leading-[1.2]"
    >
      {line}
    </p>
  );
}
