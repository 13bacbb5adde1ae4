import { type MinorArcanum } from './minor-card';

/** Cups from ace to king: water, feeling, love, imagination. */
export const CUPS: readonly MinorArcanum[] = [
  {
    astrology: 'Root of Water',
    keywords: ['new feeling', 'openness', 'compassion'],
    upright:
      'A cup is being offered to you, and it is filled to the very brim. Welcome the feeling that comes with it, whether it is affection, forgiveness or a desire to create. Nobody has to earn what is being given so freely.',
    reversed:
      'The cup is full, although somebody has carefully put a lid on it. Perhaps you are holding back tears or tenderness simply out of habit. Let a little of it escape in a safe place, and everything will begin to flow more easily.',
  },
  {
    astrology: 'Venus in Cancer',
    keywords: ['bond', 'mutual care', 'attraction'],
    upright:
      'Two people are raising their cups to each other and sincerely mean it. Giving and receiving are in beautiful balance here, in love as well as in friendship or work. Express your gratitude aloud, since that is what seals the connection.',
    reversed:
      'The two cups are currently standing at different heights. One of you may be giving more, or quietly waiting for the other to begin. A peaceful conversation about wishes and expectations can bring them back to the same level.',
  },
  {
    astrology: 'Mercury in Cancer',
    keywords: ['friendship', 'celebration', 'support'],
    upright:
      'Friends are dancing in a circle, and one of the places has been left open for you. Gather your favourite people together and celebrate even the smallest victories. Good company lifts the mood in the same way that music does.',
    reversed:
      'You may be feeling outside the circle, or exhausted from belonging to too many of them. A single honest conversation is worth more than three crowded parties. Telephone the friend with whom you are able to be comfortably silent.',
  },
  {
    astrology: 'Moon in Cancer',
    keywords: ['boredom', 'reflection', 'missed offer'],
    upright:
      'You are looking so steadily at three cups that you overlook the fourth. A certain flatness has settled in, and perhaps you are in need of rest rather than novelty. Lift your eyes occasionally, because something friendly is being offered.',
    reversed:
      'Your mood is gradually lifting and your curiosity is beginning to return. Accept one of the invitations that you had left unanswered on the table. Even a very small agreement will be enough to get the current moving again.',
  },
  {
    astrology: 'Mars in Scorpio',
    keywords: ['regret', 'loss', 'what remains'],
    upright:
      'Three of the cups have been spilled, and it is perfectly right to be sad about them. Turn around whenever you feel ready, because two others are still standing behind you. There is a bridge nearby, and it will wait for as long as necessary.',
    reversed:
      'You are slowly beginning to turn towards everything that has remained. Forgiveness, which includes forgiving yourself, makes each of your steps considerably lighter. Take one of the remaining cups with you and cross the bridge.',
  },
  {
    astrology: 'Sun in Scorpio',
    keywords: ['memory', 'kindness', 'innocence'],
    upright:
      'A sweet memory or an old companion is knocking softly at the door. Let it remind you of everything you loved before you learned to be so busy. A simple present, given without any particular reason, carries exactly the same warmth.',
    reversed:
      'Seen from this distance the past looks golden, or it is holding you firmly by the sleeve. Pay it a friendly visit and afterwards return home. Something in your present life would appreciate the same affectionate attention.',
  },
  {
    astrology: 'Venus in Scorpio',
    keywords: ['options', 'fantasy', 'wishful thinking'],
    upright:
      'Seven cups are floating among the clouds, and every one of them glitters invitingly. Dreaming is permitted, as long as it is eventually followed by choosing. Consider which of these possibilities you would still want on a rainy Tuesday.',
    reversed:
      'The mist is thinning out, and one of the possibilities begins to take on weight. Allow all of the others to drift away without any regret. A modest but definite decision will come as an unexpected relief.',
  },
  {
    astrology: 'Saturn in Pisces',
    keywords: ['leaving', 'search', 'honesty'],
    upright:
      'You are walking away from something that is acceptable and nevertheless not enough. Nobody has to be guilty for this to be the right decision. Follow the quiet attraction uphill, and let the moon illuminate the path.',
    reversed:
      'One of your feet would like to leave while the other prefers to stay. There may be something you have not attempted yet, or the empty road seems a little frightening. Decide what would have to change for you to remain here gladly.',
  },
  {
    astrology: 'Jupiter in Pisces',
    keywords: ['contentment', 'wish', 'pleasure'],
    upright:
      'Nine cups are arranged along the shelf behind a thoroughly satisfied smile. One of your wishes is about to be fulfilled, or it happened quietly while you were looking elsewhere. Enjoy it without any hurry, and offer a glass to your neighbour.',
    reversed:
      "You have plenty of everything, and still it tastes of very little. Maybe the original wish was somebody else's idea of happiness. Discover what you are genuinely thirsty for, and begin with a single mouthful of it.",
  },
  {
    astrology: 'Mars in Pisces',
    keywords: ['harmony', 'family', 'belonging'],
    upright:
      'A rainbow is standing over the house, and everybody has come home. This is affection made ordinary and daily, which is probably its finest form. Take the photograph if you like, then put the camera away and be part of the picture.',
    reversed:
      'The picture and the actual mood do not completely agree with each other. Tension at home may be waiting for somebody to speak first and to speak gently. Families of every description are mended by remarkably small gestures.',
  },
  {
    astrology: 'Earth of Water',
    keywords: ['sensitivity', 'surprise', 'imagination'],
    upright:
      'A fish is looking out of the cup and would evidently like to have a conversation. Take unusual ideas and tender feelings seriously for the duration of this day. A sense of wonder suits you, and it could bring a delightful message.',
    reversed:
      'Emotions are splashing over the rim, or they are hidden behind a clever joke. Write about them or paint them before you present them to anybody else. Once you know their shape, they will make a far better gift.',
  },
  {
    astrology: 'Fire of Water',
    keywords: ['romance', 'invitation', 'idealism'],
    upright:
      'A rider is approaching slowly, careful not to spill a single drop. You may expect an invitation, or else make one that comes directly from the heart. Beauty combined with sincerity is the key that opens this particular door.',
    reversed:
      'The poem is certainly lovely, while the plan remains extremely vague. Watch out for promises that depend on the mood alone, including your own. Add one practical detail, and see whether the feeling is still there afterwards.',
  },
  {
    astrology: 'Water of Water',
    keywords: ['empathy', 'intuition', 'calm'],
    upright:
      'She is holding a covered cup and listening to it with complete attention. Your sense of what others are feeling is strong at present and deserves your confidence. Offer comfort without taking over, and keep a quiet place that is reserved for you.',
    reversed:
      'You may have absorbed more emotion than could possibly be your own. Ask of every feeling to whom it actually belongs. Afterwards rinse your hands, go outside for a while, and return to your own side of the river.',
  },
  {
    astrology: 'Air of Water',
    keywords: ['composure', 'tact', 'wise care'],
    upright:
      'Although the sea is rough, he remains seated in perfect composure. You are able to feel things deeply and still choose your words with care. Be the peaceful person in the room, and others will remember how to be calm themselves.',
    reversed:
      'The surface is completely smooth, while something underneath it is churning. Holding everything inside will cost you a considerable amount of strength. Describe to one trusted person what the water is really like.',
  },
];
