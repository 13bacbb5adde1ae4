/** What an aspect joins: the third, fourth and fifth house, each with every later one. */
export const HOUSE_PAIRS_HOME = {
  '3-4': ['Family news or a talk at home is on your mind, and listening is the larger part of it.'],
  '3-5': [
    'Words and play go together: write the funny reply, tell the story, start the flirt.',
    'A child, a friend or a game teaches you something in passing, so stay curious.',
    'Your ideas are lively, and the one that makes you laugh is the one to work on.',
  ],
  '3-6': [
    'Messages keep interrupting the work, so answer them all at once and then close the door.',
    'A small misunderstanding about a task can be cleared up by asking what exactly is meant.',
    'You have more errands than hours; two of them could be done by somebody else or not at all.',
    'Messages and duties get in each other’s way, so answer in one block and work in another.',
    'A clear note to a colleague saves both of you an hour.',
  ],
  '3-7': [
    'Talk with a partner flows, so use it for the subject that you usually put off.',
    'An agreement is near if both of you say it in simple words.',
    'Somebody close has news, a question or a joke for you, and the answer brings you nearer.',
  ],
  '3-8': [
    'A remark goes deeper than it was meant to, so ask about it once instead of turning it over all night.',
  ],
  '3-9': [
    'The details and the big idea contradict each other; check one fact before you defend the whole.',
    'What people say next door and what you believe do not agree, and you can be curious about the gap.',
    'Near or far, quick or thorough: decide which this question deserves, and give it no more.',
    'Ask somebody local and read somebody learned, then trust the answer that fits your day.',
    'Small talk may lead to a large idea, so let it run on for a bit.',
  ],
  '3-10': ['A word at work carries further than usual, so write it twice and send it once.'],
  '3-11': [
    'Chats, groups and plans run smoothly, and a good idea of yours finds company.',
    'A friend knows somebody who knows; ask, and you save yourself a week.',
    'What you write to many people at once is well received, so share the useful thing.',
  ],
  '3-12': [
    'You say one thing and feel another; wait until the two agree before you reply.',
    'Too much talk wears you out, so take a break from the phone before it takes one from you.',
    'Something unsaid is louder than the conversation, and a gentle question may let it out.',
  ],
  '4-5': ['Home and fun want the same evening, and inviting the fun home is a fair answer.'],
  '4-6': [
    'A home that works makes the rest of life lighter, so fix, wash or sort one thing.',
    'Family and routine help each other: share a chore and you share a conversation too.',
    'Rest and regular hours suit you, and your own kitchen is the place to begin.',
  ],
  '4-7': [
    'The family you come from and the person you chose have different customs; explain one of yours.',
    'Home and partnership want different things, so agree on one evening that belongs to the two of you.',
    'Somebody close needs you out in the world while you would rather stay in; offer a shorter visit.',
  ],
  '4-8': [
    'Old family matters can be spoken about calmly, and you may learn why something was kept quiet.',
    'A deep feeling of trust grows at home, in the kind of talk that happens while doing the dishes.',
    'What you inherited, in things or in habits, can be sorted: keep one, let go of one.',
  ],
  '4-9': [
    'Roots and wings are both yours; call home from wherever you are going, or plan the next trip from the sofa.',
  ],
  '4-10': [
    'Home and career ask for the same hours, so decide which of them gets this evening and tell the other.',
    'What your family expects and what you are aiming for are not the same, and both can be respected.',
    'You are needed in private and in public; do what only you can do in each, and leave the rest.',
    'Home and career each get a turn, and it helps to say out loud which one has it now.',
    'Work can wait for ten minutes while you ask how they are at home.',
  ],
  '4-11': [
    'Friends and family compete for your time, and one of them would gladly be invited along.',
  ],
  '4-12': [
    'A quiet day at home does more for you than a full one, so close the door with a good conscience.',
    'Memories come softly, and one of them is worth writing down.',
    'Your need for peace is understood at home, if you say it before you are tired.',
    'Cook something familiar, go to bed early, and let an old feeling come and go.',
    'Memories surface when the house is quiet, and they are good company now.',
  ],
  '5-6': [
    'Duty comes before pleasure only if you let it; put the pleasure on the list and it will get done.',
  ],
  '5-7': [
    'Fun for two is the theme: plan something light with somebody you like to look at.',
    'Affection is easily shown, so show it in the way that the other person likes best.',
    'A game, a joke or a shared hobby brings you closer than a serious talk would.',
  ],
  '5-8': [
    'Playfulness meets something serious, in love or over money, and honesty is more attractive than a bluff.',
    'You want it light and somebody wants it deep; say how far you mean to go.',
    'Jealousy or a bet can spoil a good mood, so keep the stakes low.',
  ],
  '5-9': [
    'Enthusiasm carries you: follow the idea that makes you want to travel, study or start singing.',
    'What you love and what you believe in point the same way, which makes courage easy.',
    'An outing, a class or a film from elsewhere gives your imagination something to play with.',
  ],
  '5-10': [
    'A hobby and a career take a look at each other; keep at least one of them free of ambition.',
  ],
  '5-11': [
    'One person’s charm and the whole group’s plans compete; you need not choose for ever, only for one evening.',
    'You would like applause and your friends would like help, so give a little and get a little.',
    'What you make for love and what others hope for differ, and the first is the one to finish.',
  ],
  '5-12': [
    'A secret liking or a half-formed idea is still too young to be shown, so enjoy it in private.',
  ],
} as const satisfies Record<string, readonly string[]>;
