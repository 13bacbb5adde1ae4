import type { SignKey } from '@cosmic/sky/zodiac';

/** A point of view, for each sign. */
export const MEME_POV: Record<SignKey, readonly string[]> = {
  aries: [
    'POV: you said “I bet you cannot” to an Aries as a joke, and it is now four hours later and there is scaffolding.',
    'POV: you are the instructions, still in their plastic, watching an Aries build the wardrobe by force of character.',
    'POV: you asked an Aries to wait in the car, and the car is now in front of a different house.',
  ],
  taurus: [
    'POV: you are the last slice of pizza, and a Taurus has just said that they are not even hungry.',
    'POV: you suggested a spontaneous night out to a Taurus who has already taken the trousers off.',
    'POV: you are a sofa, it is Friday at six, and you can hear a Taurus looking for the keys.',
  ],
  gemini: [
    'POV: you asked a Gemini a yes-or-no question, and there is now a slide show with guests.',
    'POV: you are the voice message that a Gemini called “quick”, and you have a second act.',
    'POV: you are driving with a Gemini who reads out every sign, comments on it, and has feelings about the roundabout.',
  ],
  cancer: [
    'POV: you told a Cancer that you had already eaten, and something behind those eyes has closed for the season.',
    'POV: you are the sentence “we need to talk”, and a Cancer has been living with you since Tuesday.',
    'POV: you said “no worries” to a Cancer with a full stop, and they have rung your sister.',
  ],
  leo: [
    'POV: you are the front camera, and a Leo has just found out about the light by this window.',
    'POV: a Leo told you not to make a fuss about the birthday, and you believed it, and now you live abroad.',
    'POV: you are telling a Leo about your day and can see how hard it is for them to be in the supporting cast.',
  ],
  virgo: [
    'POV: you said to a Virgo “just put it anywhere”, and you can hear a soul leaving a body.',
    'POV: you are a crooked picture in a waiting room, and a Virgo has looked at you for the third time.',
    'POV: you loaded the dishwasher in front of a Virgo, and they are being terribly nice about it.',
  ],
  libra: [
    'POV: you are the waiter, it has been twenty minutes, and the Libra has asked what everyone else is having, including other tables.',
    'POV: you told a Libra that it was up to them, and they have had to sit down on the pavement.',
    'POV: you and your rival both got a birthday card from the same Libra, and both cards say “my favourite”.',
  ],
  scorpio: [
    'POV: you have just mentioned a name to a Scorpio, in passing, and the Scorpio has stopped chewing.',
    'POV: you are a picture from 2015, it is one in the morning, and a Scorpio has come to visit, quietly, without leaving a like.',
    'POV: you told a Scorpio a small lie, and they are helping you to add detail.',
  ],
  sagittarius: [
    'POV: you are a passport, and a Sagittarius has sworn for the last time that you must be in the blue bag.',
    'POV: you asked a Sagittarius for their honest opinion and would now like to hand it back.',
    'POV: you went for a short walk with a Sagittarius, and the signposts are in another language.',
  ],
  capricorn: [
    'POV: you are a Capricorn’s out-of-office reply, and you have never once been used.',
    'POV: you told a Capricorn to let their hair down, and they have asked by how many centimetres.',
    'POV: you are a Monday, the whole world hates you, and in the distance a Capricorn is waving.',
  ],
  aquarius: [
    'POV: you said “that is just how people do it” to an Aquarius, and you have been in a seminar ever since.',
    'POV: you are a text message, and an Aquarius has thought of a brilliant answer to you, been pleased with it, and put you away for nine days.',
    'POV: you are hugging an Aquarius and can feel them counting, with scientific interest.',
  ],
  pisces: [
    'POV: you asked a Pisces for directions, and you are both very moved and in a field.',
    'POV: you are an alarm clock, it is your ninth try, and the Pisces has built you into the dream as a bird.',
    'POV: you asked a Pisces what they are thinking about, and it is an otter that they saw in 2011.',
  ],
};

