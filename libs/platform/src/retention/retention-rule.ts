/** How long the rows of a table are kept, and why no longer. */
export interface RetentionRule {
  table: string;
  /** The column by which a row's age is known; an index on it finds the old ones. */
  since: string;
  days: number;
  /**
   * The function that makes the months ahead of a table that is parted by them, and drops those that
   * ended as many days ago as it is told; the table's migration defines it.
   */
  months?: string;
  /** Which of the old rows go, as SQL about `each`; all where it is left out. */
  only?: string;
  why: string;
}

/** Every service's: the stream forgets events after a week, so none comes again that is older. */
export const PROCESSED_EVENTS: RetentionRule = {
  table: 'processed_events',
  since: 'processed_at',
  days: 30,
  why: 'An event is known again for as long as the stream may deliver it again, and three weeks more.',
};
