import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Day } from '../../api/today.api';
import { paths } from '../../paths';
import { useSession } from '../../state/session/use-session';
import { LunationRing } from './lunation-ring';
import { Step } from './step';
import { todayStrings } from './today.strings';
import { Veil } from './veil';

const s = todayStrings.end;

/** The end of a day: how far this Moon has come, that tomorrow is written, and what else a day may hold. */
export function EndStep({ day, children }: { day: Day; children: ReactNode }) {
  const { date, lunation, ticks, tomorrow } = day;
  const { status } = useSession();
  const links = [
    { to: paths.myDays, label: s.days },
    { to: paths.tools, label: s.tools },
    ...(status === 'member' ? [] : [{ to: paths.signup(paths.today), label: s.keep }]),
  ];
  return (
    <Step
      name="end"
      labelledBy="end-title"
      className="gap-x-16 gap-y-6 md:gap-y-10 lg:grid-cols-[minmax(0,1fr)_min(36vw,30rem)] lg:items-center"
    >
      <div className="grid gap-5 md:gap-8 lg:gap-10">
        <h2
          id="end-title"
          className="max-w-[9ch] text-[clamp(3rem,1.8rem+5.4vw,7rem)] leading-[0.92] font-light tracking-[-0.02em]"
        >
          {s.title}
        </h2>
        <div className="grid gap-3">
          <p className="text-gold">{s.tomorrow}</p>
          <Veil line={tomorrow} />
          <p className="max-w-[40ch] text-note text-ivory-soft">{s.veiled}</p>
        </div>
        <p className="flex flex-wrap gap-x-8">
          {links.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              className="inline-block py-2.5 text-gold underline decoration-gold-line underline-offset-4 hover:text-ivory"
            >
              {label}
            </Link>
          ))}
        </p>
        {children}
      </div>
      <div className="grid items-center gap-x-6 gap-y-3 max-lg:order-first max-lg:grid-cols-[auto_minmax(0,14rem)] max-lg:justify-start lg:justify-items-center">
        <LunationRing
          lunation={lunation}
          ticks={ticks}
          date={date}
          className="w-[min(42vw,24svh)] md:w-[min(40vw,30svh)] lg:w-full"
        />
        <p className="figures text-note text-ivory-soft">
          {s.day(lunation.day, lunation.days)}.{' '}
          {ticks.length > 0 && <span className="block">{s.opened(ticks.length)}</span>}
        </p>
      </div>
    </Step>
  );
}
