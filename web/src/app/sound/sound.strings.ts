export const soundStrings = {
  effects: 'Sound',
  on: 'Sound is on',
  off: 'Sound is off',
  ambient: 'Ambient music',
  isOn: 'on',
  isOff: 'off',
} as const;
