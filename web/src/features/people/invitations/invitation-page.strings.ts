export const invitationPageStrings = {
  tab: 'An invitation',
  loading: 'Opening the invitation',
  failed: 'The invitation could not be opened.',
  again: 'Try again',
  asks: (name: string) => `${name} asks when you were born`,
  why: 'To lay your two charts beside each other. You need no account, we write to nobody, and you can take it back at any time.',
  kept: {
    title: 'What is kept, and who sees it',
    what: 'Kept, encrypted: the name, date, time and town that you enter here.',
    who: (name: string) =>
      `${name} sees them, and can have charts and readings made from them. They are shown to nobody else.`,
    until: (name: string) =>
      `They stay until ${name} removes them, or you take them back with this link.`,
    day: (day: string) => `The link takes a birth until ${day}, and only one.`,
  },
  form: {
    title: 'Your birth',
    fields: {
      name: 'Your name or nickname',
      birth_date: 'Birth date',
      birth_place: 'Birth place',
    },
    hints: { birth_place: 'Optional: the town you were born in.' },
    needed: { name: 'Please give a name or nickname', birth_date: 'Please give your birth date' },
    share: (name: string) => `Share it with ${name}`,
    sharing: 'Sharing...',
    decline: 'No, end this link',
    failed: 'This could not be saved.',
  },
  thanks: {
    title: 'Thank you',
    text: (name: string) =>
      `${name} can now see your two charts side by side. And these are yours:`,
    three: 'Your three',
  },
  entered: {
    title: 'A birth was entered here',
    text: (name: string) =>
      `It is kept for ${name}, and shown to nobody else. With this link it can be taken back.`,
  },
  keep: {
    title: 'Keep this link',
    text: 'It is the only way back: with it you can take your birth back at any time.',
    address: 'This link',
    copy: 'Copy the link',
    copied: 'The link was copied',
    copyFailed: 'The link could not be copied. Please mark it and copy it by hand.',
    end: 'End this: take my birth back',
  },
  takingBack: {
    title: 'Take your birth back?',
    text: (name: string) =>
      `Name and birth are erased for good, and the link ends. Readings that ${name} has kept stay in their journal.`,
    yes: 'Take it back',
    no: 'Leave it',
    failed: 'This could not be ended. Please try again.',
  },
  declining: {
    title: 'End this link?',
    text: (name: string) => `Nobody can use it any more. We do not tell ${name} who ended it.`,
    yes: 'End it',
    no: 'Go back',
  },
  gone: {
    birth: {
      title: 'It is erased',
      text: (name: string) => `${name} no longer sees your birth here, and the link has ended.`,
    },
    link: {
      title: 'The link has ended',
      text: () => 'Nothing was entered, and nothing is kept.',
    },
  },
  lost: {
    title: 'This link has ended',
    text: 'Somebody ended it, its days are over, or it was never one of ours. No birth is kept by it.',
  },
  today: 'See the sky today',
} as const;
