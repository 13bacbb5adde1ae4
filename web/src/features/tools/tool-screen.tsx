import type { ToolSummary } from '@cosmic/contracts/tools';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../design/button';
import { Notice } from '../../design/notice';
import { Skeleton } from '../../design/skeleton';
import { useIsOnline } from '../../design/use-is-online';
import { problemOf } from '../../api/api-error';
import { useProfile } from '../../api/profile.api';
import { useSession } from '../../api/session/use-session';
import { lazyPart } from '../../lazy-part';
import { CompatibilityFields } from './compatibility/compatibility-fields';
import { initialValues, type FormValues } from './form/form-values';
import { fromProfile } from './form/from-profile';
import { keepValues, keptValues } from './form/kept-values';
import { keptBy } from './form/typed-by';
import { ToolForm, type FieldLayout } from './form/tool-form';
import { useGetGenerationQuery } from './generation/generation.api';
import { takeForReturn } from './generation/kept-reading';
import { Reading } from './generation/reading';
import { useRequest } from './generation/use-request';
import { EXTRA_KEYS, HoroscopeExtras } from './horoscope/horoscope-extras';
import { ToolEmblem } from './tool-emblem';
import { ToolHeader } from './tool-header';
import { toolsStrings } from './tools.strings';

/** Names the reading on show in the address, so that a reload or another tab picks it up. */
const READING_PARAM = 'g';

/** Answers that are more than words. */
const ANSWERS = {
  tarot: lazyPart(() => import('./tarot/tarot-answer'), 'TarotAnswer'),
  numerology: lazyPart(() => import('./numerology/numerology-answer'), 'NumerologyAnswer'),
};

const OfflineNumbers = lazyPart(() => import('./numerology/offline-numbers'), 'OfflineNumbers');

const DiceThrow = lazyPart(() => import('./astro-dice/dice-throw'), 'DiceThrow');

const TarotAsk = lazyPart(() => import('./tarot/tarot-ask'), 'TarotAsk');

const ON_ITS_WAY = <Skeleton className="h-64 w-full max-w-3xl" />;

/** Pages that lay their fields out in their own way. */
const LAYOUTS: Record<string, FieldLayout> = {
  compatibility: (fieldProps) => <CompatibilityFields fieldProps={fieldProps} />,
  'astro-dice': (fieldProps, change) => (
    <DiceThrow.OnceFetched props={{ fieldProps, change }} until={ON_ITS_WAY} />
  ),
};

/** Tools whose fields are left to chance: nothing fills them in, and each reading has a throw of its own. */
const THROWN: ReadonlySet<string> = new Set(['astro-dice']);

/** A tool's form, or the reading that was asked for with it. */
export function ToolScreen({ tool }: { tool: ToolSummary }) {
  const [search, setSearch] = useSearchParams();
  const id = search.get(READING_PARAM);
  const profile = useProfile();
  const isThrown = THROWN.has(tool.slug);
  const own = (name: string) => (isThrown ? undefined : fromProfile(profile, name));
  const [values, setValues] = useState(() => {
    const kept = keptValues(tool.slug);
    return initialValues(tool.fields, (name) => search.get(name) ?? (kept[name] || own(name)));
  });
  const [filledFrom, setFilledFrom] = useState(profile);
  if (profile && filledFrom !== profile) {
    // It arrived after the form: what is still empty is filled in, what was typed stays.
    setFilledFrom(profile);
    setValues(initialValues(tool.fields, (name) => values[name] || own(name)));
  }
  const { status, user } = useSession();
  const isMember = status === 'member';
  const [typedBy, setTypedBy] = useState(keptBy);
  if (status !== 'unknown' && typedBy !== user?.id) {
    setTypedBy(user?.id);
    // What a guest typed stays theirs when they sign in; what a member typed leaves with them.
    if (typedBy) setValues(initialValues(tool.fields, (name) => search.get(name) ?? undefined));
  }
  useEffect(() => keepValues(tool.slug, values), [tool.slug, values]);
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
        <ToolHeader tool={tool} />
        {tool.slug === 'tarot' ? (
          <TarotAsk.OnceFetched
            props={{ tool, values, onChange: setValues, onAccepted: accept, isOpening, onToday }}
            until={ON_ITS_WAY}
          />
        ) : (
          <Ask tool={tool} values={values} onChange={setValues} onAccepted={accept} />
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

interface AskProps {
  tool: ToolSummary;
  values: FormValues;
  onChange: (values: FormValues) => void;
  onAccepted: (id: string) => void;
}

function Ask({ tool, values, onChange, onAccepted }: AskProps) {
  const request = useRequest(tool, onAccepted);
  const layout = LAYOUTS[tool.slug];
  const isOnline = useIsOnline();
  const [counted, setCounted] = useState<FormValues | null>(null);
  // Numbers are counted anywhere; only the words that join them come from the server.
  const countsHere = tool.slug === 'numerology' && !isOnline;
  return (
    <div className="grid gap-x-20 gap-y-12 border-t border-gold-line/40 pt-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <ToolForm
        tool={tool}
        values={values}
        onChange={(next) => {
          request.forget();
          onChange(next);
        }}
        problems={request.problems}
        failure={request.failure}
        lack={request.lack}
        isBusy={request.isBusy}
        isAtLimit={request.isAtLimit}
        remaining={request.remaining}
        onSubmit={() => (countsHere ? setCounted(values) : void request.submit(values))}
        {...(layout && { layout })}
        waitsFor={waitsFor(tool.slug, values)}
      />
      <ToolEmblem
        tool={tool}
        values={values}
        className="sticky top-28 hidden w-full self-start lg:block"
      />
      {counted && <OfflineNumbers.OnceFetched props={{ values: counted }} until={ON_ITS_WAY} />}
    </div>
  );
}

/** Why a form can't be sent yet, on the pages that say so from the start. */
function waitsFor(slug: string, values: FormValues): string | undefined {
  if (slug === 'horoscope' && !values.sign) return toolsStrings.form.selectSign;
  const isIncomplete = slug === 'numerology' && !(values.fullName?.trim() && values.dob);
  return isIncomplete ? toolsStrings.form.numerology : undefined;
}

interface AnswerProps {
  tool: ToolSummary;
  id: string;
  isNew: boolean;
  onTold: () => void;
  onAgain: (params?: Record<string, unknown>) => void;
}

function Answer({ tool, id, isNew, onTold, onAgain }: AnswerProps) {
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
    if (hasOwnAnswer(tool.slug)) {
      const Own = ANSWERS[tool.slug];
      return <Own.OnceFetched props={shown} until={ON_ITS_WAY} />;
    }
    const isHoroscope = tool.slug === 'horoscope';
    return (
      <Reading
        {...shown}
        {...(isHoroscope && {
          extras: (facts) => <HoroscopeExtras facts={facts} />,
          extraKeys: EXTRA_KEYS,
        })}
      />
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

function hasOwnAnswer(slug: string): slug is keyof typeof ANSWERS {
  return slug in ANSWERS;
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
