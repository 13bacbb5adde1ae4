import type { Generation } from '@cosmic/contracts/readings/readings';
import type { ToolSummary } from '@cosmic/contracts/readings/tools';
import { isWordsOfCare } from '@cosmic/tools/page/essence-of-reading';
import { useRef, useState } from 'react';
import { Button } from '../../../design/button';
import { ButtonLink } from '../../../design/button-link';
import { Icon } from '../../../design/icon';
import { NamedIcon } from '../../../design/named-icon';
import { Skeleton } from '../../../design/skeleton';
import { lazyPart } from '../../../lazy-part';
import { paths } from '../../../paths';
import { wordsOf } from '../tool-words';
import { toolsStrings } from '../tools.strings';
import { ShareSheet } from './share-sheet';
import { useSave } from './use-save';

/** Pictures and links are fetched by whoever wants to share. */
const ShareReading = lazyPart(() => import('./share-reading'), 'ShareReading');

const s = toolsStrings.reading;

interface ReadingActionsProps {
  tool: ToolSummary;
  title: string;
  generation: Generation;
  onAgain: () => void;
  /** Whether guests are asked to sign up below. */
  isInviting: boolean;
}

/** What can be done with a reading once it is told. */
export function ReadingActions({
  tool,
  title,
  generation,
  onAgain,
  isInviting,
}: ReadingActionsProps) {
  const { save, isSaved, isMember } = useSave(tool, generation, title);
  const texts = wordsOf(tool);
  const asGuest = texts.saveAsGuest ?? s.loginToSave;
  const [isSharing, setSharing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setSharing(false);
    opener.current?.focus();
  };
  // Words of care are for one person alone.
  const canShare = !isWordsOfCare(generation.facts);
  return (
    <>
      <div className="main-actions flex flex-wrap items-center gap-3 max-md:*:flex-1 print:hidden">
        {isMember ? (
          <Button onClick={() => void save()} aria-pressed={isSaved}>
            <NamedIcon name={isSaved ? 'check' : 'book'} className="size-4.5" />
            {isSaved ? s.saved : (texts.save ?? s.save)}
          </Button>
        ) : isInviting ? (
          <Button onClick={() => void save()}>{asGuest}</Button>
        ) : (
          <ButtonLink to={paths.signup()}>{s.createAccount}</ButtonLink>
        )}
        {canShare && (
          <Button
            ref={opener}
            variant="secondary"
            aria-expanded={isSharing}
            onClick={() => setSharing(!isSharing)}
          >
            <Icon name="share" className="size-4.5 text-gold" />
            {s.share}
          </Button>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <Button variant="secondary" onClick={onAgain}>
          <Icon name="again" className="size-4.5 text-gold" />
          {tool.policy?.oneADay ? s.another : s.again}
        </Button>
        {!isMember && !isInviting && (
          <Button variant="quiet" onClick={() => void save()}>
            {asGuest}
          </Button>
        )}
      </div>
      {isSharing && (
        <ShareSheet onClose={close}>
          <ShareReading.WhenLoaded
            props={{ tool, title, generation }}
            fallback={<Skeleton className="mt-17 aspect-[1080/1920] w-56" />}
          />
        </ShareSheet>
      )}
    </>
  );
}
