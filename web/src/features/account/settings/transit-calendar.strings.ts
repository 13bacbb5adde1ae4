export const transitCalendarStrings = {
  title: 'Your transits in your calendar',
  text: 'The coming year’s exact transits of Mars and the slower planets to your chart, in the calendar on your phone. The address is secret: whoever has it can read them.',
  none: 'There is no such address yet.',
  since: (day: string) =>
    `An address was made on ${day}. It is shown only once: if it is lost, make a new one.`,
  make: 'Make the address',
  makeAnew: 'Make a new address',
  making: 'Making it...',
  made: 'The address is ready',
  address: 'The address',
  addressHint:
    'Copy it now, it is not shown again. In your calendar, choose “subscribe” or “add by URL”.',
  open: 'Open in my calendar',
  copy: 'Copy the address',
  copied: 'The address is copied',
  copyFailed: 'It could not be copied. Select the address and copy it by hand.',
  revoke: 'Take it back',
  revoking: 'Taking it back...',
  revoked: 'The address leads nowhere now',
  failed: 'We can’t see right now whether there is an address.',
  again: 'Try again',
} as const;
