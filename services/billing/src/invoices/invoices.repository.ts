import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { billingEvents, type Invoice } from '@cosmic/contracts/billing';
import { recordEvent } from '@cosmic/platform/outbox/record-event';
import type { ProviderInvoice } from '../provider/snapshot';

const MOST = 100;

@Injectable()
export class InvoicesRepository {
  constructor(private readonly database: DataSource) {}

  /** Writes a member's invoices down as they are now, and tells what money that brought or took. */
  async store(
    transaction: EntityManager,
    userId: string,
    invoices: readonly ProviderInvoice[],
  ): Promise<void> {
    if (invoices.length === 0) return;
    const before = await this.received(transaction, userId);
    await transaction.query(
      `INSERT INTO invoices (id, user_id, number, status, total, refunded, currency, created_at, url)
       SELECT id, $1, number, status, total, refunded, currency, created_at, url
       FROM jsonb_to_recordset($2) AS invoice (id text, number text, status text, total integer,
         refunded integer, currency text, created_at timestamptz, url text)
       ON CONFLICT (id) DO UPDATE
       SET number = excluded.number, status = excluded.status, total = excluded.total,
           refunded = excluded.refunded, url = excluded.url`,
      [userId, JSON.stringify(invoices.map(rowOf))],
    );
    const after = await this.received(transaction, userId);
    for (const [currency, amount] of after) {
      const moved = amount - (before.get(currency) ?? 0);
      if (moved === 0) continue;
      await recordEvent(transaction, billingEvents.moneyMoved, { currency, amount: moved });
    }
  }

  /** What a member has paid and was not paid back, by currency. */
  private async received(transaction: EntityManager, userId: string): Promise<Map<string, number>> {
    const rows: { currency: string; amount: string }[] = await transaction.query(
      `SELECT currency, sum(total - refunded) AS amount FROM invoices
       WHERE user_id = $1 AND status = ANY($2) GROUP BY currency`,
      [userId, SETTLED],
    );
    return new Map(rows.map(({ currency, amount }) => [currency, Number(amount)]));
  }

  /** The newest first; of one second the later, as a customer's numbers count up. */
  async list(userId: string): Promise<Invoice[]> {
    const rows: (Omit<Invoice, 'created_at'> & { created_at: Date })[] = await this.database.query(
      `SELECT id, number, status, total, refunded, currency, created_at, url FROM invoices
       WHERE user_id = $1 AND status <> 'draft' ORDER BY created_at DESC, number DESC LIMIT ${MOST}`,
      [userId],
    );
    return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
  }
}

const SETTLED = ['paid', 'partly_refunded', 'refunded'] satisfies Invoice['status'][];

function rowOf(invoice: ProviderInvoice): object {
  const { id, number, total, refunded, currency, createdAt, url } = invoice;
  return {
    id,
    number,
    status: statusOf(invoice),
    total,
    refunded,
    currency,
    created_at: createdAt,
    url,
  };
}

function statusOf({ status, paid, refunded }: ProviderInvoice): Invoice['status'] {
  if (refunded === 0) return status as Invoice['status'];
  return refunded >= paid ? 'refunded' : 'partly_refunded';
}
