import type { ToolSummary, ToolWords } from '@cosmic/contracts/tools';
import { toolsStrings } from './tools.strings';

const { reveal: submit, busy, failed, notMade } = toolsStrings.form;

interface Words extends ToolWords {
  submit: string;
  busy: string;
  failed: string;
  /** The short message, where it names what was to be made. */
  failedToast?: string;
}

/** The words of a tool's page, its own where it has any. */
export function wordsOf({ noun, words }: Pick<ToolSummary, 'noun' | 'words'>): Words {
  const failedToast = noun && notMade(noun);
  return { submit, busy, failed, ...(failedToast && { failedToast }), ...words };
}
