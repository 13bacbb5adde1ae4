import type { Brief } from '@cosmic/narrator/narrator';
import type { ParamsOf } from '../tool';
import type { ReminderFacts } from './facts';
import type { moonReminder } from './tool';
import { WORDS } from './words';

/** What a model is asked for a reminder. */
export function brief(params: ParamsOf<typeof moonReminder>, { language }: ReminderFacts): Brief {
  return {
    language,
    task: [
      'Write a reminder of the next time of the moon phase in the facts, for somebody of the sign in the facts.',
      'Give its date, its minute where the facts have it by the reader’s clock, and how far off it is; say what the sign and the house in which it falls ask for, and name one thing to write down beside the date.',
      'Then give a small plan: two days before where the facts have that day, the day itself, and the day after, one modest and concrete thing for each.',
      'Mention where the Moon is today. Suggest, never command, and promise no effect.',
    ].join(' '),
    voice: 'Practical, warm and lightly amused, like a friend who keeps a good calendar.',
    minWords: WORDS[language].minWords,
    maxWords: 340,
    userInput: { moonPhase: params.moonPhase, sign: params.sign },
  };
}