/** What belongs to each sign. */
export const MEME_STARTER: Record<SignKey, readonly string[]> = {
  aries: [
    'The Aries starter pack: one running shoe, a plan, no second running shoe, and the words “how hard can it be”.',
    'The Aries starter pack: cold coffee, a hot take, a bruise of unknown origin, and a door that used to have a handle.',
  ],
  taurus: [
    'The Taurus starter pack: a blanket with a history, cheese in case of cheese, and the look of someone who has just been asked to move.',
    'The Taurus starter pack: seven house plants with names, one opinion about butter, and a nap that has a nap.',
  ],
  gemini: [
    'The Gemini starter pack: two phones, neither charged, a book with a receipt on page thirty, and the phrase “anyway, where was I”.',
    'The Gemini starter pack: forty-one open tabs, a nickname for everyone, and gossip about people who have not met yet.',
  ],
  cancer: [
    'The Cancer starter pack: a bag with plasters, biscuits and a cardigan for somebody else, and a grudge in its original packaging.',
    'The Cancer starter pack: soup, a lamp that is never the big lamp, and screenshots of kind things that people have said.',
  ],
  leo: [
    'The Leo starter pack: sunglasses indoors, a good side, a better side, and a friend who was told to keep filming.',
    'The Leo starter pack: one hairbrush that doubles as a microphone, an entrance, and a gift so generous that it is slightly rude.',
  ],
  virgo: [
    'The Virgo starter pack: a small bag for the bags, a pen that is not for lending, and the sentence “I do not mind, I am only saying”.',
    'The Virgo starter pack: wipes, a backup of the backup, and a list headed “Things to be less strict about”, with deadlines.',
  ],
  libra: [
    'The Libra starter pack: two outfits on the bed, a third on the Libra, and a taxi that has been outside for some time.',
    'The Libra starter pack: a candle, a playlist for every mood of everyone else, and a text that begins with “sorry, quick question”.',
  ],
  scorpio: [
    'The Scorpio starter pack: black jumper, blacker jumper, a password with a moat, and one eyebrow.',
    'The Scorpio starter pack: an alibi, a candle, a screenshot that has been waiting for its moment, and oddly good advice.',
  ],
  sagittarius: [
    'The Sagittarius starter pack: one sock, two festival wristbands, a phrase in Portuguese, and no idea where the car is.',
    'The Sagittarius starter pack: a rucksack, a wild theory, a laugh that starts in the next room, and 4 % battery.',
  ],
  capricorn: [
    'The Capricorn starter pack: a coat from 2004 that still looks good, a spreadsheet called Joy, and a joke so dry that plants have died.',
    'The Capricorn starter pack: a thermos, a spare thermos, quiet disapproval, and the best pension in the friend group.',
  ],
  aquarius: [
    'The Aquarius starter pack: a T-shirt of a band that consists of one fridge, a petition, and the phrase “actually, octopuses”.',
    'The Aquarius starter pack: three charging cables for things that no longer exist, a cause, and an outfit that will be normal in four years.',
  ],
  pisces: [
    'The Pisces starter pack: headphones with no music in them, a tote bag containing another tote bag, and tears, mixed.',
    'The Pisces starter pack: a half-read poem, a bath, a bus ticket from the wrong bus, and a crush on someone in a painting.',
  ],
};

