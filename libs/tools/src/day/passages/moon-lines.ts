import type { NatalPoint, Tone } from '../transit-terms';

/** The Moon of a day at a natal point: some hours, so these speak of today. */
export const MOON_POINT_LINES: Record<NatalPoint, Record<Tone, readonly string[]>> = {
  sun: {
    flow: [
      'What you feel and what you want point the same way today. Go that way.',
      'You are on good terms with yourself for a few hours, so do something you can be proud of.',
      'People take you as you are today. Show up without polishing it.',
      'Being yourself costs nothing today. Spend freely.',
      'Your own pace is the right pace just now; let others set theirs.',
    ],
    friction: [
      'Your mood and your will bicker in the next room. Let the mood have ten minutes and then get going.',
      'You want to shine and you want to hide. Do a little of both, in that order.',
      'Someone close may see the day quite otherwise; ask before you explain.',
      'Pride and tiredness use the same voice today. Sit down first, then decide.',
    ],
    meeting: [
      'Once a month you come home to yourself. Decide what the next four weeks should have more of.',
      'You feel like yourself today, in capital letters. Say what you want while it is this clear.',
      'Heart and will sit at one table today. Give them a single good plan.',
    ],
  },
  moon: {
    flow: [
      'You know what you need before you need it today. Arrange it quietly.',
      'Everything homely goes well now: the pot, the plants, the people.',
      'Your feelings are easy company today. Take them along to see someone you love.',
      'A small comfort goes a long way just now. Allow yourself two.',
      'Home feels like the right answer today, whatever the question was.',
    ],
    friction: [
      'You are a little out of step with yourself today, which a nap or a nice lunch may fix.',
      'What comforts you and what the day wants don’t match. Save a corner of the evening.',
      'Today others are in a different mood, and neither of you is wrong.',
      'Old feelings borrow today’s clothes; check the date on them.',
    ],
    meeting: [
      'The feeling you were born with comes round again, as it does once a month. Treat it like a favourite relative.',
      'Your own tide is in today. Rest, eat well, and don’t argue with it.',
      'Whatever you feel first this morning is worth a line in a notebook.',
    ],
  },
  mercury: {
    flow: [
      'You can say how you feel without hunting for the words. Use that with someone who has been guessing.',
      'A hunch and a good reason agree today, so trust the pair.',
      'Talking comes as easily as breathing now. Catch up with somebody.',
      'Today your questions come out kind. Ask the one you have been saving.',
      'Notes to yourself turn out well; write one for next week.',
    ],
    friction: [
      'Your mood edits what you hear today. Ask them to say it again.',
      'Worries and thoughts look alike today; write them down and see which ones can be answered.',
      'You may say too much because you are tired. Save the second half for tomorrow.',
      'Half the noise today is in your head. Put it on paper and count what is left.',
    ],
    meeting: [
      'Thoughts come with feelings attached today. A diary is the right place for both.',
      'You remember things other people have forgotten. Tell the story, kindly.',
      'Your mind is soft and quick today, good for poems, plans for the home and long messages.',
    ],
  },
  venus: {
    flow: [
      'Warmth comes easily today. Give the first hug.',
      'You have a good eye for what is pretty and comfortable just now. Move one thing in your room.',
      'It is a lovely few hours for being together without doing much.',
      'Somebody is glad of you today, and would like to be asked along.',
      'A treat tastes of itself just now; share it or don’t.',
    ],
    friction: [
      'You may want sweetness from someone who is busy. Give yourself some in the meantime.',
      'A small hurt looks bigger today than it is. Mention it lightly, once.',
      'Cravings speak up. Have one nice thing, and have it properly.',
      'Company and comfort pull different ways; choose one for the evening and mean it.',
    ],
    meeting: [
      'Your heart is open and in a good mood today; be near the people you love.',
      'You feel fond of almost everything just now. Say so to one person by name.',
      'Tenderness is today’s best idea. Let somebody look after you, too.',
    ],
  },
  mars: {
    flow: [
      'Your feelings give you a push today in a direction you like. Use it before lunch.',
      'You can be brave in small things now: the call, the question, the cold water.',
      'Doing something helps today, even if it is only the washing-up, with loud music.',
      'Energy comes in a friendly size today. Use it on one real thing.',
      'What you begin now has a good mood behind it; make the first cut.',
    ],
    friction: [
      'Your temper is close to the door today. Go out before it does.',
      'What annoys you has a point and a bad tone; keep the point.',
      'You are quick to feel attacked today. Count who is actually attacking.',
      'Irritation is looking for a reason today. Give it a walk instead.',
    ],
    meeting: [
      'You feel it and you do it, with nothing in between. Choose something that can take the speed.',
      'There is a spark in your mood today. Light the stove with it, not the curtains.',
      'Strong feelings want strong movement today: walk fast, dance, scrub, swim.',
    ],
  },
  jupiter: {
    flow: [
      'Good humour comes for free today. Pass it on.',
      'You feel there is enough of everything, so be generous with your time.',
      'Hope is easy today. Plan the thing you look forward to.',
      'Generosity feels like the easy option today, and it is.',
      'A wider view cheers you up; climb a hill or open a map.',
    ],
    friction: [
      'You may promise out of pure good mood. Check the calendar afterwards.',
      'More of everything, says the mood; some of it, says the morning after.',
      'You could make a mountain out of something nice. Enjoy it at its own size.',
      'Enough is a hard word to hear today. Say it once at the table.',
    ],
    meeting: [
      'Your feelings are roomy today, so invite someone in.',
      'It takes little to make you happy just now. Do that little, and do it with others.',
      'You trust life a bit more than usual today. Ask for something.',
    ],
  },
  saturn: {
    flow: [
      'You are calm and practical with your feelings today. Do the thing you promised yourself.',
      'A quiet evening’s work will satisfy you more than a party. Have one.',
      'Someone older, or simply steadier, is good company today.',
      'Order is restful today. Finish one plain thing and admire it.',
      'Someone reliable is near just now; lean a little.',
    ],
    friction: [
      'You may feel a bit alone with your duties. Tell one person how much is on your list.',
      'Your inner critic got up early today. Give it one small job and close the door.',
      'It feels like a grey hour, and hours pass. Warm socks, one task, early night.',
      'Duty looks bigger in this light than it is. Cut it into three.',
    ],
    meeting: [
      'Today you feel the weight of things, and also that you can carry it. Put down whatever isn’t yours.',
      'You would like to have your life in order. Start with one drawer.',
      'Being serious suits you today; being hard on yourself does not.',
    ],
  },
  uranus: {
    flow: [
      'A change of air does you good today. Take another street home.',
      'You feel free and a little playful, so say yes to something unplanned.',
      'Your feelings surprise you in a good way today. Tell a friend and laugh about it.',
      'Plans bend nicely today, so say yes to the odd one.',
      'Curiosity beats habit just now; take the other door.',
    ],
    friction: [
      'You are jumpy today and might cancel things. Cancel one and keep the rest.',
      'The mood changes faster than the light. Put off what has to be settled for good.',
      'You need room today. Ask for it before you make it.',
      'Your patience has a short cord today. Leave yourself a way out.',
    ],
    meeting: [
      'Something wakes you up today: a thought, a message, a sudden wish to move the furniture. Follow it for an hour.',
      'You feel unlike everyone else today, which is allowed. Wear it lightly.',
      'Expect to change your mind, and leave gaps in the plan for it.',
    ],
  },
  neptune: {
    flow: [
      'You feel what others feel today and it makes you gentle. Someone will be glad of it.',
      'Music goes straight in just now. Pick a good album and do nothing else.',
      'Your imagination is warm today. Let it cook, paint or tell a bedtime story.',
      'Gentle things reach you today: a song, a colour, a kind word. Stay near them.',
      'A daydream is good company just now; give it half an hour.',
    ],
    friction: [
      'You soak up other people’s moods today. Take a shower, change your shirt and see which ones were yours.',
      'It is easy to feel sorry for everyone, yourself included. Help with one thing and call it a day.',
      'Things look mistier than they are. Ask, check, and go to bed early.',
      'You may soak up a room’s mood today. Open a window, or go out.',
    ],
    meeting: [
      'Your skin is thin today and your dreams are good. Keep the evening quiet.',
      'You drift a little today, which is fine between two firm appointments.',
      'A wish comes up that has no words yet. Hum it for a while.',
    ],
  },
  pluto: {
    flow: [
      'You can look at a deep feeling today and stay calm. Give it a name.',
      'One honest talk goes further today than ten pleasant ones.',
      'Clearing out feels good now. Let go of one thing you keep out of guilt.',
      'A deep breath reaches all the way down today. Say what you found there.',
      'Letting go is easier just now; begin with something small.',
    ],
    friction: [
      'You may feel stirred up without quite knowing why. Be slow to accuse, and quick to take a walk.',
      'Somebody’s mood pulls at you today. You don’t have to go along.',
      'It is tempting to test people today. Ask them instead.',
      'Something in you wants to win at any price today. Ask it what the prize is.',
    ],
    meeting: [
      'What you feel today, you feel all the way down. Write it, play it, tell one trusted person.',
      'Your gaze goes deep today. Use it on a question, and be tender with people.',
      'An old feeling may knock. Offer it a chair, listen, and see it out.',
    ],
  },
  ascendant: {
    flow: [
      'People warm to you today without your doing anything. Say hello first.',
      'You look the way you feel, and it’s a pleasant sight. Go out.',
      'Others sense what you need today, so let them help.',
      'Your first impulse is a good one today; let it show.',
      'Strangers are easy just now, so ask one something.',
    ],
    friction: [
      'You feel looked at today. Pick clothes that hug you back.',
      'Someone may misread your face. Tell them what is going on behind it.',
      'Company costs a bit of energy today; keep it short and sincere.',
      'Others seem to set the pace today. Keep your own step for one stretch.',
    ],
    meeting: [
      'Your feelings are on the outside today. Be with people who can be trusted with them.',
      'Today you meet the world heart first. Be your own good host.',
      'How you feel is how you come across, so start the day with something that makes you smile.',
    ],
  },
  midheaven: {
    flow: [
      'You have a good feel for what people need from your work today. Give them that.',
      'What you do in public has warmth in it just now. Let it be seen.',
      'Home and work get on well today. Bring something of one to the other.',
      'Good work and a good mood meet today; put the visible task first.',
      'A kind word about your work may come by. Keep it.',
    ],
    friction: [
      'You would rather be on the sofa than on show. Do the visible part first and the cosy part after.',
      'A mood at work may not be about you. Do your bit and don’t carry theirs.',
      'Private matters ring in office hours today; give them a proper time later.',
      'Your name and your nerves want different things today. Do the next small task well.',
    ],
    meeting: [
      'Your heart is in your work today, and it can be noticed. Choose what you put it into.',
      'People come to you for help or advice today. Answer as the person you would like to become.',
      'You feel how far you have come. Take a minute for it before you look up the hill.',
    ],
  },
};
