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
      'The body curve is climbing steadily. Walks become longer almost by themselves, so arrange the livelier plans for these particular days.',
    easing:
      'The body curve is high and beginning to ease. There is plenty of energy to draw on, which makes it a good moment for completing whatever is active and enjoying a gradual finish.',
    crossing:
      'The body curve is crossing its middle today. Rhythm will be more useful than speed, so leave a comfortable interval between one activity and the next.',
    resting:
      'The body curve is travelling on its quiet side. Unhurried meals, early evenings and easy movement are in harmony with it.',
    returning:
      'The body curve is coming back towards the middle. Begin with something small and agreeable, and allow the spring to return to your step.',
  },
  emotional: {
    climbing:
      'The feeling curve is climbing steadily. Arrange to meet people, say something warm, and start the playlist again from the beginning.',
    easing:
      'The feeling curve is high and beginning to ease. You have an abundance of heart at your disposal, and a generous remark will travel surprisingly far.',
    crossing:
      'The feeling curve is crossing its middle today. Moods may change as quickly as the light, so let them pass through without delivering a verdict.',
    resting:
      'The feeling curve is travelling on its quiet side. Choose gentle company and familiar favourites, and postpone the serious conversation if it is able to wait.',
    returning:
      'The feeling curve is coming back towards the middle. Answer the message that you had left lying, and notice how the atmosphere becomes lighter.',
  },
  intellectual: {
    climbing:
      'The thinking curve is climbing steadily. Learn, compare and make plans, because unfamiliar things are remembered easily in these days.',
    easing:
      'The thinking curve is high and beginning to ease. Put this unusual clarity to use on the page that matters more than all the others.',
    crossing:
      'The thinking curve is crossing its middle today. Read everything a second time, and sleep on those decisions that would like to be made quickly.',
    resting:
      'The thinking curve is travelling on its quiet side. Organise, tidy and repeat what you already understand, and allow the complicated puzzles to rest.',
    returning:
      'The thinking curve is coming back towards the middle. Write down the unfinished ideas, since before long they are going to be complete ones.',
  },
};
