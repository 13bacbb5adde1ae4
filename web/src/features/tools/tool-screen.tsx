import type { ToolSummary } from '@cosmic/contracts/readings/tools';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../design/button';
import { Notice } from '../../design/notice';
import { Skeleton } from '../../design/skeleton';
import { useIsOnline } from '../../design/use-is-online';
import { lazyPart } from '../../lazy-part';
import { problemOf } from '../../api/api-error';
import { useProfile } from '../../api/profile.api';
import { useAppDispatch, useAppSelector } from '../../state/app-state';
import { formTyped } from '../../state/drafts/drafts';
import { useSession } from '../../state/session/use-session';
import { initialValues, type FormValues } from './form/form-values';
import { fromProfile } from './form/from-profile';
import { detailsBy } from './form/own-school';
import { fieldInUse } from './form/field-in-use';
import { ToolForm } from './form/tool-form';
import { useGetGenerationQuery } from './generation/generation.api';
import { takeForReturn } from './generation/kept-reading';
import { useRequest } from './generation/use-request';
import { ToolEmblem } from './tool-emblem';
import { ToolHeader } from './tool-header';
import { toolsStrings } from './tools.strings';
import { viewOf, type AskProps } from './views';

/** A reading's words and pictures are fetched by whoever asks for one. */
const Reading = lazyPart(() => import('./generation/reading'), 'Reading');

/** Guests keep nobody, and need nothing of it. */
const ForWhom = lazyPart(() => import('./form/for-whom/for-whom'), 'ForWhom');

/** Names the reading on show in the address, so that a reload or another tab picks it up. */
const READING_PARAM = 'g';

/** A tool's form, or the reading that was asked for with it. */
export function ToolScreen({ tool }: { tool: ToolSummary }) {
  const [search, setSearch] = useSearchParams();
  const id = search.get(READING_PARAM);
  const profile = useProfile();
  const isThrown = tool.policy?.isThrown === true;
  const { ask, isStage } = viewOf(tool.slug);
  const details = profile && detailsBy(tool, profile, profile);
  const own = (name: string) => (isThrown ? undefined : fromProfile(details, name));
  const dispatch = useAppDispatch();
  const drafts = useAppSelector((state) => state.drafts);
  const [values, setValues] = useState(() => {
    const kept = drafts.forms[tool.slug];
    return initialValues(tool.fields, (name) => search.get(name) ?? (kept?.[name] || own(name)));
  });
  const [filledFrom, setFilledFrom] = useState(profile);
  if (profile && filledFrom !== profile) {
    // It arrived after the form: what is still empty is filled in, what was typed stays. So does the
    // field that somebody is in: what they type next would be joined to what was put there.
    setFilledFrom(profile);
    const inUse = fieldInUse();
    setValues(
      initialValues(
        tool.fields,
        (name) => values[name] || (name === inUse ? undefined : own(name)),
      ),
    );
  }
  const { status, user } = useSession();
  const isMember = status === 'member';
  const [typedBy, setTypedBy] = useState(drafts.typedBy);
  const memberId = user?.id ?? null;
  if (status !== 'unknown' && typedBy !== memberId) {
    setTypedBy(memberId);
    // What a guest typed stays theirs when they sign in; what a member typed leaves with them.
    if (typedBy) setValues(initialValues(tool.fields, (name) => search.get(name) ?? undefined));
  }
  useEffect(() => {
    dispatch(formTyped({ form: tool.slug, values }));
  }, [dispatch, tool.slug, values]);
  const [untold, setUntold] = useState<string | null>(null);
  const onTold = useCallback(() => setUntold(null), []);
  const show = (next: string | null) => {
    setUntold(next);
    setSearch(next === null ? {} : { [READING_PARAM]: next });
    window.scrollTo(0, 0);
  };

  const [isOpening, setOpening] = useState(true);
  const onToday = useCallback(
    (drawn: string) => setSearch({ [READING_PARAM]: drawn }, { replace: true }),
    [setSearch],
  );
  const accept = (accepted: string) => {
    if (isThrown) setValues(initialValues(tool.fields, () => undefined));
    show(accepted);
  };

  useEffect(() => {
    // Back from signing in: the reading that was to be saved is on show again.
    const kept = id === null && isMember ? takeForReturn(tool.slug) : null;
    if (kept) setSearch({ [READING_PARAM]: kept }, { replace: true });
  }, [id, isMember, tool.slug, setSearch]);

  if (id === null) {
    return (
      <>
        <ToolHeader tool={tool} small={isStage} />
        {ask?.({ tool, values, onChange: setValues, onAccepted: accept, isOpening, onToday }) ?? (
          <Ask {...{ tool, values }} isMember={isMember} onChange={setValues} onAccepted={accept} />
        )}
      </>
    );
  }
  return (
    <>
      <ToolHeader tool={tool} small />
      <Answer
        key={id}
        tool={tool}
        id={id}
        isNew={id === untold}
        onTold={onTold}
        onAgain={(params) => {
          if (params && !isThrown) setValues(initialValues(tool.fields, (name) => params[name]));
          setOpening(false);
          show(null);
        }}
      />
    </>
  );
}

