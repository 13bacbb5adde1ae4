/** What the body in a dream may be asked about; never about its health. */
export const DREAM_BODY = {
  teeth: [
    'Teeth are for smiling, biting and holding on, and when they come loose in a dream, one of those three has usually been asked to do too much.',
    'Losing teeth is among the most widely shared of all dreams, and it tends to come along when we fear that something we said, or could not say, has cost us face.',
  ],
  hair: [
    'Hair is the part of us that we can change by Saturday, so a dream about it may be trying out a version of you before the mirror gets a vote.',
    'Long, cut or tangled, hair in dreams is about freedom and how presentable it has to be.',
  ],
  hand: [
    'Hands are how a wish becomes a deed, so try to recall whether yours were full, empty, tied or held by somebody.',
    'What the hand was doing in your dream is more honest than what the face was doing, as it generally is.',
  ],
  eye: [
    'Eyes in a dream are about seeing and about being seen, and most of us have lately had too much of one and too little of the other.',
    'To look, or to be looked at, is the whole plot of many nights, and it comes down to whose good opinion you are waiting for.',
  ],
  blood: [
    'Blood in a dream is life itself with its coat off, and it often marks the point where something costs you more than you let on.',
    'Red has been spilled by the painter of your dreams, who likes to underline, and what stands above the line is something that you care about.',
  ],
  naked: [
    'Being undressed in public is the oldest joke that dreams tell, and its point is that everybody else was looking at the clock.',
    'Without a stitch on you are merely yourself, which suggests that some role of yours has become warm to wear.',
  ],
  voice: [
    'A voice that fails in a dream usually has something to say by day, so choose the easiest listener and begin with half a sentence.',
    'Calling and not being heard is a picture of effort in the wrong direction, and the ear you need may be in another room altogether.',
  ],
  legs: [
    'Legs that will not move belong to the physics of sleep, and to the weeks in which one part of you says go and another has a question first.',
    'Feet on the ground, or not quite: your dream is about how you are standing in a matter, and whether the ground was agreed upon.',
  ],
  face: [
    'A face without features, or with the wrong ones, turns up when you know what somebody says and no longer what they mean.',
    'Faces are how we read each other, so your dream may be rehearsing a conversation in which a great deal depends on a look.',
  ],
  heart: [
    'The heart has been put on the table in your dream, and it would be a pity to answer it with a list of reasons.',
    'Where a heart appears, courage and tenderness are sharing one small room, as the old languages always knew.',
  ],
  pregnancy: [
    'To be expecting in a dream is to be carrying something that grows in its own time, and it happens to people of every age and description.',
    'Birth in a dream is a beginning with noise and helpers, so ask which plan of yours is past the stage of being a secret.',
  ],
} as const satisfies Record<string, readonly string[]>;
