export const forWhomStrings = {
  whose: { only: 'For', first: 'First person', second: 'Second person' },
  me: 'Me',
  choose: 'Choose one',
  keep: 'Keep the births of those you care about, and fill this in with one click',
} as const;
