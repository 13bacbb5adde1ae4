import type { ToolSummary } from '@cosmic/contracts/readings/tools';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isWorthRepeating, problemOf } from '../../../api/api-error';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { useProfile } from '../../../api/profile.api';
import { useSession } from '../../../state/session/use-session';
import { placesStrings } from '../../../design/birth/place-control.strings';
import { useToast } from '../../../state/use-toast';
import { paths } from '../../../paths';
import type { Checked } from '../form/check-params';
import { clockAsked } from '../form/own-clock';
import { languageAsked } from '../form/own-language';
import { nodeAsked } from '../form/own-node';
import {
  askedParams,
  problemsByField,
  saidOnce,
  unchosenPlaces,
  type FormProblems,
  type FormValues,
} from '../form/form-values';
import { withSignsOfDates } from '../form/signs-of-dates';
import { wordsOf } from '../tool-words';
import { toolsStrings } from '../tools.strings';
import { useListAllowancesQuery, useRequestGenerationMutation } from './generation.api';
import { countOne, guestCount, localStore } from './guest-count';

const s = toolsStrings.form;

/** Free readings a day of a tool that says nothing else, as a guest's own browser counts them; the server counts too. */
const GUEST_LIMIT = 3;

interface Refusal {
  problems: FormProblems;
  failure?: string | undefined;
  /** What it was that failed, where the tool has words for it. */
  failureTitle?: string | undefined;
  /** What the answer lacked, where that is why it failed. */
  lack?: string | undefined;
}

const NOTHING_WRONG: Refusal = { problems: {} };

/** Asking for a reading: checks, limits, the request itself and what is said when it fails. */
export function useRequest(tool: ToolSummary, onAccepted: (id: string) => void) {
  const toast = useToast();
  const navigate = useNavigate();
  const [send] = useRequestGenerationMutation();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState(NOTHING_WRONG);
  const [wasRefused, setRefused] = useState(false);
  const attempt = useRef<{ asked: string; key: string }>(undefined);
  const { data: allowances } = useListAllowancesQuery();

  const profile = useProfile();
  const { guestLimit = GUEST_LIMIT, onLimit } = tool.policy ?? {};
  const leadsOn = onLimit === 'lead';
  const isGuest = useSession().status !== 'member';
  const remaining = allowances?.find(({ toolType }) => toolType === tool.slug)?.remaining;
  const isUsedUp = () =>
    remaining === 0 || (isGuest && guestCount(localStore(), tool.slug, new Date()) >= guestLimit);
  /** Where a used-up tool leads that doesn't just stop: guests to sign up, members to the plans. */
  const offerMore = () => {
    if (isGuest)
      return void navigate(
        paths.signup(tool.policy?.shortAddress ? tool.slug : paths.tool(tool.slug)),
      );
    toast('error', s.limitUpgrade);
    void navigate(paths.pricing);
  };

  /** @param params what is asked, where a page puts that together itself */
  const submit = async (values: FormValues, params?: Record<string, unknown>) => {
    if (isBusy) return;
    setRefusal(NOTHING_WRONG);
    setBusy(true);
    try {
      // The schemas weigh more than the page; they come while the first field is filled in.
      const { checkParams } = await import('../form/check-params').catch(() =>
        leftToTheServer(tool),
      );
      const unasked = {
        ...languageAsked(),
        ...nodeAsked(tool, profile),
        ...clockAsked(tool),
      };
      const known = await withSignsOfDates(tool.fields, values);
      const checked = checkParams(tool.slug, known, { ...params, ...unasked }, profile);
      const unchosen = unchosenPlaces(tool.fields, values);
      if (!checked.ok || unchosen.length > 0) {
        const towns = Object.fromEntries(unchosen.map((name) => [name, placesStrings.unchosen]));
        setRefusal({ problems: saidOnce({ ...(!checked.ok && checked.problems), ...towns }) });
        return;
      }
      if (isUsedUp()) {
        if (leadsOn) offerMore();
        else setRefused(true);
        return;
      }
      const accepted = await send({
        toolType: tool.slug,
        params: checked.params,
        idempotencyKey: keyFor(checked.params),
      }).unwrap();
      attempt.current = undefined;
      if (isGuest) countOne(localStore(), tool.slug, new Date());
      onAccepted(accepted.id);
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };

  /** The same request keeps its key until it was answered; another one gets its own. */
  const keyFor = (params: Record<string, unknown>): string => {
    const asked = JSON.stringify(params);
    if (attempt.current?.asked !== asked) attempt.current = { asked, key: newIdempotencyKey() };
    return attempt.current.key;
  };

  const refuse = (error: unknown) => {
    const problem = problemOf(error);
    if (!isWorthRepeating(problem)) attempt.current = undefined;
    if (problem.code === 'daily_limit_upgrade' && leadsOn) return offerMore();
    if (problem.code === 'daily_limit' || problem.code === 'daily_limit_upgrade') {
      return setRefused(true);
    }
    const problems = saidOnce(problemsByField(tool.fields, problem.fields));
    if (Object.keys(problems).length > 0) return setRefusal({ problems });
    const { failed, failedTitle } = wordsOf(tool);
    if (problem.retryAfterSeconds && problem.code === 'too_many_waiting') {
      return setRefusal({ problems: {}, failure: s.tooMany(problem.retryAfterSeconds) });
    }
    if (problem.code === 'offline') {
      // The way there is the trouble, not the tool; and once is enough.
      return setRefusal({ problems: {}, failure: problem.message });
    }
    const lack = problem.code === 'incomplete' ? s.noContent : undefined;
    setRefusal({ problems: {}, failure: failed, failureTitle: failedTitle, lack });
  };

  return {
    submit,
    isBusy,
    ...refusal,
    remaining,
    // Without a limit (null) nobody is at one: who was refused may have subscribed since.
    isAtLimit: !leadsOn && (remaining === 0 || (wasRefused && remaining !== null)),
    forget: () => setRefusal(NOTHING_WRONG),
  };
}

/** Where the schemas could not be fetched, the server's own check is the only one. */
function leftToTheServer({ fields }: ToolSummary) {
  return {
    checkParams: (
      _slug: string,
      values: FormValues,
      params?: Record<string, unknown>,
    ): Checked => ({
      ok: true,
      params: { ...askedParams(fields, values), ...params },
    }),
  };
}