/** Everyone else, and the sign. */
export const MEME_THEM: Record<SignKey, readonly string[]> = {
  aries: [
    'Everyone else: let us sleep on it and talk tomorrow. Me, an Aries: I have already told them, hung up, and signed us up for the relay.',
    'Everyone else reads the recipe first. Me, an Aries, with the pan on fire: I think it said something about butter.',
    'Everyone else counts to ten. Me, an Aries: one is a number, and I used it.',
  ],
  taurus: [
    'Everyone else packs for the weekend. Me, a Taurus: I am bringing my pillow, my mug, my cheese knife, and I have rung the hotel about the mattress.',
    'Everyone else likes change. Me, a Taurus: they have moved the yoghurt in my supermarket, and I am writing to my member of parliament.',
    'Everyone else gets up at once. Me, a Taurus: I have negotiated with the alarm, and we have agreed on noon.',
  ],
  gemini: [
    'Everyone else has one inner voice. Me, a Gemini: mine have a weekly show, and this week they are not speaking.',
    'Everyone else is done with the subject. Me, a Gemini, four topics later: but going back to the penguins.',
    'Everyone else keeps a diary. Me, a Gemini: I keep eleven people informed.',
  ],
  cancer: [
    'Everyone else says goodbye at the door. Me, a Cancer: I have packed them lentils, waited for the text, and forgiven them for not waving.',
    'Everyone else forgets. Me, a Cancer: it was a Thursday, you were wearing green, and you said “calm down”.',
    'Everyone else brings wine. Me, a Cancer: I have brought a casserole, a plant and a photograph of you from when you were happy.',
  ],
  leo: [
    'Everyone else walks into the room. Me, a Leo: I have asked the room to wait.',
    'Everyone else has a bad hair day in private. Me, a Leo: I have issued a statement.',
    'Everyone else enjoys the wedding. Me, a Leo: I would simply like to say a few words, and I have brought a wireless microphone.',
  ],
  virgo: [
    'Everyone else on holiday: sun. Me, a Virgo: I have rearranged the kitchen of this rented flat, and I feel that the owners will thank me.',
    'Everyone else presses send. Me, a Virgo: I have read it nine times, found nothing, and will be awake until I do.',
    'Everyone else sees a lovely cake. Me, a Virgo: it leans, one degree to the left, but I am not going to be the one who says so, it leans.',
  ],
  libra: [
    'Everyone else picks a side. Me, a Libra: what a lovely fence, and look, one can see both gardens.',
    'Everyone else orders. Me, a Libra: I will have what you are having, unless you wanted to be the only one, in which case I adore soup.',
    'Everyone else leaves on read. Me, a Libra: I have written a reply, softened it, added a heart, taken it out in case it was pushy, and now it is spring.',
  ],
  scorpio: [
    'Everyone else googles the restaurant. Me, a Scorpio: I have also had a look at the chef, his brother and what happened in 2017.',
    'Everyone else gets over it. Me, a Scorpio: I am over it, I have had it framed, and it hangs where I can see it.',
    'Everyone else says “I trust you”. Me, a Scorpio: I trust you too, so why is the lid of the biscuit tin facing east?',
  ],
  sagittarius: [
    'Everyone else books six months ahead. Me, a Sagittarius: my train leaves in nine minutes, and I am still in the shower, singing.',
    'Everyone else thinks before speaking. Me, a Sagittarius: I like to hear it first and then see who is left.',
    'Everyone else has baggage. Me, a Sagittarius: I have hand luggage and a ukulele.',
  ],
  capricorn: [
    'Everyone else at the beach: waves. Me, a Capricorn: I have worked out a better system for the sunshades.',
    'Everyone else on a Friday: freedom. Me, a Capricorn: at last, two days in which nobody interrupts my work.',
    'Everyone else cries in the bath. Me, a Capricorn: I have cried, efficiently, on the escalator, and made the connection.',
  ],
  aquarius: [
    'Everyone else: I love you. Me, an Aquarius: thank you, I have also noticed a pattern.',
    'Everyone else joins the queue. Me, an Aquarius: but why is it that shape, and who profits?',
    'Everyone else has a type. Me, an Aquarius: someone who could explain moss, lives in another time zone and never uses the word “us”.',
  ],
  pisces: [
    'Everyone else hears a song. Me, a Pisces: I have been in it for an hour, and I have grandchildren there.',
    'Everyone else in the meeting: figures for the third quarter. Me, a Pisces: the cloud outside looks like a horse that has forgiven somebody.',
    'Everyone else sets boundaries. Me, a Pisces: I have drawn one in the sand, it was beautiful, and then came the tide.',
  ],
};

