/** What a meeting joins: two houses of the sign whose signs lie two, three, four or six apart. */
export const HOUSE_MEETINGS = {
  '1-3': [
    'In your life this joins person and voice: speak up early and in your own words.',
    'Where you are and whom you talk to are linked, so a short visit or a short call changes your mood.',
  ],
  '1-4': [
    'Your own pace and the pace of your family differ, and a fixed hour for each of them helps.',
    'What you have become and where you began look at each other, and both deserve respect.',
  ],
  '1-5': [
    'This touches you where you are most alive: in play, in love and in whatever you make.',
    'Self-confidence and pleasure feed each other, so start with whichever is nearer.',
  ],
  '1-7': [
    'It concerns you and one other person, and a clear sentence from either side moves things.',
    'Between your wish and theirs lies the subject; name it before you defend your side.',
  ],
  '1-9': [
    'It links who you are with what you are curious about, so follow the question that will not leave you alone.',
    'A broader outlook helps you to know what you want for yourself.',
  ],
  '1-10': [
    'It sets your private self against your public one, and the honest version of both is shorter.',
    'What you want to be and what you are paid to be differ a little, and that is worth a note.',
  ],
  '1-11': [
    'It links you with your friends: what you want for yourself is what they would wish for you.',
    'You are more welcome in a group than you assume, so take the seat in the middle.',
  ],
  '2-4': [
    'It concerns what you own and where you live, and a sensible change pays for itself.',
    'A feeling of security is being built here, out of one ordinary decision.',
  ],
  '2-5': [
    'It sets pleasure against possession, so ask what the fun is really for.',
    'Money spent on delight is well spent if you can name the delight.',
  ],
  '2-6': [
    'It links your means with your methods, and better tools are a fair expense.',
    'Solid habits have a value here that you could write into an invoice.',
  ],
  '2-8': [
    'It sets your own means against shared ones, so look at who pays, who owns and who decides.',
    'What you keep and what you owe are the subject, and both fit on one sheet of paper.',
  ],
  '2-10': [
    'It links your worth with your standing, and you may say what your work is worth.',
    'A steady hand is what this favours, in business as in salary talks.',
  ],
  '2-11': [
    'It sets your budget against the plans of a group, and a clear limit is no insult.',
    'What you value and what your friends admire are not the same; keep your own list.',
  ],
  '2-12': [
    'It links what you have with what you need in private, which is mostly time.',
    'A reserve is being formed here, of money, strength or patience.',
  ],
  '3-5': [
    'It links wit with warmth, so say the charming thing while you think of it.',
    'Writing, playing and teaching go well here, best of all together.',
  ],
  '3-6': [
    'It sets talk against tasks, so put the question in writing and go on working.',
    'Details pile up here, and a short list sorts the urgent from the loud.',
  ],
  '3-7': [
    'It links you with someone through words: ask, offer, answer.',
    'A talk between two turns out to be practical as well as pleasant.',
  ],
  '3-9': [
    'It sets facts against convictions, and the facts should be heard first.',
    'What is close and what is far need different answers, so do not give them the same one.',
  ],
  '3-11': [
    'It links what you say with who is listening, and the circle grows.',
    'An idea passes from friend to friend here and comes back improved.',
  ],
  '3-12': [
    'It sets what you say against what you hold back, and a pause is a good editor.',
    'Thoughts need a quiet room before they are ready for company.',
  ],
  '4-6': [
    'It links home with habit, so a small improvement at home makes the working day smoother.',
    'Looking after a place is a way of looking after yourself.',
  ],
  '4-7': [
    'It sets your home against your partnership, and the calendar is the best mediator.',
    'Whose turn it is, and whose rules apply, can be settled in a friendly quarter of an hour.',
  ],
  '4-8': [
    'It links family with trust, and an old subject can be closed in good order.',
    'What lies under the floorboards, so to speak, is worth knowing and no cause for alarm.',
  ],
  '4-10': [
    'It sets your home against your career, and half a day for each is better than two halves at once.',
    'Private needs and public duties ask for a clear evening and a clear morning.',
  ],
  '4-12': [
    'It links your home with your rest, so stay in and let it be quiet.',
    'The past is gentle here, and a forgotten memory may do you good.',
  ],
  '5-7': [
    'It links romance with partnership, so do something that both of you enjoy.',
    'Joy shared with one person counts twice.',
  ],
  '5-8': [
    'It sets play against depth, and asking how serious it is may be the best move.',
    'Desire and caution both speak up; give each of them a hearing.',
  ],
  '5-9': [
    'It links joy with discovery, and a new place or idea makes you feel younger.',
    'Courage comes easily when you love the subject.',
  ],
  '5-11': [
    'It sets your own fun against the group’s plans, and there is room for both in one week.',
    'What you create needs an audience, but only a friendly one.',
  ],
  '6-8': [
    'It links daily work with deeper repair, so go for the cause and not only the symptom.',
    'Careful work on a sensitive matter is what you are good at here.',
  ],
  '6-9': [
    'It sets routine against adventure, and an hour of the second will save the first.',
    'The manual and the vision disagree, so try it on a small scale.',
  ],
  '6-10': [
    'It links effort with reputation, so do the useful thing and let it be known.',
    'Quality shows here, above all in what nobody asked for.',
  ],
  '6-12': [
    'It sets duty against rest, and the second is not a reward for the first.',
    'Something in your daily order wants to be simpler, quieter or later.',
  ],
  '7-9': [
    'It links partnership with a wider world, so plan something that teaches both of you.',
    'Another point of view comes as a person here, and a likeable one.',
  ],
  '7-10': [
    'It sets your partner against your profession, and fairness begins with honest hours.',
    'A private promise and a public one meet; keep the older of the two.',
  ],
  '7-11': [
    'It links one close tie with many friendly ones, so invite the two of them and then some.',
    'Alliances are easily made here, for a project or for an evening.',
  ],
  '8-10': [
    'It sets private power against public duty, so stay correct and stay calm.',
    'What goes on behind the scenes at work is better asked about than guessed at.',
  ],
  '8-11': [
    'It sets intimacy against company, and you may leave the party for the better talk.',
    'Debts between friends, of money or of gratitude, want to be settled.',
  ],
  '8-12': [
    'It links what is deep with what is hidden, and sleep does half of the work.',
    'Letting go is possible here, and nobody needs to be told.',
  ],
  '9-11': [
    'It links your ideals with your friends, so tell them what you would like to see more of in the world.',
    'A shared journey or a shared cause is worth putting on the calendar.',
  ],
  '9-12': [
    'It sets the wish to know against the need to rest, and both are served by a good book.',
    'Big questions are easier when you stop asking them for an evening.',
  ],
  '10-12': [
    'It links your work with your time alone, so prepare well and speak later.',
    'A success grows out of sight here, as most of them do.',
  ],
} as const satisfies Record<string, readonly string[]>;
