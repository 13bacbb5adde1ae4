/**
 * What two planets talk about when they meet, whatever the angle. Keys name the
 * faster planet first, in the order Moon, Sun, Mercury, Venus, Mars … Pluto.
 */
export const PLANET_PAIRS = {
  'moon-sun': [
    'What you need and what you mean to do are comparing diaries, and one of them has been cancelling on the other.',
    'Plans and feelings should meet before you commit, so ask the second about the first.',
    'What you want and what you need are both asking, and it helps to answer one at a time.',
    'Mood and intention are worth comparing before you commit to anything.',
    'Your head has a plan and your stomach has an opinion, so let both of them speak.',
    'What you show and what you feel can be brought a little closer together.',
  ],
  'moon-mercury': [
    'Feeling looks for words and words look for feeling, which makes for good letters and rather long messages.',
    'Your mood has opinions and your mind has moods, so sleep on the clever reply.',
    'Feelings are easier to put into words than usual, so say them while they are small.',
    'You may talk yourself into a mood or out of one, and a second listener helps.',
    'Tell somebody what is on your mind, in the order in which it comes.',
    'Thoughts circle around a feeling; writing it down will straighten them out.',
  ],
  'moon-venus': [
    'Tenderness is on the table, along with something sweet, and either may be offered first.',
    'A wish to be close and a wish to be charming get mixed up here; the first one is the better guide.',
    'Kindness comes naturally, and the simplest form of it will be the one that is remembered.',
    'You want things to be pleasant, so choose company that is.',
    'You like and are liked with little effort, so accept the invitation.',
    'Comfort and beauty do you good, and neither has to be bought.',
  ],
  'moon-mars': [
    'Moods come with an engine attached, so give the energy a job before it picks a quarrel.',
    'A quick sting can hide a plain need, and the need is much easier to answer.',
    'Irritation is usually a wish that has not been said yet, so say the wish.',
    'There is energy behind the feeling; move your body first and write the reply afterwards.',
    'You want it now, and part of it can in fact be had now.',
    'Impatience shows you what matters; the pace is still yours to choose.',
  ],
  'moon-jupiter': [
    'Feelings swell generously, and so might the portions, the promises and the bill for both.',
    'Something in you wants to be kind on a large scale, so begin with whoever is nearest.',
    'Hope is close at hand, and so is the habit of promising too much.',
    'Feelings are generous and want company; let somebody share them.',
    'Good spirits are catching, so take them where they are needed.',
    'It is easy to say yes, and worth saying it to the right thing.',
  ],
  'moon-saturn': [
    'Your heart is cautious here, and one reliable person is better company than a crowd.',
    'A sober mood can be a good builder, as long as you do not mistake it for the weather report of your whole life.',
    'You may feel more responsible than you are, so check which of the worries is yours.',
    'Seriousness is not sadness, and a clear task will show you the difference.',
    'A quiet, steady mood is useful for what has to last.',
    'You may feel a little alone with a duty, and asking for help would halve it.',
  ],
  'moon-uranus': [
    'Routine and restlessness swap seats, so leave an hour unplanned before one unplans itself.',
    'A sudden feeling may be a true one that ran out of patience; hear it out and let it choose the next song.',
    'Expect a change of mood or of plan, and keep one thing steady while the rest moves.',
    'You may need space at short notice; asking for it kindly is enough.',
    'Something small and unexpected can make you feel awake again.',
    'Restlessness is a message; change the place and see whether the mood follows.',
  ],
  'moon-neptune': [
    'Moods turn to mist and music, so believe the kindness and double-check the details.',
    'You may feel more than you can trace, and it is fine to enjoy the tide without naming every drop.',
    'Sympathy runs high and details blur, so leave forms and figures for a clearer hour.',
    'A dreamy mood is good for music and rest, and less good for agreements.',
    'Let music, a film or a long look out of the window do some of the work.',
    'You may sense more than you can explain, so hold it lightly.',
  ],
  'moon-pluto': [
    'A feeling goes to the bottom of the well and comes up with something you had forgotten you dropped.',
    'Small matters may pull on deep strings, so be gentle with any reaction that seems a size too large.',
    'Strong feelings come with an old story attached; you may feel them without telling it again.',
    'Something wants to be felt properly, and ten private minutes will do.',
    'You would rather know than guess, so ask, and ask gently.',
    'Deep water is calm underneath, and a slow breath gets you there.',
  ],
  'sun-mercury': [
    'Your will and your words are close enough to share a coat, so say what you intend and listen to how it sounds.',
    'Clear thought is to be had, provided that you ask one honest outsider whether it is as clear as you think.',
  ],
  'sun-venus': [
    'Purpose and pleasure are walking the same way for once, and you need not apologise to either.',
    'What you love and who you are would like to be seen together, so take them somewhere nice.',
  ],
  'sun-mars': [
    'Will meets drive, which can move mountains or merely the neighbours, depending on where you stand.',
    'You have fuel to spare, and the whole art lies in choosing the road before pressing the pedal.',
  ],
  'sun-jupiter': [
    'Confidence grows, and with it the size of your yes, so leave yourself some room to keep it.',
    'Generosity suits you here, and a little showing off will be forgiven if there is cake.',
  ],
  'sun-saturn': [
    'Ambition shakes hands with the calendar, and what survives the handshake is a real plan.',
    'You may feel examined; answer with the work itself and let somebody else do the adjectives.',
  ],
  'sun-uranus': [
    'The self that you had scheduled and the self that turned up are not the same, and the second is more interesting.',
    'Freedom tugs at your sleeve, so change one rule on purpose before you break three by accident.',
  ],
  'sun-neptune': [
    'Purpose goes soft at the edges, which is lovely for art and trying for forms.',
    'A dream would like to borrow your name, so find out kindly what it wants it for.',
  ],
  'sun-pluto': [
    'Power is the subject, yours and other people’s, and it is best handled with clean hands and the lights on.',
    'Something wants to be finished properly, so that you can stop guarding the place where it was.',
  ],
  'mercury-venus': [
    'Words put on good clothes, so write the message, soften the request and pay the compliment.',
    'Taste and talk go well together, and a pleasant tone will carry a hard point further than you expect.',
  ],
  'mercury-mars': [
    'Thought and temper share a fuse, which gives you a quick wit and the duty to aim it.',
    'A debate may flare, and you can enjoy it if both of you agree on what would count as changing your mind.',
  ],
  'mercury-jupiter': [
    'Details meet the big picture, so the idea is grand and somebody still has to book the room.',
    'Your story is getting longer in the telling, and the true parts are good enough to stand alone.',
  ],
  'mercury-saturn': [
    'Thought slows down and becomes worth quoting, so use it for the page that has to be right.',
    'A careful no is as useful as a yes here, and it takes fewer words than you would think.',
  ],
  'mercury-uranus': [
    'Ideas come in sideways and at speed, so write them down before they start to seem normal.',
    'A sudden insight may look odd in daylight; keep it anyway, since odd is often early.',
  ],
  'mercury-neptune': [
    'Facts and wishes are easily mixed up, so enjoy the poem and reread the small print.',
    'Say less and mean it more, because a good deal will be heard that nobody quite said.',
  ],
  'mercury-pluto': [
    'Questions go deep and do not wipe their feet, so ask only what you are prepared to know.',
    'One well-placed word has more force than a speech, and you have that word already.',
  ],
  'venus-mars': [
    'What you want and how you chase it are finally in the same conversation, and there is some heat in it.',
    'Attraction likes a little friction, so do not smooth away every difference that makes you look twice.',
  ],
  'venus-jupiter': [
    'Pleasure arrives with its whole family, so lay another place and keep one eye on your limits.',
    'Affection is easily given here, and the loveliest sort asks for no receipt.',
  ],
  'venus-saturn': [
    'Love puts on its reading glasses and looks at what is really there, which can be the most romantic thing it does.',
    'Warmth and caution have to share a bench, and a promise that you can keep will please them both.',
  ],
  'venus-uranus': [
    'The heart wants a window open, so surprise someone, or allow yourself to be surprised.',
    'Taste takes a sudden turn; try it on before you buy it, and keep what still delights you in a week.',
  ],
  'venus-neptune': [
    'Romance turns the lights down, so enjoy the glow and remember that it flatters everybody.',
    'You may see the best in someone, and it is a kindness as long as you also see the rest.',
  ],
  'venus-pluto': [
    'Desire speaks in a low voice and does not blink, so find out what it really wants before you hand over the keys.',
    'Affection gets serious, and the honest question is whether you both feel free to leave and glad to stay.',
  ],
  'mars-jupiter': [
    'Drive gets a tailwind, so take on something large and agree beforehand where you will stop.',
    'Boldness pays if it has done its homework; the rest is only noise with good posture.',
  ],
  'mars-saturn': [
    'The accelerator and the brake are both in use, which is tiring until you decide which of them is for what.',
    'Slow force beats quick force here, and an hour of steady effort will outdo a day of pushing.',
  ],
  'mars-uranus': [
    'Impatience finds a shortcut, and you may take it so long as you look both ways.',
    'Something wants to break out, and it does better with a plan than with a bang.',
  ],
  'mars-neptune': [
    'Effort goes underwater, so swim with it: less force, more direction, and an early stop.',
    'You are fighting for a dream or with a fog, and a single plain fact will tell you which.',
  ],
  'mars-pluto': [
    'Strength runs deep and wants a worthy use, for it makes a poor pet and a fine engine.',
    'A contest of wills may not need a winner, only one person with the nerve to change the subject.',
  ],
  'jupiter-saturn': [
    'Growth and restraint draw up a contract, and the clauses you dislike may be the ones that keep it standing.',
  ],
  'jupiter-uranus': [
    'Luck and upheaval are travelling together, and they favour whoever packs lightly.',
  ],
  'jupiter-neptune': [
    'Faith grows tall here, so give it roots by helping one actual person with one actual thing.',
  ],
  'jupiter-pluto': [
    'Big aims and deep motives are in the same room, and it is worth knowing which one invited the other.',
  ],
  'saturn-uranus': [
    'The old rule and the new idea keep interrupting each other, and your own answer will borrow from both.',
  ],
  'saturn-neptune': [
    'Structure and dream lean on one another, so build a small shelf for something that you cannot yet prove.',
  ],
  'saturn-pluto': [
    'Patience and power are doing slow work in the background, the sort that shows its results in years.',
  ],
  'uranus-neptune': [
    'In the background a whole generation is imagining things differently, and you may add a line to the sketch.',
  ],
  'uranus-pluto': [
    'In the background old structures loosen, and you need hold up only the part that is truly yours.',
  ],
  'neptune-pluto': [
    'In the background a long, quiet tide is turning for everybody, and no single day has to keep up with it.',
  ],
} as const satisfies Record<string, readonly string[]>;

export type PlanetPair = keyof typeof PLANET_PAIRS;