type FormProps = Pick<AskProps, 'tool' | 'values' | 'onChange' | 'onAccepted'> & {
  isMember: boolean;
};

function Ask({ tool, values, isMember, onChange, onAccepted }: FormProps) {
  const request = useRequest(tool, onAccepted);
  const { layout, waitsFor, offline } = viewOf(tool.slug);
  const isOnline = useIsOnline();
  const [counted, setCounted] = useState<FormValues | null>(null);
  // What can be counted is counted anywhere; only the words that join it come from the server.
  const countsHere = offline !== undefined && !isOnline;
  /** How often the form was filled for somebody: it begins anew then. */
  const [fillings, setFillings] = useState(0);
  const change = (next: FormValues) => {
    request.forget();
    onChange(next);
  };
  const fill = (filled: FormValues) => {
    setFillings(fillings + 1);
    change({ ...values, ...filled });
  };
  return (
    <div className="grid gap-x-20 gap-y-12 border-t border-gold-line/40 pt-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid content-start gap-9">
        {isMember && !tool.policy?.isThrown && (
          <ForWhom.WhenLoaded props={{ tool, values, onFill: fill }} fallback={null} />
        )}
        <ToolForm
          key={fillings}
          tool={tool}
          values={values}
          onChange={change}
          problems={request.problems}
          failure={request.failure}
          failureTitle={request.failureTitle}
          lack={request.lack}
          isBusy={request.isBusy}
          isAtLimit={request.isAtLimit}
          remaining={request.remaining}
          onSubmit={() => (countsHere ? setCounted(values) : void request.submit(values))}
          {...(layout && { layout })}
          waitsFor={waitsFor?.(values)}
        />
      </div>
      <ToolEmblem
        tool={tool}
        values={values}
        className="sticky top-28 hidden w-full self-start lg:block"
      />
      {counted && offline?.(counted)}
    </div>
  );
}

interface RequestedProps {
  tool: ToolSummary;
  id: string;
  isNew: boolean;
  onTold: () => void;
  onAgain: (params?: Record<string, unknown>) => void;
}

function Answer({ tool, id, isNew, onTold, onAgain }: RequestedProps) {
  const { data, isError, error, isFetching, refetch } = useGetGenerationQuery(id);
  const isOfThisTool = data?.toolType === tool.slug;
  if (data && isOfThisTool) {
    const shown = {
      tool,
      generation: data,
      isNew,
      onTold,
      onAgain: () => onAgain(data.params),
    };
    const { answer, extras } = viewOf(tool.slug);
    return (
      answer?.(shown) ?? (
        <Reading.WhenLoaded
          props={{ ...shown, ...(extras && { extras: extras.draw, extraKeys: extras.keys }) }}
          fallback={<Skeleton className="h-96 w-full max-w-3xl" />}
        />
      )
    );
  }
  if (isError || data) {
    return (
      <Unavailable
        isLost={Boolean(data) || ['not_found', 'invalid_input'].includes(problemOf(error).code)}
        isBusy={isFetching}
        onReload={() => void refetch()}
        onAgain={() => onAgain()}
      />
    );
  }
  return (
    <div className="grid gap-6 border-t border-gold-line/40 pt-12">
      <Skeleton className="h-14 w-64" />
      <Skeleton className="h-5 w-full max-w-2xl" />
      <Skeleton className="h-5 w-full max-w-xl" />
    </div>
  );
}

interface UnavailableProps {
  isLost: boolean;
  isBusy: boolean;
  onReload: () => void;
  onAgain: () => void;
}

function Unavailable({ isLost, isBusy, onReload, onAgain }: UnavailableProps) {
  const s = toolsStrings.reading;
  return (
    <Notice
      tone="error"
      action={
        <span className="flex flex-wrap gap-3">
          {!isLost && (
            <Button variant="secondary" size="compact" busy={isBusy && s.reload} onClick={onReload}>
              {s.reload}
            </Button>
          )}
          <Button variant="secondary" size="compact" onClick={onAgain}>
            {s.backToForm}
          </Button>
        </span>
      }
    >
      {isLost ? s.lost : s.unreachable}
    </Notice>
  );
}
