export const updateStrings = { ready: 'A new version is ready', reload: 'Reload' } as const;
