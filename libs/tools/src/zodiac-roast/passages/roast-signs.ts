import type { SignKey } from '@cosmic/sky/zodiac';

/** What each sign does; every line begins with the culprit. */
export const ROAST_HABIT: Record<SignKey, readonly string[]> = {
  aries: [
    'You have never lost an argument, only opponents, who left one by one to get something to eat.',
    'You say “I am just being honest” in the tone in which other people say “stand back”.',
    'You skipped the first three lines of this and would now like to argue about them.',
  ],
  taurus: [
    'You have not changed your order since 2009, and when they took it off the menu you went through stages.',
    'You call it loyalty, but you have simply been sitting on that decision so long that it has taken on your shape.',
    'You have a blanket for the sofa, a blanket for the blanket, and a look for anybody who touches either.',
  ],
  gemini: [
    'You have begun four messages since this sentence started, and two of them were to the same person with opposite news.',
    'You own eleven books with a bookmark on page thirty, and you have explained the ending of nine.',
    'You were told a secret in strict confidence and kept it for the whole length of a corridor.',
    'You have never been late; you have merely been in the middle of something interesting in another part of town.',
  ],
  cancer: [
    'You say “no, it is fine” in a voice that has ended dynasties.',
    'You can still quote, with the weather, what somebody said to you on a school trip.',
    'You keep the ticket stubs, the ribbon, the pebble and the grudge, all of them in the same nice box.',
    'You left the party without saying goodbye, waited round the corner to see who noticed, and have the list.',
  ],
  leo: [
    'You entered this reading as you enter any room, and we have had to move a plant.',
    'You do not take selfies; you grant audiences, and the bathroom mirror has seen the out-takes.',
    'You have a humble side, and you would be glad to tell a large group of people about it.',
  ],
  virgo: [
    'You read the terms and conditions, found a comma out of place, and wrote to them; they have hired you.',
    'You relax by cleaning the thing with which you clean the other things.',
    'You have a spreadsheet for the holiday, a tab for spontaneity, and an hour set aside for it on Wednesday.',
    'You never criticise; you only stand there, breathing in, until they ask.',
  ],
  libra: [
    'You have been standing in front of the ice cream for so long that it has become soup, and you feel for the soup.',
    'You would call yourself easy-going, and it took you only four drafts and two friends to arrive at that.',
    'You agreed with both of them, separately and warmly, and now there is a dinner at which both will be present.',
    'You flirt with the waiter, the bus driver and the reflection in the spoon, purely so as not to hurt anybody’s feelings.',
  ],
  scorpio: [
    'You do not look people up; you carry out a short inquiry with appendices.',
    'You said “interesting” in the spring, and we have all been careful ever since.',
    'You trust people completely once they have passed a test that was not announced, in a subject that they did not take.',
  ],
  sagittarius: [
    'You were going to be five minutes late, then you met someone with a boat.',
    'You have said “no offence” this year more often than you have said “hello”, and mostly in that order of risk.',
    'You give advice on marriage, tax and camels with the calm of a person who has met one camel.',
    'You promised to help with the move, and you did send a very encouraging photograph from the beach.',
    'You cannot tell a short joke without laughing, and you cannot tell a long one without leaving the country.',
  ],
  capricorn: [
    'You were born forty, have been getting younger since, and have kept the receipts.',
    'You have a five-year plan, a plan for the plan, and a face at parties that says “Is this going into the minutes?”',
    'You do not complain; you merely mention, once a decade, what you have been carrying since the last time.',
    'You set an alarm for the weekend, and you woke up before it to be on the safe side.',
  ],
  aquarius: [
    'You love humanity, and you would like it to send an e-mail first.',
    'You were into it before it was good, and left as soon as it worked.',
    'You will discuss feelings for hours as long as they belong to a whole society.',
    'You refuse to be put in a box, and you have designed a better box, with vents.',
  ],
  pisces: [
    'You were listening, honestly; it is only that you were listening to the lamp.',
    'You lost your keys inside the bag in which you were looking for your keys, and forgave them both.',
    'You said “I am on my way” from the bath, and in a spiritual sense it was even true.',
    'You have fallen in love on the bus, been happy, been left and made your peace with it, all before the second stop.',
  ],
};

