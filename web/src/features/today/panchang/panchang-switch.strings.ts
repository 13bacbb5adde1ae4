export const panchangSwitchStrings = {
  label: 'Panchang in my day',
  failed: 'Your choice could not be kept. Please try again.',
};
