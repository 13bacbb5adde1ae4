import type { SessionUser } from '../state/session/session';

export const MEMBER: SessionUser = {
  id: '6f0c1d5e-8a57-4f0e-9d63-0f9f3c1a2b4d',
  email: 'ada@example.org',
  email_verified: true,
  role: 'member',
  must_change_password: false,
  second_factor: false,
  user_metadata: { full_name: 'Ada Lovelace', avatar_url: null },
};

export const ADMIN: SessionUser = {
  ...MEMBER,
  id: 'b7c9a0de-54b2-4c39-8a6e-6d1f0e2c3b5a',
  email: 'admin@example.org',
  role: 'admin',
  second_factor: true,
};
