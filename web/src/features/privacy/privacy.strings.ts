import { KEPT_DAYS } from '@cosmic/contracts/retention';

const days = (count: number) => (count === 365 ? 'a year' : `${count} days`);

export const privacyStrings = {
  title: 'What we know of you',
  intro:
    'A chart needs a date, an hour and a place. This page says what becomes of them, and of everything else.',
  table: 'What is kept, and for how long',
  heads: ['What', 'For how long', 'Why'],
  kept: [
    [
      'Your address, name and password',
      'As long as your account',
      'To let you in. Of the password there is a hash alone, from which it can’t be read.',
    ],
    [
      'Your birth, and the people you saved',
      'Until you change or delete them',
      'To fill in your forms and work out your days. Stored encrypted.',
    ],
    [
      'Your birth, if you entered it by somebody’s link',
      `Until you take it back by that link, or they remove it; a link that nobody used, ${days(KEPT_DAYS.invitations)}`,
      'To lay their chart and yours side by side. Stored encrypted, and shown to them alone.',
    ],
    [
      'Readings you save, and your notes',
      'Until you delete them',
      'They are your journal. Notes are stored encrypted; what you saved can be searched by you.',
    ],
    [
      'Readings you asked for',
      `As long as your account; of guests ${days(KEPT_DAYS.guestReadings)}`,
      'So that a reading is still there when you come back to it. Stored encrypted.',
    ],
    [
      'A second copy of them',
      days(KEPT_DAYS.supportCopies),
      'To find out what went wrong with one. Stored encrypted.',
    ],
    [
      'What you did with a day: its card, your answer to its question',
      `As long as your account; of guests ${days(KEPT_DAYS.guestReadings)}`,
      'So that it is there on your other devices, and later. What you wrote is stored encrypted.',
    ],
    [
      'How often you used a tool on a day',
      days(KEPT_DAYS.dailyCounts),
      'To hold the plans to what they say.',
    ],
    [
      'Which articles you opened',
      `As long as your account; of guests ${days(KEPT_DAYS.dailyCounts)}`,
      'To count those of a month.',
    ],
    [
      'Which articles you liked',
      'As long as your account; of guests as long as the article',
      'To count the likes of an article, each person once.',
    ],
    [
      'That a letter or a notice went out',
      `${days(KEPT_DAYS.letters)}; of notices ${days(KEPT_DAYS.notices)}`,
      'So that none comes twice.',
    ],
    [
      'Where you are signed in: browser and system',
      `${days(KEPT_DAYS.sessions)}, or ${days(KEPT_DAYS.endedSessions)} after you ended it`,
      'So that you see and end what is not yours.',
    ],
    [
      'That a browser is known to your account',
      `${days(KEPT_DAYS.knownDevices)} after its last visit`,
      'So that a stranger who guesses at your password can’t lock you out.',
    ],
    [
      'That a password or an address was changed',
      days(KEPT_DAYS.acts),
      'So that it can be traced; without the password or the address, and kept when an account is gone.',
    ],
    [
      'Your plan and its invoices',
      'As long as your account',
      'Paying is done at Stripe. The number of your card never reaches us.',
    ],
  ],
  sections: [
    {
      title: 'Who else learns something',
      lines: [
        'Where this site has a language model, it is given the computed facts of a reading and what you filled in for it, and never your mail address. Members switch it off in their profile; our own authors write then.',
        'Stripe learns your mail address and what you pay.',
        'Whoever carries our mail sees the letters you asked for. The push service of your browser carries notices that it can’t read.',
        'Nobody else. There are no advertisements here, no counters of others, and no scripts from other sites.',
      ],
    },
    {
      title: 'What your browser keeps',
      lines: [
        'A cookie that tells one guest from another, for a year. It says nothing about you, and counts free readings.',
        'Once you sign in, cookies that hold your session, and one by which your device is known. No script can read them.',
        'By itself, and for you alone: your language, your sign, whether sounds are on, forms you have not sent, and the days and readings you opened, so that they are there without a connection.',
      ],
    },
    {
      title: 'What you can do',
      lines: [
        'Take everything along, as one file, from your profile.',
        'Delete your account there: what the table lists goes with it at once, but for the one line that says otherwise.',
        'End what you shared: the link of a reading, of your calendar or of your letters can be taken back at any time.',
      ],
    },
  ],
  toProfile: 'To your profile',
};
