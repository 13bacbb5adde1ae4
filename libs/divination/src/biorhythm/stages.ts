/**
 * The four quarters of a curve and the days between its halves:
 * - `climbing`: above the middle, on the way up
 * - `easing`: above the middle, on the way down
 * - `crossing`: passing the middle
 * - `resting`: below the middle, on the way down
 * - `returning`: below the middle, on the way up
 */
export type CycleStage = 'climbing' | 'easing' | 'crossing' | 'resting' | 'returning';

type Cycle = 'physical' | 'emotional' | 'intellectual';

export const CYCLE_TEXTS: Readonly<Record<Cycle, Readonly<Record<CycleStage, string>>>> = {
  physical: {
    climbing:
      'The body curve is climbing. Walks get longer by themselves, so put the lively plans into these days.',
    easing:
      'The body curve is high and easing. There is plenty to draw on; finish the active things and enjoy the warm-down.',
    crossing:
      'The body curve crosses its middle today. Rhythm counts more than speed, so leave a little slack between two tasks.',
    resting:
      'The body curve is on its quiet side. Slow food, early evenings and easy movement suit it.',
    returning:
      'The body curve is coming back up. Begin with something small and pleasant, and let the spring return to your step.',
  },
  emotional: {
    climbing:
      'The feeling curve is climbing. Meet people, say the warm thing, start the playlist from the top.',
    easing:
      'The feeling curve is high and easing. You have heart to spare, and a generous word will travel far.',
    crossing:
      'The feeling curve crosses its middle today. Moods may change with the light; let them pass through without a verdict.',
    resting:
      'The feeling curve is on its quiet side. Choose soft company and old favourites, and put off the big talk if it can wait.',
    returning:
      'The feeling curve is coming back up. Answer the message you left lying, and notice how it lightens.',
  },
  intellectual: {
    climbing:
      'The thinking curve is climbing. Learn, plan, compare; new things stick well in these days.',
    easing:
      'The thinking curve is high and easing. Put the clear head to use on the page that matters most.',
    crossing:
      'The thinking curve crosses its middle today. Read things twice and sleep on choices that would like to be quick.',
    resting:
      'The thinking curve is on its quiet side. Sort, tidy and repeat what you know, and let hard puzzles lie for now.',
    returning:
      'The thinking curve is coming back up. Jot down the half ideas, for they will be whole ones soon.',
  },
};
