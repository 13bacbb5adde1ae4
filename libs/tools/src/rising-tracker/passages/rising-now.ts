import type { Element, SignKey } from '@cosmic/sky/zodiac';

/** What an hour is like while a sign comes up over the horizon. */
export const RISING_NOW: Record<SignKey, readonly string[]> = {
  aries: [
    'An Aries hour opens doors with its shoulder: things are begun, sent and said, and the apologies come in the next one.',
    'The air has elbows while Aries comes up, so do the brave small thing now, the call or the first sentence.',
    'Everything wants to go first under this sign; let it, as long as it is short.',
  ],
  taurus: [
    'A Taurus hour has a low voice and good bread in the house; whatever you do now, do it with both hands.',
    'The world puts its feet up a little while Taurus rises, and haggling, hurrying and diets all go badly.',
    'Under this sign the body has the casting vote, so ask it whether the chair, the shoes and the plan are comfortable.',
  ],
  gemini: [
    'A Gemini hour chatters: two people ring at once, the post arrives, and the best idea comes while you are looking for something else.',
    'With Gemini on the horizon the first answer is only the first, so ask the question again in other words.',
    'Messages travel well under this sign and secrets do not, so choose which of the two you are holding.',
  ],
  cancer: [
    'A Cancer hour smells of supper, and people stand a little closer to the door of wherever they belong.',
    'While Cancer climbs, tone matters more than content; say it as you would to somebody with wet hair.',
    'This sign makes rooms smaller and kinder, and old songs oddly difficult to switch off.',
  ],
  leo: [
    'A Leo hour turns the lamps up: stand where you can be seen, and praise somebody while you are at it.',
    'With Leo coming over the edge of the world nobody wants to be an extra, so share out the speaking parts.',
    'This sign likes an entrance; wash your face, straighten your back and knock properly.',
  ],
  virgo: [
    'A Virgo hour notices: the crooked label, the missing comma, the friend who has gone quiet.',
    'While Virgo rises the useful thing is also the pleasant thing, so mend, sort or label something small.',
    'This sign brings a fine comb, excellent for papers and a bit much for people.',
  ],
  libra: [
    'A Libra hour lays the table for two; ask, invite, compare, and give the other chair the better view.',
    'With Libra on the horizon rudeness costs double and charm is half price.',
    'This sign makes everyone a diplomat for a while, so bring up the thing that needs a soft landing.',
  ],
  scorpio: [
    'A Scorpio hour lowers the blinds; what matters is said quietly, or with the eyes, or not until later.',
    'While Scorpio rises small talk tastes of paper, so ask one real question and keep the answer to yourself.',
    'This sign looks under things, which makes it a good time for research and a poor one for surprises.',
  ],
  sagittarius: [
    'A Sagittarius hour opens a window somewhere; people laugh louder, promise more and look at timetables.',
    'With Sagittarius on the horizon any errand can turn into an outing, and any outing into a story.',
    'This sign speaks first and checks the map afterwards, so keep it cheerful and keep the receipt.',
  ],
  capricorn: [
    'A Capricorn hour stands up straight: agreements made in it tend to be kept, and jokes to be dry.',
    'While Capricorn climbs, do the thing that has been on the list the longest; it is shorter than it looks.',
    'This sign asks what it will be worth in ten years, a strict question and sometimes a liberating one.',
  ],
  aquarius: [
    'An Aquarius hour has a draught of fresh air in it, and the rule that everyone obeyed at noon begins to look optional.',
    'With Aquarius on the horizon strangers are friends who have not been introduced, and friends are interesting strangers.',
    'This sign takes one step back and sees the pattern, so leave the detail to the next one.',
  ],
  pisces: [
    'A Pisces hour goes soft at the edges; clocks matter less, music matters more, and keys hide themselves.',
    'While Pisces comes up, kindness needs no reason and arithmetic needs checking.',
    'This sign lets the tide in for a while, so float what can float and tie up the rest.',
  ],
};

