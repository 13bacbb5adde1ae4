import type { ToolField } from '@cosmic/contracts/readings/tools';
import { FORMS, isShown } from '../fields/field';
import type { Tool } from '../tool';

/**
 * The fields of a tool's form, in the order of its schema.
 *
 * @throws Error when a field was not built by fields/; a test asks every tool.
 */
export function formFields(tool: Tool): ToolField[] {
  const shown = Object.entries(tool.params.shape).filter(([, schema]) => isShown(schema));
  return shown.map(([name, schema]) => {
    const form = FORMS.get(schema);
    if (!form) throw new Error(`field ${name} of ${tool.slug} has no form`);
    return { name, required: !schema.safeParse(undefined).success, ...form };
  });
}
