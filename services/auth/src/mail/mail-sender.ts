import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { LOG } from '@cosmic/platform/platform.module';
import { withTrace } from '@cosmic/platform/trace';
import { CLOCK, type Clock } from '../auth.tokens';
import { LetterWriter } from './letter-writer';
import { MailsRepository, type MailRow } from './mails.repository';
import type { MailTransport } from './mail-transport';

/** Injection token of what takes letters away. */
export const MAIL_TRANSPORT = Symbol('post');

const POLL_INTERVAL_MS = 1_000;

/** Pauses after each failure; the last repeats. */
const RETRY_SECONDS = [10, 60, 300, 900, 3_600] as const;

/** A letter that nobody takes for a day says nothing useful any more. */
const GIVEN_UP_AFTER_MS = 24 * 60 * 60 * 1_000;

/**
 * Sends the letters that were written down, however many replicas do. One whose sender dies
 * between sending and noting it is sent again, under the same id and with the same link.
 */
@Injectable()
export class MailSender implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private stopped = false;
  private wake: () => void = () => undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly mails: MailsRepository,
    private readonly writer: LetterWriter,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport,
    @Inject(CLOCK) private readonly now: Clock,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.run();
  }

  /** Finishes the letter in hand; the others wait for the next start or another replica. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    this.wake();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      try {
        const mail = await this.mails.claim();
        if (mail) await withTrace(mail.trace, () => this.deliver(mail));
        else await this.pause();
      } catch (error) {
        this.log.warn({ err: error }, 'letters could not be looked up; trying again');
        await this.pause();
      }
    }
  }

  private async deliver(mail: MailRow): Promise<void> {
    const letter = await this.writer.write(mail);
    try {
      if (letter)
        await this.transport.send({ ...letter, id: mail.id, kind: mail.kind, to: mail.email });
    } catch (error) {
      return this.retry(mail, error);
    }
    await this.mails.remove(mail.id);
  }

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

  private pause(): Promise<void> {
    if (this.stopped) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, POLL_INTERVAL_MS);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
