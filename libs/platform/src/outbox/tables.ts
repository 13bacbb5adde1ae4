/**
 * The two tables each service keeps to speak and listen to events; part of its
 * first migration, so never edited.
 */
export const EVENT_TABLES_SQL = `
  CREATE TABLE outbox (
    id uuid PRIMARY KEY,
    sequence bigint GENERATED ALWAYS AS IDENTITY,
    subject text NOT NULL,
    payload jsonb NOT NULL,
    trace text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX outbox_by_sequence ON outbox (sequence);
  COMMENT ON TABLE outbox IS 'Events to be relayed; a row goes when the stream has stored it';

  CREATE TABLE processed_events (
    consumer text NOT NULL,
    event_id uuid NOT NULL,
    processed_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (consumer, event_id)
  );
  COMMENT ON TABLE processed_events IS 'Events whose effect is in place; a second delivery finds its id here';
`;
