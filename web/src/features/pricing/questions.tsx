import type { PlanList } from '@cosmic/contracts/billing';
import { pricingStrings as s } from './pricing.strings';

/** What people ask before they pay; whatever is a figure in an answer is the plans' own. */
export function Questions({ list }: { list: PlanList }) {
  return (
    <section aria-label={s.faqTitle} className="grid gap-6 pt-8">
      <h2 className="text-headline font-light">{s.faqTitle}</h2>
      <div className="border-b border-gold-line/40">
        {s.faq(list).map(({ question, answer }) => (
          <details key={question} className="group border-t border-gold-line/40">
            <summary className="flex min-h-16 items-center justify-between gap-6 py-4 font-display text-title marker:content-['']">
              {question}
              <span
                aria-hidden="true"
                className="text-gold transition-transform group-open:rotate-45"
              >
                +
              </span>
            </summary>
            <p className="max-w-[66ch] pb-6 text-ivory-soft">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
