import { useNavigate, useParams } from 'react-router-dom';
import { useGetReadingQuery } from '../../api/journal.api';
import { Button } from '../../design/button';
import { ButtonLink } from '../../design/button-link';
import { Notice } from '../../design/notice';
import { FactsColumn, ReadingText } from '../../design/reading-sheet';
import { Skeleton } from '../../design/skeleton';
import { problemOf } from '../../api/api-error';
import { paths } from '../../paths';
import { dashboardStrings } from './dashboard.strings';
import { dayOf } from './dates';
import { LoadFailed } from './load-failed';
import { useRemoval } from './use-removal';
import { SharePanel } from './share-panel';
import { langOf } from '../../language/lang-of';

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
    <article className="grid gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="grid content-start gap-7">
        <header className="grid gap-2">
          <h2 lang={langOf(data.title)} className="text-headline font-light">
            {data.title}
          </h2>
          <p className="figures text-note text-ivory-soft">{s.saved(dayOf(data.createdAt))}</p>
        </header>
        <ReadingText text={data.content} />
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
      </div>
      <FactsColumn title={dashboardStrings.facts} facts={data.facts} />
    </article>
  );
}
