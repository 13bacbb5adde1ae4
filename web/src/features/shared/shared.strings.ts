export const sharedStrings = {
  from: (date: string) => `A reading of ${date}, shared by whoever it was written for`,
  loading: 'Opening the reading',
  invitation: 'Every reading shows what it stands on. Yours would be another.',
  turnYours: 'Turn yours',
  try: (tool: string) => `Now yours: ${tool}`,
  lost: {
    title: 'This reading is not shared',
    text: 'The link was taken back, or it was never one of ours.',
    tools: 'See all tools',
  },
  failed: 'The reading could not be opened.',
  again: 'Try again',
} as const;
