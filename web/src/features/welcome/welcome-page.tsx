import { useNavigate, useSearchParams } from 'react-router-dom';
import { useGetProfileQuery } from '../../api/profile.api';
import { Skeleton } from '../../design/skeleton';
import { TryAgain } from '../../design/try-again';
import { usePageTitle } from '../../head';
import { redirectTarget } from '../../redirect';
import { DateStep } from './date-step';
import { PlaceStep } from './place-step';
import { STEP_PARAM, stepAfter, stepOf, type Step } from './steps';
import { TimeStep } from './time-step';
import { YourThree } from './your-three';
import { welcomeStrings as s } from './welcome.strings';

const QUESTIONS = { date: DateStep, time: TimeStep, place: PlaceStep };

/** The first minute of an account: three questions, a screen each, and the chart that they make. */
export function WelcomePage() {
  usePageTitle(s.title);
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const { data: profile, isError, isFetching, refetch } = useGetProfileQuery();
  const step = stepOf(search.get(STEP_PARAM));
  const go = (next: Step) => {
    const changed = new URLSearchParams(search);
    changed.set(STEP_PARAM, next);
    setSearch(changed);
    window.scrollTo(0, 0);
  };
  const leave = () => void navigate(redirectTarget(search.get('redirect')), { replace: true });

  if (!profile) {
    return (
      <section className="page grid min-h-dvh content-center gap-6">
        {isError ? (
          <TryAgain again={s.again} isBusy={isFetching} onRetry={refetch}>
            {s.unreachable}
          </TryAgain>
        ) : (
          <>
            <Skeleton className="h-14 w-full max-w-xl" />
            <Skeleton className="h-12 w-full max-w-md" />
          </>
        )}
      </section>
    );
  }
  if (step === 'three') return <YourThree profile={profile} onChange={go} onLeave={leave} />;
  const Question = QUESTIONS[step];
  return (
    <Question
      key={step}
      profile={profile}
      onNext={() => go(stepAfter(step))}
      onBack={step === 'date' ? undefined : () => void navigate(-1)}
      onLeave={leave}
    />
  );
}
