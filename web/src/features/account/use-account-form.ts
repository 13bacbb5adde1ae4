import { useState } from 'react';
import { problemOf, type ApiProblem } from '../../api/api-error';
import { accountStrings as s } from './account.strings';

type Problems<Name extends string> = Partial<Record<Name, string>>;

/** The fields of a form about an account: their values, what is missing, what the server refused. */
export function useAccountForm<Name extends string>(labels: Readonly<Record<Name, string>>) {
  const names = Object.keys(labels) as Name[];
  const [values, setValues] = useState(
    () => Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>,
  );
  const [problems, setProblems] = useState<Problems<Name>>({});
  const [failure, setFailure] = useState<string>();

  const set = (name: Name) => (value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setProblems((before) => ({ ...before, [name]: undefined }));
    setFailure(undefined);
  };

  /** @returns whether everything is filled in; what is not is said beside its field */
  const isComplete = (): boolean => {
    const missing = names.filter((name) => values[name].trim() === '');
    setProblems(
      Object.fromEntries(missing.map((name) => [name, s.required(labels[name])])) as Problems<Name>,
    );
    setFailure(undefined);
    if (missing[0]) focusOn(missing[0]);
    return missing.length === 0;
  };

  /** Says what was refused: beside the fields it concerns, else as a whole. */
  const refuse = (error: unknown, words: (problem: ApiProblem) => string): ApiProblem => {
    const problem = problemOf(error);
    const found = problem.fields.flatMap(({ field, message }) => {
      const name = names.find((candidate) => field.endsWith(FIELD_NAMES[candidate] ?? candidate));
      return name ? ([[name, `${labels[name]} ${message}`]] as const) : [];
    });
    setProblems(Object.fromEntries(found) as Problems<Name>);
    setFailure(words(problem));
    if (found[0]) focusOn(found[0][0]);
    return problem;
  };

  return { values, problems, failure, set, isComplete, refuse };
}

/** How the API calls what a form calls otherwise. */
const FIELD_NAMES: Record<string, string> = { fullName: 'full_name' };

function focusOn(name: string): void {
  document.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus();
}
