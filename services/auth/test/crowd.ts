import type { World } from '@cosmic/migrate/testing/world';

/** A crowd of members whose mornings have come. */
export interface Crowd {
  readonly members: number;
  /** Theirs by turns. */
  readonly zones: readonly string[];
  /** When the first one's morning came; each other's came a hundredth of a millisecond later. */
  readonly dueAt: Date;
}

/** What of a crowd was written down. */
export interface WrittenDown {
  /** Notes that somebody is written to on a day, and whose they are. */
  notes: number;
  noted: number;
  /** Letters that wait, and whose they are. */
  letters: number;
  addressed: number;
  /** Members whose next morning is still to come. */
  movedOn: number;
}

const AT_ONCE = 50_000;

/** Makes members who get a letter a day, by one statement for many: a million sign-ups would take hours. */
export async function makeCrowd(world: World, { members, zones, dueAt }: Crowd): Promise<void> {
  for (let first = 1; first <= members; first += AT_ONCE) {
    await world.query(
      `WITH crowd AS (
         SELECT gen_random_uuid() AS id, number
         FROM generate_series($1::integer, $2::integer) AS number),
       made AS (
         INSERT INTO auth.accounts (id, email, password_hash, full_name, email_verified_at)
         SELECT id, 'crowd-' || number || '@example.com', '', 'Crowd', now() FROM crowd
         RETURNING id)
       INSERT INTO auth.reminders (user_id, rhythm, zone, next_at, sign)
       SELECT id, 'daily', ($3::text[])[1 + number % cardinality($3::text[])],
              $4::timestamptz + number * interval '10 microseconds', 'leo'
       FROM crowd JOIN made USING (id)`,
      [first, Math.min(members, first + AT_ONCE - 1), zones, dueAt],
    );
  }
}

/** Counts what was written down of a world's crowd. */
export async function writtenDown(world: World): Promise<WrittenDown> {
  const [counts] = await world.query<WrittenDown>(
    `SELECT (SELECT count(*) FROM auth.reminder_letters)::integer AS notes,
            (SELECT count(DISTINCT user_id) FROM auth.reminder_letters)::integer AS noted,
            (SELECT count(*) FROM auth.mails)::integer AS letters,
            (SELECT count(DISTINCT user_id) FROM auth.mails)::integer AS addressed,
            (SELECT count(*) FROM auth.reminders WHERE next_at > now())::integer AS "movedOn"`,
  );
  return counts!;
}
