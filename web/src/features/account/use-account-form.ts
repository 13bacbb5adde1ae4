import { useState } from 'react';
import { problemOf, type ApiProblem } from '../../api/api-error';
import { sayProblem } from '../../api/say-problem';
import { accountStrings as s } from './account.strings';

type Problems<Name extends string> = Partial<Record<Name, string>>;

/** The fields of a form about an account: their values, what is missing, what the server refused. */
export function useAccountForm<Name extends string>(
  labels: Readonly<Record<Name, string>>,
  begun: Partial<Record<Name, string>> = {},
) {
  const names = Object.keys(labels) as Name[];
  const [values, setValues] = useState(() => ({ ...emptyOf(names), ...begun }));
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

  /**
   * Says what was refused: beside the fields it concerns, and as a whole.
   *
   * @param words  what is said as a whole; undefined where the fields say it all
   * @param blamed  the field that a refusal is about as a whole, by its code
   */
  const refuse = (
    error: unknown,
    words: (problem: ApiProblem) => string | undefined,
    blamed: Partial<Record<ApiProblem['code'], Name>> = {},
  ): ApiProblem => {
    const problem = problemOf(error);
    const found: Problems<Name> = {};
    for (const refused of problem.fields) {
      const name = names.find((candidate) =>
        refused.field.endsWith(FIELD_NAMES[candidate] ?? candidate),
      );
      if (name)
        found[name] = [found[name], sayProblem(labels[name], refused)].filter(Boolean).join(' ');
    }
    const culprit = blamed[problem.code];
    if (culprit) found[culprit] = problem.message;
    setProblems(found);
    setFailure(culprit ? undefined : words(problem));
    const [first] = names.filter((name) => found[name]);
    if (first) focusOn(first);
    return problem;
  };

  /** Says what is wrong with one field. */
  const blame = (name: Name, message: string) => {
    setProblems({ [name]: message } as Problems<Name>);
    focusOn(name);
  };

  /** Forgets what was typed. */
  const clear = () => {
    setValues(emptyOf(names));
    setProblems({});
    setFailure(undefined);
  };

  return { values, problems, failure, set, isComplete, refuse, blame, clear };
}

/** How the API calls what a form calls otherwise: several forms of a page have a password each. */
const FIELD_NAMES: Record<string, string> = {
  fullName: 'full_name',
  currentPassword: 'current_password',
  newPassword: 'new_password',
  newEmail: 'email',
};

/** A refusal in the server's words, unless they stand beside the fields already. */
export function inWholeUnlessBeside({ fields, message }: ApiProblem): string | undefined {
  return fields.length > 0 ? undefined : message;
}

function emptyOf<Name extends string>(names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>;
}

function focusOn(name: string): void {
  document.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus();
}
