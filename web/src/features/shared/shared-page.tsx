import { useParams } from 'react-router-dom';
import { problemOf } from '../../api/api-error';
import { ButtonLink } from '../../design/button-link';
import { FactsColumn, ReadingText } from '../../design/reading-sheet';
import { Skeleton } from '../../design/skeleton';
import { TryAgain } from '../../design/try-again';
import { usePageTitle } from '../../head';
import { dateFormat } from '../../language/formats';
import { inLanguage } from '../../language/server-words';
import { paths } from '../../paths';
import { Prerendered } from '../../prerendered';
import { useGetSharedQuery } from './shared.api';
import { sharedStrings as s } from './shared.strings';

const DAY = dateFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A reading that its member has made public, for whoever was given the link. */
export function SharedPage() {
  const { token = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useGetSharedQuery(token);
  const problem = error && problemOf(error).code;
  usePageTitle(
    problem === 'not_found' ? s.lost.title : currentData && inLanguage(currentData.toolName),
  );

  if (problem === 'not_found') return <NotShared />;
  if (problem && !currentData) {
    return (
      <div className="page grid min-h-dvh content-center py-36">
        <TryAgain again={s.again} isBusy={isFetching} onRetry={() => void refetch()}>
          {s.failed}
        </TryAgain>
      </div>
    );
  }
  if (!currentData) {
    return (
      <Prerendered>
        <div role="status" aria-label={s.loading} className="page min-h-dvh pt-36">
          <Skeleton className="h-96 w-full max-w-3xl" />
        </div>
      </Prerendered>
    );
  }
  const { toolType, content, facts, createdAt } = currentData;
  const toolName = inLanguage(currentData.toolName);
  return (
    <div className="relative overflow-clip">
      <div className="nebula" aria-hidden="true" />
      <article className="page relative grid min-h-dvh content-start gap-x-20 gap-y-10 pb-28 pt-36 md:pt-40 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid content-start gap-9">
          <header className="grid gap-3">
            <h1 className="text-headline font-light tracking-[-0.01em] md:text-hero">{toolName}</h1>
            <p className="figures text-note text-ivory-soft">
              {s.from(DAY.format(new Date(createdAt)))}
            </p>
          </header>
          <ReadingText text={content} />
          <footer className="grid justify-items-start gap-5 border-t border-gold-line/40 pt-8 print:hidden">
            <p className="text-lead text-ivory-soft">{s.invitation}</p>
            <ButtonLink to={paths.tool(toolType)}>{s.try(toolName)}</ButtonLink>
          </footer>
        </div>
        <FactsColumn title={s.facts} facts={facts} level="h2" />
      </article>
    </div>
  );
}

function NotShared() {
  return (
    <section className="page grid min-h-dvh content-center justify-items-start gap-7 py-36">
      <h1 className="max-w-[14ch] text-hero font-light">{s.lost.title}</h1>
      <p className="max-w-[36ch] text-lead text-ivory-soft">{s.lost.text}</p>
      <ButtonLink to={paths.tools}>{s.lost.tools}</ButtonLink>
    </section>
  );
}