/** How far a sign has come up: its beginning, its middle, its last third; `{since}`, `{until}`. */
export const RISING_STAGE: readonly (readonly string[])[] = [
  [
    'It has only just begun, at {since}, and keeps the horizon until {until}.',
    'You caught it early: it took over at {since} and stays until {until}.',
    'Fresh at the door since {since}, it will not leave before {until}.',
  ],
  [
    'It has been coming up since {since} and is in full stride until {until}.',
    'You find it in the middle of its turn, which runs from {since} to {until}.',
    'Halfway over the horizon, it began at {since} and hands over at {until}.',
  ],
  [
    'It has nearly finished, having held the horizon since {since}, and the change comes at {until}.',
    'You are seeing the last of it: it rose from {since} on, and at {until} it is done.',
    'Late in its turn, which began at {since}, it makes way at {until}.',
  ],
];

/** What the next sign of each element is a good hour for: `{sign}`, `{from}`, `{to}`. */
export const RISING_WINDOW: Record<Element, readonly string[]> = {
  fire: [
    'For a beginning, take {sign}, which rises from {from} to {to}.',
    'Courage has its hour from {from} to {to}, when {sign} comes up.',
    '{sign} follows from {from} to {to}, and that is the time to press send.',
    'Should you need a push, {sign} gives one between {from} and {to}.',
  ],
  earth: [
    'For anything with money, tools or promises in it, {sign} is there from {from} to {to}.',
    'Solid ground comes with {sign}, between {from} and {to}.',
    '{sign} rises from {from} to {to}, so put the useful work there.',
    'Whatever has to last is best begun from {from} to {to}, under {sign}.',
  ],
  air: [
    'For a talk, choose {from} to {to}, while {sign} is on the horizon.',
    'Words come easily from {from} to {to}, when {sign} takes its turn.',
    '{sign} has the horizon between {from} and {to}, and letters written then need fewer drafts.',
    'If you want company, or an argument without tears, {sign} rises from {from} to {to}.',
  ],
  water: [
    'For quiet, music or making up, wait for {sign}, from {from} to {to}.',
    'Feelings get their turn from {from} to {to}, with {sign} coming over the edge.',
    '{sign} rises between {from} and {to}, and nothing needs to be proved in that time.',
    'If something wants to be wept over or laughed about at home, {sign} keeps {from} to {to} free for it.',
  ],
};

/** A use for the hour of each sign. */
export const RISING_HINT: Record<SignKey, readonly string[]> = {
  aries: [
    'Ten bold minutes will settle what you have been circling for days, and anything beyond that is only shouting.',
    'Be quick and be honest there, while keeping one hand on the door handle in case of a better idea.',
  ],
  taurus: [
    'Eat something in it that deserves a plate, preferably sitting down and in agreeable company.',
    'Give it to whatever improves with slowness, such as bread, apologies and garden furniture.',
  ],
  gemini: [
    'Have a pencil ready and a second opinion, because the useful remark is going to arrive sideways.',
    'Write the message twice, first the amusing version and afterwards the one that you actually send.',
  ],
  cancer: [
    'Be somewhere with a kettle by then, ideally in the company of somebody who knows where the cups are.',
    'Ring whoever still calls you by your childhood name, even if there is nothing in particular to report.',
  ],
  leo: [
    'Wear the good shirt for it, even if the only witness is going to be a sofa.',
    'Say your compliment loudly enough for a third person to overhear, since generosity enjoys an audience.',
  ],
  virgo: [
    'A single drawer, form or button is quite enough, provided that it is really finished afterwards.',
    'Check the very thing that everybody else believes has already been checked by somebody.',
  ],
  libra: [
    'Set a second cup on the table and see who is attracted by so much quiet courtesy.',
    'Ask for what would be fair, and ask so pleasantly that refusing would seem impolite.',
  ],
  scorpio: [
    'Switch off the ceiling light and tell the truth by the smaller one, to one person or to paper.',
    'Dig in one place only, and keep on digging when it begins to be interesting.',
  ],
  sagittarius: [
    'Walk considerably further than the errand requires, and come home by an unfamiliar street.',
    'Plan something with a ferry in it, even if the ferry has to wait until summer.',
  ],
  capricorn: [
    'Sign off whatever is finished, and resist adding another improvement to it at the last minute.',
    'Begin with the boring half, and soon the boring half will be behind you for good.',
  ],
  aquarius: [
    'Try it the other way round, if only to discover which of your habits are merely furniture.',
    'Ask the question that is missing from the form, and listen carefully for the pause before the answer.',
  ],
  pisces: [
    'Put on that one song, lie down on the carpet, and be unreachable for exactly its length.',
    'Leave an empty space in the middle of it, and wait to see what comes swimming in.',
  ],
};
