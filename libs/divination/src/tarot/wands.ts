import { type MinorArcanum } from './minor-card';

/** Wands from ace to king: fire, drive, making, daring. */
export const WANDS: readonly MinorArcanum[] = [
  {
    astrology: 'Root of Fire',
    keywords: ['spark', 'idea', 'desire'],
    upright:
      'A spark lands in dry grass. Something excites you, and you should move while your hands are warm. Do the first piece today and plan the rest tomorrow.',
    reversed:
      'The match is damp, or you light many and hold none long enough. Ask what really makes your pulse quicken. Protect that one small flame from wind and from too much advice.',
  },
  {
    astrology: 'Mars in Aries',
    keywords: ['vision', 'choice', 'planning'],
    upright:
      'You stand on the wall and look further than the garden. A bigger plan is possible, and you hold more of it in your hand than you think. Choose a direction and write down the first three steps.',
    reversed:
      'You keep looking at the map and leave your boots by the door. Maybe the known place is comfortable enough. Test the idea on a small trip before you decide against it.',
  },
  {
    astrology: 'Sun in Aries',
    keywords: ['expansion', 'outlook', 'waiting well'],
    upright:
      'The ships are out and the first sails are coming back. What you set in motion is growing beyond you. Widen the circle, accept a partner and look ahead.',
    reversed:
      'Replies are late, or the plan was drawn a size too small or too large. Use the wait to mend what you can reach. A nudge to the right person may free the way.',
  },
  {
    astrology: 'Venus in Aries',
    keywords: ['celebration', 'homecoming', 'welcome'],
    upright:
      'There is something to celebrate under this garland. Friends, a home, a stage well finished: let it be festive. Happiness shared becomes a foundation.',
    reversed:
      'The party feels slightly off, or you are between two homes. A private celebration is still a celebration. Begin by making one corner feel like yours.',
  },
  {
    astrology: 'Saturn in Leo',
    keywords: ['friction', 'contest', 'play fight'],
    upright:
      'Five sticks, five opinions. The clash can be lively training if nobody takes it home. Say your piece, listen to the others, and look for the game inside the quarrel.',
    reversed:
      'You may be avoiding a disagreement that would clear the air, or the noise has gone on long enough. Agree on one rule for talking. After that, peace comes quicker than you expect.',
  },
  {
    astrology: 'Jupiter in Leo',
    keywords: ['recognition', 'success', 'confidence'],
    upright:
      "People see what you did, and they are glad. Take the compliment standing up straight. Your good news makes room for someone else's.",
    reversed:
      'The applause is thin, or you need it more than you would like. Remember who was with you before the parade. Quiet pride in work well done will last longer.',
  },
  {
    astrology: 'Mars in Leo',
    keywords: ['stand', 'courage', 'conviction'],
    upright:
      'You have the higher ground, even if it feels like one against many. Stay with what you believe and speak plainly. Standing firm does not require being loud.',
    reversed:
      'You may be defending a hill that no longer matters to you, or giving way too soon. Ask what exactly is under attack. Save your strength for that.',
  },
  {
    astrology: 'Mercury in Sagittarius',
    keywords: ['speed', 'news', 'momentum'],
    upright:
      'Everything is in the air at once and flying the same way. Messages arrive, travel goes smoothly, decisions come fast. Be ready to catch.',
    reversed:
      'Haste makes words land in the wrong place. Read it again before you send it, and allow for delays. A slower arrow can still hit the mark.',
  },
  {
    astrology: 'Moon in Sagittarius',
    keywords: ['resilience', 'watchfulness', 'last effort'],
    upright:
      'You have been through something and you are still on your feet. One more stretch is left, and experience is on your side. Guard your strength, and do not mistake every shadow for a new attack.',
    reversed:
      'You are on watch although the gate is shut. Weariness can look like danger. Let somebody take a shift while you sleep.',
  },
  {
    astrology: 'Saturn in Sagittarius',
    keywords: ['burden', 'duty', 'overload'],
    upright:
      'You carry ten sticks and can hardly see the road. The goal is near, yet part of that load belongs to other people. Put three of them down and notice that the sky stays up.',
    reversed:
      'The bundle is slipping, which may be a mercy. Hand over, cancel or postpone without a long excuse. Free arms are what you need next.',
  },
  {
    astrology: 'Earth of Fire',
    keywords: ['curiosity', 'message', 'enthusiasm'],
    upright:
      'Good news comes skipping along, or a new interest catches you. Follow it with the eagerness of a beginner. You do not have to be good at it yet.',
    reversed:
      'The idea is great and the follow-through is missing. Choose one project out of the many and tell somebody when you will show it. Excitement likes a small frame.',
  },
  {
    astrology: 'Fire of Fire',
    keywords: ['adventure', 'passion', 'boldness'],
    upright:
      'A rider gallops in with sparks in the mane. This is energy for a daring move, a journey or a declaration. Enjoy the speed and keep a hand on the reins.',
    reversed:
      'Much dust and little distance. Impatience could cost you a good thing that simply takes longer. Count to ten, drink some water, and then ride on.',
  },
  {
    astrology: 'Water of Fire',
    keywords: ['warmth', 'confidence', 'magnetism'],
    upright:
      'She sits at ease, a sunflower in hand and a cat at her feet. Be warm, be visible, and let your interest in people show. Confidence grows when you use it to encourage someone.',
    reversed:
      'Your inner fire may be low, or jealousy puts smoke in the room. Go back to what you love without an audience. From there your glow returns by itself.',
  },
  {
    astrology: 'Air of Fire',
    keywords: ['leadership', 'vision', 'honour'],
    upright:
      'He sees the whole journey and makes others want to come along. Set the tone, think big, and keep your word in small things. People follow a flame that also warms them.',
    reversed:
      'The leader in you may be growing bossy, or hiding behind grand plans. Ask those around you what they need to do their part. A fire tended together burns longer.',
  },
];
