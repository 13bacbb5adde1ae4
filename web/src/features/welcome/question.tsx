import type { ProfileChange } from '@cosmic/contracts/account/profile';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { problemOf } from '../../api/api-error';
import { useChangeProfileMutation, type Profile } from '../../api/profile.api';
import { sayProblem } from '../../api/say-problem';
import { Button } from '../../design/button';
import { Icon } from '../../design/icon';
import { Medallion } from '../../design/medallion';
import { iconPath } from '../../design/named-icon';
import { Notice } from '../../design/notice';
import { Starfield } from '../../design/starfield';
import { STEPS, type Step } from './steps';
import { welcomeStrings as s } from './welcome.strings';

/** What each question is handed. */
export interface QuestionProps {
  profile: Profile;
  onNext: () => void;
  /** Undefined on the first. */
  onBack: (() => void) | undefined;
  onLeave: () => void;
}

const ASKED = STEPS.length - 1;

interface FrameProps extends Omit<QuestionProps, 'profile'> {
  step: Exclude<Step, 'three'>;
  icon: string;
  /** What is to be kept; a text where the answer is not one yet, which is said beside the field. */
  answer: () => ProfileChange | string;
  children: (problem: string | undefined) => ReactNode;
}

/** A question on a screen of its own. Its answer is kept before the next one is asked. */
export function Question({ step, icon, answer, onNext, onBack, onLeave, children }: FrameProps) {
  const { question, why } = s[step];
  const [problem, setProblem] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const [change, { isLoading }] = useChangeProfileMutation();
  const form = useRef<HTMLFormElement>(null);
  const focusFirst = () => form.current?.querySelector<HTMLElement>('input')?.focus();
  useEffect(() => form.current?.querySelector<HTMLElement>('input')?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const given = answer();
    setFailed(false);
    setProblem(typeof given === 'string' ? given : undefined);
    if (typeof given === 'string') return focusFirst();
    try {
      await change(given).unwrap();
      onNext();
    } catch (error) {
      const [refused] = problemOf(error).fields;
      if (refused) setProblem(sayProblem(s[step].label, refused));
      else setFailed(true);
      focusFirst();
    }
  };

  return (
    <section className="relative grid min-h-dvh content-center overflow-clip pb-24 pt-32">
      <Starfield count={18} seed={question.length} />
      <div className="page relative grid items-center gap-16 lg:grid-cols-[minmax(0,34rem)_1fr]">
        <div className="clearing grid gap-9">
          <header className="grid gap-4">
            <div className="flex items-center justify-between gap-6 text-ivory-soft">
              <p className="figures text-note">{s.step(STEPS.indexOf(step) + 1, ASKED)}</p>
              <Button variant="quiet" size="compact" onClick={onLeave}>
                {s.later}
              </Button>
            </div>
            <Progress at={STEPS.indexOf(step)} />
            <h1 className="text-headline font-light">{question}</h1>
            <p className="text-lead text-ivory-soft">{why}</p>
          </header>
          <form
            ref={form}
            onSubmit={(event) => void submit(event)}
            noValidate
            className="grid gap-8"
          >
            {children(problem)}
            {hasFailed && <Notice tone="error">{s.failed}</Notice>}
            <div className="flex flex-wrap items-center gap-3">
              <Button type="submit" busy={isLoading && s.saving} className="min-w-40">
                {s.next}
              </Button>
              <Button variant="secondary" onClick={onNext}>
                {s.skip}
              </Button>
              {onBack && (
                <Button variant="quiet" onClick={onBack}>
                  <Icon name="arrow" className="size-4 rotate-180" />
                  {s.back}
                </Button>
              )}
            </div>
          </form>
          <p className="text-note text-ivory-soft">{s.private}</p>
        </div>
        <Medallion
          path={iconPath(icon)}
          className="hidden w-[min(30rem,32vw)] justify-self-end lg:block"
        />
      </div>
    </section>
  );
}

/** How far one is, as a line; the words above say it too. */
function Progress({ at }: { at: number }) {
  return (
    <div aria-hidden="true" className="grid grid-cols-3 gap-2">
      {Array.from({ length: ASKED }, (_, place) => (
        <span key={place} className={place <= at ? 'h-px bg-gold' : 'h-px bg-gold-line/40'} />
      ))}
    </div>
  );
}
