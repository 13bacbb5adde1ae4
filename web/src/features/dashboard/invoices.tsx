import type { Invoice } from '@cosmic/contracts/billing';
import { useListInvoicesQuery } from '../../api/subscription.api';
import { classes } from '../../design/classes';
import { moneyOf } from '../../design/plan/money';
import { Skeleton } from '../../design/skeleton';
import { dashboardStrings } from './dashboard.strings';
import { dayOf } from '../../language/dates';
import { LoadFailed } from './load-failed';

const s = dashboardStrings.subscription;

/** What was charged, newest first. */
export function Invoices() {
  const { data, isError, isFetching, refetch } = useListInvoicesQuery();
  return (
    <section className="grid gap-5">
      <h2 className="text-title">{s.invoices}</h2>
      {isError && <LoadFailed isBusy={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton className="h-20 w-full" />}
      {data?.length === 0 && <p className="text-ivory-soft">{s.noInvoices}</p>}
      {data && data.length > 0 && (
        <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={s.invoices}>
          <table className="figures w-full border-b border-gold-line/40 text-left">
            <thead className="text-note text-ivory-soft">
              <tr>
                <Head>{s.date}</Head>
                <Head className="max-sm:hidden">{s.number}</Head>
                <Head>{s.amount}</Head>
                <Head>{s.status}</Head>
                <td />
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

function Head({ className, children }: { className?: string; children: string }) {
  return (
    <th scope="col" className={classes('py-2 pr-6 font-normal max-sm:pr-4', className)}>
      {children}
    </th>
  );
}

function InvoiceRow({
  invoice: { number, status, total, currency, created_at, url },
}: {
  invoice: Invoice;
}) {
  return (
    <tr className="border-t border-gold-line/40">
      <td className="whitespace-nowrap py-3 pr-6 max-sm:pr-4">{dayOf(created_at)}</td>
      <td className="whitespace-nowrap py-3 pr-6 max-sm:hidden">{number ?? '–'}</td>
      <td className="py-3 pr-6 max-sm:pr-4">{moneyOf(total, currency)}</td>
      <td className="whitespace-nowrap py-3 pr-6 max-sm:pr-4">{s.statuses[status]}</td>
      <td className="py-3">
        {url && (
          <a href={url} className="text-gold underline decoration-gold-line underline-offset-4">
            {s.open}
            <span className="sr-only"> {number}</span>
          </a>
        )}
      </td>
    </tr>
  );
}
