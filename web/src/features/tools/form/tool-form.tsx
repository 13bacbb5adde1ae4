import type { ToolSummary } from '@cosmic/contracts/tools';
import { useRef, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../../design/button';
import { Notice } from '../../../design/notice';
import { useFocusOnFirst } from '../../../design/use-focus-on-first';
import { LimitReached } from '../generation/limit-reached';
import { wordsOf } from '../tool-words';
import { toolsStrings } from '../tools.strings';
import type { FormProblems, FormValues } from './form-values';
import { ToolFormField, type FieldProps } from './tool-field';
import { WrittenIn } from './written-in';

/**
 * Lays out a form's fields in another way than one below the other. `change` sets several at once.
 */
export type FieldLayout = (
  fieldProps: (name: string) => FieldProps | undefined,
  change: (values: FormValues) => void,
) => ReactNode;

interface ToolFormProps {
  tool: ToolSummary;
  values: FormValues;
  onChange: (values: FormValues) => void;
  problems: FormProblems;
  failure: string | undefined;
  /** What the answer lacked, where that is why it failed. */
  lack?: string | undefined;
  isBusy: boolean;
  isAtLimit: boolean;
  remaining: number | null | undefined;
  onSubmit: () => void;
  layout?: FieldLayout;
  /** Why it can't be sent yet, where the button waits for something. */
  waitsFor?: string | undefined;
}

/** The form of any tool, made of the fields that the catalogue lists. */
export function ToolForm(props: ToolFormProps) {
  const { tool, values, onChange, problems, failure, lack, isBusy, isAtLimit, remaining } = props;
  const form = useRef<HTMLFormElement>(null);
  useFocusOnFirst(form, problems);
  const texts = wordsOf(tool);

  const fieldProps = (name: string): FieldProps | undefined => {
    const field = tool.fields.find((candidate) => candidate.name === name);
    return (
      field && {
        field,
        value: values[name] ?? '',
        error: problems[name],
        onChange: (value) => onChange({ ...values, [name]: value }),
      }
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onSubmit();
  };

  return (
    <form ref={form} onSubmit={submit} noValidate className="grid content-start gap-9">
      {props.layout?.(fieldProps, (changed) => onChange({ ...values, ...changed })) ??
        tool.fields.map((field) => (
          <ToolFormField
            key={field.name}
            field={field}
            value={values[field.name] ?? ''}
            error={problems[field.name]}
            onChange={(value) => onChange({ ...values, [field.name]: value })}
          />
        ))}
      <div className="grid gap-5">
        <WrittenIn tool={tool} />
        {isAtLimit ? (
          <LimitReached tool={tool} />
        ) : (
          failure && (
            <Notice tone="error">
              {failure}
              {lack && <span className="block text-note text-ivory-soft">{lack}</span>}
            </Notice>
          )
        )}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button
            type="submit"
            busy={isBusy && texts.busy}
            disabled={isAtLimit || props.waitsFor !== undefined}
            className="min-w-60"
          >
            {texts.submit}
          </Button>
          <p className="min-h-[1.5em] text-note text-ivory-soft">
            {props.waitsFor ??
              (typeof remaining === 'number' &&
                remaining > 0 &&
                toolsStrings.form.remaining(remaining))}
          </p>
        </div>
      </div>
    </form>
  );
}
