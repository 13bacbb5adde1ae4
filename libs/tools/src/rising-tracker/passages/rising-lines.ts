/** Opens with the place: `{place}`, `{time}`, `{sign}`, `{degrees}` as in 14°22'. */
export const RISING_OPENING: readonly string[] = [
  'In {place} it is {time}, and over the eastern horizon {sign} is coming up, {degrees} at this very minute.',
  'Stand in {place} now, at {time}, and face east: the sign that climbs over the edge is {sign}, at {degrees}.',
  'The clocks of {place} say {time}, and the sky answers with {sign}, whose {degrees} lies on the eastern horizon.',
  'At {time} in {place} the horizon belongs to {sign}, with {degrees} just touching the edge of the world.',
  'Anyone born in {place} at this minute, {time}, will go through life with {sign} for a front door and {degrees} for a house number.',
  'It is {time} in {place}; the Earth has turned far enough to lift {degrees} of {sign} to the rim, and so the hour belongs to that sign.',
];

/** Where the planet stands that rules the rising sign: `{ruler}`, `{rulerSign}`. */
export const RISING_RULER: readonly string[] = [
  'The landlord of this hour is {ruler}, at present in {rulerSign}.',
  'Such an hour takes its orders from {ruler}, who stands in {rulerSign} these days.',
  'Behind the sign is its ruler, and {ruler} is in {rulerSign} at the moment.',
  'To know its mood, ask after {ruler}, now in {rulerSign}.',
];

/** The sign opposite, which sets: `{setting}`. */
export const RISING_SETTING: readonly string[] = [
  'Across from it {setting} is going down, so its concerns may be put to bed with good manners.',
  'In the west {setting} sinks at the same pace, for the horizon gives nothing without taking something.',
  'What sets meanwhile is {setting}, and if your last few hours felt more like that, you were not imagining the change of air.',
  'On the far side of the sky {setting} leaves the stage, a bow that nobody ever sees.',
];

/** Before the hours to come. */
export const RISING_AHEAD: readonly string[] = [
  'Here is how the coming hours are shared out, in case you have a use for them.',
  'Now for the timetable, of which you may take as much as you like.',
  'And then the wheel turns on, as punctually as any railway.',
  'What follows is worth a glance, for every element gets its turn.',
];

/** The Moon comes up with her sign: `{moonSign}`, `{from}`, `{to}`. */
export const RISING_MOON: readonly string[] = [
  'Look east between {from} and {to}: {moonSign} is due then, and the Moon, who is in {moonSign}, comes up more or less with it.',
  'The Moon is in {moonSign}, so she too climbs over your horizon with that sign, somewhere around {from} to {to}.',
  'With {moonSign}, from {from} to {to}, you get the Moon into the bargain, for that is the sign she is in.',
  'A bonus comes from {from} to {to}, when {moonSign} brings up the Moon, who is staying in that sign.',
];

/** The quickest and the slowest sign at this latitude: `{quick}`, `{quickFor}`, `{slow}`, `{slowFor}`. */
export const RISING_SPEED: readonly string[] = [
  'Signs do not share the day fairly: where you are, {quick} hurries up in {quickFor}, while {slow} takes {slowFor}.',
  'Seen from this latitude {quick} is through the door in {quickFor} and {slow} needs {slowFor}, which is why there are more people of the second kind than of the first.',
  'A curiosity of the place: the shortest turn is that of {quick}, with {quickFor}, and the longest that of {slow}, with {slowFor}.',
  'If you want to catch {quick} you must be punctual, since it rises in only {quickFor}; with {slow} you have {slowFor} to spare.',
];

/** Close to a pole, where not every sign rises. */
export const RISING_POLAR: readonly string[] = [
  'So near to a pole the sky lies almost flat, and some signs never rise while others set out backwards; that is geometry, and rather beautiful.',
  'This far towards the pole the usual dozen is not complete: several signs stay below the edge all day, and the horizon changes hands in leaps.',
  'At such a latitude the zodiac leans along the horizon, so the order of signs has gaps and turns that people further south never see.',
];

/** Ends the reading of a horizon. */
export const RISING_CLOSING: readonly string[] = [
  'Nothing has to be done about any of this; it is merely pleasant to know what is coming up.',
  'The rising sign is the quickest thing in a chart, and that is its comfort: no mood of the horizon lasts much longer than a film.',
  'Look again in two hours and you will be looking at another sky from the same chair.',
  'Use these hours as you use the tide table, with thanks and without superstition.',
  'All the while you have not moved; it is the ground that carried you here, at several hundred miles an hour and without spilling your tea.',
  'Pick one of these windows for one small thing, and leave the rest of the day to itself.',
];
