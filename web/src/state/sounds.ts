import { createAction } from '@reduxjs/toolkit';

/** What can be heard of the site besides its music, one file each. */
export type Effect =
  'click' | 'success' | 'error' | 'transition' | 'cosmic' | 'shuffle' | 'flip' | 'bell';

/** Something happens that has a sound; it is heard where sound is on. */
export const sounded = createAction<Effect>('sound/sounded');
