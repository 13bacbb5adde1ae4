import type { Invoice } from '@cosmic/contracts/billing';
import { problemOf } from '../../api/api-error';
import {
  useGetSubscriptionQuery,
  useListInvoicesQuery,
  useOpenPortalMutation,
} from '../../api/subscription.api';
import { Button } from '../../design/button';
import { ButtonLink } from '../../design/button-link';
import { Notice } from '../../design/notice';
import { Skeleton } from '../../design/skeleton';
import { toast } from '../../design/toast';
import { paths } from '../../paths';
import { dashboardStrings } from './dashboard.strings';
import { dayOf } from './dates';
import { LoadFailed } from './load-failed';

const s = dashboardStrings.subscription;

/** The plan, when it renews or ends, what was paid, and the way to change it. */
export function SubscriptionTab() {
  const { data, isError, isFetching, refetch } = useGetSubscriptionQuery();
  const [open, { isLoading }] = useOpenPortalMutation();
  const manage = async () => {
    try {
      const { url } = await open().unwrap();
      window.location.assign(url);
    } catch (error) {
      const { code, message } = problemOf(error);
      toast('error', code === 'portal_sign_in_required' ? message : s.portalFailed);
    }
  };
  if (isError) {
    return <LoadFailed words={s.unverified} isBusy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton className="h-48 w-full max-w-2xl" />;
  const end = data.subscription_end && dayOf(data.subscription_end);
  return (
    <div className="grid gap-14">
      <section className="grid max-w-2xl gap-5">
        <h2 className="text-headline font-light">
          {data.subscription_tier ? s[data.subscription_tier] : s.free}
        </h2>
        <p className="text-lead text-ivory-soft">{data.subscribed ? s.premiumText : s.freeText}</p>
        {end && data.payment_failed && <Notice tone="error">{s.failed(end)}</Notice>}
        {end && !data.payment_failed && <p>{(data.cancels ? s.ends : s.renews)(end)}</p>}
        {data.subscribed ? (
          <Button
            className="justify-self-start"
            busy={isLoading && s.manageBusy}
            onClick={() => void manage()}
          >
            {s.manage}
          </Button>
        ) : (
          <ButtonLink to={paths.pricing} className="justify-self-start">
            {s.upgrade}
          </ButtonLink>
        )}
      </section>
      <Invoices />
    </div>
  );
}

function Invoices() {
  const { data, isError, isFetching, refetch } = useListInvoicesQuery();
  return (
    <section aria-label={s.invoices} className="grid gap-5">
      <h2 className="text-title">{s.invoices}</h2>
      {isError && <LoadFailed isBusy={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton className="h-20 w-full" />}
      {data?.length === 0 && <p className="text-ivory-soft">{s.noInvoices}</p>}
      {data && data.length > 0 && (
        <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={s.invoices}>
          <table className="figures w-full border-b border-gold-line/40 text-left">
            <thead className="text-note text-ivory-soft">
              <tr>
                {[s.date, s.number, s.amount, s.status, ''].map((head) => (
                  <th key={head} scope="col" className="py-2 pr-6 font-normal">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.map((invoice) => (
                <InvoiceRow key={invoice.id} invoice={invoice} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function InvoiceRow({
  invoice: { number, status, total, currency, created_at, url },
}: {
  invoice: Invoice;
}) {
  const amount = new Intl.NumberFormat('en-IN', { style: 'currency', currency }).format(
    total / 100,
  );
  return (
    <tr className="border-t border-gold-line/40">
      <td className="py-3 pr-6">{dayOf(created_at)}</td>
      <td className="py-3 pr-6">{number ?? '–'}</td>
      <td className="py-3 pr-6">{amount}</td>
      <td className="py-3 pr-6">{status.replace('_', ' ')}</td>
      <td className="py-3">
        {url && (
          <a href={url} className="text-gold underline decoration-gold-line underline-offset-4">
            {s.open}
          </a>
        )}
      </td>
    </tr>
  );
}