/** What each sign is like; no line begins so, and the two can take turns. */
export const ROAST_TRAIT: Record<SignKey, readonly string[]> = {
  aries: [
    'Instructions, to you, are the paper that the thing comes wrapped in, which is why your bookcase leans and why you call that character.',
    'Your idea of patience is pressing the button for the lift a second time, but softly.',
    'Somewhere there is a cupboard with your hobbies in it, and every one of them is still under guarantee.',
    'A queue of three is an injustice to you, and a queue of four is a campaign.',
  ],
  taurus: [
    'Moving you takes a committee, a crane and a croissant, and of those only the croissant works.',
    'When you say “I will think about it”, glaciers set their watches.',
    'Your love of nature is real, provided that nature has a cushion and does not start before ten.',
  ],
  gemini: [
    'Your opinions are like trams: if one does not suit, another will be along in five minutes, going the other way.',
    'When you say “long story short”, people who know you take off their coats.',
    'Half of what you know comes from headlines, the other half you made up, and nobody has ever been able to say which is better.',
  ],
  cancer: [
    'Your freezer holds soup for a siege, and every tub of it is labelled with a feeling.',
    'Going home is your favourite part of going out, and you start looking forward to it in the taxi there.',
    'Moving on, for you, is a thing that furniture does.',
  ],
  leo: [
    'When somebody else tells a story you listen with your whole face, like an actor waiting for the cue.',
    'Your “quick change” has had two intervals and a curtain call.',
    'A compliment keeps you warm for a week, and the lack of one keeps us all busy for a month.',
  ],
  virgo: [
    'When people say “make yourself at home” at their place, you do, and now their spices are in order.',
    'There are three of your sighs that mean “I will do it myself”, and everyone in the flat can tell them apart.',
    'Your bag holds plasters, a sewing kit and a spare bag, and you are only waiting for one of us to need them.',
  ],
  libra: [
    'Choosing a film with you takes longer than the film, and then you say that you would have been happy with anything.',
    'Your “no” comes with so much ribbon that people have thanked you for it and turned up anyway.',
    'Somewhere a parcel of yours is lying open on a bed, because sending it back might hurt the shop.',
  ],
  scorpio: [
    'Your face gives nothing away, and your silence has a subject line.',
    'When you say that you have let it go, you mean that you know exactly where it landed.',
    'Asked what you are thinking, you answer “nothing”, and three dogs in the neighbourhood sit down.',
  ],
  sagittarius: [
    'Your bag has been half packed since the age of eleven, and there is still no charger in it.',
    'Exaggeration is beneath you, and you have told us so a million times.',
    'Every plan of yours has three steps, of which the second is “see what happens”.',
  ],
  capricorn: [
    'Your idea of letting go is to loosen the tie on a Sunday, with a note to tighten it again.',
    'When you say “fun”, one can hear that it has been agreed with all departments.',
    'Even your holiday photographs look as if they had been taken for the files.',
  ],
  aquarius: [
    'When everyone said left you went right on principle, and then you needed a lift home.',
    'Three weeks of silence, and then from you, at 2 a.m., a paper on the social life of crows.',
    'Rules are for people who need them, you say, and then you send round eleven of your own.',
  ],
  pisces: [
    'Your sense of direction is a feeling, and your sense of time is a rumour.',
    'Your to-do list is a poem, and not one line of it is a verb.',
    'Deadlines do move you, deeply, and mostly afterwards.',
  ],
};

