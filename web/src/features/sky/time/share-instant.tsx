import { Button } from '../../../design/button';
import { Icon } from '../../../design/icon';
import { pathInLanguage } from '../../../language/language';
import { share } from '../../../share';
import { skyPaths } from '../../../sky-paths';
import { useToast } from '../../../state/use-toast';
import { instantCode } from './asked-in-address';
import { universalText } from './formats';
import type { Rest } from './sky-clock';
import { timeStrings as s } from './time.strings';

interface ShareInstantProps {
  rest: Rest;
  /** The event that was chosen, as an address has it, where one was. */
  event: string | undefined;
}

/** Shares the address of an instant. Whose chart is drawn round is the reader's own affair. */
export function ShareInstant({ rest, event }: ShareInstantProps) {
  const toast = useToast();
  const send = () => {
    const asked = event ? `&event=${event}` : '';
    const address = `${skyPaths.time}?at=${instantCode(rest.at)}${asked}`;
    const url = window.location.origin + pathInLanguage(address);
    void share({ title: s.title, text: universalText(rest.at), url }, () =>
      toast('success', s.copied),
    );
  };
  return (
    <Button
      variant="quiet"
      className="-ml-3 justify-self-start"
      disabled={rest.isPlaying}
      onClick={send}
    >
      <Icon name="share" className="size-5 text-gold" />
      {s.share}
    </Button>
  );
}
