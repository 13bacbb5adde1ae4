import type { ToolField } from '@cosmic/contracts/tools';
import { FORMS } from './fields/field';
import type { Tool } from './tool';

/**
 * The fields of a tool's form, in the order of its schema.
 *
 * @throws Error when a field was not built by fields/; a test asks every tool.
 */
export function formFields(tool: Tool): ToolField[] {
  return Object.entries(tool.params.shape).map(([name, schema]) => {
    const form = FORMS.get(schema);
    if (!form) throw new Error(`field ${name} of ${tool.slug} has no form`);
    return { name, required: !schema.safeParse(undefined).success, ...form };
  });
}
