import type { SymbolGroup } from '../lexicon';
import type { SymbolKey } from '../symbol-lines';

/** A symbol in a grave dream, where the usual lines would be too light. */
export const SOBER_SYMBOL: Partial<Record<SymbolKey, readonly string[]>> = {
  farewell: [
    'To dream that somebody dies is very common, above all after a loss, and before any other meaning it shows how much somebody, or life itself, matters to you.',
    'Whoever dies in a dream, it is no message about the future; most often it is love and missing, looking for a place to go.',
  ],
  father: [
    'Your father was in it, and whatever lay between you, in this dream he is somebody whom your heart has not put away.',
    'A dream of your father can bring back his voice and his manner very clearly, and it may hurt and comfort at the same time.',
  ],
  mother: [
    'Your mother was in it, and a mother in a hard dream often stands for being held, or for the wish to be.',
    'Dreaming of your mother like this can stir up old tenderness and old worry at once, and both are welcome.',
  ],
  grandparent: [
    'A grandparent in a dream brings a whole childhood along, and missing it is a sign of how good some of it was.',
  ],
  sibling: [
    'Somebody you grew up with was there, and that touches the oldest part of you, the one that shared a room or a name.',
    'A brother or a sister in a hard dream often shows how closely your lives are tied, whatever was said or left unsaid.',
  ],
  child: [
    'A child in danger or in sorrow is among the hardest things to dream, and it shows how much in you wants to protect.',
    'The child in it may be one you love, or the child you were, and both deserve to be comforted first.',
  ],
  baby: [
    'A baby in a dream like this touches what is most helpless and most dear, so be gentle with yourself today.',
  ],
  partner: [
    'The one you love was in it, and a dream of this kind often says nothing but how much you would not want to lose them.',
  ],
  friend: [
    'A friend was in it, and the dream shows that what happens to them happens to you a little as well.',
  ],
  ex: [
    'Somebody you once loved was there, and a dream may open an old door without asking you to go through it.',
  ],
  ghost: [
    'Many people dream that somebody who is gone comes back for a while, and it can be a comfort as well as an ache.',
  ],
  flood: [
    'Water that rises and does not stop is how the mind shows that something is too much, more than one person can hold back.',
    'A flood in a dream is often about feeling overwhelmed, and being overwhelmed is no failing; it is a call for more hands.',
  ],
  wave: [
    'A wave that is larger than you shows a feeling or a task that came all at once, and you did not have to be strong enough for it.',
  ],
  drowning: [
    'Going under, or seeing someone go under, is the picture of having no air left, so ask where you could do with some help to breathe.',
  ],
  water: [
    'Water in a heavy dream stands for what one feels and cannot yet say, and it may rise and fall without harming you.',
  ],
  sea: [
    'The sea in a hard dream is very large, as grief and worry can be, and you are allowed to stand on the shore.',
  ],
  fire: [
    'Fire in a dream can show how quickly something one relies on may change, and it makes sense that this was frightening.',
  ],
  storm: ['A storm in it is the feeling painted large, and like weather it has an end.'],
  tornado: [
    'A whirlwind takes what was in its place, and such a dream often comes when life has been turning too fast.',
  ],
  earthquake: [
    'When the ground itself gives way, one looks for what still holds, and that is a good question for today.',
  ],
  knife: [
    'A blade in somebody’s hand is frightening in any dream, and it shows a threat that felt close, whatever its cause by day.',
    'The knife in this dream made the danger plain, and you did not have to be brave about it.',
  ],
  gun: [
    'A weapon in a dream makes one feel powerless, and that feeling is what deserves your care now.',
  ],
  blood: [
    'Blood in a dream shows that something was hurt, and it need not mean more than that you know what hurt is.',
  ],
  fight: [
    'A fight in it shows two sides that could not stop, and it may help that you can, by day, step away.',
  ],
  chase: [
    'To be chased is to feel that there is no time to turn round and no one to help, so notice who could walk beside you by day.',
    'Being pursued in a dream is one of the commonest fears there is, and it does not mean that you are weak.',
  ],
  hiding: [
    'You had to hide, which is what people do when they need to be safe, and it was sensible.',
  ],
  running: ['You ran, and running was your way of looking after yourself in there.'],
  falling: [
    'Falling is the loss of every hold at once, and the body is right to be shaken by it for a while.',
  ],
  trapped: [
    'Not being able to move or to get out is a very old fear, and on waking it helps to stretch, to stand up and to open a door.',
  ],
  voice: [
    'Having no voice when you need it is a hard thing, and by day you might say one true sentence to somebody who listens.',
  ],
  crying: [
    'The tears in it were yours to cry, and they may go on for a little after waking.',
    'Crying in a dream, or out of one, is not a weakness; it is how the heart sets something down.',
  ],
  stranger: [
    'A stranger who means harm often has no face in dreams, because the fear is about what one does not know.',
  ],
  thief: [
    'Somebody came in and took what was yours, and such a dream can leave one feeling unsafe at home for a morning.',
  ],
  monster: [
    'What came as a monster was fear in its plainest form, and you may leave a light on without being ashamed.',
  ],
  snake: ['The snake in it was frightening to you, and that is all it has to mean today.'],
  wolf: [
    'The wolf followed as worries do, quietly and for a long way, and you need not walk home alone from it.',
  ],
  dog: ['The dog in it touched you, as animals do, straight past all defences.'],
  cat: [
    'The cat in it was a small life to look after, and dreams show through such lives how tender one is.',
  ],
  house: [
    'The house in it is close to the self, and when it is harmed in a dream, something in you asks to feel safe again.',
  ],
  room: ['The room in it is a place inside you as well, and you may decide who comes in.'],
  door: [
    'A door can mean shelter or danger in a dream, and by day you are the one who opens and locks it.',
  ],
  school: [
    'A school in a hard dream often takes one back to a time of being small and having no say, and you are no longer there.',
  ],
  hospital: [
    'A hospital in a dream brings back waiting and worry, and nobody leaves such corridors quite untouched.',
  ],
  doctor: ['A doctor in it may stand for the wish that somebody would know what to do.'],
  police: [
    'The uniforms in it show a wish for help, or a fear of it, and both can come from things one has lived through.',
  ],
  darkness: ['It was dark in there, and darkness makes everything larger than it is.'],
  lost: [
    'Being lost, or losing somebody in a crowd, is the fear of being without one’s people, so let somebody know where you are today.',
  ],
  search: ['You were searching, and that is what love does when it cannot find its place.'],
  car: [
    'A car out of control is a common picture for having no say over where things are going, and you may take that seriously and gently.',
  ],
  breaking: [
    'Something broke in it that should have held, and it is all right to be shaken by that.',
  ],
  late: [
    'Coming too late is one of the sorest feelings in dreams, and it says that you cared, not that you failed.',
  ],
  rescue: [
    'You tried to save somebody, and the trying counts, even though the dream did not let you finish.',
  ],
  waiting: [
    'Waiting without news is a heavy thing, in dreams as well, and you should not have to do it alone.',
  ],
  hand: [
    'Hands in a dream like this show how near somebody came, in care or in threat, and your body remembers the difference.',
  ],
  phone: [
    'A call that does not get through is how dreams show a conversation that one would still like to have.',
  ],
  kiss: ['An embrace in a dream of loss can be as real as one by day, and you may keep it.'],
  invisible: [
    'Nobody saw you in it, and that hurts; by day there is somebody who would want to know.',
  ],
};

/** Any other symbol of its kind. */
export const SOBER_GROUP: Record<SymbolGroup | 'none', readonly string[]> = {
  water: [
    'Water has a part in it, and in heavy dreams it stands for feelings that are larger than words.',
  ],
  sky: [
    'What happened there came from above and all round, as things do that one cannot stop and did not cause.',
  ],
  land: ['The place in it was wide and open, and one can feel very small in such a place.'],
  animals: [
    'An animal was in it, and animals in dreams carry what we feel before we have thought about it.',
  ],
  people: ['There were people in it, and who was there may matter more than what they did.'],
  places: ['The place in it was part of the dream’s mood, and by day you are somewhere else.'],
  body: [
    'Your own body was in the dream, which makes it feel very near, so treat yourself gently today.',
  ],
  things: [
    'Things in a dream like this can hold a feeling, as an object does that somebody left behind.',
  ],
  events: ['What happened in it happened fast, and you did what you could from where you were.'],
  none: ['There is no need to find a symbol in this; what you went through in it is enough.'],
};
