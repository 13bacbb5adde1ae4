import type { NatalPoint, Tone } from '../transit-terms';

/** Venus: affection, taste, pleasure. Its contacts last two or three days. */
export const VENUS_LINES: Record<NatalPoint, Record<Tone, readonly string[]>> = {
  sun: {
    flow: [
      'People are glad to see you, and you to be seen. Accept the invitation you would usually think over.',
      'Life tastes a little sweeter for no special reason; take the long way and enjoy it on purpose.',
    ],
    friction: [
      'You could give away too much to keep things pleasant. Keep one wish for yourself.',
      'Laziness and luxury whisper the same advice. Take half of it.',
    ],
    meeting: [
      'You are lovable as you come, so let one person be nice to you without paying it back at once.',
      'Your own taste comes into bloom. Choose something, however small, only because it delights you.',
    ],
  },
  moon: {
    flow: [
      'Home feels soft at the edges. Cook for somebody, or let them cook for you.',
      'Tenderness goes both ways just now. Tell someone that you noticed what they did.',
    ],
    friction: [
      'You want comfort and you want company, and they don’t quite fit on one sofa. Say which comes first.',
      'A craving may be standing in for a hug. Ask for the hug; it is the cheaper of the two.',
    ],
    meeting: [
      'Affection comes close to the bone here. Look after yourself as you would after a guest you are fond of.',
      'You warm a room by being in it. Make it pretty, dim the lamp and leave the door open a little.',
    ],
  },
  mercury: {
    flow: [
      'You find the graceful way of saying it. Write the thank-you note that you owe.',
      'Flirting, joking, making up: words do all of it nicely now, so begin with a smile in the first line.',
    ],
    friction: [
      'Polite talk goes round the subject like a cat round hot food. Sit down and name it.',
      'You like the person and not the opinion, and you can leave it at that.',
    ],
    meeting: [
      'A love letter is in you, be it to a person, a place or a job well done. Get it out of you.',
      'What you say is easy on the ear; read something aloud to somebody, or sing in the car.',
    ],
  },
  venus: {
    flow: [
      'Your heart is in tune with itself. Do the thing you loved at nineteen and see if it still fits.',
      'What is pretty and what is good for you turn out to be the same thing. Help yourself.',
    ],
    friction: [
      'Two things you love compete for one evening, so give each of them a date instead of half of yourself.',
      'Your taste is changing, and the old favourite feels flat. No need to defend either.',
    ],
    meeting: [
      'Once a year your way of loving starts afresh. Ask yourself what you would like more of.',
      'Beauty finds you without being looked for. Keep one piece of it: a photo, a flower, a phrase.',
    ],
  },
  mars: {
    flow: [
      'Wanting and liking pull the same cart. Make the first move, lightly.',
      'There is a pleasant tingle in doing things together. Ask somebody to join you in the run, the repair or the dance.',
    ],
    friction: [
      'You want it now and they want it nice. Give them ten minutes and both can have their way.',
      'Teasing could turn into stinging, so stop while everyone is still laughing.',
    ],
    meeting: [
      'A warm wind blows through your wishes. Say what you would like with a smile and without an excuse.',
      'Passion and patience meet here, briefly. Put both into something you make with your hands.',
    ],
  },
  jupiter: {
    flow: [
      'Generosity comes back quickly now. Invite one more person than there are chairs.',
      'You are in luck with people; be where they are, and enjoy the one you did not expect.',
    ],
    friction: [
      'A second helping of everything sounds reasonable just now. Have it of the conversation.',
      'You would like to please the whole party. Please the three who matter and go home happy.',
    ],
    meeting: [
      'Joy is large and easy to share. Plan a small celebration for something nobody has celebrated.',
      'Your heart is in a giving mood, so give what you would like to get: time, praise, a good story.',
    ],
  },
  saturn: {
    flow: [
      'Fondness shows in reliable things: being on time, keeping the place, remembering the name. Do one of them.',
      'An older friend or an old friendship is good for you now. Arrange something that can be repeated.',
    ],
    friction: [
      'You may feel a little unloved, which is mostly a matter of being tired. Be kind first and wait an hour.',
      'Affection comes with a timetable. Say that you would like more, before it turns into a sulk.',
    ],
    meeting: [
      'You see a bond as it is, without the filter. Thank it for what it holds, and ask for the one thing it lacks.',
      'Quality over quantity is what your heart says here. Clear out what you never liked and look after what stays.',
    ],
  },
  uranus: {
    flow: [
      'An unusual person or place delights you. Say hello and skip the small talk.',
      'You can love and leave the windows open, so suggest something neither of you has done before.',
    ],
    friction: [
      'Closeness itches a bit. Ask for an evening of your own before you take it without asking.',
      'An attraction to what is new makes the familiar look dull. Look at the familiar from another chair.',
    ],
    meeting: [
      'A spark, a crush, a sudden taste for orange: enjoy it and leave the furniture where it is.',
      'Your heart skips a beat at something out of the ordinary; follow it as far as a conversation.',
    ],
  },
  neptune: {
    flow: [
      'You see the best in people and it does them good. Tell them what it is you see.',
      'Music, water and long looks are at their best now. Make room for one of them.',
    ],
    friction: [
      'You could fall in love with an idea of somebody. Ask the real one what they had for lunch.',
      'Pity pulls at your purse and your time, so decide how much you want to give before you listen.',
    ],
    meeting: [
      'Everything has a soft glow on it. Enjoy the glow, take a picture, and meet again in plain light.',
      'Your longing has a sweet taste. Put it into a song, a prayer or a recipe, where it keeps.',
    ],
  },
  pluto: {
    flow: [
      'You can love deeply without losing your footing. Say the true thing in a quiet voice.',
      'An old tenderness is worth a second look; you have both grown since then.',
    ],
    friction: [
      'Jealousy is curiosity in a bad mood. Ask what you would like to know, and ask it straight.',
      'You want all or nothing where some would do nicely. Take some, and see how it grows.',
    ],
    meeting: [
      'Your feelings go to the root. Tell one person what they mean to you and leave the drama out.',
      'Something attracts you more than you can explain. Go near, and keep one hand on the rail.',
    ],
  },
  ascendant: {
    flow: [
      'You look well, and it comes from inside. Let yourself be photographed for once.',
      'A friendly face is yours for the asking, so begin with a compliment that is true.',
    ],
    friction: [
      'You tone yourself down to fit the room. Turn one thing up again: the colour, the laugh, the opinion.',
      'People want you to be charming and you would rather be left in peace. Be brief and sincere.',
    ],
    meeting: [
      'You make a lovely first impression just now, and the second one is even better if you ask about them.',
      'How you look and how you feel come closer together; change one small thing about either.',
    ],
  },
  midheaven: {
    flow: [
      'Good manners open the office door. Say thank you to somebody who is never thanked.',
      'Your work pleases people, so let it also please you: pick the task you would do for nothing.',
    ],
    friction: [
      'You would like to be liked where you ought to be clear. Be both, in that order.',
      'Private pleasures and public duties overlap in the diary. Move one of them by a day and enjoy both.',
    ],
    meeting: [
      'What you do well looks effortless just now. Allow somebody important to see it.',
      'Beauty belongs in your work as well. Improve one thing that everyone has stopped noticing.',
    ],
  },
};
