import { labelsOf } from '@cosmic/tools/page/labels';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { problemOf } from '../../api/api-error';
import { ButtonLink } from '../../design/button-link';
import { Figure } from '../../design/figures/lazy-figure';
import { ReadingSheet } from '../../design/reading/reading-sheet';
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
  const canDraw = useFigures();
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
  if (!currentData || !canDraw) {
    return (
      <Prerendered>
        <div role="status" aria-label={s.loading} className="page min-h-dvh pt-36">
          <Skeleton className="h-96 w-full max-w-3xl" />
        </div>
      </Prerendered>
    );
  }
  const { toolType, content, essence, figure, facts, createdAt } = currentData;
  const toolName = inLanguage(currentData.toolName);
  return (
    <div className="relative overflow-clip">
      <div className="nebula" aria-hidden="true" />
      <div className="page relative min-h-dvh pb-28 pt-36 md:pt-40">
        <ReadingSheet
          title={toolName}
          level="h1"
          note={
            <p className="figures text-note text-ivory-soft">
              {s.from(DAY.format(new Date(createdAt)))}
            </p>
          }
          text={content}
          essence={essence}
          labels={labelsOf(toolType)}
          figure={figure}
          more={figure}
          facts={facts}
        >
          <footer className="grid justify-items-start gap-5 border-t border-gold-line/40 pt-8 print:hidden">
            <p className="text-lead text-ivory-soft">{s.invitation}</p>
            <ButtonLink to={paths.tool(toolType)}>
              {figure?.kind === 'cards' ? s.turnYours : s.try(toolName)}
            </ButtonLink>
          </footer>
        </ReadingSheet>
      </div>
    </div>
  );
}

/** @returns whether figures can be drawn: one that came after the words would push them down. */
function useFigures(): boolean {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    void Figure.load().then(() => setHere(true));
  }, []);
  return isHere;
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
