import type { Control, ToolField } from '@cosmic/contracts/readings/tools';
import { z } from 'zod';

/** What a form needs to know of a field beyond its name and whether it is required. */
export interface FieldForm {
  control: Control;
  label: string;
  hint?: string;
  maxLength?: number;
  options?: NonNullable<ToolField['options']>;
}

/** How a field is called, and a word of help below it. */
export interface Labels {
  label: string;
  hint?: string;
}

/** How each field of each tool is shown, by its schema. */
export const FORMS = z.registry<FieldForm>();

/** Gives a schema its form, and the same words to whatever is generated from the schema. */
export function field<Schema extends z.ZodType>(schema: Schema, form: FieldForm): Schema {
  const described = schema.meta({
    title: form.label,
    ...(form.hint === undefined ? {} : { description: form.hint }),
  });
  FORMS.add(described, form);
  return described;
}

/** Parameters that a page fills in by itself. */
const UNSEEN = z.registry<Record<string, never>>();

/** Lets a schema stand in a tool without a field of its form. */
export function withoutForm<Schema extends z.ZodType>(schema: Schema): Schema {
  UNSEEN.add(schema, {});
  return schema;
}

/** Whether a form shows a schema. */
export function isShown(schema: z.ZodType): boolean {
  return !UNSEEN.has(schema);
}
