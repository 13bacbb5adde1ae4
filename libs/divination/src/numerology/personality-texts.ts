import { type NumerologyNumber } from './reduction';

/** The consonants: what others meet first. */
export const PERSONALITY_TEXTS: Readonly<Record<NumerologyNumber, string>> = {
  1: 'People meet someone who walks in as if there were a reason to be there. You look decided, even on days when you are making it up as you go. Others may hand you the lead before you have asked for it. A question and a smile at the start show them that there is room beside you.',
  2: 'People meet someone soft-spoken who remembers their name. You look approachable, and strangers tell you things on trains. Some may mistake your tact for having no opinion. Let one clear preference be seen early, and they will respect the kindness as the choice it is.',
  3: 'People meet a bright face and a good story. You seem at ease in company, quick with a joke and dressed with some wit. Not everybody guesses that you think hard about things. Now and then let the laughter pause, and they will find the depth under the sparkle.',
  4: 'People meet someone they would trust with the keys. You come across as calm, neat and down to earth, with little taste for show. At first this can look stern. A touch of colour or a confession about your worst kitchen disaster warms the room at once.',
  5: 'People meet a lively pair of eyes and a suitcase that never seems quite unpacked. You look young at any age, and your curiosity is catching. Some will wonder whether you mean to stay. Keep one small promise quickly, and they relax into the adventure.',
  6: 'People meet warmth. You look like someone who has plasters, snacks and good advice in the bag, and children and dogs tend to agree. Others may lean on you before they know you. A friendly limit, said early, lets them see the person behind the comfort.',
  7: 'People meet a thoughtful gaze and a bit of mystery. You seem to be listening to something further off, and you rarely fill a silence just to fill it. That can look like distance. Offer one small fact about yourself, and the curious will be grateful for the bridge.',
  8: 'People meet somebody who seems to know what things cost and how to get them done. You carry yourself well, and your handshake sounds like a decision. A few may feel measured. Praise something small and sincere, and your strength starts to feel like shelter.',
  9: 'People meet grace with a wide horizon. You look as if you had friends in many places, and you treat the waiter and the director alike. From outside you may seem a little out of reach. Sit down, ask an everyday question, and your warmth does the rest.',
  11: 'People meet someone slightly electric. There is a gleam about you, as if a good idea had just crossed your mind, and it makes others lean in. On tense days they may feel that voltage too. Slow your breath before you enter, and what reaches them is light.',
  22: 'People meet a quiet kind of authority. You look capable of more than you mention, and in a muddle the eyes of the group drift your way. It can make you seem older than you are. Let them see you enjoy something silly, and they will follow you with pleasure.',
  33: 'People meet a presence that makes them gentler. You seem to have time, and in your company many say what they had not planned to say. They may take you for endlessly patient. Show a little temper over a lost sock, and they will love you as a person and not as a saint.',
};
