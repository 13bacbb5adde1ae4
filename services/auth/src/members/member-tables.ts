import type { EntityManager } from 'typeorm';
import type { MemberDeclarations, Owners } from '@cosmic/platform/members/member-table';
import { ProfilesService } from '../profiles/profiles.service';
import { INVITATIONS, PEOPLE, REMINDERS } from '../sealing/sealed-tables';

/** Most of what is kept of a member goes with the account's row. */
const WITH_ACCOUNT = { with: 'accounts' } as const;

/** What is kept of members here, without secrets and their hashes. */
export const MEMBER_TABLES: MemberDeclarations = {
  tables: [
    // Before the account, whose address leads to letters that name no member.
    {
      table: 'mails',
      owner: 'user_id',
      exported: ['kind', 'email', 'created_at'],
      order: 'created_at',
      erased: eraseLetters,
    },
    {
      table: 'accounts',
      owner: 'id',
      exported: ['id', 'email', 'full_name', 'email_verified_at', 'created_at'],
      withheld: {
        password_hash: 'a secret',
        must_change_password: 'whether the password is a one-time one, which its owner was told',
        password_ends_at: 'the same',
      },
      erased: 'rows',
    },
    { table: 'profiles', owner: 'id', exported: ProfilesService, erased: WITH_ACCOUNT },
    {
      table: 'sessions',
      owner: 'user_id',
      exported: [
        ...['browser', 'system', 'created_at', 'last_used_at'],
        ...['ends_at', 'revoked_at', 'revoked_because'],
      ],
      order: 'created_at',
      erased: WITH_ACCOUNT,
    },
    {
      table: 'second_factors',
      owner: 'user_id',
      exported: ['enabled_at'],
      withheld: { secret: 'a secret' },
      from: '(SELECT * FROM second_factors WHERE enabled_at IS NOT NULL) AS enabled',
      erased: WITH_ACCOUNT,
    },
    {
      table: 'known_devices',
      owner: 'user_id',
      exported: ['last_used_at'],
      order: 'last_used_at',
      erased: WITH_ACCOUNT,
    },
    {
      table: 'guests_of_members',
      owner: 'user_id',
      exported: ['guest_id'],
      order: 'guest_id',
      erased: WITH_ACCOUNT,
    },
    {
      table: 'reminders',
      owner: 'user_id',
      exported: [
        ...['user_id', 'rhythm', 'zone', 'next_at', 'starts_at', 'sealed_place'],
        ...['silent_days', 'language', 'sign'],
      ],
      sealed: REMINDERS,
      told: ({ user_id: _, sealed_place: place, ...row }) => ({ ...row, place }),
      erased: WITH_ACCOUNT,
    },
    {
      table: 'reminder_letters',
      owner: 'user_id',
      exported: ['day::text AS day', 'rhythm', 'written_at'],
      order: 'day',
      erased: WITH_ACCOUNT,
    },
    {
      table: 'push_subscriptions',
      owner: 'user_id',
      exported: ['language', 'created_at', 'told_on::text AS told_on'],
      withheld: {
        endpoint_hash: 'of a secret',
        sealed_subscription: 'secrets: whoever has them can send to the device',
      },
      order: 'created_at',
      erased: WITH_ACCOUNT,
    },
    {
      table: 'notices',
      owner: 'user_id',
      exported: ['day::text AS day', 'zone', 'created_at', 'done_at'],
      order: 'day',
      erased: WITH_ACCOUNT,
    },
    {
      table: 'transit_calendars',
      owner: 'user_id',
      exported: ['zone', 'language', 'created_at'],
      withheld: { token_hash: 'a secret' },
      erased: WITH_ACCOUNT,
    },
    {
      table: 'people',
      owner: 'user_id',
      exported: ['id', 'created_at', 'by_themselves', 'sealed_person'],
      order: 'created_at, id',
      sealed: PEOPLE,
      told: ({ sealed_person: person, ...row }) => ({ ...row, ...(person as object) }),
      erased: WITH_ACCOUNT,
    },
    {
      table: 'invitations',
      owner: 'user_id',
      exported: ['id', 'created_at', 'expires_at', 'person_id', 'sealed_invitation'],
      withheld: { token_hash: 'a secret' },
      order: 'created_at, id',
      sealed: INVITATIONS,
      told: ({ sealed_invitation: told, ...row }) => ({ ...row, ...(told as object) }),
      erased: WITH_ACCOUNT,
    },
    {
      table: 'mail_tokens',
      owner: 'user_id',
      exported: ['purpose', 'email', 'expires_at'],
      order: 'expires_at',
      erased: WITH_ACCOUNT,
    },
    {
      table: 'audit_log',
      owner: 'user_id',
      exported: ['id', 'at', 'act'],
      pagedBy: { column: 'id', type: 'bigint' },
      erased: { kept: 'that sensitive acts happened, for a year, without an address or a secret' },
    },
  ],
};

async function eraseLetters(transaction: EntityManager, { members }: Owners): Promise<void> {
  await transaction.query(
    `DELETE FROM mails WHERE user_id = ANY ($1::uuid[])
       OR email IN (SELECT email FROM accounts WHERE id = ANY ($1::uuid[]))`,
    [members],
  );
}
