import type { Reading } from '@cosmic/contracts/readings/journal';
import { useId, useState } from 'react';
import { Button } from '../../design/button';
import { TextControl } from '../../design/controls';
import { Field } from '../../design/field';
import { Icon } from '../../design/icon';
import { useToast } from '../../state/use-toast';
import { paths } from '../../paths';
import { copy, share as shareOnDevice } from '../../share';
import { dashboardStrings } from './dashboard.strings';
import { SharePicture } from './share-picture';
import { useShareReadingMutation, useStopSharingMutation } from '../../api/sharing.api';
import { pathInLanguage } from '../../language/language';

const s = dashboardStrings.sharing;

/** Making a reading public: what would be seen is said and shown before there is a link. */
export function SharePanel({ reading }: { reading: Reading }) {
  const [isOpen, setOpen] = useState(false);
  const contents = useId();
  if (reading.share) return <PublicLink reading={reading} token={reading.share.token} />;
  return (
    <section aria-label={s.title} className="grid justify-items-start gap-6 print:hidden">
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        aria-controls={contents}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="share" className="size-4.5 text-gold" />
        {s.open}
      </Button>
      <div id={contents} hidden={!isOpen} className="grid max-w-[66ch] gap-6">
        {isOpen && <BeforeSharing id={reading.id} title={reading.title} />}
      </div>
    </section>
  );
}

function BeforeSharing({ id, title }: { id: string; title: string }) {
  const toast = useToast();
  const [make, { isLoading }] = useShareReadingMutation();
  const makeLink = async () => {
    try {
      await make(id).unwrap();
      toast('success', s.made);
    } catch {
      toast('error', s.makeFailed);
    }
  };
  return (
    <>
      <div className="grid gap-3">
        <h3 className="text-title">{s.title}</h3>
        <p>{s.public}</p>
        <p>{s.private}</p>
        <p className="text-ivory-soft">{s.end}</p>
      </div>
      <SharePicture id={id} title={title} />
      <Button
        className="justify-self-start"
        busy={isLoading && s.making}
        onClick={() => void makeLink()}
      >
        {s.make}
      </Button>
    </>
  );
}

function PublicLink({ reading, token }: { reading: Reading; token: string }) {
  const toast = useToast();
  const [stop, { isLoading }] = useStopSharingMutation();
  const url = new URL(pathInLanguage(paths.shared(token)), window.location.origin).href;
  const stopSharing = async () => {
    try {
      await stop(reading.id).unwrap();
      toast('success', s.stopped);
    } catch {
      toast('error', s.stopFailed);
    }
  };
  const copyLink = async () => {
    try {
      await copy(url);
      toast('success', s.copied);
    } catch {
      toast('error', s.copyFailed);
    }
  };
  return (
    <section aria-label={s.title} className="grid max-w-[66ch] gap-6 print:hidden">
      <Field label={s.link} hint={s.linkHint}>
        {(wiring) => (
          <TextControl
            wiring={wiring}
            readOnly
            value={url}
            className="figures"
            onFocus={({ target }) => target.select()}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copyLink()}>{s.copy}</Button>
        {typeof navigator.share === 'function' && (
          <Button
            variant="secondary"
            onClick={() =>
              void shareOnDevice({ title: reading.title, text: '', url }, () =>
                toast('success', s.copied),
              )
            }
          >
            <Icon name="share" className="size-4.5 text-gold" />
            {s.send}
          </Button>
        )}
        <Button variant="quiet" busy={isLoading && s.stopping} onClick={() => void stopSharing()}>
          {s.stop}
        </Button>
      </div>
      <SharePicture id={reading.id} title={reading.title} />
    </section>
  );
}
