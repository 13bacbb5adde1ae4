import type { BirthWords } from './birth-words';

const HOUR_AND_PLACE = 'the hour and the place';

/** Birth data in English. */
export const ENGLISH: BirthWords = {
  labels: { birth: 'Birth', clock: 'Clocks', houses: 'Houses' },
  clock: ({ day, time, zone, isLocalMeanTime, isPutForward, utc, utcDay }) => {
    const clock = isLocalMeanTime
      ? 'local mean time, four minutes for each degree of longitude'
      : `by the clock of ${zone}${isPutForward ? ', clocks put forward' : ''}`;
    return `${day}, ${time} ${clock}, which is ${utc} UTC${utcDay ? ` on ${utcDay}` : ''}`;
  },
  repeated: (time, earlier, later) =>
    `went back that day and showed ${time} twice; the earlier one is taken, ${earlier} UTC and not ${later} UTC`,
  skipped: (time, utc) =>
    `went forward that day and left ${time} out; it is read as if they had not been moved yet, ${utc} UTC`,
  ofDay: ({ day, hasTime, middle, zone }) => {
    const why = hasTime
      ? 'an hour was given and no place, so its clock is not known'
      : 'the hour is not known';
    const whose = zone
      ? `, the middle of that day in ${zone}`
      : ', and signs for all 50 hours that the date lasts on Earth';
    return `${day}; ${why}; positions for ${middle} UTC${whose}`;
  },
  houseSystems: {
    placidus: 'by Placidus',
    'whole-sign': 'whole signs from the rising sign',
    equal: 'equal, thirty degrees each from the ascendant',
    koch: 'by Koch',
    porphyry: 'by Porphyry',
  },
  wholeSigns: (asked) =>
    `whole signs from the rising sign, because ${asked === 'koch' ? 'Koch' : 'Placidus'} has no houses so close to a pole`,
  hour: 'the hour',
  hourAndPlace: HOUR_AND_PLACE,
  depending: (signs, on) => `${signs.join(' or ')} depending on ${on}`,
  orElse: (others) => `; or ${others.join(' or ')}, depending on ${HOUR_AND_PLACE}`,
};
