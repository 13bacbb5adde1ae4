import type { Contact } from '@cosmic/sky/transits/contacts';
import { useEffect, useState } from 'react';
import { Skeleton } from '../../../design/skeleton';
import { beginOf, toneOf } from './lanes';
import { riverStrings as s } from './river.strings';
import { sentenceOf } from './sentence';
import { passDate } from './words';

interface ContactDetailProps {
  contact: Contact;
  isTimed: boolean;
}

/** What a line opens to: what our authors say of it, and each pass with its day. */
export function ContactDetail({ contact, isTimed }: ContactDetailProps) {
  const sentence = useSentence(contact);
  return (
    <div className="grid gap-3">
      {sentence === undefined ? (
        <Skeleton className="h-6 w-full max-w-[60ch]" />
      ) : (
        <p className="max-w-[60ch]">{sentence ?? s.sentenceLost}</p>
      )}
      <p className="text-note text-ivory-soft">{s.passes(contact.passes.length)}</p>
      <ol className="figures grid gap-1 text-note">
        {contact.passes.map(({ at, retrograde }) => (
          <li key={at} className="flex flex-wrap gap-x-3">
            <time dateTime={new Date(at).toISOString()}>{passDate(at, contact, isTimed)}</time>
            <span className="text-ivory-soft">{retrograde ? s.backwards : s.forwards}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Undefined while it is on its way, null where it can not be had. */
function useSentence(contact: Contact): string | null | undefined {
  const [said, setSaid] = useState<{ of: Contact; sentence: string | null }>();
  useEffect(() => {
    let isWanted = true;
    const say = (sentence: string | null) => {
      if (isWanted) setSaid({ of: contact, sentence });
    };
    const year = new Date(beginOf(contact)).getUTCFullYear();
    sentenceOf(contact.body, contact.target.point, toneOf(contact), year).then(say, () =>
      say(null),
    );
    return () => {
      isWanted = false;
    };
  }, [contact]);
  return said && said.of === contact ? said.sentence : undefined;
}
