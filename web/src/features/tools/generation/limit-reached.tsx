import type { ToolSummary } from '@cosmic/contracts/readings/tools';
import { useSession } from '../../../state/session/use-session';
import { ButtonLink } from '../../../design/button-link';
import { Notice } from '../../../design/notice';
import { dateFormat } from '../../../language/formats';
import { paths } from '../../../paths';
import { toolsStrings } from '../tools.strings';
import { nextDayUtc } from './generation.rules';

const s = toolsStrings.limit;

interface LimitReachedProps {
  tool: ToolSummary;
  /** What the page says of its own limit. */
  words?: string;
}

/** Said at a day's limit: when readings are free again by the reader's own clock, and the way on. */
export function LimitReached({ tool, words = toolsStrings.form.limit }: LimitReachedProps) {
  const isMember = useSession().status === 'member';
  const again = nextDayUtc(new Date());
  return (
    <Notice
      tone="info"
      action={
        <ButtonLink
          to={isMember ? paths.pricing : paths.signup(paths.tool(tool.slug))}
          variant="secondary"
          size="compact"
        >
          {isMember ? s.plans : s.signup}
        </ButtonLink>
      }
    >
      {words}
      <span className="block text-note text-ivory-soft">
        {s.freeAgain(DAY.format(again), TIME.format(again))} {isMember ? s.plansHint : s.signupHint}
      </span>
    </Notice>
  );
}

const DAY = dateFormat('en-GB', { weekday: 'long' });
const TIME = dateFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
