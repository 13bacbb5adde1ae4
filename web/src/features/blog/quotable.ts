/** What was searched for, to stand in quotation marks: a phrase brings its own, which come off. */
export function quotable(q: string): string {
  return /^"([^"]+)"$/.exec(q)?.[1]?.trim() ?? q;
}