/** Nobody asked. */
export const MEME_NOBODY: Record<SignKey, readonly string[]> = {
  aries: [
    'Nobody said that it was a race. Aries, from the top of the stairs, out of breath: first!',
    'Nobody asked for a volunteer. Aries is already wearing the helmet, and it is on backwards.',
  ],
  taurus: [
    'Nobody mentioned food. Taurus, without opening the eyes: there is a place by the harbour that does it with brown butter.',
    'Nobody was going to take the chair. Taurus has put a jacket on it, and a bag, and a gaze.',
  ],
  gemini: [
    'Nobody was wondering. Gemini, in the middle of the film: did you know that he was married to the one from the other thing?',
    'Nobody had asked for both sides. Gemini will now do the voices.',
  ],
  cancer: [
    'Nobody raised their voice. Cancer, from the kitchen, with the tap running: no, no, you two enjoy yourselves.',
    'Nobody has spoken of 2012 in years. Cancer, stirring: funny that you should look at me like that.',
  ],
  leo: [
    'Nobody asked how the hair was done. Leo, turning round slowly: oh, this?',
    'Nobody had said “speech”. Leo, tapping a glass, is deeply surprised to find notes in the pocket.',
  ],
  virgo: [
    'Nobody noticed anything wrong with it. Virgo, very quietly, at three in the morning: the margins.',
    'Nobody wanted feedback. Virgo has put it into four friendly bullet points and a fifth.',
  ],
  libra: [
    'Nobody minded either way. Libra, lying awake: but did they say “either” in a tone?',
    'Nobody was fighting. Libra, between two people who were discussing parking: I think that what you both mean is love.',
  ],
  scorpio: [
    'Nobody had told a soul. Scorpio, passing the salt: so, when is it due, and does Martin know?',
    'Nobody asked Scorpio anything. Scorpio said nothing, and by dessert three people had confessed.',
  ],
  sagittarius: [
    'Nobody had asked for the truth. Sagittarius, cheerfully, into the silence: well, somebody had to!',
    'Nobody needed a boat. Sagittarius, on the phone, from a boat: guess what.',
  ],
  capricorn: [
    'Nobody had planned to compete at crazy golf. Capricorn has brought a glove.',
    'Nobody asked what it cost. Capricorn, looking up from the menu: they want eleven for that, and it is mostly leaves.',
  ],
  aquarius: [
    'Nobody was talking about consciousness. Aquarius, at a christening: what if it is all mushrooms?',
    'Nobody had seen Aquarius for a month. Aquarius, coming in with a welding mask and no explanation: so, what are we all talking about?',
  ],
  pisces: [
    'Nobody was sad. Pisces, at the zoo shop: but which of the plush seals has been here the longest?',
    'Nobody asked where Pisces was. Pisces was under the table, it turned out, getting to know the dog.',
  ],
};

/** A text message from each sign. */
export const MEME_TEXT: Record<SignKey, readonly string[]> = {
  aries: [
    'Text from an Aries: “Are you awake? Doesn’t matter. I’m downstairs.”',
    'Text from an Aries, sent eleven times: “Why aren’t you answering, it has been a minute.”',
  ],
  taurus: [
    'Text from a Taurus, three days late: “Yes, but only if there is parking and a proper lunch.”',
    'Text from a Taurus: no words, only a photograph of a roast potato, and somehow it reads as a declaration of love.',
  ],
  gemini: [
    'Text from a Gemini: “Ignore my last four messages. Also the next one. Actually no, the next one is good.”',
    'Text from a Gemini, at red lights only: a novel, in nineteen parts, of which part six is a recipe.',
  ],
  cancer: [
    'Text from a Cancer: “Just checking that you got home. It is fine if you did not want to tell me. I made extra.”',
    'Text from a Cancer: “Nothing is wrong,” and then, eleven minutes later, a song that is about what is wrong.',
  ],
  leo: [
    'Text from a Leo: six photographs, and below them, “Which one? Be honest,” and below that, “Not like that.”',
    'Text from a Leo: “I do not want to make this about me,” followed by the longest message in the history of the group.',
  ],
  virgo: [
    'Text from a Virgo, at 6.04: “Attached is the packing list. I have left a column for feelings.”',
    'Text from a Virgo: “*their”, and nothing else since Sunday.',
  ],
  libra: [
    'Text from a Libra: “I am happy with anything!”, and then, one by one, the eleven exceptions.',
    'Text from a Libra: “No pressure at all, but would it be awful if we moved it by ten minutes, and is everybody sure?”',
  ],
  scorpio: [
    'Text from a Scorpio: “ok”, in lower case, with a full stop, and the temperature in the room goes down.',
    'Text from a Scorpio: “I had a feeling that you would write,” sent a second before you write.',
  ],
  sagittarius: [
    'Text from a Sagittarius: “On my way!”, with a photograph of a camel.',
    'Text from a Sagittarius: “Do not be cross,” and no second message for two days.',
  ],
  capricorn: [
    'Text from a Capricorn: “As discussed,” and a calendar invitation for a hug, fifteen minutes, with an agenda.',
    'Text from a Capricorn: “Fine,” which those who know the language translate as a standing ovation.',
  ],
  aquarius: [
    'Text from an Aquarius, after six weeks: “To your question: yes. But what if time is round?”',
    'Text from an Aquarius: a link, no greeting, ninety minutes long, in Finnish, and they would like to hear your thoughts.',
  ],
  pisces: [
    'Text from a Pisces: “Sorry, I answered this in my head and you were so nice about it.”',
    'Text from a Pisces: a picture of the Moon that shows a white dot, and under it, “us”.',
  ],
};

