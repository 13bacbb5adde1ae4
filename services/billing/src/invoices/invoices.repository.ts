import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Invoice } from '@cosmic/contracts/billing';
import type { ProviderInvoice } from '../provider/snapshot';

const MOST = 100;

@Injectable()
export class InvoicesRepository {
  constructor(private readonly database: DataSource) {}

  /** Writes a member's invoices down as they are now. */
  async store(
    transaction: EntityManager,
    userId: string,
    invoices: readonly ProviderInvoice[],
  ): Promise<void> {
    if (invoices.length === 0) return;
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
