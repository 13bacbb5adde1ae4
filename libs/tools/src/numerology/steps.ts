/** What the steps of a number call the parts of a date, by their English. */
export type DateParts = Readonly<Record<'Year' | 'Month' | 'Day', string>>;

/** Worked steps of a date, its parts named in a language. */
export function stepsIn(steps: readonly string[], parts: DateParts): string[] {
  return steps.map((step) =>
    step.replace(/^(Year|Month|Day)\b/, (part) => parts[part as keyof DateParts]),
  );
}
