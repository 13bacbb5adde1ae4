import { choiceOr } from './choice';

/** Where the sidereal zodiac begins; the official one of India where nothing is chosen. */
export function ayanamsa() {
  return choiceOr('lahiri', {
    label: 'Ayanamsa',
    hint: 'Where the sidereal zodiac begins; Lahiri is the official one of India',
    options: {
      lahiri: 'Lahiri',
      'true-chitra': 'True Chitra',
      krishnamurti: 'Krishnamurti',
      raman: 'Raman',
    },
  });
}

/** Which node Rahu is; the mean one where nothing is chosen. */
export function node() {
  return choiceOr('mean', {
    label: 'Rahu and Ketu',
    hint: 'Most printed almanacs use the mean node',
    options: { mean: 'Mean node', true: 'True node' },
  });
}

/** How many days a year of the periods has; 365.25 where nothing is chosen. */
export function dashaYear() {
  return choiceOr('julian', {
    label: 'Length of a year',
    hint: 'Most programs count 365.25 days; others differ by a day in a lifetime, savana by years',
    options: {
      julian: '365.25 days',
      tropical: 'Tropical, 365.2422',
      sidereal: 'Sidereal, 365.2564',
      savana: 'Savana, 360 days',
    },
  });
}
