import { DropdownMenu } from 'radix-ui';
import { useNavigate } from 'react-router-dom';
import type { SessionUser } from '../state/session/session';
import { paths } from '../paths';
import { Avatar } from './avatar';
import { menuStrings as s } from './menu.strings';
import { useSignOut } from './use-sign-out';

/**
 * What a signed-in person finds behind their picture. Not modal: a scroll lock would write styles;
 * within the bar, so that it stands in a landmark.
 */
export function AccountMenu({ user }: { user: SessionUser }) {
  const navigate = useNavigate();
  const signOut = useSignOut();
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        aria-label={s.label}
        className="grid size-11 place-items-center rounded-full"
      >
        <Avatar user={user} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={10}
        className="z-50 min-w-52 border border-gold-line bg-ink-raised py-2 shadow-float"
      >
        <DropdownMenu.Label className="px-5 py-2 text-note text-ivory-soft">
          {s.title}
        </DropdownMenu.Label>
        {(user.role === 'admin' ? ADMINS : MEMBERS).map((page) => (
          <DropdownMenu.Item
            key={page}
            className={ITEM}
            onSelect={() => void navigate(paths[page])}
          >
            {s[page]}
          </DropdownMenu.Item>
        ))}
        <DropdownMenu.Item className={ITEM} onSelect={() => void signOut()}>
          {s.signOut}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

const MEMBERS = ['dashboard', 'people'] as const;
const ADMINS = [...MEMBERS, 'blogGenerator', 'usage'] as const;

const ITEM =
  'flex min-h-11 cursor-pointer items-center px-5 outline-none data-highlighted:bg-gold/15 data-highlighted:text-gold';