/** Flags, for each sign. */
export const MEME_FLAG: Record<SignKey, readonly string[]> = {
  aries: [
    'Red flag: an Aries who says “trust me” and is already holding the power drill. Green flag: the same Aries, same drill, at your door the moment you said that the shelf was broken.',
    'Red flag: thinks that the speed limit is a suggestion for others. Green flag: would drive it the other way at four in the morning for you.',
  ],
  taurus: [
    'Red flag: has not forgiven you for the chip in June. Green flag: remembers how you like your eggs until the end of time.',
    'Red flag: a Taurus has decided, and there will be no further news. Green flag: it was you on whom they decided.',
  ],
  gemini: [
    'Red flag: your secret now has a theme tune. Green flag: your worst day has a punch line, and you laughed till you hiccupped.',
    'Red flag: nine unfinished courses in nine languages. Green flag: can say “you are my favourite person” in all of them.',
  ],
  cancer: [
    'Red flag: knows your mother’s number by heart. Green flag: rang it on her birthday, because you forgot.',
    'Red flag: the mood came in with the tide and has a key. Green flag: so do you, to their house, since the second week.',
  ],
  leo: [
    'Red flag: needs to be told at breakfast that it was a good breakfast. Green flag: clapped so loudly at your reading that you were asked who had come with you.',
    'Red flag: took the big half of the spotlight. Green flag: turned it on you when it mattered and held it there with both hands.',
  ],
  virgo: [
    'Red flag: sorted your bookshelf while you were in the shower. Green flag: you have found everything ever since.',
    'Red flag: “Are you going to wear that?”, in the voice of a concerned nurse. Green flag: had a needle and the right thread in the bag.',
  ],
  libra: [
    'Red flag: said yes to you, to them, and to the people who were looking for a fourth at bridge. Green flag: made all of you feel invited, and found a cake in the shape of peace.',
    'Red flag: forty minutes for a cushion. Green flag: you have sat better, thought better and loved better ever since.',
  ],
  scorpio: [
    'Red flag: knew your ex’s licence plate before you had mentioned an ex. Green flag: knows every one of your secrets and would take them into a volcano.',
    'Red flag: smiles when other people say “what are the odds”. Green flag: bets on you, quietly, all of it.',
  ],
  sagittarius: [
    'Red flag: the lease is a question of mood. Green flag: wherever it is, there is a bed for you, and a terrible, wonderful plan for the morning.',
    'Red flag: told your boss the thing about your boss. Green flag: told you the truth when everybody else was being nice.',
  ],
  capricorn: [
    'Red flag: proposed in the form of a table. Green flag: the table has a column called “until we are ninety”.',
    'Red flag: asked how things are, answers with a percentage. Green flag: turned up with a van, gloves and sandwiches before you had finished asking.',
  ],
  aquarius: [
    'Red flag: needs space, by which they mean the actual thing. Green flag: named a moon after your cat and has sent off the forms.',
    'Red flag: said that love is a social construct. Green flag: has been constructing it with you, patiently, for nine years.',
  ],
  pisces: [
    'Red flag: adopted a second pigeon. Green flag: noticed that you were sad when you yourself still thought that you were tired.',
    'Red flag: believes that bills are a kind of weather. Green flag: would give you the coat, the last biscuit and the end of the song.',
  ],
};
