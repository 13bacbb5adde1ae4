import type { CardWords } from './tarot-card-words';

/** Swords from ace to king: air, thought, speech, decision. */
export const SWORDS_WORDS: readonly CardWords[] = [
  {
    upright: [
      'One blade stands upright with a crown on its point, for the clear sentence that ends a long muddle.',
      'Name the thing exactly, and half of it stops being a problem and becomes a task.',
    ],
    reversed: [
      'The point is sharp and aimed at the floor; the right words are there and have not found their hour.',
      'A truth used as a stick hits the wrong part; sheathe it until you can say it kindly.',
    ],
  },
  {
    upright: [
      'Blindfolded, with two swords crossed on her heart, she keeps a balance that cannot be kept all night.',
      'Not choosing has done its work; it gave you time, and now it is giving you cramp.',
    ],
    reversed: [
      'The blindfold slips, and what you suspected turns out to have furniture in it.',
      'Both sides have been heard so often that they know each other’s lines, so lower one arm.',
    ],
  },
  {
    upright: [
      'A heart with three blades through it hangs in the rain, and the honest thing about the picture is that it does not pretend.',
      'What hurts has told you where you are alive; tend it, and do not hurry it for the sake of visitors.',
    ],
    reversed: [
      'The blades are coming out one by one, more slowly than anyone would like and in the right order.',
      'An old sentence still stings, although the person who said it has forgotten the room.',
    ],
  },
  {
    upright: [
      'A knight lies on a stone bed with folded hands, three swords on the wall and one put away beneath him.',
      'Rest is the next step and not the absence of one, so plan it as you would plan a meeting.',
    ],
    reversed: [
      'You are up again a day too early, or a week too late; the body knows which and is willing to say.',
      'The pause has been full of plans, so it was not one; try again without paper.',
    ],
  },
  {
    upright: [
      'One man gathers up five swords while two walk off, and he has won everything but company.',
      'Ask what the victory is for, before you count the blades.',
    ],
    reversed: [
      'The field is empty, and somebody comes back to say the thing that should have been said first.',
      'Losing an argument can be the cheapest way of keeping a friend, and you may choose it freely.',
    ],
  },
  {
    upright: [
      'A ferry with six swords standing in its bow crosses to the quieter bank, and nobody on board is talking.',
      'Going on does not need a speech; pack the thoughts that still float and push off.',
    ],
    reversed: [
      'The boat is tied up by one rope, and it is you who keeps checking the knot.',
      'Old worries have come along as passengers; they may sit down, but they are not to steer.',
    ],
  },
  {
    upright: [
      'Somebody tiptoes off with five swords and leaves two behind, smiling at his own cleverness a little too soon.',
      'A side door can be wise, as long as you would not mind being seen in it.',
    ],
    reversed: [
      'What was hidden wants to come home, and a plain admission would carry it further than another detour.',
      'The clever plan has more moving parts than the problem, so try asking.',
    ],
  },
  {
    upright: [
      'A bound figure stands among eight swords, and there is a wide gap in front of her that only she cannot see.',
      'Some of the ropes are made of “I should” and come loose when they are read aloud.',
    ],
    reversed: [
      'One hand is free, and the first thing it finds is the blindfold.',
      'The cage had a door on the side from which nobody was looking; walk, do not run.',
    ],
  },
  {
    upright: [
      'Somebody sits up in bed at three in the morning with nine swords on the wall, and the quilt is covered in roses.',
      'Thoughts at this hour are actors in costume; ask them to come back in daylight clothes.',
    ],
    reversed: [
      'Grey light is at the window, and the worst of the worries turns out to have no legs.',
      'Tell one person what keeps you awake, because it is the telling that shortens the night.',
    ],
  },
  {
    upright: [
      'Ten swords for one back is rather overdone, and the yellow strip of dawn behind it seems to agree.',
      'A thing is thoroughly over; the relief of that may take a day to reach you.',
    ],
    reversed: [
      'You get up, count the swords and find that most of them were commas in a story about the end.',
      'The lowest point is behind you, which is why the ground feels as though it were rising.',
    ],
  },
  {
    upright: [
      'A page stands in the wind with a raised sword and excellent hearing, ready for something that might be nothing.',
      'Ask the plain question that everyone is too grown-up to ask.',
    ],
    reversed: [
      'Words have run ahead of knowledge, and someone is quoting half a letter.',
      'Watching so closely, you may have missed that nobody was fighting.',
    ],
  },
  {
    upright: [
      'Full gallop, sword first, trees bent back: this rider has the answer and hopes somebody will have the question.',
      'Quick thinking is your wind now; a second’s look at who stands in the road will not slow you.',
    ],
    reversed: [
      'The charge has gone past the point, which is standing by the roadside and waving.',
      'Being right at that volume makes people deaf; come back at a trot.',
    ],
  },
  {
    upright: [
      'She holds her sword straight up and her other hand open, so that one may come close if one is honest.',
      'Clear does not mean cold; it means that nobody has to guess.',
    ],
    reversed: [
      'The open hand has been put away, and a wise head is defending a sore place with wit.',
      'Sharpness can be loneliness in good tailoring, so let someone see the lining.',
    ],
  },
  {
    upright: [
      'He looks straight out of the card, the sword a little to one side, since judgement needs some room to lean.',
      'Decide by the principle you would still like to hold on a bad day.',
    ],
    reversed: [
      'The law is being read out very well by someone who has not asked what happened.',
      'Reason without mercy makes tidy rooms in which nobody sits; move one chair.',
    ],
  },
];
