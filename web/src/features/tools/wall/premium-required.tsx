import type { ToolSummary } from '@cosmic/contracts/readings/tools';
import { useListPlansQuery } from '../../../api/subscription.api';
import { ButtonLink } from '../../../design/button-link';
import { classes } from '../../../design/classes';
import { moneyOf } from '../../../design/plan/money';
import { Figure } from '../../../design/figures/lazy-figure';
import { paths } from '../../../paths';
import { useSession } from '../../../state/session/use-session';
import { toolsStrings } from '../tools.strings';
import { usePreview } from './use-preview';

const s = toolsStrings.premium;

/** In place of the form of a tool that only subscribers may use: how the reading begins, and what the rest costs. */
export function PremiumRequired({ tool }: { tool: ToolSummary }) {
  const { status } = useSession();
  const shown = usePreview(tool);
  const { data } = useListPlansQuery();
  const monthly = data?.plans.find(({ key }) => key === 'monthly');
  return (
    <section
      className={classes(
        'grid items-start gap-x-16 gap-y-12',
        shown?.preview.figure && 'lg:grid-cols-2 lg:grid-rows-[auto_1fr]',
      )}
    >
      {shown && (
        <div className="contents" aria-label={s.beginning} role="group">
          {shown.preview.figure && (
            <div className="min-w-0 lg:row-span-2">
              <Figure.WhenLoaded props={{ figure: shown.preview.figure }} fallback={null} />
            </div>
          )}
          <div className="grid max-w-[62ch] gap-3">
            <p className="text-note text-gold">{shown.isExample ? s.example : s.yours}</p>
            {/* The words end in the night: the others are not here. */}
            <p className="text-lead [mask-image:linear-gradient(black_45%,rgb(0_0_0/0.25))]">
              {shown.preview.opening}
            </p>
          </div>
        </div>
      )}
      <div className="grid justify-items-start gap-6 border-t border-gold-line/40 pt-12">
        <h2 className="text-headline font-light">{s.title}</h2>
        <p className="max-w-[52ch] text-lead text-ivory-soft">
          {s.text}
          {monthly && ` ${s.price(moneyOf(monthly.price, monthly.currency))}`}
        </p>
        <div className="flex flex-wrap gap-4">
          {status === 'member' ? (
            <ButtonLink to={paths.pricing}>{s.upgrade}</ButtonLink>
          ) : (
            <ButtonLink to={paths.signup(paths.pricing)}>{s.signup}</ButtonLink>
          )}
          <ButtonLink to={paths.home} variant="secondary">
            {s.explore}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
