/** What the waters and the weather of a dream may be asked about. */
export const DREAM_WATER_AND_SKY = {
  sea: [
    'The sea is the part of you that no plan has ever drained, and it matters less how deep it was than whether you stood in it, beside it or with your back to it.',
    'Open water tends to turn up when a feeling is larger than the room it has been given, and all it asks for is a shore with a bench.',
  ],
  wave: [
    'A great wave is usually news that has been gathering for some time, and dreams like to show it tall because you have been politely calling it a ripple.',
    'Waves come in and go out again, which is the half of the story that a dream tends to cut, so you may add it yourself.',
  ],
  river: [
    'A river in a dream is time with a bank on either side, and it is worth asking whether you were swimming, crossing or merely holding on to a root.',
    'Where a river runs, something in your days is already moving without being pushed, and your part may be to steer a little and row less.',
  ],
  lake: [
    'Still water keeps a face on top and a great deal below it, rather like a person who says that everything is fine and then wipes the table again.',
    'A lake or a pool is feeling with edges, which suggests that you can go in as far as your knees and decide about the rest later.',
  ],
  water: [
    'Water has no shape of its own, which is why dreams use it for feelings, and how clear, deep or warm it was is a fair description of one of yours.',
    'Where there is water in a dream there is something felt, and what it touched first may be what it is about.',
  ],
  rain: [
    'Rain is how a sky cries without having to explain itself, and dreams borrow it for whatever in you has been dry for too long.',
    'Getting rained on in a dream is seldom a punishment; something has simply stopped waiting for you to come indoors.',
  ],
  flood: [
    'A flood shows up when one more thing would be one too many, so look kindly at the last thing that you agreed to while the water was already at the step.',
    'When a dream fills the house with water it is measuring, in its own rude way, how much you have been holding back.',
  ],
  swimming: [
    'Swimming means that you are in it and still moving, which is a better state of affairs than it feels like at three in the morning.',
    'To swim is to be carried by the very thing that could pull you under, and the trick in both worlds is to breathe and stop fighting it.',
  ],
  drowning: [
    'Going under in a dream often says, in pictures, what you have not said in words: that it is a lot just now, and that a hand would be welcome.',
    'Too much water and too little air is a plain message about your load, and the sensible answer is to hand a piece of it to somebody today.',
  ],
  boat: [
    'A boat is whatever keeps you afloat between two shores, so it is worth noticing who else was on board and whether anybody was steering.',
    'Ships in dreams like to leave when we are still packing, which says less about the ship than about the size of the suitcase.',
  ],
  ice: [
    'Ice is feeling that has been asked to hold still, and it thaws with time and company, hardly ever with a hammer.',
    'Frozen things in a dream have been kept, after all, and something that you put on hold may be ready to be taken out again.',
  ],
  snow: [
    'Snow covers everything with the same quiet, and your dream may be asking for exactly that: one day with the noise switched off.',
    'A white landscape shows every step, so your dream may be curious about where you walk when nobody has gone before you.',
  ],
  beach: [
    'The beach is the strip where what you know meets what you feel, and people rarely arrive there in a dream without needing a holiday from one of them.',
    'Sand keeps footprints for an hour at most, which is a fair length of time for the worry that was walking with you.',
  ],
  bath: [
    'Baths and showers are the mind’s way of saying that it has carried home some dust which was never its own.',
    'To wash in a dream is to want the day off your skin, so ask which conversation is still clinging there.',
  ],
  island: [
    'An island is either a prison or the best week of the year, and the difference lies in whether you could have called a boat.',
    'Land with water all around it turns up for people who are surrounded and still lonely, or surrounded and longing to be alone.',
  ],
  storm: [
    'A storm in a dream says out loud what everyone at the table has been too well brought up to mention.',
    'Thunder is an argument that has not found its words yet, and it usually clears the air once somebody dares to begin with “I”.',
  ],
  tornado: [
    'A whirlwind is what several small duties look like from inside, and dreams like to count them as one because that is how they feel.',
    'The middle of a tornado is calm, and some part of you seems to know that the way through is inward rather than faster.',
  ],
  wind: [
    'Wind is change that has not introduced itself yet, and what it moved first in your dream is probably what is loosest in your life.',
    'A wind that pushes asks what you are leaning on, and a wind that carries asks why you still have your hand on the brake.',
  ],
  sun: [
    'Sunlight in a dream tends to fall on what deserves it, so try to recall who or what was standing in it.',
    'The sun comes up in dreams when some private winter is a good deal further along than you had dared to tell anyone.',
  ],
  moon: [
    'A moon inside a dream is the night looking at itself, and it draws attention to what in you comes and goes and is no less true for that.',
    'When the moon appears, a feeling would like to be seen by a gentler light than the one over the bathroom mirror.',
  ],
  stars: [
    'Stars are the things that have been there all along, above the lamp, and your dream has turned the lamp off for a moment.',
    'A sky full of stars is what hope looks like when it is not in a hurry, far off, reliable and free of charge.',
  ],
  darkness: [
    'Darkness in a dream is mostly a room before the switch is found, and it helps to remember that you did find your way about in it.',
    'What was dark was not necessarily bad; it had only not been looked at yet, and you have begun to do that by telling it.',
  ],
  fog: [
    'Fog asks for small steps and no speeches, and it often lies over decisions that are being made a week too early.',
    'In mist only the nearest thing is clear, which is a hint as good as any as to what to deal with next.',
  ],
  rainbow: [
    'A rainbow needs the rain and the sun together, so look for the place in your life where being sad and being glad are currently sharing a bench.',
    'Colours across the sky are a truce of some kind, and you may know rather well between whom.',
  ],
  sky: [
    'Sky in a dream is room to think in, and if you kept looking up you may simply have been living under a low ceiling lately.',
    'Clouds never ask permission to change shape, and something in you would clearly like the same arrangement.',
  ],
  fire: [
    'Fire warms or it spreads, and the question your dream puts is whether what burns in you has been given a hearth.',
    'What is burning wants attention at once, so look for the matter that you have been describing as “a bit annoying”.',
  ],
  earthquake: [
    'When the ground moves in a dream, something that you had filed under certain has begun to shift, and your feet knew it before your head.',
    'An earthquake shakes out what was only leaning, and what stays standing afterwards is worth a grateful look.',
  ],
  volcano: [
    'A volcano is a temper with very good manners, and manners of that sort have a limit that is measured in years.',
    'Heat under a mountain says that something strong is being kept down by something heavy, and that a small safe vent would do both a favour.',
  ],
} as const satisfies Record<string, readonly string[]>;
