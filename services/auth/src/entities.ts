import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { EVENT_ENTITIES } from '@cosmic/platform/outbox/entities';
import { AccountEntity } from './accounts/account.entity';
import { AuditEntryEntity } from './audit/audit-entry.entity';
import { SigningKeyEntity } from './keys/signing-key.entity';
import { AttemptsEntity } from './limits/attempts.entity';
import { MailTokenEntity } from './mail/mail-token.entity';
import { MailEntity } from './mail/mail.entity';
import { NoticeEntity } from './notices/notice.entity';
import { PushSubscriptionEntity } from './notices/push-subscription.entity';
import { InvitationEntity } from './people/invitation.entity';
import { PersonEntity } from './people/person.entity';
import { ProfileEntity } from './profiles/profile.entity';
import { ReminderLetterEntity } from './reminders/reminder-letter.entity';
import { ReminderEntity } from './reminders/reminder.entity';
import { SecondFactorEntity } from './second-factor/second-factor.entity';
import { GuestOfMemberEntity } from './sessions/guest-of-member.entity';
import { KnownDeviceEntity } from './sessions/known-device.entity';
import { RefreshTokenEntity } from './sessions/refresh-token.entity';
import { SessionEntity } from './sessions/session.entity';
import { TransitCalendarEntity } from './transit-calendar/transit-calendar.entity';

/** An entity for every table of the service's schema. */
export const entities: readonly EntityTarget<ObjectLiteral>[] = [
  ...EVENT_ENTITIES,
  AccountEntity,
  AttemptsEntity,
  AuditEntryEntity,
  GuestOfMemberEntity,
  InvitationEntity,
  KnownDeviceEntity,
  MailEntity,
  MailTokenEntity,
  NoticeEntity,
  PersonEntity,
  ProfileEntity,
  PushSubscriptionEntity,
  RefreshTokenEntity,
  ReminderEntity,
  ReminderLetterEntity,
  SecondFactorEntity,
  SessionEntity,
  SigningKeyEntity,
  TransitCalendarEntity,
];
