/** What each koota asks of two people; each is true whatever its points. */
export const KOOTA_ASKS = {
  varna: [
    'Who leads and who follows a task is the matter of varna, the smallest of the eight at one point.',
    'One point goes to varna, which old almanacs took for rank and we take for a style of working.',
    'Varna compares the temperaments of work, and in our day it is a question of who likes to lead which task.',
    'An old word for the kind of work that suits a person is varna, and one point hangs on it.',
  ],
  vashya: [
    'Two points belong to vashya, the pull between two natures, which is at its best when it goes both ways.',
    'Under vashya stands the question of influence: who can move whom, and with how few words.',
    'Vashya asks who listens to whom, and hopes that the answer changes with the subject.',
    'Whatever draws two natures to each other is called vashya, with two points for a pull that is mutual.',
  ],
  tara: [
    'From one birth star to the other and back again: that walk is tara, and its good counts are three points.',
    'Health of the everyday kind is read from tara, in which each of you is counted from the other.',
    'Tara counts from star to star, once in each direction, and asks whether the two of you tire or refresh each other.',
    'Wellbeing in company is what tara is about: three points where the count falls well both ways.',
  ],
  yoni: [
    'Bodily ease has its own koota, yoni, in which some animals share a stall and others prefer a fence.',
    'Four points are kept for yoni, the part of a match that is felt before it is discussed.',
    'Yoni gives each star an animal and asks about closeness, down to the temperature of the bedroom.',
    'Instincts are compared by yoni, told as animals, and four points belong to ease with each other’s bodies.',
  ],
  maitri: [
    'Whether two minds take pleasure in each other’s company is asked by graha maitri, for five points.',
    'Behind each Moon sign stands a planet, and graha maitri asks how the two planets get on.',
    'Graha maitri asks whether the lords of the two Moons are friends, which shows in conversation.',
    'Friendship of minds is what graha maitri means, and five points stand on it.',
  ],
  gana: [
    'Six points go by gana, which sorts tempers into three kinds and has a use for each of them.',
    'A quarrel shows gana better than a feast does: it is the manner in which each of you is cross.',
    'Gana compares tempers, gentle, human or fierce, and all three are needed in a family.',
    'How each of you meets resistance is the question of gana, with six points for a common way.',
  ],
  bhakoot: [
    'How far the two Moon signs lie from each other is bhakoot, a measure of pulling the same cart.',
    'Seven points wait at bhakoot, the koota of kitchens, accounts and relatives.',
    'Bhakoot counts the distance between the signs of the Moons and stands for a household that pulls in one direction.',
    'Money, relatives and daily plans belong to bhakoot, which has seven points to give.',
  ],
  nadi: [
    'By nadi two constitutions are set side by side, and unlike ones earn all of eight points.',
    'Eight points, more than any other koota has, are given by nadi for being made differently.',
    'Nadi compares constitutions, in three kinds, and gives its eight points to those that differ.',
    'Heaviest of the eight is nadi, with eight points for two constitutions that are not the same.',
  ],
} as const;

export const GUNA_OPENING: readonly string[] = [
  'Set side by side, your two Moons agree to the extent of {total} points out of 36.',
  'Add up eight answers, the smallest worth one point and the largest eight, and you arrive at {total} of 36.',
  'The eight kootas give the two of you {total} of 36 points, and each point has a reason that can be looked up.',
  'By the eightfold matching of the north it is {total} of 36, a sum of eight small answers.',
  'Eight questions were asked of your two Moons, and the answers add up to {total} of 36.',
  'Out of 36 points this match collects {total}, in eight portions of one to eight.',
  'Families would read one line first, {total} of 36, and we suggest reading on from there.',
];

export const GUNA_MOONS: readonly string[] = [
  'Two birth stars are all that this count needs, here {one} and {two}.',
  'For one of you the Moon kept to {one} at birth, for the other to {two}.',
  'One Moon stands in {one}, the other in {two}; nothing else of the charts is asked.',
  'Everything is read from two nakshatras, {one} and {two}.',
  'The count knows two things alone: a Moon in {one} and a Moon in {two}.',
  'What is compared are {one} and {two}, the stars that the two Moons kept to at birth.',
  'Neither looks nor letters enter this sum, only {one} on one side and {two} on the other.',
];

export const GUNA_ANIMALS: readonly string[] = [
  'By yoni one of you is {first} and one is {second}.',
  'Among the animals of the stars you come as {first} and as {second}.',
  'In the language of yoni the two of you are {first} and {second}.',
  'Told as animals, it is {first} beside {second}.',
  'Old almanacs would draw {first} and {second} on the margin of your page.',
];

