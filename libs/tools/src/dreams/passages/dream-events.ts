/** What the happenings of a dream may be asked about. */
export const DREAM_EVENTS = {
  flying: [
    'Flying is the dream that people miss when it stays away, and it visits when something heavy has been put down, even if only by half.',
    'To be up in the air without a machine is freedom tried on for size, so note what you flew over and whether you wanted to land.',
  ],
  falling: [
    'Falling is what letting go feels like to those who did not choose the moment, and the body wakes us because it likes a say in the landing.',
    'When the ground goes missing in a dream, something by day may have lost its railing, and a small dull certainty will help more than courage.',
  ],
  chase: [
    'Whatever was chasing you has something to deliver, and dreams of this kind lose their teeth as soon as one turns round and asks what it wants.',
    'Being followed means that a matter of yours has better stamina than your excuses, which you may as well take as a compliment to both.',
  ],
  hiding: [
    'To hide is to want a say in when you are found, and there may be someone by whom you would not mind being found at all.',
    'Behind the curtain one hears everything and can answer nothing, so ask which conversation you have lately been attending like that.',
  ],
  running: [
    'Running in a dream is energy looking for a direction, and the useful question is whether you were running towards something or away.',
    'So much speed and so little road: some deadline of yours has slipped off the calendar and into the legs.',
  ],
  late: [
    'Being late or missing the train is the conscientious person’s nightmare, and it comes to those who have scarcely been late in their lives.',
    'Too late is how a wish feels when it has been standing behind all the duties, so let it go first for once, at least on one evening.',
  ],
  lost: [
    'To be lost is to be between two maps, and it is in that stretch that people find out which way they would walk by themselves.',
    'Not knowing the way is uncomfortable and not dangerous, and your dream may be practising the art of asking somebody.',
  ],
  exam: [
    'Exams return for decades after the last one, always in the subject that was never taught, whenever we feel weighed by someone.',
    'A test in a dream is marked by the strictest person you know, and if you look at the signature it is often your own.',
  ],
  wedding: [
    'A wedding joins two things for good, and in dreams they are as often two sides of one person as two persons in one hall.',
    'Vows, guests and a great deal of cake: some commitment of yours is being rehearsed, and you may learn from how the bride or groom felt about it.',
  ],
  farewell: [
    'Dreams in which somebody leaves for good are very common, and they speak of change and of love far more often than of anything to come.',
    'A last goodbye in a dream usually belongs to a chapter, a habit or an age of your life, and your sadness only shows that it was worth something.',
  ],
  fight: [
    'A fight in a dream is often a disagreement that found no time by day, and both sides of it may be yours.',
    'Struggle shows where your strength is at present, so rather than who won, ask what was worth defending.',
  ],
  search: [
    'Searching is the story of wanting something without its name, and the place where you looked first says where you believe it ought to be.',
    'Looking for a thing all night is tiring, and yet it proves that some part of you is quite convinced that it exists.',
  ],
  dance: [
    'Dancing is agreement with the whole body, and your dream may be giving you back a pleasure that has lately had to stand in line.',
    'Somebody led and somebody followed, or you danced by yourself, and in each case the question is whose rhythm it was.',
  ],
  climb: [
    'Climbing is slow honest effort, and what your dream would like to know is whether the summit was your own idea.',
    'Hand over hand you went up, and it may be a comfort that one only ever has to find the next hold.',
  ],
  travel: [
    'A journey in a dream begins when the usual has been used up, so ask what you would have liked to see on arriving.',
    'Travel is change with a ticket, and your dream may be testing how much of yourself would fit into hand luggage.',
  ],
  party: [
    'A party in a dream is about belonging, and it can be told by whether you were the host, a guest or somebody looking for the coats.',
    'Everyone was invited by the same mind, so the loud one, the shy one and the one who did the dishes may all be on your own list.',
  ],
  crying: [
    'Tears in a dream are real work done at night, and they often save the day that follows a good deal of bother.',
    'Crying while asleep is how the guard goes off duty, and what comes out is generally older and gentler than expected.',
  ],
  laughing: [
    'Laughter in a dream is worth as much as an hour of sunshine, so try to keep the face of whoever started it.',
    'Something struck you as funny down there, and it might be the very matter about which you have been so terribly sensible.',
  ],
  kiss: [
    'A kiss or an embrace in a dream is closeness without a contract, and it need not be about the person who happened to be cast.',
    'Arms around you, or around somebody: your dream has gone and fetched what your calendar has no line for.',
  ],
  cleaning: [
    'Cleaning by night means that a part of you wants a fresh start and has begun, as one does, with the skirting boards.',
    'To sweep or to wash is to ask what should stay, and most of the answer fits into one bag by the door.',
  ],
  cooking: [
    'Cooking is patience that smells good, and something in your life is probably ready to be taken off the heat.',
    'At the stove in your dream you were turning one thing into another, which is more than many waking hours can claim.',
  ],
  building: [
    'To build or to mend in a dream is to believe in a tomorrow that has a use for shelves.',
    'Repairs say that a thing is worth keeping, so look for what you have been on the point of replacing and might in fact fix.',
  ],
  breaking: [
    'When something breaks in a dream it is rarely the thing that matters, and quite often it is the sound, of a tension that has had enough.',
    'A crash makes visible what was held together by goodwill, and you may know already where the glue has been thin.',
  ],
  trapped: [
    'Being stuck or unable to move is what a body at rest reports to a mind on the run, and it also fits a choice in which every option seems to cost somebody.',
    'Trapped is a feeling with walls, so go along them in thought, because dreams of this sort tend to hide the exit behind politeness.',
  ],
  invisible: [
    'Not being seen in a dream is a lonely sort of superpower, and it points to a place by day where you have been doing a great deal quietly.',
    'Nobody noticed you, says the dream, and perhaps it is asking whether somebody could be told what you need in plain words.',
  ],
  secret: [
    'A secret in a dream is seldom scandalous; it is more often a wish that has not been out of the house yet.',
    'Something was being kept quiet, and you might weigh what the silence protects against what it costs you in sleep.',
  ],
  rescue: [
    'Rescuing someone in a dream is a noble night’s work, and it may be meant for the person in your life who is always on call, namely you.',
    'To save or to be saved is to find out how you feel about help, and which direction of it makes you more nervous.',
  ],
  waiting: [
    'Waiting is time that belongs to somebody else, so ask who has been holding yours and whether they know it.',
    'A queue in a dream moves as slowly as you believe you must be patient, and there may be a side door for people who simply ask.',
  ],
} as const satisfies Record<string, readonly string[]>;
