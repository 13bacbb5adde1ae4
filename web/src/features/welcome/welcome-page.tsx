import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useGetProfileQuery } from '../../api/profile.api';
import { Skeleton } from '../../design/skeleton';
import { TryAgain } from '../../design/try-again';
import { usePageTitle } from '../../head';
import { lazyPart } from '../../lazy-part';
import { redirectTarget } from '../../redirect';
import { DateStep } from './date-step';
import { STEP_PARAM, stepAfter, stepOf, type Step } from './steps';
import { TimeStep } from './time-step';
import { welcomeStrings as s } from './welcome.strings';

/** The search of towns and the wheel weigh more than the questions, and come after them. */
const PlaceStep = lazyPart(() => import('./place-step'), 'PlaceStep');
const YourThree = lazyPart(() => import('./your-three'), 'YourThree');

const QUESTIONS = { date: DateStep, time: TimeStep };

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

  // What comes later is fetched while the first questions are answered.
  useEffect(() => {
    void PlaceStep.load();
    void YourThree.load();
  }, []);

  if (!profile && isError) {
    return (
      <section className="page grid min-h-dvh content-center gap-6">
        <TryAgain again={s.again} isBusy={isFetching} onRetry={refetch}>
          {s.unreachable}
        </TryAgain>
      </section>
    );
  }
  if (!profile) return <OnItsWay />;
  if (step === 'three') {
    return (
      <YourThree.WhenLoaded
        props={{ profile, onChange: go, onLeave: leave }}
        fallback={<OnItsWay />}
      />
    );
  }
  const question = {
    profile,
    onNext: () => go(stepAfter(step)),
    onBack: step === 'date' ? undefined : () => void navigate(-1),
    onLeave: leave,
  };
  if (step === 'place') return <PlaceStep.WhenLoaded props={question} fallback={<OnItsWay />} />;
  const Question = QUESTIONS[step];
  return <Question key={step} {...question} />;
}

function OnItsWay() {
  return (
    <section className="page grid min-h-dvh content-center gap-6">
      <Skeleton className="h-14 w-full max-w-xl" />
      <Skeleton className="h-12 w-full max-w-md" />
    </section>
  );
}
