/** What the landscapes of a dream may be asked about. */
export const DREAM_LAND = {
  forest: [
    'A forest is what the mind grows when nobody is watching, and people mostly walk into one when the signposted way has stopped being interesting.',
    'Among trees one sees ten steps ahead and no more, and your dream seems to think that ten steps are plenty.',
  ],
  tree: [
    'A tree stands for what has taken years, and its state in the dream may be a fair report on something that you have been tending quietly.',
    'Roots and branches belong to the same creature, so ask what you have been growing upwards and whether it has been fed from below.',
  ],
  flower: [
    'Flowers open when they are ready and hate to be helped, which may be news for somebody who has been checking the bud every morning.',
    'Something that blooms in a dream is small, brief and worth the bending down, like most of what you will remember of this year.',
  ],
  garden: [
    'A garden is the part of life that answers to your hands, and its weeds are merely the things that grow well without being asked.',
    'Behind a garden there is always a gardener, so look at whether your dream showed you working in it, resting in it or peering over the wall.',
  ],
  mountain: [
    'A mountain in a dream is rarely as high as it looks from the kitchen, and it is always climbed by someone with rather ordinary shoes.',
    'Heights give a view and ask a price, and your dream may be weighing an effort that the daytime has not dared to add up.',
  ],
  desert: [
    'A desert has very little in it, and after a crowded season that can be less a loss than a long drink of silence.',
    'Sand to the horizon asks what you are truly thirsty for, and the honest answer is hardly ever another task.',
  ],
  field: [
    'An open field is freedom before it has been given a use, and part of you seems tempted to leave it like that for a while.',
    'Grass on every side and nothing to hold on to: dreams show this to people who are about to be allowed to choose.',
  ],
  cave: [
    'A cave or a tunnel narrows before it opens, and the narrow part is where most people start to doubt a perfectly good direction.',
    'Going underground in a dream is how we visit what has been stored without a label, so bring a small light and no judgement.',
  ],
  road: [
    'A road in a dream cares less about where it leads than about how you were travelling on it, alone or in company, hurried or at your own pace.',
    'Every path has the shape of a decision, and yours may already have been made by your feet.',
  ],
  mud: [
    'Mud is where steps get heavy and where most things begin to grow, two facts that rarely feel true on the same day.',
    'To be stuck in soft ground is to be trying hard in the wrong place, and the old advice holds: stop, lie flat, move slowly.',
  ],
  stone: [
    'A stone is a fact that has stopped arguing, and it can be carried, thrown or built with, as you please.',
    'Rock in a dream may stand for what will not change, which sounds hard until one notices how well it can be leaned against.',
  ],
  seed: [
    'Seeds and seedlings are promises without a date on them, and dreams show them to people who have begun something and told almost nobody.',
    'What is small and green in a dream needs water, light and a little neglect, in roughly that order.',
  ],
} as const satisfies Record<string, readonly string[]>;
