import type { ToolField, ToolSummary } from '@cosmic/contracts/readings/tools';
import { useRef, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../../design/button';
import { Notice } from '../../../design/notice';
import { Skeleton } from '../../../design/skeleton';
import { signName } from '../../../design/sky/sky-names';
import { useFocusOnFirst } from '../../../design/use-focus-on-first';
import { localeOf } from '../../../language/language';
import { lazyPart } from '../../../lazy-part';
import { LimitReached } from '../generation/limit-reached';
import { wordsOf } from '../tool-words';
import { toolsStrings } from '../tools.strings';
import type { FormProblems, FormValues } from './form-values';
import { chartFields } from './own-signs/sign-fields';
import { ToolFormField, type FieldProps } from './tool-field';
import { useSignsOfDates } from './use-signs-of-dates';

/**
 * Lays out a form's fields in another way than one below the other. `change` sets several at once.
 */
export type FieldLayout = (
  fieldProps: (name: string) => FieldProps | undefined,
  change: (values: FormValues) => void,
) => ReactNode;

/** Seven tools ask for it, and it brings the questions of a birth along. */
const OwnSigns = lazyPart(() => import('./own-signs/own-signs'), 'OwnSigns');

interface ToolFormProps {
  tool: ToolSummary;
  values: FormValues;
  onChange: (values: FormValues) => void;
  problems: FormProblems;
  failure: string | undefined;
  /** What it was that failed, where the tool has words for it. */
  failureTitle?: string | undefined;
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
  const signs = useSignsOfDates(tool.fields, values, onChange);

  /** A sign that the date tells is asked for as such; on a few days the date alone tells two. */
  const asked = (field: ToolField): ToolField => {
    const possible = signs[field.name];
    if (!possible) return field;
    const hint =
      possible.length > 1
        ? toolsStrings.form.dateAllows(eitherOf(possible.map(signName)))
        : (field.hint ?? toolsStrings.form.signByDate);
    return { ...field, hint };
  };
  const propsOf = (field: ToolField): FieldProps => ({
    field: asked(field),
    value: values[field.name] ?? '',
    error: problems[field.name],
    onChange: (value) => onChange({ ...values, [field.name]: value }),
  });
  const fieldProps = (name: string): FieldProps | undefined => {
    const field = tool.fields.find((candidate) => candidate.name === name);
    return field && propsOf(field);
  };
  const change = (changed: FormValues) => onChange({ ...values, ...changed });
  const answeredTogether = chartFields(tool.fields);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onSubmit();
  };

  return (
    <form ref={form} onSubmit={submit} noValidate className="grid content-start gap-9">
      {props.layout?.(fieldProps, change) ??
        tool.fields.map((field) => {
          if (!answeredTogether.includes(field))
            return <ToolFormField key={field.name} {...propsOf(field)} />;
          if (field !== answeredTogether[0]) return null;
          const own = { slug: tool.slug, fields: answeredTogether.map(propsOf), onChange: change };
          return (
            <OwnSigns.WhenLoaded
              key={field.name}
              props={own}
              fallback={<Skeleton className="h-72 w-full" />}
            />
          );
        })}
      <div className="grid gap-5 empty:hidden">
        {isAtLimit ? (
          <LimitReached tool={tool} />
        ) : (
          failure && (
            <Notice tone="error">
              {props.failureTitle && (
                <span className="block font-medium">{props.failureTitle}</span>
              )}
              {failure}
              {lack && <span className="block text-note text-ivory-soft">{lack}</span>}
            </Notice>
          )
        )}
      </div>
      <div className="main-actions flex flex-wrap items-center gap-x-6 gap-y-2 md:-mt-4">
        <Button
          type="submit"
          busy={isBusy && texts.busy}
          disabled={isAtLimit || props.waitsFor !== undefined}
          className="min-w-60 max-md:w-full"
        >
          {texts.submit}
        </Button>
        <p className="text-note text-ivory-soft max-md:empty:hidden md:min-h-[1.5em]">
          {props.waitsFor ??
            (typeof remaining === 'number' &&
              remaining > 0 &&
              toolsStrings.form.remaining(remaining))}
        </p>
      </div>
    </form>
  );
}

function eitherOf(words: readonly string[]): string {
  return new Intl.ListFormat(localeOf('en-GB'), { type: 'disjunction' }).format(words);
}
