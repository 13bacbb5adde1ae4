export const invitationsStrings = {
  invite: 'Send somebody a link',
  form: {
    title: 'A link for somebody',
    intro:
      'By this link somebody enters their own birth, once and without an account. They see the name that you give here, and what is kept; of your own birth they see nothing. Both of you can end it.',
    fields: {
      asked_by: 'The name they see you by',
      name: 'Their name',
      relation: 'Who they are to you',
    },
    hints: {
      name: 'Optional: it stands in their form, where they can change it.',
      relation: 'Only you see this.',
    },
    needed: {
      asked_by: 'Please give the name they know you by',
      relation: 'Please choose who they are to you',
    },
    make: 'Make the link',
    making: 'Making...',
    cancel: 'Cancel',
    failed: 'The link could not be made.',
  },
  made: {
    title: 'The link is ready',
    titleFor: (name: string) => `The link for ${name} is ready`,
    text: (day: string) =>
      `Send it yourself: we write to nobody. It is shown only now, is good for one birth, and can be used until ${day}.`,
    address: 'The link',
    copy: 'Copy the link',
    copied: 'The link was copied',
    copyFailed: 'The link could not be copied. Please mark it and copy it by hand.',
    send: 'Send it',
    message: (name: string) =>
      `${name} would like to see your two charts side by side. Enter your birth here, without an account:`,
    done: 'Done',
  },
  waiting: {
    title: 'Links that wait',
    text: 'Nobody has used these yet. Whoever does stands among your people.',
    somebody: 'Somebody',
    until: (day: string) => `Can be used until ${day}`,
    end: 'End the link',
    failed: 'Your links could not be loaded.',
    again: 'Try again',
  },
  full: (max: number) =>
    `${max} links are waiting, and there can be no more. End one of them first.`,
  ending: {
    title: (name: string) => `End the link for ${name}?`,
    somebody: 'End this link?',
    text: 'Whoever opens it then finds that it has ended. You can make another one at any time.',
    yes: 'End it',
    no: 'Keep it',
    done: 'The link has ended',
    failed: 'The link could not be ended. Please try again.',
    used: 'The link was used or has ended meanwhile.',
  },
} as const;
