interface Message {
  role: string;
  content: string;
}

/**
 * What an attacked model would write: the words it was ordered to, or its own rules.
 *
 * @param understands reads each value of the visitor's data in place of the few orders known here
 * @returns null where nobody ordered anything
 */
export function orderIn(
  messages: readonly Message[],
  understands?: (typed: string, instructions: string) => string | null,
): string | null {
  const instructions = messages
    .filter(({ role }) => role === 'system')
    .map(({ content }) => content)
    .join('\n\n');
  const data = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const values = data.flatMap((content) => {
    try {
      return stringsIn(JSON.parse(content));
    } catch {
      return [content];
    }
  });
  for (const value of values) {
    if (understands) {
      const meant = understands(value, instructions);
      if (meant !== null) return meant;
      continue;
    }
    const words = /\b(?:say|print|write|output|repeat)\b[^:]{0,60}:\s*(.+)/is.exec(value)?.[1];
    if (words) return words;
    if (/\b(?:reveal|show|print|repeat)\b.{0,60}\b(?:rules|instructions|prompt)\b/is.test(value)) {
      return messages.map(({ content }) => content).join('\n\n');
    }
  }
  return null;
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}
