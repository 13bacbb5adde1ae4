/**
 * What a planet does in each house counted from the sign: index 0 is the first
 * house. The slower planets stay for a year or more, so they speak in one voice.
 */
export const PLANET_IN_HOUSE = {
  sun: [
    [
      'The Sun is in your own sign and first house, so the year turns its lamp on you; stand where you can be found and ask for what you want by name.',
      'With the Sun in your first house you are in season, and people will take you at the value you put on yourself.',
    ],
    [
      'The Sun in your second house warms the subject of worth, and it is a good stretch for asking what your time is for and what it ought to cost.',
      'Daylight falls on your second house while the Sun is there, so what you own, earn and treasure is easier to see without flinching.',
    ],
    [
      'The Sun in your third house puts you in conversation with everything, and one letter, course or chat across the fence may light the way for months.',
      'While the Sun is in your third house your words carry further than usual, so it is worth saying the generous thing out loud.',
    ],
    [
      'The Sun in your fourth house shines on what happens behind the front door, and a day spent on home counts as progress even if nobody sees it.',
      'Roots get the light while the Sun is in your fourth house; call the person who remembers you small.',
    ],
    [
      'The Sun in your fifth house is a holiday for the heart, and it favours whoever dares to enjoy something before it is any good.',
      'While the Sun is in your fifth house, delight is a serious guide, and the thing that makes you lose track of time is worth following.',
    ],
    [
      'The Sun in your sixth house asks for skill rather than sparkle, and a routine mended here will go on paying you back quietly.',
      'Small things shine while the Sun is in your sixth house: a clean desk, a decent lunch, a job handed over in good order.',
    ],
    [
      'The Sun in your seventh house lights up the person opposite you, and you may learn more about yourself from them than from any mirror.',
      'While the Sun is in your seventh house, agreements deserve daylight, so say what you are offering and what you hope for in return.',
    ],
    [
      'The Sun in your eighth house looks into the cellar, and what you find there is mostly old paper and one thing that still matters.',
      'Depth becomes you while the Sun is in your eighth house, and a shared truth will bind you to somebody more than a shared joke.',
    ],
    [
      'The Sun in your ninth house opens the shutters on the wide view, and you will be better company once you have learned something useless and beautiful.',
      'While the Sun is in your ninth house the far-off feels close, so let a book, a trip or a stranger enlarge the question.',
    ],
    [
      'The Sun in your tenth house stands high over your work, and people can see you well; let them see what you are proud of rather than what you are afraid of.',
      'Visibility comes without asking while the Sun is in your tenth house, which makes it a good stretch for being excellent where it counts.',
    ],
    [
      'The Sun in your eleventh house shines on the long table, and the friends you make while working on something shared tend to stay.',
      'While the Sun is in your eleventh house, hope is a group activity, so tell your people what you are aiming at and let them help.',
    ],
    [
      'The Sun in your twelfth house is the light under the door, and some of your best work will happen while you appear to be doing nothing.',
      'Retreat is not defeat while the Sun is in your twelfth house; it is how you find out what you think when nobody is asking.',
    ],
  ],
  mercury: [
    [
      'Mercury in your first house gives your opinions legs, and they may be out of the door before you have found their coat.',
      'Mercury in your first house makes you quick and quotable, so decide which sentence you would like to be quoted on.',
    ],
    [
      'Mercury in your second house counts things, and a plain look at figures or belongings will settle a worry that was feeding on vagueness.',
      'Mercury in your second house has a talent for naming a price; practise yours aloud until it stops sounding like a question.',
    ],
    [
      'Mercury is at home among messages in your third house, and a reply you had stopped expecting would surprise nobody but you.',
      'Mercury in your third house turns errands into ideas, so write them down before you come home.',
    ],
    [
      'Mercury in your fourth house brings the talk home, and a family story that you hear again may turn out to have a second chapter.',
      'Mercury in your fourth house is good at kitchen diplomacy, where the right question does more than the right answer.',
    ],
    [
      'Mercury in your fifth house flirts in full sentences, and wit will open a door that charm has been leaning on for weeks.',
      'Mercury in your fifth house wants to play with words, so write the silly version first and you may find it is the good one.',
    ],
    [
      'Mercury in your sixth house is the patron of lists that work, and ten minutes of order will give you back an hour.',
      'Mercury in your sixth house notices how things are done, so fix the step in your day that annoys you every single time.',
    ],
    [
      'Mercury in your seventh house puts the important talk across the table, and half of it will consist of letting the other person finish.',
      'Mercury in your seventh house likes a clear agreement, so ask what was meant before you answer what was said.',
    ],
    [
      'Mercury in your eighth house reads between lines, and it would rather have one awkward talk than six polite ones.',
      'Mercury in your eighth house makes a fine detective, so aim the curiosity at the pattern and spare the person.',
    ],
    [
      'Mercury in your ninth house thinks in continents, and a piece of learning that has nothing to do with your duties will feed all of them.',
      'Mercury in your ninth house loves a big idea, so let somebody disagree with you until you have a better one.',
    ],
    [
      'Mercury in your tenth house gives your words a little authority, so make the point once, plainly, and let it stand there.',
      'Mercury in your tenth house puts your name on things, and a short clear note to the right person can move what a meeting could not.',
    ],
    [
      'Mercury in your eleventh house wires you into the crowd, and a passing remark from a friend may be the plan you were looking for.',
      'Mercury in your eleventh house introduces people, so connect two of them and see what the conversation makes of it.',
    ],
    [
      'Mercury in your twelfth house talks in its sleep, so keep a notebook by the bed and do not insist on good grammar.',
      'Mercury in your twelfth house prefers to think unobserved; leave the idea in the dark a little longer and it will come out whole.',
    ],
  ],
  venus: [
    [
      'Venus in your first house makes it easy to be liked, and easier still if you begin by liking the sight of yourself in a shop window.',
      'Venus in your first house lends you a glow that you did not have to work for, so wear it and say thank you.',
    ],
    [
      'Venus in your second house has excellent taste and a soft spot for velvet, and she would like you to know quality from quantity.',
      'Venus in your second house reminds you that pleasure is a form of wealth, and that some of the best of it is free before noon.',
    ],
    [
      'Venus in your third house sweetens the voice, so a message that you have been dreading will go better than its rehearsal.',
      'Venus in your third house finds romance in small print: a note, a nickname, the neighbour who waves.',
    ],
    [
      'Venus in your fourth house makes love domestic, and clean sheets or a lamp in the right corner may do what a grand plan would not.',
      'Venus in your fourth house asks for beauty where you live, so change one thing that your eye meets first each morning.',
    ],
    [
      'Venus in your fifth house is on her best behaviour, which is to say that she is having fun and would like you to come too.',
      'Venus in your fifth house courts whatever makes you laugh, and attraction has rarely needed a better reason than that.',
    ],
    [
      'Venus in your sixth house loves by doing, so notice who carries a bag for you and whose bag you would carry.',
      'Venus in your sixth house makes a ritual out of a chore, given music and somebody pleasant at the next desk.',
    ],
    [
      'Venus in your seventh house brings out the diplomat and the darling in you, and meeting someone half-way will feel less like losing than it used to.',
      'Venus in your seventh house is fond of pairs, so let yourself be chosen and choose back in plain words.',
    ],
    [
      'Venus in your eighth house has no use for small affection, and she will trade ten compliments for one thing said in the dark.',
      'Venus in your eighth house deepens whatever she touches, so give your trust in portions that you can actually watch over.',
    ],
    [
      'Venus in your ninth house falls in love with accents, airports and other people’s certainties, and a fresh place will flatter you.',
      'Venus in your ninth house says that affection grows by learning, so ask the person you know best a question you have never asked.',
    ],
    [
      'Venus in your tenth house makes charm a professional skill, and the people who open doors are in a mood to like you.',
      'Venus in your tenth house would have you do good work beautifully, since somebody with taste is paying attention.',
    ],
    [
      'Venus in your eleventh house hides her best gifts among friends, and an evening you nearly skipped could be the one you tell stories about.',
      'Venus in your eleventh house turns allies into something warmer, so be the person who plans the evening.',
    ],
    [
      'Venus in your twelfth house loves in private, and tenderness that nobody posts or praises can still change the shape of a day.',
      'Venus in your twelfth house is shy, so let a feeling ripen before you ask it to explain itself.',
    ],
  ],
  mars: [
    [
      'Mars in your first house gives you elbows, along with the energy to use them well, so point yourself at something worthy and go.',
      'Mars in your first house runs the engine warm, and a brisk walk before the hard talk will save you an apology.',
    ],
    [
      'Mars in your second house wants to fight for what is yours, and he does it best with a plan rather than a shopping bag.',
      'Mars in your second house makes effort feel solid, so put it into something that you can still hold next year.',
    ],
    [
      'Mars in your third house sharpens the tongue, which is wonderful for a debate and costly at breakfast.',
      'Mars in your third house has a message to deliver, so draft it hot and send it cool.',
    ],
    [
      'Mars in your fourth house moves the furniture, and it is better to shift an actual wardrobe than to pick at an old quarrel.',
      'Mars in your fourth house guards the door, so say where the line is before you feel the need to shout it.',
    ],
    [
      'Mars in your fifth house plays to win and loves to be chased, so pick a game in which losing would also be fun.',
      'Mars in your fifth house is bold in matters of the heart, and a direct invitation will be sexier than a hint.',
    ],
    [
      'Mars in your sixth house is a worker, and the job that has been sulking in the corner can be done in one honest push.',
      'Mars in your sixth house could out-work a mule, so build the break into the plan before your body builds it in for you.',
    ],
    [
      'Mars in your seventh house meets you wearing someone else’s face, and a fair fight with good rules may clear the air for both of you.',
      'Mars in your seventh house makes other people pushy and interesting; ask what they want so badly, and then say what you want.',
    ],
    [
      'Mars in your eighth house digs, and if you give him a real question he will leave the flower beds alone.',
      'Mars in your eighth house is brave below the surface, so tackle the subject that everyone else walks around.',
    ],
    [
      'Mars in your ninth house wants to set out, and a cause, a course or a coastline will put that restlessness to use.',
      'Mars in your ninth house argues from principle, so check now and then that you are still talking about the same thing.',
    ],
    [
      'Mars in your tenth house climbs, and people will forgive a little heat in someone who is so plainly doing the work.',
      'Mars in your tenth house is ready to be seen trying, which is braver than it sounds and more useful than looking effortless.',
    ],
    [
      'Mars in your eleventh house rallies the troops, so choose one shared aim and let the other nine be somebody else’s.',
      'Mars in your eleventh house gets things moving in a group, and it helps to lead from the side, where you can see faces.',
    ],
    [
      'Mars in your twelfth house fights shadows, so when a small irritation feels enormous, ask what it is standing in for.',
      'Mars in your twelfth house works behind the curtain, where quiet effort gets further than a show of force.',
    ],
  ],
  jupiter: [
    [
      'Jupiter in your first house makes you larger than your worries, and people will lend you confidence if you leave the door open.',
      'Jupiter in your first house makes a good time to ask for more than you usually do, and to say it cheerfully.',
    ],
    [
      'Jupiter in your second house is teaching you that enough is a generous word, and that your gifts are worth more than you tend to charge.',
      'Jupiter in your second house favours earning and giving alike, as long as you know the amounts.',
    ],
    [
      'Jupiter in your third house keeps handing you the next thing to learn, and your curiosity is turning out to be a kind of luck.',
      'Jupiter in your third house makes learning easy, so sign up for the course or start the language.',
    ],
    [
      'Jupiter in your fourth house wants more room at the table, and the feeling of home is growing to include people you would not have guessed.',
      'Jupiter in your fourth house is good for moving, extending, inviting and making peace in the family.',
    ],
    [
      'Jupiter in your fifth house is generous with joy, and the only way to waste it is to wait until you have earned it.',
      'Jupiter in your fifth house is good for children, romance and anything that you make with your own hands.',
    ],
    [
      'Jupiter in your sixth house blesses the useful, so a humble habit started in this season can grow into something grand.',
      'Jupiter in your sixth house makes work grow, so say yes to what teaches you something and no to the rest.',
    ],
    [
      'Jupiter in your seventh house brings you teachers dressed as partners, and the good ones will make your world wider instead of smaller.',
      'Jupiter in your seventh house is good for partnerships, and generous terms will come back to you.',
    ],
    [
      'Jupiter in your eighth house rewards trust given wisely, and an old fear is losing its teeth simply because you looked at it.',
      'Jupiter in your eighth house helps with shared plans and deep talks, provided that both sides see the figures.',
    ],
    [
      'Jupiter in your ninth house is where the map unrolls, and a yes to something far away may turn out to be a yes to yourself.',
      'Jupiter in your ninth house is at its best with travel, study and teaching, so give one of them a date.',
    ],
    [
      'Jupiter in your tenth house raises the ceiling over your work, so aim at the thing that you would be proud to fail at.',
      'Jupiter in your tenth house makes your work easier to see, so name the position that you would like to have.',
    ],
    [
      'Jupiter in your eleventh house multiplies friends and plans, and the best of both are the ones that make you brave.',
      'Jupiter in your eleventh house brings you into larger circles, where one good friend is still the point.',
    ],
    [
      'Jupiter in your twelfth house guards you from behind, and help tends to come from a place where you had stopped looking.',
      'Jupiter in your twelfth house makes rest fruitful, and generosity without witnesses does you good.',
    ],
  ],
  saturn: [
    [
      'Saturn in your first house asks you to take yourself seriously without taking yourself heavily, and the posture for that is upright and slightly amused.',
      'Saturn in your first house makes you look responsible, which is useful, and feel responsible for everything, which is optional.',
    ],
    [
      'Saturn in your second house is a slow teacher of worth, and every plain, unglamorous choice is being written down in your favour.',
      'Saturn in your second house rewards a budget, a saving habit and a fair price for your work.',
    ],
    [
      'Saturn in your third house weighs your words, and you are learning that fewer of them, chosen well, hold up more roof.',
      'Saturn in your third house is good for difficult texts, exact wording and promises in writing.',
    ],
    [
      'Saturn in your fourth house is rebuilding the foundations, which is dusty work, and you will be glad of it in every kind of weather.',
      'Saturn in your fourth house asks who takes care of what at home, and a clear answer makes it lighter.',
    ],
    [
      'Saturn in your fifth house takes joy seriously, and he would like you to practise it the way other people practise scales.',
      'Saturn in your fifth house turns talent into skill by practice, twenty minutes at a time.',
    ],
    [
      'Saturn in your sixth house is patient with method, and a small discipline that you keep in a dull week is worth ten grand vows.',
      'Saturn in your sixth house wants fewer tasks, done properly and finished at a fixed hour.',
    ],
    [
      'Saturn in your seventh house asks for grown-up love, the kind with clear terms, short memories and somebody who stays to talk.',
      'Saturn in your seventh house shows which agreements hold, and those are worth renewing.',
    ],
    [
      'Saturn in your eighth house builds trust brick by brick, and there is no shame in asking to see the bricks.',
      'Saturn in your eighth house is for sorting out shared money, old promises and who owes what.',
    ],
    [
      'Saturn in your ninth house tests what you believe, and whatever still stands after the question is properly yours.',
      'Saturn in your ninth house is good for finishing a degree, a long book or an argument with yourself.',
    ],
    [
      'Saturn in your tenth house puts weight on your shoulders and muscle under it, so carry what is yours and put the rest down politely.',
      'Saturn in your tenth house makes progress slow and lasting, so measure it by the year.',
    ],
    [
      'Saturn in your eleventh house thins the guest list, and the friends who remain are the ones you could call at four in the morning.',
      'Saturn in your eleventh house is for the few people you can rely on and the one plan that you share.',
    ],
    [
      'Saturn in your twelfth house is closing an old account in private, and you owe nobody a report until the books are shut.',
      'Saturn in your twelfth house is good for clearing out old duties that nobody remembers giving you.',
    ],
  ],
} as const satisfies Record<string, readonly (readonly string[])[]>;

export type HousePlanet = keyof typeof PLANET_IN_HOUSE;
