/** When it is: `{phase}`, `{date}`, `{time}`, `{away}` as in '3 days from today' or 'which is today'. */
export const REMINDER_WHEN: readonly string[] = [
  'The next {phase} comes on {date}, {away}, and it is exact at {time}.',
  'Mark it like this: {phase}, {date}, {time}, {away}.',
  'It falls on {date}, {away}, and the middle of it is reached at {time}.',
  'Set the reminder for {date}, {away}; the minute itself is {time}.',
  'On {date}, {away}, the {phase} reaches its mark at {time}.',
  'Our tables give {date}, {away}, with {time} as the moment of the {phase}.',
];

/** The same by the day alone: `{phase}`, `{date}`, `{away}`. */
export const REMINDER_DAY: readonly string[] = [
  'The next {phase} comes on {date}, {away}.',
  'Mark it like this: {phase}, {date}, {away}.',
  'It falls on {date}, {away}, and the day is all you have to remember.',
  'Set the reminder for {date}, {away}, at whatever hour you look at your reminders.',
  'On {date}, {away}, the {phase} reaches its mark.',
  'Our tables give {date}, {away}, as the day of the {phase}.',
];

/** How long it lasts: `{from}`, `{to}`. */
export const REMINDER_SPAN: readonly string[] = [
  'Give or take, it lasts from {from} to {to}, so a busy evening is no excuse.',
  'All told the phase stretches from {from} to {to}, and any quiet hour in there will do.',
  'Should that minute find you on a train, the same phase holds from {from} to {to}.',
  'You have some leeway, since the phase goes on from {from} to {to}.',
];

/** While the phase of this month is not over yet: `{phase}`, `{until}`. */
export const REMINDER_UNDERWAY: readonly string[] = [
  'You are inside one already, by the way: the present {phase} lasts until {until}, and today can serve as a rehearsal.',
  'Some of this month’s {phase} is still left, until {until}, in case you would rather not wait.',
  'As it happens, the current {phase} is past its middle and goes on until {until}, so you may try things out at once.',
];

/** Where the Moon is today: `{moonSign}`, `{moonPhase}`, `{lit}`. */
export const REMINDER_TODAY: readonly string[] = [
  'For now the Moon is in {moonSign}, {lit} lit, and there is nothing to do but know the date.',
  'Today you find the Moon in {moonSign}, {lit} lit; nod to her, she is on her way.',
  'Meanwhile the Moon is in {moonSign} today and {lit} lit, in case you go out to look.',
];

/** The same while hardly any of it is lit: `{moonSign}`. */
export const REMINDER_TODAY_DARK: readonly string[] = [
  'For now the Moon is in {moonSign} and too dark to be seen, so you will have to take our word for her.',
  'Today you would look for her in vain: the Moon is in {moonSign} and has her back turned.',
  'Meanwhile the Moon is in {moonSign} and unlit today, which is no bad light for reading a calendar by.',
];

/** Ends a reminder. */
export const REMINDER_CLOSING: readonly string[] = [
  'Miss it and nothing is lost, because she comes round again in a month and has never been known to sulk.',
  'That is all a reminder has to do: hold the door open while you look for your coat.',
  'A date with the Moon cannot be cancelled by anyone but you, which makes it the safest one in your diary.',
  'Keep it three months in a row and you will have something that looks suspiciously like a custom.',
  'Whatever you put in that small square of the calendar, let it be something you would be glad to find there.',
  'Tell it to your telephone, your fridge or a friend, and then forget it with a clear conscience.',
];
