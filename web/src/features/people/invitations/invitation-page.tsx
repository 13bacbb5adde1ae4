import type { EnteredBirth, OpenedInvitation } from '@cosmic/contracts/people/invitations';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { problemOf } from '../../../api/api-error';
import { ButtonLink } from '../../../design/button-link';
import { ChartCorner } from '../../../design/chart-corner';
import { Skeleton } from '../../../design/skeleton';
import { threeOf, type SignedBirth } from '../../../design/three/three';
import { ThreeCard } from '../../../design/three/three-card';
import { TryAgain } from '../../../design/try-again';
import { usePageTitle } from '../../../head';
import { dayOf } from '../../../language/dates';
import { paths } from '../../../paths';
import { invitationPageStrings as s } from './invitation-page.strings';
import { useOpenInvitationQuery } from './invitations.api';
import { OwnBirthForm } from './own-birth-form';
import { WayBack } from './way-back';

/** What was done on this page since it was opened. */
type Done =
  | { what: 'entered'; birth: Omit<SignedBirth, 'signs'> & EnteredBirth }
  | { what: 'birth' | 'link'; by: string };

/** Where a friend of a member's enters their own birth, and takes it back: by the link alone. */
export function InvitationPage() {
  usePageTitle(s.tab);
  const { token = '' } = useParams();
  const [done, setDone] = useState<Done>();
  const { currentData, error, isFetching, refetch } = useOpenInvitationQuery(token);
  if (done && done.what !== 'entered') {
    const words = s.gone[done.what];
    return <Ended title={words.title} text={words.text(done.by)} />;
  }
  if (error && problemOf(error).code === 'not_found') return <Ended {...s.lost} />;
  return (
    <div className="relative overflow-clip">
      <ChartCorner />
      <div className="page relative grid min-h-dvh content-start gap-12 pb-28 pt-36 md:pt-40">
        {error && !currentData && (
          <TryAgain again={s.again} isBusy={isFetching} onRetry={() => void refetch()}>
            {s.failed}
          </TryAgain>
        )}
        {!currentData && !error && (
          <div role="status" aria-label={s.loading} className="grid gap-8">
            <Skeleton className="h-16 w-full max-w-3xl" />
            <Skeleton className="h-96 w-full max-w-xl" />
          </div>
        )}
        {currentData && (
          <Opened
            token={token}
            invitation={currentData}
            entered={done?.birth}
            onDone={setDone}
            onUsed={() => void refetch()}
          />
        )}
      </div>
    </div>
  );
}

interface OpenedProps {
  token: string;
  invitation: OpenedInvitation;
  /** What was entered just now. */
  entered: SignedBirth | undefined;
  onDone: (done: Done) => void;
  onUsed: () => void;
}

function Opened({ token, invitation, entered, onDone, onUsed }: OpenedProps) {
  const { asked_by: by, name, is_entered: isEntered, expires_at: until } = invitation;
  if (entered || isEntered) {
    return (
      <>
        {entered ? (
          <Heading key="thanks" title={s.thanks.title} text={s.thanks.text(by)} isNews />
        ) : (
          <Heading key="entered" title={s.entered.title} text={s.entered.text(by)} />
        )}
        <div className="grid items-start gap-x-20 gap-y-14 lg:grid-cols-2">
          {entered && (
            <section aria-label={s.thanks.three}>
              <ThreeCard three={threeOf(entered)} />
            </section>
          )}
          <WayBack token={token} by={by} onGone={() => onDone({ what: 'birth', by })} />
        </div>
      </>
    );
  }
  return (
    <>
      <Heading title={s.asks(by)} text={s.why} />
      <div className="grid items-start gap-x-20 gap-y-14 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
        <section aria-label={s.kept.title} className="grid gap-5 lg:order-2">
          <h2 className="text-title">{s.kept.title}</h2>
          <ul className="grid max-w-[48ch] gap-3 border-l border-gold-line/60 pl-6 text-ivory-soft">
            <li>{s.kept.what}</li>
            <li>{s.kept.who(by)}</li>
            <li>{s.kept.until(by)}</li>
            <li>{s.kept.day(dayOf(until))}</li>
          </ul>
        </section>
        <OwnBirthForm
          token={token}
          by={by}
          name={name ?? ''}
          onEntered={(birth) => onDone({ what: 'entered', birth })}
          onUsed={onUsed}
          onDeclined={() => onDone({ what: 'link', by })}
        />
      </div>
    </>
  );
}

interface HeadingProps {
  title: string;
  text: string;
  /** Whether it took the place of what had the focus. */
  isNews?: boolean;
}

function Heading({ title, text, isNews = false }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNews) return;
    heading.current?.focus();
    window.scrollTo(0, 0);
  }, [isNews]);
  return (
    <header className="grid gap-5">
      <h1
        ref={heading}
        tabIndex={-1}
        className="max-w-[20ch] text-headline font-light tracking-[-0.01em] wrap-anywhere outline-none md:text-hero"
      >
        {title}
      </h1>
      <p className="max-w-[56ch] text-lead text-ivory-soft wrap-anywhere">{text}</p>
    </header>
  );
}

/** Said of every link that leads nowhere any more. */
function Ended({ title, text }: { title: string; text: ReactNode }) {
  return (
    <section className="page grid min-h-dvh content-center justify-items-start gap-7 py-36">
      <h1 className="max-w-[16ch] text-hero font-light">{title}</h1>
      <p role="status" className="max-w-[40ch] text-lead text-ivory-soft wrap-anywhere">
        {text}
      </p>
      <ButtonLink to={paths.today}>{s.today}</ButtonLink>
    </section>
  );
}
