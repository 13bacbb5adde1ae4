import type { NatalPoint, Tone } from '../transit-terms';

/** Jupiter: trust and growth. Its contacts last weeks. */
export const JUPITER_LINES: Record<NatalPoint, Record<Tone, readonly string[]>> = {
  sun: {
    flow: [
      'For some weeks you grow a size without trying. Give the extra room to something you have wanted for years.',
      'Doors stand open that used to need pushing. Walk through one while you are still surprised.',
    ],
    friction: [
      'You feel larger than your calendar. Before you say yes, say what you will drop for it.',
      'Praise, plans and parties pile up. Keep the one that will still please you in a year.',
    ],
    meeting: [
      'A chapter of growth begins and it has your name on it. Aim higher than modesty would suggest.',
      'You are about as hopeful as you get, so plant something now that needs years.',
    ],
  },
  moon: {
    flow: [
      'You feel held and well fed by life these weeks. Open your home and see who comes.',
      'Kindness runs in the family for a while. Make up, call, visit.',
    ],
    friction: [
      'Your heart says yes to everybody. Check how much room there is at home first.',
      'Comfort grows on you like ivy. Enjoy it, and keep one window clear.',
    ],
    meeting: [
      'Your feelings have more space than they are used to. Move something in: a friend, a hobby, a bigger table.',
      'A generous mood settles in for a while; let it include yourself.',
    ],
  },
  mercury: {
    flow: [
      'Your mind likes long words and long views just now. Take the course, write the chapter, learn the language.',
      'Good conversations lead to better ones. Tell people what you are looking for.',
    ],
    friction: [
      'You have more ideas than hours. Pick two and put the rest in a jar.',
      'The big picture is charming and the date is wrong. Have somebody else check the details.',
    ],
    meeting: [
      'Thoughts get bigger here and so does your audience. Say the thing properly, once, in writing.',
      'A question opens a door; follow it to the library, the lecture or the person who knows.',
    ],
  },
  venus: {
    flow: [
      'Love and friendship have room to grow. Be generous first and see how quickly it comes back.',
      'Pleasure comes in good company these weeks. Say yes to the invitation with music in it.',
    ],
    friction: [
      'It is easy to spend too much warmth on too many. Save the best for those who stay to clear up.',
      'You want more sweetness than one person can bring, so find some of it yourself.',
    ],
    meeting: [
      'Your heart opens its windows. Somebody or something lovely may well look in.',
      'You have an eye for the good things now. Choose them for their company more than for their price.',
    ],
  },
  mars: {
    flow: [
      'Effort pays and you have plenty of it. Take on the project that looked too big a year ago.',
      'You have courage with a smile on it; compete, apply, set off.',
    ],
    friction: [
      'You could take on three fights and win none. Choose the one that is worth your Saturday.',
      'Speed feels like progress. Look up now and then to see where you are.',
    ],
    meeting: [
      'There is a great deal of drive in you for a while. Put it behind one large, good thing.',
      'You are in the mood for an adventure, and you are fit for a sensible one.',
    ],
  },
  jupiter: {
    flow: [
      'Your trust in life and life’s trust in you are on speaking terms. Plan the next two years over a good meal.',
      'A favour, a lesson or a lucky meeting is easier to come by; be out where they happen.',
    ],
    friction: [
      'You have outgrown an old dream by half. Keep the half that still fits.',
      'Two kinds of good pull at you. More is one of them, enough is the other.',
    ],
    meeting: [
      'Every twelve years the circle of your hopes closes and starts anew. What would you dare if you began again?',
      'A long season of growth begins; write your wish on paper and put it where it turns up again in a year.',
    ],
  },
  saturn: {
    flow: [
      'What you built slowly now carries weight. Add a floor.',
      'Patience and luck are on the same side for once, so ask for the thing you have earned.',
    ],
    friction: [
      'Part of you wants to grow and part of you wants to be sure. Let them agree on one step.',
      'Rules feel tight and freedom feels risky. Loosen a single strap.',
    ],
    meeting: [
      'A duty turns out to have a door in it. Look for the person who can open it with you.',
      'Your old caution meets new possibilities. Test one of them in earnest, with a date at the end.',
    ],
  },
  uranus: {
    flow: [
      'Lucky accidents like you just now. Leave a bit of every week unplanned.',
      'Your independent streak finds friends. Try the unusual offer for a month.',
    ],
    friction: [
      'You want to be free of it all at once. Which part of it, exactly?',
      'A sudden chance glitters; sleep twice, then take it or leave it in peace.',
    ],
    meeting: [
      'Something opens quickly and you can be quick too. Travel light.',
      'The future feels close enough to touch. Learn the new tool, meet the odd crowd.',
    ],
  },
  neptune: {
    flow: [
      'Faith, imagination and good company lift you these weeks. Give your dream an hour a week of real work.',
      'You are kinder than you need to be, and it does you good.',
    ],
    friction: [
      'You hope so well that you forget to ask. Ask.',
      'A wish may wear the clothes of a plan. Let a sober friend try it on.',
    ],
    meeting: [
      'You dream in wide screen for a while; write it down, and leave the decision for daylight.',
      'Compassion grows in you. Choose one place to put it where it is needed.',
    ],
  },
  pluto: {
    flow: [
      'You have quiet influence these weeks. Use it for somebody who has none.',
      'A deep change goes smoothly because you are not forcing it. Keep going.',
    ],
    friction: [
      'You want to win the whole board. Winning the next move is enough.',
      'A strong conviction could run over a friend; slow down at the corners.',
    ],
    meeting: [
      'Strength and hope add up to something that can move a mountain. Choose which one, and tell nobody for a week.',
      'You find more power in yourself than you had counted on. Spend it on building.',
    ],
  },
  ascendant: {
    flow: [
      'People like the look of you and open up. Go where the new people are.',
      'You are at ease in your skin for a while. It is a good time to be seen trying something.',
    ],
    friction: [
      'You fill the room and forget the others in it. Ask one more question than you answer.',
      'Someone promises you the stars. Thank them and ask which day.',
    ],
    meeting: [
      'You step into a larger version of yourself. Greet people from there.',
      'A fresh, cheerful start in how you meet the world: say yes to the next three invitations.',
    ],
  },
  midheaven: {
    flow: [
      'Your work gets help from people with longer arms. Let them know what you are aiming at.',
      'Recognition is easier to come by, so finish what you want to be recognized for.',
    ],
    friction: [
      'You are offered more than a week can hold. Take the part that teaches you something.',
      'Success outside can get loud at home. Bring the good news, and then the shopping.',
    ],
    meeting: [
      'You can climb a good step in your calling just now. Apply, present, publish.',
      'A goal comes into reach; stretch for it and keep your manners.',
    ],
  },
};
