/** What the people of a dream may be asked about. */
export const DREAM_PEOPLE = {
  mother: [
    'A mother in a dream is both the woman herself and the voice in which you tell yourself to put on a jacket, so ask which of the two was speaking.',
    'When a mother appears, care is the subject: who gives it, who gets it, and who has been pretending to need none.',
  ],
  father: [
    'A father in a dream often stands where permission is given or withheld, and it is worth noticing that by now the stamp lies in your own drawer.',
    'Fathers turn up beside rules, tools and silences, and one of the three may have something to do with the week you are having.',
  ],
  grandparent: [
    'A grandparent brings the long view along, and from there your present trouble may be one photograph in a rather thick album.',
    'Somebody old and yours has walked through, and what they used to say in the doorway may still be good advice.',
  ],
  sibling: [
    'A brother or a sister in a dream is the one who knows what it was like before you had manners, so look for the part of you that is tired of having them.',
    'Siblings measure by the slice of cake, and some fairness in your life may be waiting for an adult with a knife and a ruler.',
  ],
  child: [
    'A child in a dream is usually somebody that you have been as well as somebody that you know, and both like to be asked what they want to do next.',
    'Children turn up when something in you is younger than your calendar, and an hour of its own would do it more good than a lecture.',
  ],
  baby: [
    'A baby in a dream is what has only just begun and cannot yet say what it needs, which may be a project, a feeling or a new way of living.',
    'Something tiny has been put into your arms, and the worry of dropping it mostly shows how much you already care.',
  ],
  friend: [
    'A friend in a dream often lends you their strongest quality for the night, so ask what you admire in that person and could use this week.',
    'When friends appear, the dream is about company, and whether the table had one chair too many or one too few.',
  ],
  ex: [
    'An old love comes back in dreams less for a second chance than for something of yours that stayed behind, such as your ease or your best jokes.',
    'The one from back then may stand for who you were at the time, and it is that person who would like to be asked how they are.',
  ],
  partner: [
    'A partner in a dream is never only the one on the other pillow; it is also your own idea of being two, and ideas like to be aired.',
    'Whatever your love was doing in that dream, please do not send them the bill; ask instead what you have been hoping they would guess.',
  ],
  stranger: [
    'A stranger in a dream is somebody of yours who has not been introduced yet, and their manner tells you whether you keep that quality at arm’s length.',
    'Unknown faces carry unknown parts of us, so describe that person in three words and see which of them you could borrow.',
  ],
  teacher: [
    'A teacher has come to see whether you have noticed what you learned, since nobody handed you a certificate for it.',
    'Being taught in a dream is pleasant or dreadful depending on who holds the red pen, and lately that seems to be you.',
  ],
  boss: [
    'Bosses and colleagues work overtime in dreams when the day ended before its last sentence was said.',
    'Someone from work has followed you home, and it may be enough to decide tonight what tomorrow’s first quarter of an hour is for.',
  ],
  crowd: [
    'A crowd is everybody’s opinion at once, and your dream may be checking whether you can still make out your own.',
    'Among so many people the important one is usually the one who was looking at you, so try to recall the face.',
  ],
  ghost: [
    'A ghost is a conversation that ended too early, and it tends to fade once the missing sentence has been spoken or written.',
    'What walks through walls has not been given a door, so see which memory might like to be let in properly and offered a seat.',
  ],
  monster: [
    'A monster is a feeling before it has a name, drawn by an artist with no sense of proportion and a great deal of black paint.',
    'Frightful creatures in dreams are often guards, and what they keep you from may be the very thing that you could do with.',
  ],
  royalty: [
    'A crown has appeared, so the question is where in your life you rule, where you only rent, and where you wait to be called in.',
    'Kings and queens decide and then have to live in the weather of it, and your dream may think that you are ready for a small throne.',
  ],
  celebrity: [
    'A famous face in a dream is a costume, and underneath it there is generally a talent of your own looking for better light.',
    'Celebrities visit when we would like to be seen without having to wave, so ask who could simply be told.',
  ],
  police: [
    'Uniforms stand for the rule in your head, and it is worth checking whether that rule was ever voted for.',
    'Police in a dream may be conscience with a flashlight, and quite often it finds nothing worse than an unanswered letter.',
  ],
  doctor: [
    'A doctor or a nurse in a dream is the part of you that knows how to look after people and might now apply the art at home.',
    'White coats stand for being examined kindly, so consider where in your life you would like a second pair of calm eyes.',
  ],
  elder: [
    'An old person in a dream has all the time in the world, and what they did with their hands may say more than what they told you.',
    'Age and a steady look have come by, as they do when a question is ripe for patience rather than cleverness.',
  ],
  twin: [
    'A double of yourself is a chance to see how you come across, and most people find that they would be gentler with the other one.',
    'Two of you were about, which happens when one half of a life has been making the plans and the other half has been carrying them out.',
  ],
  neighbour: [
    'Neighbours live on the far side of a thin wall, so ask what you have been hearing lately that is none of your business and still touches you.',
    'The one from next door stands for what is near and not yet close, a bond that might need no more than a borrowed egg.',
  ],
  thief: [
    'A thief in a dream points to where something of yours goes missing by daylight, and the usual loot is time, credit or quiet.',
    'What was stolen matters more than who took it, because it tells you rather precisely what you would like to keep for yourself.',
  ],
} as const satisfies Record<string, readonly string[]>;
