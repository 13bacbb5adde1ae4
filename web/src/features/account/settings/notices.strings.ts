export const noticesStrings = {
  title: 'Your day on this device',
  text: 'One quiet notice each morning with the line your day begins with, at the hour of your mornings and never on silent days.',
  off: 'This device is told nothing.',
  on: 'This device is told your day each morning.',
  turnOn: 'Tell me my day',
  turningOn: 'Turning it on...',
  turnedOn: 'This device is told your day from the next morning on',
  turnOff: 'Turn it off',
  turningOff: 'Turning it off...',
  turnedOff: 'This device is told nothing more',
  refused: 'Your browser was told not to allow it. Nothing was changed.',
  denied:
    'Notices of this site are blocked in your browser. Allow them in its settings for this page, then come back.',
  unsupported:
    'This browser can’t show notices from here. On an iPhone or iPad, add Cosmic Guide to the home screen and open it from there.',
  failed: 'We can’t see right now whether this device is told your day.',
  notDone: 'That did not work. Please try again.',
  again: 'Try again',
} as const;
