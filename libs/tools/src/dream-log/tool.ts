import { z } from 'zod';
import { language } from '../fields/language';
import { longText, optionalLongText } from '../fields/text';
import { defineTool } from '../tool';

/** What two or three dreams have in common, and what changes from one to the next. */
export const dreamLog = defineTool({
  slug: 'dream-log',
  readingType: 'dreamLog',
  name: 'Dream Log Review',
  icon: 'book',
  description:
    'What your last dreams share, what is new, and how the mood moves from one to the next.',
  category: 'Lifestyle Integration',
  premium: true,
  incomplete: 'Please describe at least two dreams',
  noun: 'dream log review',
  params: z.strictObject({
    dream1: longText({ label: 'First dream', hint: 'The oldest of them', max: 2000 }),
    dream2: longText({ label: 'Second dream', max: 2000 }),
    dream3: optionalLongText({ label: 'Third dream', hint: 'Optional; the latest', max: 2000 }),
    language: language(),
  }),
});
