import { type MinorArcanum } from './minor-card';

/** Wands from ace to king: fire, drive, making, daring. */
export const WANDS: readonly MinorArcanum[] = [
  {
    astrology: 'Root of Fire',
    keywords: ['spark', 'idea', 'desire'],
    upright:
      'A spark has landed in dry grass, and something suddenly excites you more than anything has for weeks. Move while your hands are still warm. Complete the opening piece today, and leave the detailed planning for a quieter hour tomorrow.',
    reversed:
      'The match is a little damp, or you are lighting so many that none of them burns for long. Discover which idea genuinely makes your pulse quicken. Protect that one small flame from the wind and from an excess of friendly advice.',
  },
  {
    astrology: 'Mars in Aries',
    keywords: ['vision', 'choice', 'planning'],
    upright:
      'You are standing on the wall and looking considerably further than the garden. A larger plan has become possible, and more of it is already in your hands than you suspect. Decide on a direction and write down the first three practical steps.',
    reversed:
      'You keep studying the map while your boots remain beside the door. Perhaps the familiar place is comfortable enough for the present. Test your idea on a modest excursion before you finally decide against the whole expedition.',
  },
  {
    astrology: 'Sun in Aries',
    keywords: ['expansion', 'outlook', 'waiting well'],
    upright:
      'The ships are out at sea, and the first of their sails are returning over the horizon. Whatever you set in motion is growing beyond its original size. Widen the circle, accept a capable partner, and keep your attention on the distance.',
    reversed:
      'Answers are arriving late, or the plan was drawn a size too small or too ambitious. Use this interval to improve whatever lies within your reach. A friendly reminder to the right person could open the way sooner than you expect.',
  },
  {
    astrology: 'Venus in Aries',
    keywords: ['celebration', 'homecoming', 'welcome'],
    upright:
      'There is something to celebrate underneath this colourful garland. Whether it is a friendship, a new home or a stage successfully completed, allow it to be festive. Happiness that has been shared becomes a foundation for everything that follows.',
    reversed:
      'The celebration feels slightly wrong, or you are temporarily living between two homes. A private celebration remains a celebration, even without any witnesses. Begin by arranging a single corner so that it truly feels like yours.',
  },
  {
    astrology: 'Saturn in Leo',
    keywords: ['friction', 'contest', 'play fight'],
    upright:
      'Five people with five sticks have arrived with at least six opinions. Such a collision can be excellent training, provided that nobody carries it home afterwards. Say what you think, listen to the others, and look for the game inside the quarrel.',
    reversed:
      'You may be avoiding a disagreement that would actually clear the air, or the noise has continued for long enough. Agree together on a single rule for the conversation. After that, peace usually arrives more quickly than anybody expected.',
  },
  {
    astrology: 'Jupiter in Leo',
    keywords: ['recognition', 'success', 'confidence'],
    upright:
      'People have noticed what you accomplished, and they are sincerely delighted about it. Accept the compliment while standing upright, without adding a list of imperfections. Your good news creates additional room for the success of somebody else.',
    reversed:
      'The applause is rather thin today, or you need it more than you would prefer to admit. Remember those who accompanied you long before there was any parade. Quiet satisfaction in work that was done well will outlast every celebration.',
  },
  {
    astrology: 'Mars in Leo',
    keywords: ['stand', 'courage', 'conviction'],
    upright:
      'You are occupying the higher ground, even if it feels like a single person against a crowd. Remain with what you believe and express it in plain language. Standing firm has surprisingly little to do with being loud.',
    reversed:
      'You may be defending a position that no longer matters to you, or surrendering it a moment too early. Find out precisely what is being attacked and whether it is really yours. Reserve your energy for that part alone.',
  },
  {
    astrology: 'Mercury in Sagittarius',
    keywords: ['speed', 'news', 'momentum'],
    upright:
      'Everything is in the air simultaneously, and all of it is flying in the same direction. Messages arrive, journeys go smoothly and decisions are made before lunch. Keep your hands open and be ready to catch whatever comes.',
    reversed:
      'In this hurry, words can easily land in the wrong place. Read everything a second time before sending it, and allow generously for possible delays. An arrow that flies a little more slowly may still reach the middle of the target.',
  },
  {
    astrology: 'Moon in Sagittarius',
    keywords: ['resilience', 'watchfulness', 'last effort'],
    upright:
      'You have been through a demanding time and you are nevertheless still on your feet. One more stretch remains, with a great deal of experience on your side. Guard your energy carefully, and do not mistake every passing shadow for another attack.',
    reversed:
      'You are still keeping watch although the gate has been locked for hours. Exhaustion can resemble danger when it has lasted long enough. Allow somebody reliable to take over the next shift, so that you can finally sleep.',
  },
  {
    astrology: 'Saturn in Sagittarius',
    keywords: ['burden', 'duty', 'overload'],
    upright:
      'You are carrying ten heavy sticks and can scarcely see the road in front of you. Although the destination is close, a considerable part of this load belongs to other people. Put down three of them and notice that the sky remains where it was.',
    reversed:
      'The bundle is beginning to slip, and that may turn out to be a mercy. Cancel, postpone or hand something over without an elaborate apology. What you will be needing next is a pair of free arms.',
  },
  {
    astrology: 'Earth of Fire',
    keywords: ['curiosity', 'message', 'enthusiasm'],
    upright:
      'Good news is coming along the road in a series of cheerful leaps, or a new interest has captured your attention. Follow it with all the enthusiasm of a beginner. For the time being, nobody requires you to be good at it.',
    reversed:
      'The idea is wonderful, whereas the continuation is nowhere to be seen. Select one of your numerous projects and tell a friend when you are going to present it. Excitement likes to have a small and definite frame.',
  },
  {
    astrology: 'Fire of Fire',
    keywords: ['adventure', 'passion', 'boldness'],
    upright:
      "A rider gallops into view with sparks flying from the horse's mane. This energy is ideal for a daring decision, a spontaneous journey or a declaration of love. Enjoy the remarkable speed, and keep at least one hand on the reins.",
    reversed:
      'There is a great deal of dust and surprisingly little distance. Impatience could cost you something valuable that merely requires additional time. Count slowly to ten, drink a glass of water, and only afterwards continue riding.',
  },
  {
    astrology: 'Water of Fire',
    keywords: ['warmth', 'confidence', 'magnetism'],
    upright:
      'She is sitting comfortably with a sunflower in her hand and a cat at her feet. Be generous and visible, and let your interest in other people show. Confidence increases every time it is used to encourage somebody else.',
    reversed:
      'Your inner fire may be burning low, or jealousy is filling the room with smoke. Return to an activity that you love without any audience at all. From that place, your natural radiance will come back by itself.',
  },
  {
    astrology: 'Air of Fire',
    keywords: ['leadership', 'vision', 'honour'],
    upright:
      'He sees the entire journey in advance and makes everybody want to come along. Set the tone, think generously, and keep your word even in insignificant matters. People will gladly follow a flame that also keeps them warm.',
    reversed:
      'The leader in you may be getting a little bossy, or hiding behind magnificent plans. Ask the people around you what they actually need in order to do their part. A fire that is tended together will burn considerably longer.',
  },
];
