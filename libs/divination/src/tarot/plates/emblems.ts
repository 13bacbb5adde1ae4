/** Figures that more than one trump shows, each round its own (0, 0). */

/** A standing body that bends one leg behind the other: the Hanged Man, and the World upright. */
export const BODY = {
  bentLeg: 'M-11 2C-22 12 -34 22 -38 30C-40 35 -36 38 -32 38L2 52L5 43L-20 30L-2 16Z',
  trunk:
    'M-5 -66C-10 -62 -16 -62 -18 -57C-15 -44 -11 -34 -11 -24C-12 -14 -15 -6 -14 4L-4 40L-3 78C-4 84 -2 88 3 88H8L9 40L14 4C15 -6 12 -14 11 -24C11 -34 15 -44 18 -57C16 -62 10 -62 5 -66Z',
  shade: 'M10 -54C8 -42 5 -32 6 -22C7 -10 9 -4 8 4L4 40L4 82M-2 -44V-18M-2 -6l2 8',
  head: 'M0 -92C8 -92 11 -86 10 -78C9 -70 5 -65 0 -65S-9 -70 -10 -78C-11 -86 -8 -92 0 -92Z',
};

/** The sign without end as a band: its rim, and the eye of its left half. */
export const LEMNISCATE = {
  rim: 'M0 -10C-22 -40 -72 -36 -72 0S-22 40 0 10C22 40 72 36 72 0S22 -40 0 -10Z',
  eye: 'M-8 0C-22 -25 -58 -23 -58 0S-22 25 -8 0Z',
};

/** A sphinx that sits and looks ahead. */
export const SPHINX = {
  body: 'M-16 -44C-10 -50 10 -50 16 -44C20 -34 22 -24 26 -16C30 -4 32 24 34 48H-34C-32 24 -30 -4 -26 -16C-22 -24 -20 -34 -16 -44Z',
  face: 'M-11 -38H11V-24C11 -14 6 -8 0 -8S-11 -14 -11 -24ZM-7 -28H-3M3 -28H7M0 -27V-20M-3 -15H3M-11 -24C-14 -12 -18 -4 -22 0M11 -24C14 -12 18 -4 22 0M-20 48V22C-20 14 -6 14 -6 22V48M20 48V22C20 14 6 14 6 22V48M-17 44V40M-13 44V40M-9 44V40M17 44V40M13 44V40M9 44V40',
};
