export const chartSchoolStrings = {
  title: 'How your sky is counted',
  zodiac: 'Zodiac',
  zodiacs: { tropical: 'Tropical, from the equinox', sidereal: 'Sidereal, from the stars' },
  houses: 'Houses',
  systems: {
    placidus: 'Placidus',
    'whole-sign': 'Whole signs',
    equal: 'Equal',
    koch: 'Koch',
    porphyry: 'Porphyry',
  },
  ayanamsa: 'Ayanamsa',
  ayanamsas: {
    lahiri: 'Lahiri',
    'true-chitra': 'True Chitra',
    krishnamurti: 'Krishnamurti',
    raman: 'Raman',
  },
  follow: (tools: string) =>
    `Your chart on this page, your day with its letters and its calendar, the charts of two people, the sky in motion and new readings of ${tools} go by it, and name it. All others stay with the tropical zodiac and Placidus; the tools of Jyotish are sidereal by themselves and ask for an ayanamsa of their own.`,
  failed: 'Your choice could not be kept. Please try again.',
};
