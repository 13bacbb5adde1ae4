import { Link } from 'react-router-dom';
import type { Day } from '../../api/today.api';
import { MoonDisc } from '../../design/moon-disc';
import { signName } from '../../design/sky/sky-names';
import { langOf } from '../../language/lang-of';
import { paths } from '../../paths';
import { useAppDispatch } from '../../state/app-state';
import { chooseSign } from '../../state/choose-sign';
import { useSession } from '../../state/session/use-session';
import { formatDay } from './formats';
import { Step } from './step';
import { todayStrings } from './today.strings';

const s = todayStrings.moon;

/** The date, the Moon as it is, and one sentence. */
export function MoonStep({ day: { date, moon, headline, basis, sign } }: { day: Day }) {
  return (
    <Step
      name="moon"
      labelledBy="moon-title"
      className="gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_min(36vw,32rem)] lg:items-center"
    >
      <MoonDisc
        elongation={moon.elongation}
        tilt={moon.tilt}
        label={s.picture(moon.words)}
        className="w-[min(66vw,34svh)] animate-appear md:w-[min(60vw,40svh)] lg:order-2 lg:w-full"
      />
      <div className="grid gap-5 lg:gap-8">
        <h1 id="moon-title" className="font-text text-body text-gold lg:text-lead">
          {formatDay(date)}
        </h1>
        <p
          lang={langOf(headline)}
          className="max-w-[17ch] font-display text-[clamp(2.875rem,1.9rem+4.4vw,6.5rem)] leading-[0.98] font-light tracking-[-0.02em] text-balance"
        >
          {headline}
        </p>
        <p className="text-note text-ivory-soft lg:text-body" lang={langOf(moon.words)}>
          {moon.words}
        </p>
        <Basis basis={basis} sign={sign} />
      </div>
    </Step>
  );
}

/** Whose day this is, and how it becomes one's own. */
function Basis({ basis, sign }: Pick<Day, 'basis' | 'sign'>) {
  const { status } = useSession();
  const dispatch = useAppDispatch();
  const words = { chart: s.ownDay, 'birth-date': s.withoutHour, sign: s.signsDay(signName(sign)) };
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-note text-ivory-soft">
      {words[basis]}
      {basis === 'sign' && status === 'member' && (
        <Link to={paths.myProfile} className={LINK}>
          {s.invite}
        </Link>
      )}
      {basis === 'sign' && status !== 'member' && (
        <button type="button" className={LINK} onClick={() => dispatch(chooseSign(null))}>
          {s.otherSign}
        </button>
      )}
    </p>
  );
}

const LINK =
  'inline-block py-2.5 text-gold underline decoration-gold-line underline-offset-4 hover:text-ivory';
