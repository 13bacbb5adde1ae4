export const notFoundStrings = {
  title: 'Lost among the stars',
  text: "Looks like you've wandered into an unexplored corner of the cosmos",
  home: 'Return to Cosmic Home',
} as const;