/** Each sign in the group chat. */
export const ROAST_CHAT: Record<SignKey, readonly string[]> = {
  aries: [
    'In the group chat you write “ok doing it” under a question that was still being typed.',
    'The group chat knows you as the one who started the plan, named the plan, and had left by the time anybody agreed to it.',
  ],
  taurus: [
    'In the group chat you read everything, write nothing, and then send a picture of a cheese.',
    'The group chat asks where to eat only out of politeness, because you booked your usual table in March.',
  ],
  gemini: [
    'In the group chat you are four of the six people who are typing.',
    'The group chat has a second group chat without you, of which you are somehow the founder.',
  ],
  cancer: [
    'In the group chat you ask whether everyone got home safely, including those who had not gone out.',
    'The group chat went quiet for an hour and you have gone through all that you said since January.',
  ],
  leo: [
    'In the group chat you send the photograph in which you look good and the others are technically present.',
    'The group chat heard about your haircut in instalments, with a trailer.',
  ],
  virgo: [
    'In the group chat you correct the date, the address and, after a struggle of eleven minutes, the apostrophe.',
    'The group chat lives on your packing lists and has never once thanked you in the right format.',
  ],
  libra: [
    'In the group chat you like both sides of the quarrel and then send a picture of a duck.',
    'The group chat asked you for a simple yes or no, and you have been “typing…” since the weekend.',
  ],
  scorpio: [
    'In the group chat you have said eleven words in four years, and all of them were proof.',
    'The group chat forgets that you are there, and you have never felt the need to remind it.',
  ],
  sagittarius: [
    'In the group chat you turn up after five weeks of nothing with a photograph of a goat and the word “CHANGED”.',
    'The group chat was planning a quiet dinner, you wrote “road trip”, and now somebody has rented a van.',
  ],
  capricorn: [
    'In the group chat you answer a forty-message debate with a calendar invitation.',
    'The group chat owes you money for the cottage, knows to the penny how much, and fears your thumbs-up.',
  ],
  aquarius: [
    'In the group chat you changed the name, the picture and the subject, and then muted it for a year.',
    'The group chat asked who was bringing salad, and you sent a link on why salad is a construct.',
  ],
  pisces: [
    'In the group chat you answered the wrong question, in the wrong chat, so kindly that nobody has said so.',
    'The group chat gets a voice note of yours with four minutes of sighing and one of a blackbird.',
  ],
};

/** Each sign in love. */
export const ROAST_LOVE: Record<SignKey, readonly string[]> = {
  aries: [
    'Love, with you, is a sprint at whose finish the other person is still tying a shoe.',
    'You fell in love on Tuesday, told them so on Tuesday, and found Wednesday a bit slow.',
  ],
  taurus: [
    'Love, with you, means that someone may have a chip from your plate, once, after a year.',
    'You take so long to make the first move that two of your crushes have since had grandchildren.',
  ],
  gemini: [
    'Love, with you, is a podcast with a very good first season.',
    'You would never ghost anyone; you simply become seven other people for a while.',
  ],
  cancer: [
    'Love, with you, begins by asking whether they have eaten and ends, if need be, with a casserole left on a doorstep in silence.',
    'You told them that you needed space, and stood at the edge of the space, waving.',
  ],
  leo: [
    'Love, with you, is a duet in which the other one is allowed to hum.',
    'You do not want much from a partner, only what the Sun gets from the planets.',
  ],
  virgo: [
    'Love, with you, is being improved by someone who has noticed what you do with the cutlery drawer.',
    'You wrote a love letter once, and it came back from you with tracked changes.',
  ],
  libra: [
    'Love, with you, is a beautifully laid table at which nobody has yet said what they want to eat.',
    'You have been in a relationship for months with a person whom you have not quite managed to turn down.',
  ],
  scorpio: [
    'Love, with you, starts with a look and goes on with a background check.',
    'You would walk through fire for them, and you would also like to know who Daniel is.',
  ],
  sagittarius: [
    'Love, with you, is a window seat, and you get restless as soon as they close the doors.',
    'You told them that you loved them from a departure lounge, which is where you do your best work.',
  ],
  capricorn: [
    'Love, with you, has a trial period, a review and, after seven years, a small smile.',
    'You gave them a boiler service for Valentine’s Day, and, what is worse, it was the most romantic thing that anyone did.',
  ],
  aquarius: [
    'Love, with you, is a long-distance affair with someone in the next room.',
    'You said “I do not believe in labels” and have been together for six years and share a goldfish.',
  ],
  pisces: [
    'Love, with you, is mostly weather, and the other person should bring a boat.',
    'You did not ignore the red flags; you thought that there was a parade.',
  ],
};

