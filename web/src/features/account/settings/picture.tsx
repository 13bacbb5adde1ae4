import { useRef, useState, type ChangeEvent } from 'react';
import { problemOf } from '../../../api/api-error';
import { useChangeProfileMutation } from '../../../api/profile.api';
import { useSession } from '../../../state/session/use-session';
import { Button } from '../../../design/button';
import { Notice } from '../../../design/notice';
import { useToast } from '../../../state/use-toast';
import { accountStrings } from '../account.strings';
import { Setting } from './setting';
import { smallPicture } from './small-picture';

const s = accountStrings.settings.picture;

/** The member's picture: chosen, made small in the browser, taken away. */
export function Picture() {
  const toast = useToast();
  const { user } = useSession();
  const shown = user?.user_metadata.avatar_url;
  const chooser = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<string>();
  const [change, { isLoading }] = useChangeProfileMutation();

  const save = async (avatar_url: string | null, done: string) => {
    setFailure(undefined);
    try {
      await change({ avatar_url }).unwrap();
      toast('success', done);
    } catch (error) {
      const { fields, message } = problemOf(error);
      const isRefused = fields.some(({ field }) => field === 'avatar_url');
      setFailure(isRefused ? s.unreadable : message);
    }
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const address = await smallPicture(file).catch(() => undefined);
    // The same file may be chosen again.
    target.value = '';
    if (address) await save(address, s.saved);
    else setFailure(s.unreadable);
  };

  return (
    <Setting title={s.title} text={s.text}>
      <div className="flex flex-wrap items-center gap-5">
        {shown && (
          <img
            src={shown}
            alt={s.shown}
            className="size-20 rounded-full border border-gold object-cover"
          />
        )}
        <input
          ref={chooser}
          type="file"
          accept="image/*"
          hidden
          aria-label={s.choose}
          onChange={(event) => void choose(event)}
        />
        <Button
          variant="secondary"
          busy={isLoading && s.busy}
          onClick={() => chooser.current?.click()}
        >
          {shown ? s.other : s.choose}
        </Button>
        {shown && !isLoading && (
          <Button variant="quiet" onClick={() => void save(null, s.removed)}>
            {s.remove}
          </Button>
        )}
      </div>
      {failure && <Notice tone="error">{failure}</Notice>}
    </Setting>
  );
}
