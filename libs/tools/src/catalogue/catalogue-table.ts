import { toolSummaries } from './summaries';

/** The catalogue as a Markdown table, as the README shows it. */
export function catalogueTable(): string {
  const rows = toolSummaries().map(({ category, name, slug, readingType, premium, fields }) => [
    category,
    name,
    `\`${slug}\``,
    `\`${readingType}\``,
    premium ? 'yes' : 'no',
    fields.map((field) => `${field.name}${field.required ? '' : '?'}`).join(', '),
  ]);
  const header = ['category', 'tool', 'slug', 'reading type', 'premium', 'parameters'];
  const cells = [header, ...rows];
  const widths = header.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  return [line(header), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join(
    '\n',
  );
}
