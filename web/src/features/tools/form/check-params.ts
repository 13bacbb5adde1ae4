import { problemsOf } from '@cosmic/contracts/validation';
import { toolBySlugOrReadingType } from '@cosmic/tools/catalogue';
import { formFields } from '@cosmic/tools/form';
import { inLanguage } from '../../../language/server-words';
import { askedParams, type FormProblems, type FormValues } from './form-values';

export type Checked =
  | { ok: true; params: Record<string, unknown> }
  | { ok: false; incomplete: string; problems: FormProblems };

/**
 * Checks a form by the tool's own schema, the one the server uses too. A tool
 * that this build does not know yet is left to the server.
 *
 * @param more parameters that the page has put together itself
 */
export function checkParams(
  slug: string,
  values: FormValues,
  more: Record<string, unknown> = {},
): Checked {
  const tool = toolBySlugOrReadingType(slug);
  if (!tool) return { ok: true, params: { ...values, ...more } };
  const fields = formFields(tool);
  const result = tool.params.safeParse({ ...askedParams(fields, values), ...more });
  if (result.success) return { ok: true, params: result.data };
  const problems: FormProblems = {};
  for (const { field: path, message } of problemsOf(result.error.issues)) {
    const [field = ''] = path.split('.');
    const { label, required } = fields.find(({ name }) => name === field) ?? {
      label: field,
      required: false,
    };
    const isMissing = required && !values[field]?.trim();
    problems[field] ??= isMissing
      ? inLanguage(tool.incomplete)
      : `${inLanguage(label)} ${inLanguage(message)}`;
  }
  return { ok: false, incomplete: inLanguage(tool.incomplete), problems };
}
