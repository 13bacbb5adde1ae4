import type { Generation } from '@cosmic/contracts/readings/readings';
import type { Trial, TrialOutcome } from '@cosmic/contracts/readings/trials';
import { api, apiUrl } from '../../../api/api';
import { useSession } from '../../../state/session/use-session';
import { FactsColumn, ReadingText } from '../../../design/reading-sheet';
import { Button } from '../../../design/button';
import { useToast } from '../../../state/use-toast';
import { toolsStrings } from '../tools.strings';
import { isInvited } from './trial.rules';

const s = toolsStrings.trial;

const trialsApi = api.injectEndpoints({
  endpoints: (build) => ({
    beginTrial: build.mutation<Trial, string>({
      query: (id) => ({
        url: apiUrl('/api/readings/:id/trial', { id }),
        method: 'POST',
        body: {},
      }),
    }),
    answerTrial: build.mutation<TrialOutcome, { id: string; resonates: boolean }>({
      query: ({ id, resonates }) => ({
        url: apiUrl('/api/trials/:id', { id }),
        method: 'PUT',
        body: { resonates },
      }),
    }),
  }),
});

const { useBeginTrialMutation, useAnswerTrialMutation } = trialsApi;

/** Now and then, for members who want it: a passage to be weighed without knowing whose it is. */
export function BlindTrial({ generation }: { generation: Generation }) {
  const toast = useToast();
  const isMember = useSession().status === 'member';
  const [begin, { data: trial, isLoading }] = useBeginTrialMutation();
  if (!isMember || !isInvited(generation)) return null;
  const accept = () =>
    begin(generation.id)
      .unwrap()
      .catch(() => toast('error', s.failed));
  return (
    <section
      aria-label={s.title}
      className="clearing grid gap-5 border-l-2 border-gold-line/60 pl-6 md:pl-8 print:hidden"
    >
      <h3 className="text-title">{s.title}</h3>
      {trial ? (
        <Passage trial={trial} />
      ) : (
        <>
          <p className="max-w-[60ch] text-ivory-soft">{s.invitation}</p>
          <Button
            variant="secondary"
            size="compact"
            className="justify-self-start"
            busy={isLoading && s.busy}
            onClick={() => void accept()}
          >
            {s.accept}
          </Button>
        </>
      )}
    </section>
  );
}

function Passage({ trial }: { trial: Trial }) {
  const toast = useToast();
  const [answer, { data: outcome, isLoading }] = useAnswerTrialMutation();
  const say = (resonates: boolean) =>
    answer({ id: trial.id, resonates })
      .unwrap()
      .catch(() => toast('error', s.failed));
  return (
    <>
      <ReadingText text={trial.content} />
      {outcome ? (
        <div role="status" className="grid gap-5">
          <p className="text-lead">{outcome.wasOwn ? s.own : s.control(outcome.birthDate)}</p>
          <p className="text-ivory-soft">{s.thanks}</p>
          <FactsColumn facts={outcome.facts} title={s.facts} />
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <p className="mr-2">{toolsStrings.reading.loveQuestion}</p>
          {([true, false] as const).map((resonates) => (
            <Button
              key={String(resonates)}
              variant="secondary"
              size="compact"
              disabled={isLoading}
              onClick={() => void say(resonates)}
            >
              {resonates ? s.yes : s.no}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
