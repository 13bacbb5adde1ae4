import { problemsOf } from '@cosmic/contracts/validation';
import { toolBySlugOrReadingType } from '@cosmic/tools/catalogue/catalogue';
import { formFields } from '@cosmic/tools/catalogue/form';
import { sayProblem } from '../../../api/say-problem';
import { inLanguage } from '../../../language/server-words';
import { askedParams, type FormProblems, type FormValues } from './form-values';
import { missing } from './missing.strings';
import { schoolAsked, type ChartSchoolOfProfile } from './own-school';

export type Checked =
  { ok: true; params: Record<string, unknown> } | { ok: false; problems: FormProblems };

/**
 * Checks a form by the tool's own schema, the one the server uses too. A tool
 * that this build does not know yet is left to the server.
 *
 * @param more parameters that the page has put together itself
 * @param profile of the member, which says how a chart is counted
 */
export function checkParams(
  slug: string,
  values: FormValues,
  more: Record<string, unknown> = {},
  profile?: ChartSchoolOfProfile,
): Checked {
  const tool = toolBySlugOrReadingType(slug);
  if (!tool) return { ok: true, params: { ...values, ...more } };
  const fields = formFields(tool);
  const result = tool.params.safeParse({
    ...askedParams(fields, values),
    ...schoolAsked(tool, profile),
    ...more,
  });
  if (result.success) return { ok: true, params: result.data };
  const { tellsWhatIsMissing } = tool.policy ?? {};
  const incomplete = tellsWhatIsMissing
    ? missing(inLanguage(tool.incomplete))
    : inLanguage(tool.incomplete);
  const problems: FormProblems = {};
  for (const problem of problemsOf(result.error.issues)) {
    const [field = ''] = problem.field.split('.');
    const { label, required } = fields.find(({ name }) => name === field) ?? {
      label: field,
      required: false,
    };
    const isMissing = required && !values[field]?.trim();
    problems[field] ??= isMissing ? incomplete : sayProblem(inLanguage(label), problem);
  }
  return { ok: false, problems };
}
