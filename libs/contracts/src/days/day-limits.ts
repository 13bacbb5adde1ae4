/** The longest answer to the question of a day, in UTF-16 units: one line. */
export const MAX_NOTE_CHARACTERS = 280;
