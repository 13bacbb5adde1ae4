import { karmicDebts } from '@cosmic/divination/numerology/karmic-debt';
import { personalYear } from '@cosmic/divination/numerology/personal-year';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../design/button-link';
import { dateFormat } from '../../../language/formats';
import { langOf } from '../../../language/lang-of';
import { paths } from '../../../paths';
import { numerologyStrings } from './numerology.strings';
import { stretchesOf, type Stretch } from './stretches';

const s = numerologyStrings.deeper;

interface DeeperNumbersProps {
  fullName: string;
  /** `YYYY-MM-DD` */
  dob: string;
}

/** What subscribers see below their four numbers, worked out in the browser. */
export function DeeperNumbers({ fullName, dob }: DeeperNumbersProps) {
  const now = new Date();
  return (
    <section aria-label={s.title} className="grid gap-12 border-t border-gold-line/40 pt-8">
      <header className="grid gap-2">
        <h3 className="text-headline font-light">{s.title}</h3>
        <p className="text-note text-ivory-soft">{s.intro}</p>
      </header>
      <PersonalYear dob={dob} year={now.getFullYear()} />
      <Debts fullName={fullName} dob={dob} />
      <Cycles stretches={stretchesOf(dob, now)} />
      <div className="grid justify-items-start gap-4">
        <h4 className="font-display text-title">{s.compatibility.title}</h4>
        <p className="text-ivory-soft">{s.compatibility.text}</p>
        <ButtonLink to={paths.tool('compatibility')} variant="secondary" size="compact">
          {s.compatibility.open}
        </ButtonLink>
      </div>
    </section>
  );
}

function PersonalYear({ dob, year }: { dob: string; year: number }) {
  const now = personalYear(dob, year);
  const next = personalYear(dob, year + 1);
  const [first, last] = [new Date(Date.UTC(year, 0, 1)), new Date(Date.UTC(year, 11, 31))];
  return (
    <div className="grid gap-4">
      <h4 className="font-display text-title">{s.year(String(year))}</h4>
      <Numbered
        value={now.value}
        title={now.title}
        note={s.yearSpan(DAY.format(first), DAY.format(last))}
        steps={now.steps}
      >
        <p lang={langOf(now.text)}>{now.text}</p>
        <p className="text-ivory-soft">{s.nextYear(String(year + 1), next.value, next.title)}</p>
      </Numbered>
    </div>
  );
}

function Debts({ fullName, dob }: DeeperNumbersProps) {
  const debts = karmicDebts({ dob, name: fullName });
  return (
    <div className="grid gap-5">
      <h4 className="font-display text-title">{s.debts}</h4>
      <p className="max-w-[66ch] text-ivory-soft">{s.debtIntro}</p>
      {debts.length === 0 && <p>{s.noDebts}</p>}
      {debts.map(({ number, place, title, text, step }) => (
        <Numbered
          key={`${place}-${number}`}
          value={number}
          title={title}
          note={s.places[place]}
          steps={[step]}
        >
          <p lang={langOf(text)}>{text}</p>
        </Numbered>
      ))}
    </div>
  );
}

function Cycles({ stretches }: { stretches: readonly Stretch[] }) {
  return (
    <div className="grid gap-5">
      <h4 className="font-display text-title">{s.cycles}</h4>
      <p className="max-w-[66ch] text-ivory-soft">{s.cyclesIntro}</p>
      {stretches.map(({ place, value, from, to, fromAge, toAge, isNow, text, step }, index) => {
        const span = to ? s.span(DAY.format(from), DAY.format(to)) : s.from(DAY.format(from));
        return (
          <Numbered
            key={place}
            value={value}
            title={span}
            note={[s.age(fromAge, toAge), isNow && s.now].filter(Boolean).join(' · ')}
            steps={[step]}
            isLit={isNow}
          >
            <p className="text-ivory-soft">{s.stretches[index]}</p>
            <p lang={langOf(text)}>{text}</p>
          </Numbered>
        );
      })}
    </div>
  );
}

interface NumberedProps {
  value: number;
  title: string;
  note: string;
  steps: readonly string[];
  isLit?: boolean;
  children: ReactNode;
}

/** A number, what it says, and how it was worked out. */
function Numbered({ value, title, note, steps, isLit = false, children }: NumberedProps) {
  return (
    <div
      className={`grid gap-x-8 gap-y-3 border-l-2 pl-5 sm:grid-cols-[4rem_1fr] ${isLit ? 'border-gold' : 'border-gold-line/40'}`}
    >
      <p className="figures font-display text-headline leading-none text-gold">{value}</p>
      <div className="grid max-w-[66ch] gap-3">
        <p>
          <span lang={langOf(title)} className="block font-display text-lead">
            {title}
          </span>
          <span className="text-note text-ivory-soft">{note}</span>
        </p>
        {children}
        <ul className="figures grid gap-1 text-note text-ivory-soft">
          <li>{numerologyStrings.worked}</li>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const DAY = dateFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
