/** What each purpose asks of a time. */
export const MUHURTA_PURPOSES = {
  begin: [
    'A beginning likes light that grows, so the bright half of the month is asked for.',
    'For a start, almanacs prefer stars that hold, stars that hurry and stars that are kind; the first of these for what is to last.',
    'What is begun well is small at first, and a good hour is one in which nobody is hungry.',
  ],
  home: [
    'A house should stay where it is, so the fixed stars of the Moon are asked for, and the gentle ones for those who live in it.',
    'Moving in is asked for in the bright half, and outside the five days in which the Moon closes her round.',
    'For a threshold the almanac wants steadiness; for the kettle on the first evening it wants nothing.',
  ],
  travel: [
    'A journey is given moving stars, swift ones or gentle ones, which is to say anything but a wall.',
    'Almanacs keep the last five stars of the Moon out of journeys, and many travellers keep to it as they keep to a window seat.',
    'Setting out means the moment at which you close the door, so that is the moment to choose.',
  ],
  trade: [
    'For trade the almanac asks for swift stars, and for contracts it asks for the fixed ones.',
    'A signature wants to hold and a till wants to ring, and the two kinds of star divide that between them.',
    'Read what you sign beforehand; the hour is for the pen and not for the small print.',
  ],
  learn: [
    'Learning is asked for under swift stars, gentle ones and moving ones, since a mind should do all three.',
    'A first lesson is short and ends well, whichever star stands over it.',
    'For study the almanac only warns off the sharp and the fierce, as any good teacher would.',
  ],
  celebrate: [
    'Guests are asked for under gentle stars, and promises between friends under fixed ones.',
    'A feast has few rules in the almanac: a kind star and a tithi that is not empty.',
    'For a celebration the people are the better half of the hour, so ask them first.',
  ],
} as const;

/** What the nature of a nakshatra lends a window. */
export const MUHURTA_NATURES = {
  fixed: [
    'Its star is of the fixed kind, for what is meant to stay.',
    'It has a fixed star, the sort that almanacs give to foundations, trees and vows.',
  ],
  moving: [
    'Its star is of the moving kind, good for wheels and for changes of air.',
    'It has a moving star, which almanacs give to gardens, vehicles and travellers.',
  ],
  swift: [
    'Its star is of the swift kind, for what should be done and delivered.',
    'It has a swift star, light on its feet, which almanacs give to trade, study and cures.',
  ],
  gentle: [
    'Its star is of the gentle kind, for friendship, cloth and music.',
    'It has a gentle star, which almanacs give to art, company and first meetings.',
  ],
  sharp: [
    'Its star is of the sharp kind, which custom keeps for plain speaking.',
    'It has a sharp star, good for breaking a habit and less so for a party.',
  ],
  fierce: [
    'Its star is of the fierce kind, which custom keeps for hard work and clearing up.',
    'It has a fierce star, good for taking down a wall and less so for building one.',
  ],
  mixed: [
    'Its star is of the mixed kind, which custom keeps for everyday work.',
    'It has a mixed star, neither for nor against, as most mornings are.',
  ],
} as const;

/** What a window does not keep. */
export const MUHURTA_LACKS = {
  tithi: [
    'What it does not keep is the tithi, which is one that custom leaves empty or dark.',
    'Only its tithi is of the kind that almanacs leave for work under way.',
  ],
  nakshatra: [
    'What it does not keep is the nature of the star, so take it for a smaller step.',
    'Its star is not of the kind that this purpose asks for, while all else that is named first holds.',
  ],
  paksha: [
    'What it does not keep is the half of the month, which is the dark one.',
    'It lies in the dark half, which suits a quiet start better than a loud one.',
  ],
  panchaka: [
    'What it does not keep is Panchaka, the last stretch of the Moon’s round.',
    'It falls into Panchaka, which custom keeps clear of roofs and long journeys.',
  ],
} as const;

/** The lines of a reading of windows. */
export const MUHURTA_LINES = {
  opening: [
    'Between {from} and {to}, this is what the almanac of {place} has to offer.',
    'Here are the windows of {place} from {from} to {to}, each of them with the reasons that speak for it.',
    'From {from} to {to} the days of {place} were gone through one by one, hour after hour.',
  ],
  rule: [
    'Every window lies in a good choghadiya, outside Rahu kalam and outside Bhadra; whatever else is asked is listed with it.',
    'All of them keep three things from the start: a good choghadiya, no Rahu kalam, no Bhadra.',
    'The hours decide first, by choghadiya, Rahu kalam and Bhadra, and the Moon decides after them.',
  ],
  first: [
    'The one that keeps most comes on {date}, from {from} to {to}, with the Moon in {nakshatra}.',
    'Best by count is {date}, {from} to {to}, under {nakshatra}.',
    'If you want a single answer, take {date} between {from} and {to}, when the Moon is in {nakshatra}.',
  ],
  second: [
    'Next after it stands {date}, {from} to {to}, under {nakshatra}.',
    'Should that not suit you, there is {date} from {from} to {to}, with the Moon in {nakshatra}.',
    'A second choice is {date}, {from} to {to}, with {nakshatra}.',
  ],
  only: [
    'There is no second one in this range, so a longer range may be worth a look.',
    'It is the only one in these days.',
  ],
  keepsAll: [
    'It keeps everything that was asked, which happens less often than almanacs let you believe.',
    'Nothing that this purpose asks for is missing in it, neither among the hours nor in the Moon.',
    'By the list of conditions it has no gap, so there is nothing to weigh against anything.',
  ],
  nothing: [
    'No window in these days lasts long enough to be called one.',
    'In this range the good hours are too short to be of use.',
  ],
  noSun: [
    'In {place} the Sun does not rise and set on these dates, and hours that are shares of daylight cannot be counted.',
    'These dates have no sunrise in {place}, so there is no day to cut into hours.',
  ],
  instead: [
    'Look at another range, or at a town where the mornings come.',
    'An hour without a name is still an hour, and a rested beginner is a good omen in any calendar.',
    'People in the far north began things all the same, and kept their friends informed.',
  ],
  hours: [
    'What was left out is not bad time; custom keeps it for what is already under way.',
    'Hours outside the windows are for going on with what you have begun, for tidying and for tea.',
    'Between the windows lies ordinary time, in which most good things were begun.',
  ],
  custom: [
    'Almanacs differ in what they ask, so the conditions stand there to be checked, one by one.',
    'The conditions are customs of the calendar and were never meant to overrule a doctor, a timetable or a friend.',
    'Nothing here is a forecast; it is an old way of choosing among hours that would all have done.',
  ],
  practice: [
    'Put the window into your calendar together with the first step, written out in one plain sentence.',
    'Prepare everything on the day before, so that the hour is for the beginning alone.',
    'Tell one person when you are going to start, preferably somebody who will ask how it went.',
    'Keep a quarter of an hour free in front of it and do nothing in that quarter.',
    'Choose the smallest first step that still counts, and leave all the larger ones for the days that follow.',
  ],
  closing: [
    'A good hour is, before everything else, the one in which you really begin.',
    'If you miss it, begin at another hour all the same and call that the second edition.',
    'The rest is work and good company, as it always was before anybody counted the hours.',
    'After the beginning the almanac has no more to say, and patience takes over from precision.',
  ],
} as const;
