import type { MansionWords } from '../words';

/** The 27 lunar mansions from Ashwini to Revati. */
export const NAKSHATRA_WORDS: readonly MansionWords[] = [
  {
    scene: [
      'Ashwini bears a horse’s head and belongs to the twin riders of the dawn, so you tend to be on the road while others are still looking for their boots.',
      'Under Ashwini one is quick to help and quicker to leave, since the next cry for assistance has already been heard.',
      'There is something freshly washed about an Ashwini Moon: you begin again with more ease than most people finish.',
    ],
    care: [
      'What helps you is a second look, ten seconds long, before the first gallop.',
      'Your danger is the half-told story, so stay at least until somebody says thank you.',
    ],
  },
  {
    scene: [
      'Bharani carries things, as its name says, and what you take upon yourself you carry through to the other side.',
      'Under Bharani one feels in full measure, and knows from early on that every beginning costs something.',
      'A Bharani Moon has stamina of the heart: you can hold both a secret and a grudge, and it is the first that becomes you.',
    ],
    care: [
      'What helps you is to set the load down at fixed hours, as porters do.',
      'Your danger lies in all or nothing; try a half now and then, just for the taste.',
    ],
  },
  {
    scene: [
      'Krittika is a small flame and a sharp blade, so you can separate true from false in the time that others need for a greeting.',
      'Under Krittika one warms those who come close and singes those who come late.',
      'A Krittika Moon cooks: it takes raw things, opinions among them, and makes them fit to eat.',
    ],
    care: [
      'What helps you is to trim the wick before you enter a room full of paper.',
      'Your danger is the remark that was accurate and unnecessary; keep a jar for those.',
    ],
  },
  {
    scene: [
      'Rohini rides in an ox cart full of fruit, and the Moon of the old stories loved this mansion so well that he forgot to leave.',
      'Under Rohini one makes things grow by liking them, whether it is basil, babies or a business.',
      'A Rohini Moon has beautiful eyes for beautiful things, and people feel handsomer in your company.',
    ],
    care: [
      'What helps you is to share the orchard before somebody has to climb the wall.',
      'Your danger is comfort with the door locked; open a window for the bees.',
    ],
  },
  {
    scene: [
      'Mrigashira is the deer with lifted head, forever on the track of a scent that it can almost name.',
      'Under Mrigashira one searches: in books, in shops, in faces, and the finding is a slight disappointment each time.',
      'A Mrigashira Moon treads softly and asks a great deal, which is why people tell you where the water is.',
    ],
    care: [
      'What helps you is to sit down where it is good, even if the next clearing smells interesting.',
      'Your danger is doubt, which runs beside you and always knows another path.',
    ],
  },
  {
    scene: [
      'Ardra is a single drop, a tear or the first of the rain, and you know that the air is clearest after thunder.',
      'Under Ardra one thinks hard, feels hard and comes out of it with washed eyes.',
      'An Ardra Moon can look at what others walk round, so people bring you their real questions.',
    ],
    care: [
      'What helps you is weather that is allowed to pass: cry, laugh, mop up, go on.',
      'Your danger is the storm for its own sake, when a shower would do for the garden.',
    ],
  },
  {
    scene: [
      'Punarvasu means that the light comes back, and your quiver refills overnight.',
      'Under Punarvasu one returns: to old places, old friends and the good opinion of people who have been silly.',
      'A Punarvasu Moon needs little luggage, since home goes along with it like a lamp.',
    ],
    care: [
      'What helps you is to try the new address for a full month before you miss the old one.',
      'Your danger is forgiving so fast that nothing has been learned by anybody.',
    ],
  },
  {
    scene: [
      'Pushya nourishes, and the old books call it the kindest of the twenty-seven; you will have noticed who is asked to bring the soup.',
      'Under Pushya one becomes a shelter early in life, for cats to begin with.',
      'A Pushya Moon believes in rules that feed people, such as supper at seven and nobody left out.',
    ],
    care: [
      'What helps you is a place at which you are a guest and may not even carry a plate.',
      'Your danger is advice in large portions; ask how hungry they are.',
    ],
  },
  {
    scene: [
      'Ashlesha is a coiled serpent, wise and well informed, and you know more about people than they have told you.',
      'Under Ashlesha one holds tight, which is a gift in love and in negotiations and a nuisance in traffic.',
      'An Ashlesha Moon sees the thread beneath the talk and can pull it so gently that nobody feels a tug.',
    ],
    care: [
      'What helps you is to shed a skin in time, and in private, and to leave it where it lies.',
      'Your danger is the suspicion that proves itself by being acted on; ask once, plainly.',
    ],
  },
  {
    scene: [
      'Magha is an empty throne with the ancestors standing behind it, so you sit straight even on a kitchen chair.',
      'Under Magha one has a sense of ceremony: you know what a day deserves, and which glasses.',
      'A Magha Moon honours where it comes from, and is at its finest when it earns a thing that it was given.',
    ],
    care: [
      'What helps you is to bow first; nothing makes a crown look lighter.',
      'Your danger is waiting to be announced, when you could simply come in.',
    ],
  },
  {
    scene: [
      'Purva Phalguni is a swinging couch, for this is where the gods of leisure put their feet up.',
      'Under Purva Phalguni one understands rest, music and flirtation as serious crafts.',
      'A Purva Phalguni Moon gives parties even with two guests and one chair.',
    ],
    care: [
      'What helps you is to begin the dull part while the song is still on.',
      'Your danger is the next sofa; a little appetite keeps pleasure awake.',
    ],
  },
  {
    scene: [
      'Uttara Phalguni belongs to Aryaman, who watches over promises, and yours come with a date and a signature.',
      'Under Uttara Phalguni one makes a friend for life over some practical matter, like a borrowed ladder.',
      'An Uttara Phalguni Moon likes agreements, since it has seen how much kindness fits into a clear arrangement.',
    ],
    care: [
      'What helps you is to ask for a favour in the same dry voice in which you grant them.',
      'Your danger is the contract that only you remember signing.',
    ],
  },
  {
    scene: [
      'Hasta is an open hand, so you believe in a thing as soon as you have had hold of it.',
      'Under Hasta one can mend, deal, knead, juggle and draw a map on a napkin.',
      'A Hasta Moon has humour in its fingertips, and moods that are lifted by making something.',
    ],
    care: [
      'What helps you is to let go at the right moment; a fist can catch nothing.',
      'Your danger is arranging other people as if they were cutlery.',
    ],
  },
  {
    scene: [
      'Chitra is a bright jewel cut by the craftsman of the gods, and you cannot leave a surface as it is.',
      'Under Chitra one has an eye: for line, for colour, for the one chair that spoils the room.',
      'A Chitra Moon likes to be looked at and likes even better to have made what is being looked at.',
    ],
    care: [
      'What helps you is to show something unpolished to one kind person.',
      'Your danger is the glitter of a new plan while the old one still wants its last facet.',
    ],
  },
  {
    scene: [
      'Swati is a young shoot in the wind, so you bend in all directions and keep your root to yourself.',
      'Under Swati one needs room as others need breakfast, and thrives on being trusted from a distance.',
      'A Swati Moon trades, travels and talks its way through, fair in its dealings and hard to hold by the sleeve.',
    ],
    care: [
      'What helps you is one post to be tied to, chosen by yourself.',
      'Your danger is swaying so politely that nobody knows your view, including you.',
    ],
  },
  {
    scene: [
      'Vishakha is a gate of triumph hung with leaves, and you saw it from far off and have been walking ever since.',
      'Under Vishakha one wants a thing for years, and gets it by wanting nothing else on weekdays.',
      'A Vishakha Moon stands where two roads part and would like to take both, with the whole heart on each.',
    ],
    care: [
      'What helps you is to celebrate the milestones, since the gate has a way of moving on.',
      'Your danger is the neighbour’s garland; look at your own feet, they are doing well.',
    ],
  },
  {
    scene: [
      'Anuradha is a lotus, and its lord is Mitra, the friend, so you flower in company and rather often in mud.',
      'Under Anuradha one finds friends in foreign places and keeps them through bad years.',
      'An Anuradha Moon organises affection: you remember the birthday, the allergy and the feud.',
    ],
    care: [
      'What helps you is to be visited without having arranged it; give someone the key.',
      'Your danger is swallowing a hurt to keep the table whole; the table can bear it.',
    ],
  },
  {
    scene: [
      'Jyeshtha means the eldest, whatever your place among the children, and somebody has been asking you to be sensible since you were four.',
      'Under Jyeshtha one protects: with an umbrella, an argument or a look.',
      'A Jyeshtha Moon carries its authority like an amulet beneath the shirt, felt rather than seen.',
    ],
    care: [
      'What helps you is to be the youngest in some room, once a week.',
      'Your danger is solitude at the top of a hill that you could walk down from.',
    ],
  },
  {
    scene: [
      'Mula is a bundle of roots, so you pull at things until you see what they hang by.',
      'Under Mula one starts over more than once, with less furniture and better questions.',
      'A Mula Moon would rather have an uncomfortable truth than a comfortable chair, though it likes chairs.',
    ],
    care: [
      'What helps you is to put the plant back into the soil after looking.',
      'Your danger is digging up on Friday what was sown on Monday.',
    ],
  },
  {
    scene: [
      'Purva Ashadha is a fan, or a winnowing basket, and it belongs to the waters: you cool tempers and separate grain from chaff.',
      'Under Purva Ashadha one is hard to discourage, since defeat sounds to you like an opening bid.',
      'A Purva Ashadha Moon speaks with a current in it, and people find themselves downstream and in agreement.',
    ],
    care: [
      'What helps you is to ask a doubter to the table and to refill the glass.',
      'Your danger is being sure too early; water, too, looks before it falls.',
    ],
  },
  {
    scene: [
      'Uttara Ashadha is an elephant’s tusk, slow, clean and final, so your victories come late and stay.',
      'Under Uttara Ashadha one is trusted by all sides, which is an honour and a great deal of meetings.',
      'An Uttara Ashadha Moon would do the right thing unobserved, and prefers it that way.',
    ],
    care: [
      'What helps you is a day without a duty, planned in ink.',
      'Your danger is the weight of being correct; put it down when you play with children.',
    ],
  },
  {
    scene: [
      'Shravana is an ear, and its lord is Vishnu, who crossed the world in three steps; you learn by listening and then you cover ground.',
      'Under Shravana one hears the tune under the words, and who is off key.',
      'A Shravana Moon collects sayings, stories and voices, and passes them on at the right moment.',
    ],
    care: [
      'What helps you is silence of good quality, for ears get tired before hearts do.',
      'Your danger is what was said about you in 2009; let that record end.',
    ],
  },
  {
    scene: [
      'Dhanishta is a drum, so you have rhythm in your work and people fall into step without being asked.',
      'Under Dhanishta one is generous with time, money and volume.',
      'A Dhanishta Moon is hollow in the manner of an instrument: a space kept free so that something can sound.',
    ],
    care: [
      'What helps you is a slow piece between two quick ones.',
      'Your danger is drowning the flute; leave a bar for somebody softer.',
    ],
  },
  {
    scene: [
      'Shatabhisha is an empty circle, and its name speaks of a hundred remedies; you keep a distance at which things can be seen whole.',
      'Under Shatabhisha one is private, inventive and better at riddles than at receptions.',
      'A Shatabhisha Moon sits by the ocean of Varuna, who knows every secret and publishes none.',
    ],
    care: [
      'What helps you is to draw the circle with a gate in it and to tell two people where.',
      'Your danger is explaining alone what you might have asked about.',
    ],
  },
  {
    scene: [
      'Purva Bhadrapada is the man with two faces, one turned to the world and one to the fire, and you have known both of them since school.',
      'Under Purva Bhadrapada one has convictions that could heat a house.',
      'A Purva Bhadrapada Moon goes to extremes to see what is there, and comes back with something useful.',
    ],
    care: [
      'What helps you is a friend who laughs at the right point of the speech.',
      'Your danger is the bridge that burns so prettily; keep one plank.',
    ],
  },
  {
    scene: [
      'Uttara Bhadrapada belongs to the serpent of the deep, who lies at the bottom of the sea and holds everything up without saying so.',
      'Under Uttara Bhadrapada one is calm in the way of wells: cool, reliable and deeper than the rope.',
      'An Uttara Bhadrapada Moon can wait for rain, for sleep or for an apology, and seldom in vain.',
    ],
    care: [
      'What helps you is to come up now and then and make some waves for the fun of it.',
      'Your danger is a patience that other people take for consent.',
    ],
  },
  {
    scene: [
      'Revati is a fish in friendly waters, under Pushan who guides the lost, and strays of all kinds find your door.',
      'Under Revati one ends things well: journeys, letters, evenings.',
      'A Revati Moon has soft edges and a clear inner map, so that you can get lost in town and never in a feeling.',
    ],
    care: [
      'What helps you is a shore: an hour, a sum or a sentence at which giving stops.',
      'Your danger is swimming along with whoever is sad; wave from the bank first.',
    ],
  },
];
