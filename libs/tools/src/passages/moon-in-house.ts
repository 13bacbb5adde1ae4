/**
 * Where the Moon touches a sign's own life: `MOON_IN_HOUSE[0]` is the first
 * house. Written so that each one follows a sentence about the Moon's sign.
 */
export const MOON_IN_HOUSE: readonly (readonly string[])[] = [
  [
    'For you she is in the first house, your own front door, which means that people read your face before they hear your words, and the face is telling the truth.',
    'That puts her in your first house, where moods become posture; dress for the person you want to feel like and let the rest catch up.',
    'As she is in your first house, you set the temperature of every room you walk into, so it pays to know your own reading first.',
  ],
  [
    'For you she is in the second house of money and worth, where a craving for something new is often a craving to feel secure, and only one of those has a receipt.',
    'That puts her in your second house, so look at what you own with kind eyes: what you have kept says a good deal about what you value.',
    'As she is in your second house, your sense of worth is tender and worth feeding with something other than a comparison.',
  ],
  [
    'For you she is in the third house of words and errands, and the feelings that you cannot name at home may explain themselves on the way to the shop.',
    'That puts her in your third house, where a brother, a neighbour or a half-forgotten group chat turns out to matter more than planned.',
    'As she is in your third house, write the thing down before you say it, because the pen will be kinder than the tongue.',
  ],
  [
    'For you she is in the fourth house of home and roots, and the kitchen table is the right size for what you have to work out.',
    'That puts her in your fourth house, where the past knocks without an appointment; you may let it in for tea and still send it home before dinner.',
    'As she is in your fourth house, a little privacy goes a long way, and nobody is owed an explanation for an evening with the phone in another room.',
  ],
  [
    'For you she is in the fifth house of play and romance, where joy is not a reward for finished work but part of how the work gets finished.',
    'That puts her in your fifth house, so flirt with something: a person, a recipe, a song that you have no business trying to sing.',
    'As she is in your fifth house, the part of you that made things for no reason at the age of nine would like an hour of your time.',
  ],
  [
    'For you she is in the sixth house of work and habits, and one repaired routine will do more for your mood than three good intentions.',
    'That puts her in your sixth house, where the body keeps the minutes of every meeting; drink the water, take the stairs, leave on time once.',
    'As she is in your sixth house, feelings hide in the to-do list, and the task you keep moving to the next day may be one of them.',
  ],
  [
    'For you she is in the seventh house of love and partnership, which makes other people the mirror, and not every mirror is hung straight.',
    'That puts her in your seventh house, so you may hear your own mood in somebody else’s mouth; listen first and decide afterwards whether it is yours.',
    'As she is in your seventh house, a problem shared is properly halved, provided that you say out loud which half you would like help with.',
  ],
  [
    'For you she is in the eighth house of trust and intimacy, where one frank sentence can lower the pressure in a whole month.',
    'That puts her in your eighth house, and old intensity may rise for no obvious reason; let it pass through without asking it to sign anything.',
    'As she is in your eighth house, privacy and secrecy look alike from the outside, and you are the one who can tell them apart.',
  ],
  [
    'For you she is in the ninth house of travel and belief, and a change of view will soothe you faster than a change of mind.',
    'That puts her in your ninth house, so the mood improves with distance: read above your level, ask a foreigner, look at a map for fun.',
    'As she is in your ninth house, you are hungry for meaning, and small talk will taste like cardboard until somebody asks a real question.',
  ],
  [
    'For you she is in the tenth house of calling and reputation, where feelings go public, so choose what you want to be known for and do that bit first.',
    'That puts her in your tenth house, and people who matter are watching how you carry things, not only what you carry.',
    'As she is in your tenth house, ambition feels personal, and a word of recognition will do you more good than you intend to show.',
  ],
  [
    'For you she is in the eleventh house of friends and hopes, and the right group will lift a mood that you could not move alone.',
    'That puts her in your eleventh house, where a hope becomes easier to keep once three other people know about it.',
    'As she is in your eleventh house, notice which friends leave you larger and which ones leave you tidy, and book your evenings by that.',
  ],
  [
    'For you she is in the twelfth house of rest and secrets, so cancel something gently, and spend the time that you get back on being unreachable.',
    'That puts her in your twelfth house, where dreams are chatty and batteries run low; going to bed early counts as a spiritual practice.',
    'As she is in your twelfth house, some feelings have no story yet, and you may let them be weather instead of news.',
  ],
];
