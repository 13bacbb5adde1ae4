import type { Generation } from '@cosmic/contracts/readings/readings';
import type { ToolSummary } from '@cosmic/contracts/readings/tools';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../../../state/session/use-session';
import { Button } from '../../../design/button';
import { ButtonLink } from '../../../design/button-link';
import { paths } from '../../../paths';
import { isFinal } from '../generation/generation.rules';
import { Reading } from '../generation/reading';
import { useSteps } from './draw-steps';
import { DrawStage } from './draw-stage-part';
import { SPREADS } from './spreads';
import { tarotStrings as s } from './tarot.strings';

interface TarotAnswerProps {
  tool: ToolSummary;
  generation: Generation;
  isNew: boolean;
  onTold: () => void;
  onAgain: () => void;
}

/** A draw from its cards to the words they lead to. */
export function TarotAnswer({ generation, ...shown }: TarotAnswerProps) {
  const { params, figure, status } = generation;
  const [wasOver] = useState(() => !shown.isNew && isFinal(generation));
  const cards = figure?.kind === 'cards' ? figure : undefined;
  const chosen = Array.isArray(params['chosen']) ? (params['chosen'] as number[]) : null;
  const step = useSteps(cards !== undefined, wasOver ? 'all' : chosen ? 'shuffling' : 'nothing');
  const [turned, setTurned] = useState<readonly number[]>([]);
  const spread = SPREADS.find(({ id }) => id === params['spread']) ?? SPREADS[0]!;
  // Whoever laid the cards themselves has seen them.
  const isOpen = wasOver || cards?.draw === null;
  const open = isOpen ? spread.places.map((_, at) => at) : turned;
  const isTold =
    spread.places.length === 1
      ? step === 'told'
      : cards !== undefined && open.length === spread.places.length;
  return (
    <Reading
      {...shown}
      generation={generation}
      isTitledByLead={spread.places.length === 1}
      isHeld={!isTold && status !== 'failed'}
      lead={
        status === 'failed' ? null : (
          <div className="grid gap-8">
            <DrawStage.WhenLoaded
              props={{
                figure: cards,
                spread: spread.id,
                chosen,
                step,
                turned: open,
                onTurn: setTurned,
              }}
              fallback={
                <p role="status" className="min-h-80 text-lead text-ivory-soft">
                  {s.busy}
                </p>
              }
            />
            <Question words={params['question']} />
            {status === 'completed' && isTold && <Proof generation={generation} />}
          </div>
        )
      }
      isInviting
      after={<GuestPrompt />}
    />
  );
}

/** What was asked, kept with the cards. */
function Question({ words }: { words: unknown }) {
  if (typeof words !== 'string' || words === '') return null;
  return (
    <p className="max-w-[44ch]">
      <span className="block text-note text-ivory-soft">{s.question.asked}</span>
      <span className="font-display text-lead">{words}</span>
    </p>
  );
}

function Proof({ generation: { id, figure } }: { generation: Generation }) {
  if (figure?.kind !== 'cards') return null;
  if (!figure.draw) return <p className="text-note text-ivory-soft">{s.yourOwn}</p>;
  return (
    <Link
      to={paths.verifyDraw(id)}
      className="justify-self-start py-1 text-note text-gold underline decoration-gold-line underline-offset-4 hover:text-ivory"
    >
      {s.verify}
    </Link>
  );
}

/** After their one draw guests are asked to stay; they may also go on as they are. */
function GuestPrompt() {
  const { status } = useSession();
  const [isCleared, setCleared] = useState(false);
  if (status !== 'guest' || isCleared) return null;
  return (
    <aside
      aria-label={s.prompt.title}
      className="grid justify-items-start gap-4 border border-gold-line/60 px-6 py-6 print:hidden"
    >
      <h3 className="text-title">{s.prompt.title}</h3>
      <p className="text-ivory-soft">{s.prompt.text}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.signup('tarot')} size="compact">
          {s.prompt.signup}
        </ButtonLink>
        <Button variant="quiet" size="compact" onClick={() => setCleared(true)}>
          {s.prompt.onward}
        </Button>
      </div>
    </aside>
  );
}
