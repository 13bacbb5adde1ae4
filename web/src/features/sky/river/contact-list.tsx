import type { Contact } from '@cosmic/sky/transits/contacts';
import { useId, useState } from 'react';
import { Button } from '../../../design/button';
import { Glyph } from '../../../design/glyphs';
import { ContactDetail } from './contact-detail';
import { beginOf, endOf, isWithin, keyOf } from './lanes';
import { riverStrings as s } from './river.strings';
import type { View } from './view';
import { passDate, stretchOf, titleOf } from './words';

/** How many lines are told at once; more are a button away. */
const PAGE = 20;

interface ContactListProps {
  contacts: readonly Contact[];
  view: View;
  now: number;
  isTimed: boolean;
  chosen: Contact | undefined;
  onChoose: (contact: Contact | undefined) => void;
}

/** What the drawing shows of a stretch, in words and in order of time: from today on, if it is in it. */
export function ContactList({ contacts, view, now, isTimed, chosen, onChoose }: ContactListProps) {
  const [more, setMore] = useState({ before: 0, after: PAGE });
  const titleId = useId();
  const shown = contacts.filter((contact) => isWithin(contact, view));
  const isNowIn = now >= view.from && now < view.to;
  const first = isNowIn ? shown.findIndex((contact) => endOf(contact) >= now) : 0;
  const middle = first < 0 ? shown.length : first;
  const [begin, end] = [Math.max(middle - more.before, 0), middle + more.after];
  return (
    <section aria-labelledby={titleId} className="grid gap-6">
      <div className="grid gap-1" aria-live="polite">
        <h2 id={titleId} className="text-title font-light">
          {stretchOf(view)}
        </h2>
        <p className="text-note text-ivory-soft">
          {shown.length > 0 ? s.count(shown.length) : s.none}
        </p>
      </div>
      {begin > 0 && (
        <Button
          variant="quiet"
          className="justify-self-start"
          onClick={() => setMore((told) => ({ ...told, before: told.before + PAGE }))}
        >
          {s.showEarlier}
        </Button>
      )}
      <ul className="grid">
        {shown.slice(begin, end).map((contact) => (
          <ContactRow
            key={keyOf(contact)}
            contact={contact}
            isTimed={isTimed}
            isOpen={chosen !== undefined && keyOf(chosen) === keyOf(contact)}
            onToggle={onChoose}
          />
        ))}
      </ul>
      {end < shown.length && (
        <Button
          variant="quiet"
          className="justify-self-start"
          onClick={() => setMore((told) => ({ ...told, after: told.after + PAGE }))}
        >
          {s.showLater}
        </Button>
      )}
    </section>
  );
}

interface ContactRowProps {
  contact: Contact;
  isTimed: boolean;
  isOpen: boolean;
  onToggle: (contact: Contact | undefined) => void;
}

function ContactRow({ contact, isTimed, isOpen, onToggle }: ContactRowProps) {
  const detailId = useId();
  const [first, last] = [beginOf(contact), endOf(contact)].map((at) =>
    passDate(at, contact, isTimed),
  );
  return (
    <li className="border-b border-gold-line/25">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailId : undefined}
        onClick={() => onToggle(isOpen ? undefined : contact)}
        className="flex min-h-12 w-full flex-wrap items-center gap-x-4 gap-y-1 py-3 text-left hover:text-gold"
      >
        <Glyph name={contact.body} className="size-5 text-gold" />
        <span className="min-w-[14rem] flex-1">{titleOf(contact)}</span>
        <span className="figures text-note text-ivory-soft">
          {first === last ? first : `${first ?? ''} – ${last ?? ''}`}
        </span>
      </button>
      {isOpen && (
        <div id={detailId} className="pb-5 pl-9">
          <ContactDetail contact={contact} isTimed={isTimed} />
        </div>
      )}
    </li>
  );
}
