/** A planet and the weekday that is named after it: `{planet}`, `{weekday}`. */
export const OWN_DAY: readonly string[] = [
  'Ever since Roman times {weekday} has belonged to {planet}, and many languages keep the name to this day.',
  'Its day is {weekday}, and you need not believe in anything to notice that a week feels better with seven flavours in it.',
  'In the old order of the week {weekday} was given to {planet}, one day out of seven on which to sit at the head of the table.',
  'Of the seven days {weekday} is the one that {planet} was asked to look after, a job that is some two thousand years old by now.',
];

/** A planet that is younger than the week: `{planet}`, `{host}`, `{weekday}`. */
export const GUEST_DAY: readonly string[] = [
  'When the week was named nobody knew of {planet}, so it shares {weekday} with {host}, whose sign it was given to rule.',
  'No weekday was left over when {planet} was found; by custom it is a guest on {weekday}, the day of {host}.',
  'The week had been full for centuries before {planet} turned up in a telescope, and {host} has lent it a chair on {weekday}.',
];

/** Where the planet is: `{planet}`, `{sign}`. */
export const STANDS: readonly string[] = [
  'At the moment {planet} is in {sign}, and that gives the day a local accent.',
  'Just now {planet} is travelling through {sign}, so the old virtues come in the clothes of that sign.',
  'Look up where things are today: {planet} stands in {sign}, and the view from there changes what the day asks of you.',
  'For the present {planet} is in {sign}, which tells you in what tone to take everything above.',
];

/** While it moves forward, and until when: `{planet}`, `{until}`. */
export const FORWARDS: readonly string[] = [
  'Until {until} {planet} moves forward, so a plan that you make under this name can simply be followed.',
  'With {planet} direct until {until}, what you begin in that spirit may keep its first direction.',
  'Nothing changes about the direction of {planet} before {until}; use the clear stretch for a first step.',
  'The road of {planet} runs straight ahead until {until}, and you may do the same.',
  'As {planet} keeps moving forward until {until}, there is no need to go over old ground.',
];

/** While it runs backwards, and until when: `{planet}`, `{until}`. */
export const BACKWARDS: readonly string[] = [
  'As {planet} is retrograde until {until}, the day is better for returning to something than for opening a new box.',
  'Until {until} {planet} is retrograde, which only means that mending, rereading and asking again are the finer part of the work.',
  'With {planet} retrograde until {until}, give the second draft of things the seat by the window.',
];

/** What the day suits and what can wait: `{things}`, `{wait}`, `{weekday}`. */
export const GOOD_FOR: readonly string[] = [
  'Good company for this day are {things}; only go easy on {wait}.',
  'Tradition gives the day to {things}, and advises you to go easy on {wait}.',
  'Put {things} on the list for {weekday}, and go easy on {wait}.',
  'Three things go well with it, namely {things}; with {wait} it is kinder to go easy.',
  'Good uses of it are {things}, whereas {wait} would go against the grain.',
  'Plan {things} for {weekday} if you can, and treat {wait} as the exception.',
];

/** Its colour and scent: `{colour}`, `{scent}`. */
export const DRESS: readonly string[] = [
  'Should you like a token, wear something in {colour} or let the room smell of {scent}.',
  'For the senses there are {colour} to look at and {scent} to breathe in, and both are only reminders.',
  'One touch of {colour} on the table and a trace of {scent} are ceremony enough.',
  'Its colour is {colour} and its scent is {scent}, in case your day would like a costume.',
];

/** The next date of the day: `{planet}`, `{weekday}`, `{date}`. */
export const NEXT_DATE: readonly string[] = [
  'The next {weekday} falls on {date}, so you have time to keep an hour of it free.',
  'You can try it on {date}, which is the next {weekday}.',
  'Pencil in {date}, the coming {weekday}, and see what the day does with the attention.',
];

/** The planet's day is today: `{planet}`, `{weekday}`, `{date}`. */
export const ITS_TODAY: readonly string[] = [
  'As it happens, today is {weekday}, so you are reading this on the very day; what is left of it will do.',
  'No waiting is needed, because today, {date}, is {weekday} already.',
  'Today is {weekday}, {date}, so the door is open and you only have to walk in.',
  'It is {weekday} already, so nothing keeps you from beginning.',
  'You picked the right moment, since it is {weekday} all day.',
];

/** Whose day it is today: `{today}`, `{ruler}`. */
export const TODAY_IS: readonly string[] = [
  'Today is {today}, the day of {ruler}, which may have other ideas about your diary.',
  'Meanwhile {today} is under way, and it belongs to {ruler}; give it a nod in passing.',
  'Until then you are the guest of {ruler}, since today is {today}.',
];

/** Ends the reading of a day: `{planet}`. */
export const DAY_CLOSING: readonly string[] = [
  'A week has room for all seven moods, and you are the one who decides how long each may stay.',
  'Keep the day once and see whether you miss it the week after.',
  'What you make of the hour matters more than whose name it carries.',
  'Names of days are old poetry, and poetry works best when you do something with it.',
  'If only one line of this survives until then, let it be the one that made you smile.',
  'Take from it whatever fits into an ordinary day, for those are the days that count.',
  'None of it is an order; it is a way of giving time a handle.',
  'Small attentions like these make one day different from another.',
  'Try it for a month, and the week will begin to have a rhythm.',
  'Nothing happens if you forget it, and something nice may if you do not.',
  'Which part of this is for you, only you can say.',
  'One hour lived on purpose is plenty.',
  'Tell somebody which day it is; people like to hear it.',
  'Let the rest of the day be ordinary, which is a good thing to be.',
  'Next week it comes round again, so there is no hurry.',
  'Do half of it well and call it done.',
  'A friend may like to keep the day with you.',
  'Perhaps you have been keeping it for years without knowing.',
  'Write one line about it tonight, and next time you can compare.',
  'See what changes when you give a day a subject.',
  'Five minutes are all it costs, and the day is yours anyway.',
  'Most customs began with somebody who simply enjoyed them.',
  'Enjoy the parts that suit you and leave out the others.',
];
