import type { Reading } from '@cosmic/contracts/readings/journal';
import { labelsOf } from '@cosmic/tools/page/labels';
import { leadFigureOf } from '@cosmic/tools/page/lead-figure';
import { useNavigate, useParams } from 'react-router-dom';
import { useGetReadingQuery } from '../../api/journal.api';
import { Button } from '../../design/button';
import { ButtonLink } from '../../design/button-link';
import { Notice } from '../../design/notice';
import { ReadingSheet } from '../../design/reading/reading-sheet';
import { Skeleton } from '../../design/skeleton';
import { problemOf } from '../../api/api-error';
import { paths } from '../../paths';
import { dashboardStrings } from './dashboard.strings';
import { dayOf } from '../../language/dates';
import { LoadFailed } from './load-failed';
import { useRemoval } from './use-removal';
import { SharePanel } from './share-panel';

const s = dashboardStrings.readings;

/** One saved reading whole, as it was read; it prints on paper as well. */
export function ReadingPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const remove = useRemoval();
  const { data, isError, error, isFetching, refetch } = useGetReadingQuery(id, {
    // What was kept for want of a connection gives way to the whole.
    refetchOnMountOrArgChange: true,
  });

  if (isError) {
    const isLost = ['not_found', 'invalid_input'].includes(problemOf(error).code);
    return isLost ? (
      <Notice
        tone="error"
        action={
          <ButtonLink to={paths.myReadings} variant="secondary" size="compact">
            {s.toAll}
          </ButtonLink>
        }
      >
        {s.lost}
      </Notice>
    ) : (
      <LoadFailed isBusy={isFetching} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <Skeleton className="h-96 w-full max-w-3xl" />;
  return (
    <ReadingSheet
      title={data.title}
      {...sheetOf(data)}
      note={
        <>
          <p className="figures text-note text-ivory-soft">{s.saved(dayOf(data.createdAt))}</p>
          <Asked question={data.params?.['question']} />
        </>
      }
    >
      <div className="flex flex-wrap gap-3 print:hidden">
        <ButtonLink to={paths.myReadings} variant="secondary">
          {s.toAll}
        </ButtonLink>
        <Button variant="secondary" onClick={() => window.print()}>
          {s.print}
        </Button>
        <Button
          variant="quiet"
          onClick={() =>
            void remove(data.id).then((isGone) => isGone && navigate(paths.myReadings))
          }
        >
          {s.remove}
        </Button>
      </div>
      {/* Without its generation it is not known to have been written here, and can't be public. */}
      {data.params && <SharePanel reading={data} />}
    </ReadingSheet>
  );
}

/** What was asked of the cards, in the words of whoever asked. */
function Asked({ question }: { question: unknown }) {
  if (typeof question !== 'string' || question === '') return null;
  return (
    <p className="max-w-[44ch]">
      <span className="block text-note text-ivory-soft">{s.asked}</span>
      <span className="font-display text-lead">{question}</span>
    </p>
  );
}

/** What a sheet shows of a saved reading; one that was kept without its generation has words alone. */
function sheetOf({ toolType, facts, figure, ...saved }: Reading) {
  const params = saved.params ?? {};
  const content = withoutHeading(saved.content, figure);
  return {
    text: content,
    essence: saved.essence,
    labels: labelsOf(toolType ?? ''),
    figure: leadFigureOf({ params, facts, figure }),
    more: figure,
    facts,
  };
}

/** A horoscope is saved behind its sign and period, a card's reading behind its name. */
function withoutHeading(content: string, figure: Reading['figure']): string {
  const card = figure?.kind === 'cards' ? figure.cards[0]?.name : undefined;
  if (card && content.startsWith(`${card}: `)) return content.slice(card.length + 2);
  return content.replace(/^[A-Z]+ - [A-Z]+: /, '');
}
