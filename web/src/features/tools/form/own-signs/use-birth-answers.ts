import { useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../../../../state/app-state';
import { formTyped } from '../../../../state/drafts/drafts';
import { answersOf, valuesOf, type BirthAnswers } from './birth-answers';

/** One draft for all tools; none of them is called so. */
const FORM = 'own birth';

/** What was told of a birth in this tab, in whichever tool, and how some of it is told anew. */
export function useBirthAnswers(): [BirthAnswers, (part: Partial<BirthAnswers>) => void] {
  const dispatch = useAppDispatch();
  const draft = useAppSelector(({ drafts }) => drafts.forms[FORM]);
  const answers = useMemo(() => answersOf(draft), [draft]);
  const change = (part: Partial<BirthAnswers>) => {
    dispatch(formTyped({ form: FORM, values: valuesOf({ ...answers, ...part }) }));
  };
  return [answers, change];
}
