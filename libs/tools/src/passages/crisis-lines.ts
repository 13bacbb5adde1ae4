import type { Fact } from '@cosmic/contracts/readings/readings';

/** Said first, to somebody whose words speak of self-harm. */
const CRISIS_HEARD: readonly string[] = [
  'Before anything else, thank you for writing that down. There is something in your words that matters more than any reading, and it should not be answered with a clever thought.',
  'What you wrote has been heard, and it is worth stopping for. Words like these deserve a person rather than an interpretation, so please read the next lines as if a friend were saying them.',
  'Let us leave the reading aside for today. Your words sound as if things may be very hard just now, and that comes first, long before any picture or any star.',
];

/** Why there is no reading. */
const CRISIS_WAIT: readonly string[] = [
  'The reading can wait, and you can ask for it again at any time; nothing is lost by that.',
  'A page about the sky is the wrong place for this, and you have done nothing wrong by bringing it here.',
  'If these words were only part of a story or a dream, you may smile at the caution; if they are closer than that, then this is meant for you.',
];

/** Tell somebody. */
const CRISIS_TELL: readonly string[] = [
  'Please tell one person today, somebody whom you trust even a little. It does not have to be well put; “I am not doing well, can you stay with me for a bit” is a whole conversation.',
  'Is there one person whom you could ring or sit with this evening? You need not explain it properly, since “it has been bad lately and I do not want to be alone with it” is plenty.',
  'Nobody is meant to carry this alone, and most people would far rather be woken up than not be asked. Choose the easiest one, and begin with “I need to tell you something”.',
];

/** Where trained listeners are found. */
const CRISIS_REACH: readonly string[] = [
  'There are also people whose work it is to listen, free of charge and without judging: findahelpline.com shows the lines in your country, by phone or by chat, and in India Tele-MANAS answers on 14416 or 1800-891-4416. Should you be in danger right now, call the emergency number where you are.',
  'If a stranger would be easier, findahelpline.com lists free helplines country by country, many of them open all night; in India Tele-MANAS can be called on 14416 or 1800-891-4416 at any hour. In an emergency the local emergency number is the right one to call, and nobody will mind.',
  'On findahelpline.com you find free and confidential lines for where you live, with people who have heard such things before and will not be shocked; in India that is Tele-MANAS, 14416 or 1800-891-4416. When it is urgent, please call your local emergency number without waiting.',
];

/** To somebody who is being hurt by another. */
const CRISIS_SAFE: readonly string[] = [
  'If somebody hurts or threatens you, that is not your fault and not yours to bear; the same lines know what to do about it, and your safety comes first.',
  'Should another person be the one who hurts you, nothing you did earned it, and those who answer there help with that as well.',
  'Where the hurt comes from somebody else, you are not to blame, and you may ask the same people for a safe place.',
];

/** Something small and safe for the next hour. */
const CRISIS_SMALL: readonly string[] = [
  'For the next hour nothing large has to be decided. A glass of water, a warm jumper, a room with somebody in it: that is a good enough plan.',
  'Make the next hour small. Put away whatever could hurt you, sit where there is light, and let another person know where you are.',
  'Until then, stay near people if you can, even if it is only a café or the kitchen, and leave every big question for another day.',
];

/** A kind word. */
const CRISIS_BODY: readonly string[] = [
  'Feelings of this weight do change, even when they swear that they never will, and they change sooner when they are shared.',
  'To feel like this is not a weakness and not your fault, and a great many people who have been where you are were later glad that they spoke.',
  'It may not feel so tonight, but what is heavy for one is lighter for two, and there really is a second person to be found.',
];

/** Ends it. */
const CRISIS_CLOSING: readonly string[] = [
  'You are worth that call.',
  'Please make that one call or send that one message, and then come back here whenever you like.',
  'Whoever you are, it is good that you are here.',
];

/** What is shown beside our words, and the paragraphs of them, a choice of passages for each line. */
export interface CrisisLines {
  readonly facts: readonly Fact[];
  readonly words: readonly (readonly (readonly string[])[])[];
}

/** For whoever writes in English. */
export const CRISIS_LINES: CrisisLines = {
  facts: [
    {
      key: 'care',
      label: 'Someone to talk to',
      value:
        'findahelpline.com lists free helplines by country, by phone and by chat, most of them day and night',
    },
    {
      key: 'care-india',
      label: 'In India',
      value: 'Tele-MANAS, free of charge and day and night: 14416 or 1800-891-4416',
    },
  ],
  words: [
    [CRISIS_HEARD, CRISIS_WAIT],
    [CRISIS_TELL, CRISIS_REACH],
    [CRISIS_SAFE, CRISIS_SMALL, CRISIS_BODY, CRISIS_CLOSING],
  ],
};