/** The tempers of the two by gana, the gentler named first. */
export const GUNA_TEMPERS = {
  'deva-deva': [
    'Where two gentle people meet, the dishes are done and the complaint is not made; make it, kindly.',
    'Both tempers are gentle, so somebody has to learn to say no aloud.',
    'Two gentle natures make a calm house, and a slow one where a decision is due.',
  ],
  'deva-manushya': [
    'Ideals live on one side of this table and errands on the other, and dinner needs both.',
    'One temper is gentle and one is human, which gives peace in the morning and good sense by noon.',
    'A gentle nature and a worldly one teach each other patience and timing.',
  ],
  'deva-rakshasa': [
    'Soft words and strong ones share this house, so let each of you translate for the other.',
    'One temper is gentle and one is fierce, so agree on how loud an honest sentence may be.',
    'A gentle nature beside a fierce one needs a sign for stop, and then both are safe.',
  ],
  'manushya-manushya': [
    'Neither of you is a saint or a storm, which leaves plenty of room for humour.',
    'Both tempers are human, with good days and bad ones, and nobody has to pretend.',
    'Two worldly natures understand each other’s tiredness, which is half of kindness.',
  ],
  'manushya-rakshasa': [
    'Common sense sits beside temper here, and the trick is to let it speak second.',
    'One temper is human and one is fierce, so let the fierce one fight for the house and not in it.',
    'A worldly nature and a fierce one do well with separate hobbies and a common enemy, such as the laundry.',
  ],
  'rakshasa-rakshasa': [
    'Sparks come with the territory when two strong tempers share a roof, and so does warmth.',
    'Both tempers are fierce, which makes for a lively kitchen and a loyal front door.',
    'Two fierce natures never bore each other, and a walk round the block is their best rule.',
  ],
} as const;

export const GUNA_BEST: readonly string[] = [
  'Best off is {koota}, with {points} out of {most}.',
  'Where you two need no advice is {koota}: {points} of {most}.',
  'The fullest answer is that of {koota}, with {points} of {most}.',
  'Most agreement comes from {koota}, which gives {points} of {most}.',
  'Strongest among the answers is {koota}: {points} of {most}.',
  'If one koota may speak first, let it be {koota}, at {points} of {most}.',
];

export const GUNA_LEAST: readonly string[] = [
  'Fewest points come by way of {koota}, {points} out of {most}, and that is a place for questions.',
  'Lowest stands {koota}, at {points} of {most}, which asks for a conversation and no alarm.',
  'The thinnest is that of {koota}, with {points} of {most}, so this is where talking helps.',
  'Least comes from {koota}, {points} of {most}, which is a subject rather than a verdict.',
  'Quietest of the eight is {koota} at {points} of {most}, and quiet answers like company.',
  'On the other side {koota} holds back, {points} of {most}, so ask before you assume.',
];

export const NADI_DOSHA = {
  cancelled: [
    'Both Moons have the same nadi, which old books call nadi dosha, and they take it back here: {why}.',
    'Nadi dosha is named for an equal nadi and cancelled by the same books in your case: {why}.',
  ],
  plain: [
    'Both Moons have the same nadi, which is the whole of what is called nadi dosha: two constitutions of one kind, and nothing that medicine knows of.',
    'What is called nadi dosha means here that your constitutions are alike; it is a custom of counting, and no finding about health or children.',
  ],
} as const;

export const BHAKOOT_DOSHA = {
  cancelled: [
    'The signs stand at a distance that is called bhakoot dosha, and the same books cancel it here: {why}.',
    'Bhakoot dosha is named for this distance of signs and cancelled in your case: {why}.',
  ],
  plain: [
    'The signs stand at a distance that is called bhakoot dosha, which means two rhythms of household and asks for one calendar on the wall.',
    'Bhakoot dosha is the name for this distance of signs: plans are made at different speeds, so make them early and together.',
  ],
} as const;

export const NO_DOSHA: readonly string[] = [
  'Neither nadi nor bhakoot counts against you, so the two heaviest answers are in your favour.',
  'The two doshas that families ask about, nadi and bhakoot, do not arise here.',
  'Nadi and bhakoot, fifteen points between them, raise no question in this match.',
  'Nothing is called a dosha here, neither by nadi nor by bhakoot.',
];

/** Why the books take a dosha back; a clause. */
export const GUNA_WHY = {
  'same-lord': 'both signs have the same lord',
  'friendly-lords': 'the lords of the two signs are friends',
  'same-nakshatra-other-pada': 'the nakshatra is the same and the quarters differ',
  'same-rashi-other-nakshatra': 'the sign is the same and the nakshatras differ',
} as const;

export const MANGLIK_PAIR = {
  neither: [
    'Neither chart is manglik by the northern list, and the question is closed.',
    'As for manglik, neither of the two charts is, so there is nothing to weigh.',
  ],
  both: [
    'Both charts are manglik by the northern list, and for a pair that is no fault at all.',
    'As for manglik, both of you are, and custom calls that even.',
  ],
  one: [
    'One of the charts is manglik by the northern list and the other is not; custom asks for candour between you, and five people in twelve share that count.',
    'As for manglik, one of you is and one is not, as in about half of all couples, and many of those have been laughing together for forty years.',
  ],
  cancelled: [
    'One of the charts would be manglik, and the same books cancel it, so custom has no objection left.',
    'As for manglik, the one that there is has its own cancellation, as the facts below tell.',
  ],
} as const;

export const GUNA_CLOSING: readonly string[] = [
  'Eighteen is the line that custom draws, and it has never met either of you.',
  'A number can begin a conversation, and only the two of you can have it.',
  'Look at the lowest koota as at a room that wants furniture, and choose the first chair together.',
  'Ask each other one of the eight questions aloud this week, and listen to the whole answer.',
  'Keep the sum for the family and the questions for yourselves; the second are worth more.',
  'Couples with thirty points have quarrelled over towels, and couples with twelve have grown old in one garden.',
  'Take one koota a week over tea, and see which of you tells the better story about it.',
];
