import type { SessionUser } from '../state/session/session';

/** A member's picture; else the first letter of the address; else U. */
export function Avatar({ user: { email, user_metadata } }: { user: SessionUser }) {
  if (user_metadata.avatar_url) {
    return (
      <img
        src={user_metadata.avatar_url}
        alt=""
        className="size-10 rounded-full border border-gold object-cover"
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className="grid size-10 place-items-center rounded-full border border-gold font-display text-title text-gold"
    >
      {(email.charAt(0) || 'U').toUpperCase()}
    </span>
  );
}
