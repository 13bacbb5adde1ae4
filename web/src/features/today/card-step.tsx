import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { problemOf } from '../../api/api-error';
import { useTurnCardMutation, type Day, type TurnedCard, type WhichDay } from '../../api/today.api';
import { classes } from '../../design/classes';
import { CardBack } from '../../design/deck/card-back';
import { cardOf } from '../../design/deck/card-name';
import { Icon } from '../../design/icon';
import { langOf } from '../../language/lang-of';
import { paths } from '../../paths';
import { loadCards, OwnCard } from './own-card';
import { Step } from './step';
import { todayStrings } from './today.strings';

const s = todayStrings.card;

/** One card, face down until it is turned, and the same for the rest of the day. */
export function CardStep({ day, which }: { day: Day; which: WhichDay }) {
  const { commitment, turned } = day.card;
  const [turn, { isLoading, error }] = useTurnCardMutation();
  useEffect(() => void loadCards(), []);
  const onTurn = () => void turn({ ...which, commitment, clientSeed: newSeed() });
  return (
    <Step
      name="card"
      labelledBy="card-title"
      className="gap-x-[clamp(3rem,8vw,9rem)] gap-y-5 md:gap-y-8 lg:grid-cols-[auto_minmax(0,1fr)] lg:items-center"
    >
      <div className="aspect-[5/8] h-[min(38svh,25rem)] md:h-[min(46svh,30rem)] [perspective:1100px] lg:h-[min(68svh,38rem)]">
        <button
          type="button"
          data-sound="flip"
          onClick={onTurn}
          disabled={turned !== null || isLoading}
          aria-label={turned ? undefined : s.turn}
          aria-hidden={turned ? true : undefined}
          tabIndex={turned ? -1 : undefined}
          className={classes(
            'relative block size-full transition-transform duration-800 ease-out [transform-style:preserve-3d]',
            turned
              ? 'cursor-default [transform:rotateY(180deg)]'
              : 'not-disabled:hover:[transform:translateY(-8px)_rotate(-0.6deg)]',
            isLoading && '[transform:translateY(-14px)_scale(1.02)]',
          )}
        >
          <CardBack className="absolute inset-0 size-full [backface-visibility:hidden]" />
          {turned && (
            <OwnCard
              id={turned.id}
              className="absolute inset-0 size-full [backface-visibility:hidden] [transform:rotateY(180deg)]"
            />
          )}
        </button>
      </div>
      <div className="grid content-center gap-5" aria-live="polite">
        {turned ? (
          <Turned card={turned} date={which.date} />
        ) : (
          <>
            <h2 id="card-title" className={TITLE}>
              {s.waiting}
            </h2>
            <p className="max-w-[40ch] text-lead text-ivory-soft">{s.waitingText}</p>
            <p className="min-h-12 font-medium text-gold" aria-hidden={!isLoading}>
              {isLoading ? s.turning : s.turn}
            </p>
          </>
        )}
        {error && !turned && (
          <p role="alert" className="flex items-start gap-2 text-rose">
            <Icon name="alert" className="mt-1 size-4" />
            {s.failed} {problemOf(error).message}
          </p>
        )}
      </div>
    </Step>
  );
}

function Turned({ card: { id, name, meaning }, date }: { card: TurnedCard; date: string }) {
  return (
    <div className="grid animate-appear gap-5 [animation-delay:450ms]">
      <p className="text-gold">{s.kept}</p>
      <h2 id="card-title" className={TITLE}>
        {cardOf(id)?.name ?? name}
      </h2>
      <p lang={langOf(meaning)} className="max-w-[44ch] text-lead">
        {meaning}
      </p>
      <p className="flex flex-wrap gap-x-8">
        <Link to={paths.verifyDraw(date)} className={LINK}>
          {s.proof}
        </Link>
        <Link to={paths.card(id)} className={LINK}>
          {s.about}
        </Link>
      </p>
    </div>
  );
}

const TITLE =
  'max-w-[12ch] text-[clamp(2.5rem,1.6rem+4vw,5.5rem)] leading-[0.98] font-light tracking-[-0.02em]';
const LINK =
  'inline-block py-2.5 text-note text-gold underline decoration-gold-line underline-offset-4 hover:text-ivory';

/** The half of the seed that whoever turns the card adds, so that nobody could have chosen it before. */
function newSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
