/** The six ways into the catalogue, by what somebody comes for. */
export const DOORS = ['today', 'me', 'us', 'question', 'sky', 'fun'] as const;
export type Door = (typeof DOORS)[number];
