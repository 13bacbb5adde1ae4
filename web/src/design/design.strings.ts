/** The few words that controls bring along wherever they stand. */
export const designStrings = {
  optional: 'optional',
  close: 'Close',
  messages: 'Messages',
  reversed: 'reversed',
} as const;
