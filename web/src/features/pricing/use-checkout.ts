import type { PaidPlan } from '@cosmic/contracts/billing';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { problemOf } from '../../api/api-error';
import { BASE_PATH } from '../../language/language';
import { chooseLanguage } from '../../state/chosen-language';
import { useSession } from '../../state/session/use-session';
import { useCreateCheckoutMutation } from '../../api/subscription.api';
import { useToast } from '../../state/use-toast';
import { paths } from '../../paths';
import { pricingStrings as s } from './pricing.strings';

/** What the checkout may refuse with that has words of its own. */
const KNOWN = ['payment_provider_unavailable', 'payments_off', 'sign_in_required'];

/** Sends the browser to the page where a plan is paid; each button is busy by itself. */
export function useCheckout(): {
  busyWith: PaidPlan | undefined;
  start: (plan: PaidPlan) => Promise<void>;
} {
  const toast = useToast();
  const { status } = useSession();
  const navigate = useNavigate();
  const [create] = useCreateCheckoutMutation();
  const [busyWith, setBusyWith] = useState<PaidPlan>();

  useEffect(() => {
    // Come back to with the browser's Back, the page is as it was left: busy.
    const rest = () => setBusyWith(undefined);
    window.addEventListener('pageshow', rest);
    return () => window.removeEventListener('pageshow', rest);
  }, []);

  const start = async (plan: PaidPlan) => {
    if (busyWith) return;
    if (status !== 'member') {
      toast('error', s.needsAccount);
      return navigate(paths.signup(paths.pricing));
    }
    setBusyWith(plan);
    try {
      const { url } = await create(plan).unwrap();
      // The provider leads back to an address that names no language.
      chooseLanguage(BASE_PATH);
      window.location.assign(url);
    } catch (error) {
      setBusyWith(undefined);
      const { code, message } = problemOf(error);
      if (code === 'incomplete') toast('error', s.failed, s.noCheckout);
      else toast('error', KNOWN.includes(code) ? message : s.failed);
    }
  };
  return { busyWith, start };
}
