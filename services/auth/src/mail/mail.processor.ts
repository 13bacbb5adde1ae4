import { Inject } from '@nestjs/common';
import { Processor } from '@nestjs/bullmq';
import type { Logger } from 'pino';
import { LOG } from '@cosmic/platform/platform.tokens';
import { QueueProcessor } from '@cosmic/platform/queue/queue-processor';
import type { JobPointer } from '@cosmic/platform/queue/work-queue';
import { CLOCK, type Clock } from '../auth.tokens';
import { LetterWriter } from './letter-writer';
import { MAIL_QUEUE } from './mail.queue';
import { MailsRepository, type MailRow } from './mails.repository';
import type { MailTransport } from './mail-transport';

/** Injection token of what takes letters away. */
export const MAIL_TRANSPORT = Symbol('mail transport');

/** Letters at a time in one process, so that one slow mail server keeps no other waiting. */
const LETTERS_AT_A_TIME = 4;

/** Pauses after each failure; the last repeats. */
const RETRY_SECONDS = [10, 60, 300, 900, 3_600] as const;

/** A letter that nobody takes for a day says nothing useful any more. */
const GIVEN_UP_AFTER_MS = 24 * 60 * 60 * 1_000;

/**
 * Sends the letters that were written down, however many replicas do. One whose sender dies
 * between sending and noting it is sent again, under the same id and with the same link.
 */
@Processor(MAIL_QUEUE.name)
export class MailProcessor extends QueueProcessor {
  constructor(
    private readonly mails: MailsRepository,
    private readonly writer: LetterWriter,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport,
    @Inject(CLOCK) private readonly now: Clock,
    @Inject(LOG) log: Logger,
  ) {
    super({ ...MAIL_QUEUE, concurrency: LETTERS_AT_A_TIME }, log);
  }

  async work({ rowId }: JobPointer): Promise<void> {
    const mail = await this.mails.claim(rowId);
    if (!mail) return;
    const letter = await this.writer.write(mail);
    try {
      if (letter)
        await this.transport.send({ ...letter, id: mail.id, kind: mail.kind, to: mail.email });
    } catch (error) {
      return this.retry(mail, error);
    }
    await this.mails.remove(mail.id);
  }

  /** The row says when the letter is due again, and the sweep goes by that. */
  private async retry(mail: MailRow, error: unknown): Promise<void> {
    // Not the error itself: a mail server's words hold the address.
    const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
    const about = { kind: mail.kind, attempts: mail.attempts, code, responseCode };
    if (this.now().getTime() - mail.createdAt.getTime() > GIVEN_UP_AFTER_MS) {
      this.log.error(about, 'a letter was given up');
      await this.mails.remove(mail.id);
      return;
    }
    this.log.warn(about, 'a letter could not be sent; trying again');
    await this.mails.postpone(mail.id, RETRY_SECONDS[mail.attempts - 1] ?? RETRY_SECONDS[4]);
  }
}