/** What nobody could do without. */
export const ROAST_MERCY: Record<SignKey, readonly string[]> = {
  aries: [
    'When something really has to be done, and everyone is studying their shoes, it is your chair that scrapes back first, and we have all been glad of that noise.',
    'Nobody has ever had to ask you twice to stand up for them, and most never had to ask you once.',
    'You forgive as quickly as you flare, and you have never in your life kept a knife for later.',
  ],
  taurus: [
    'You are the only one of us who is still where you said that you would be, with a door that opens and something in the oven.',
    'When the rest of the world shakes, people come and stand next to you, and nobody has to explain why.',
    'Everything that you have ever promised is either done or being done slowly, and we would not swap it for speed.',
  ],
  gemini: [
    'On the worst evening of our lives it was you who rang, talked nonsense for an hour and put the lights back on.',
    'You make strangers into friends and dull days into stories, and half of what we laugh about is in your handwriting.',
    'No one has ever felt stupid for asking you something, because you were always so delighted by the question.',
  ],
  cancer: [
    'If any of us had to ring somebody at four in the morning, it would be you, and you would say “come over” before hello.',
    'You remember who we were before we got clever, and you liked us then already.',
    'All of us have been fed, held and quietly rescued by you, and you pretended that it was leftovers.',
  ],
  leo: [
    'You have clapped for every one of us, louder than was reasonable, on the days when nobody else had seen a reason.',
    'When you love somebody the whole street knows it, and the somebody walks differently.',
    'It is simply warmer where you are, and we have stopped pretending that we come for the snacks.',
  ],
  virgo: [
    'Our lives hold together at a hundred small places where you once, without a word, put in a stitch.',
    'You are hardest on yourself and gentlest with anybody who is truly in trouble, and we have noticed both.',
    'When it matters you are already there, with the form filled in and a tissue, having thought of both.',
  ],
  libra: [
    'You have never walked away from a table and left somebody sitting there feeling small.',
    'Because of you people who could not stand each other have had a lovely evening, and some of them are married.',
    'You make ugly rooms kind and hard words bearable, and that is not indecision but a craft.',
  ],
  scorpio: [
    'What one of us told you in the dark is still there, safe, and you have never once let it be seen in your face.',
    'You stay when it gets difficult, and after that, and then you make the tea.',
    'If any of us were in the wrong, in a ditch and in the rain, you are the one who would climb down and not mention it.',
  ],
  sagittarius: [
    'Half of the best days in our lives began with you saying “come on”, and we still do not know where we parked.',
    'You believe in people out loud, long before there is evidence, and it is terribly hard not to prove you right.',
    'You have never told us a kind lie, and so we know that the kind things were true.',
  ],
  capricorn: [
    'When everything goes wrong at once we all look round for one face, and it is yours, and it says “right”.',
    'You have carried more of us than you will ever admit, and were funnier under the weight than most are without it.',
    'Your word is the only furniture some of us have never had to replace.',
  ],
  aquarius: [
    'You are the only person who has never wanted us to be any different, and only wondered why everyone else did.',
    'We think more bravely because you once asked “why not”, and then waited for the answer.',
    'For your friends you would turn the world upside down, and you have drawn up the plans.',
  ],
  pisces: [
    'You saw what was wrong before we had said a word, sat down beside it, and it got smaller.',
    'There is nobody kinder to whatever has fallen over, been left out or made a fool of itself, and that has been each of us.',
    'You have cried with us, for us and once instead of us, and it helped every time.',
  ],
};
